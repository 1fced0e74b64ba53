import type { HeardPresence } from '#core/contract/presence.ts'
import { limits } from '#core/limits.ts'
import { hear } from './company.ts'
import { noteAnswer } from './reachable.ts'

/** After two beats that did not come, in milliseconds, a stream has broken without a word. */
const silence = limits.streamBeatSeconds * 2_500

export type Hint = { sprintId: string | null; version: number }

/** What a stream tells. `place` is one in the family's log: the next stream goes on from there. */
interface Listener {
  opened: (place: string) => void
  /** It has held for a while. */
  beat: () => void
  changed: (place: string, hint: Hint) => void
  /** More has changed than was told. */
  missed: (place: string) => void
  /** It is over, in whatever way; `wasOpen` where anything came through at all. */
  broke: (wasOpen: boolean) => void
}

/** Opens one stream of a family's events; gives the way to close it. */
export function openStream(path: string, listener: Listener): () => void {
  const source = new EventSource(path)
  let wasOpen = false
  let silent: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(silent)
    source.close()
  }
  const end = () => {
    close() // or the browser would open it again by itself, without our waits
    listener.broke(wasOpen)
  }
  const expectMore = () => {
    clearTimeout(silent)
    silent = setTimeout(end, silence)
  }
  const on = (name: string, work: (event: MessageEvent<string>) => void) =>
    source.addEventListener(name, (event: MessageEvent<string>) => {
      wasOpen = true
      expectMore()
      work(event)
    })
  on('hello', ({ lastEventId }) => {
    noteAnswer(200)
    listener.opened(lastEventId)
  })
  on('beat', listener.beat)
  on('change', ({ lastEventId, data }) => listener.changed(lastEventId, JSON.parse(data) as Hint))
  on('resync', ({ lastEventId }) => listener.missed(lastEventId))
  on('presence', ({ data }) => hear(JSON.parse(data) as HeardPresence))
  source.addEventListener('error', end)
  expectMore()
  return close
}
