import { limits } from '#core/limits.ts'
import { noteAnswer } from './api.ts'
import { keysOf } from '#core/lib/typed-objects.ts'

/** Milliseconds in which two heartbeats should have come: a stream without one is taken for broken. */
const silence = limits.streamBeatSeconds * 2_500

/** What to do with the data of each kind of event. */
type Handlers<Events> = { [Name in keyof Events & string]: (data: Events[Name]) => void }

/**
 * Opens one stream of server-sent events; returns the function that closes it. `broke` is called once, when
 * the stream is over for any reason; `wasOpen` says whether anything came through.
 */
export function openEvents<Events>(
  path: string,
  handlers: Handlers<Events>,
  broke: (wasOpen: boolean) => void,
): () => void {
  const source = new EventSource(path)
  let wasOpen = false
  let silent: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(silent)
    source.close()
  }
  const end = () => {
    close() // The browser would else open it again by itself, without our waits.
    broke(wasOpen)
  }
  const expectMore = () => {
    clearTimeout(silent)
    silent = setTimeout(end, silence)
  }
  const on = <Name extends keyof Events & string>(name: Name) =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      wasOpen = true
      noteAnswer(200)
      expectMore()
      // Our own server's, and of our version of it, as every answer: no schema is loaded to read them.
      handlers[name](JSON.parse(data) as Events[Name])
    })
  for (const name of keysOf(handlers)) on(name)
  source.addEventListener('error', end)
  expectMore()
  return close
}
