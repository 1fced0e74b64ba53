import type { LogEntry } from '#core/contract/log.ts'
import type { HeardPresence } from '#core/contract/presence.ts'
import { limits } from '#core/limits.ts'
import { noteAnswer } from './api.ts'

/** After two beats that did not come, in milliseconds, a stream has broken without a word. */
const silence = limits.streamBeatSeconds * 2_500

export type Hello = { rules: number; now: string }

/** What a stream tells. */
interface Listener {
  opened: (hello: Hello) => void
  /** It has held for a while. */
  beat: () => void
  changed: (entry: LogEntry) => void
  /** More has changed than was told, or the log is another one. */
  missed: () => void
  /** Somebody has something open. */
  present: (presence: HeardPresence) => void
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
  on('hello', ({ data }) => {
    noteAnswer(200)
    listener.opened(JSON.parse(data) as Hello)
  })
  on('beat', listener.beat)
  on('change', ({ data }) => listener.changed(JSON.parse(data) as LogEntry))
  on('resync', listener.missed)
  on('presence', ({ data }) => listener.present(JSON.parse(data) as HeardPresence))
  source.addEventListener('error', end)
  expectMore()
  return close
}
