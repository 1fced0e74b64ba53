import { limits } from '#core/limits.ts'
import { noteAnswer } from './api.ts'
import { keysOf } from '#core/lib/typed-objects.ts'

/** After two beats that did not come, in milliseconds, a stream has broken without a word. */
const silence = limits.streamBeatSeconds * 2_500

/** What to do with the data of each kind of event. */
type Handlers<Told> = { [Name in keyof Told & string]: (told: Told[Name]) => void }

/**
 * Opens one stream of server-sent events; gives the way to close it. `broke` is called once when it is
 * over, in whatever way; `wasOpen` where anything came through at all.
 */
export function openEvents<Told>(
  path: string,
  handlers: Handlers<Told>,
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
    close() // or the browser would open it again by itself, without our waits
    broke(wasOpen)
  }
  const expectMore = () => {
    clearTimeout(silent)
    silent = setTimeout(end, silence)
  }
  const on = <Name extends keyof Told & string>(name: Name) =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      wasOpen = true
      noteAnswer(200)
      expectMore()
      // Our own server's, and of our version of it, as every answer: no schema is loaded to read them.
      handlers[name](JSON.parse(data) as Told[Name])
    })
  for (const name of keysOf(handlers)) on(name)
  source.addEventListener('error', end)
  expectMore()
  return close
}
