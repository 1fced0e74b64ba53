import type { Context } from 'hono'
import { socketOf } from '#server/http/incoming.ts'

/** Milliseconds between two pieces of what nobody wants to read. */
const pause = 100

/**
 * Takes what still comes of a refused body slowly. Its connection ends half a second after the answer;
 * until then a sender as fast as the line would cost everybody else time, for nothing (A57).
 */
export function takeSlowly(c: Context): void {
  const { incoming } = socketOf(c)
  if (!incoming || incoming.complete) return
  incoming.on('data', () => {
    incoming.pause()
    setTimeout(() => incoming.resume(), pause).unref()
  })
}
