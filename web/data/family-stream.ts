import type { LogEntry } from '#core/contract/log.ts'
import type { HeardPresence } from '#core/contract/presence.ts'
import { limits } from '#core/limits.ts'
import { noteAnswer } from './api.ts'

/** After two beats that did not come, in milliseconds, a stream has broken without a word. */
const silence = limits.streamBeatSeconds * 2_500

export type Hello = { rules: number; now: string }

/** What the data of each kind of event says. */
type Told = {
  hello: Hello
  beat: 0
  change: LogEntry
  resync: unknown
  presence: HeardPresence
}

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
  const on = <Name extends keyof Told>(name: Name, work: (told: Told[Name]) => void) =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      wasOpen = true
      expectMore()
      // Our own server's, and of our version of it, as every answer: no schema is loaded to read them.
      work(JSON.parse(data) as Told[Name])
    })
  on('hello', (hello) => {
    noteAnswer(200)
    listener.opened(hello)
  })
  on('beat', listener.beat)
  on('change', listener.changed)
  on('resync', listener.missed)
  on('presence', listener.present)
  source.addEventListener('error', end)
  expectMore()
  return close
}
