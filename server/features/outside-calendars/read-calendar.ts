import { startThread } from '#server/platform/program.ts'
import type { Kept, ReadEvent } from './calendar-events.ts'

/** A calendar’s text in UTF-8, and what is kept of it. */
export type Task = Kept & { bytes: Uint8Array<ArrayBuffer> }

const source = new URL('calendar-worker.ts', import.meta.url)

/** Megabytes; what is still bytes does not count. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }
/** Milliseconds; the largest that are sensible take one. */
const patience = 5_000

/** The one that is being read: however many come at once, they take one core, and seldom. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * What is in a calendar, null where it is none or takes more time or memory than any sensible one. It is
 * read in a thread that it brings along: whoever writes a rule without an end stops nobody but it.
 */
export function readCalendar(task: Task): Promise<ReadEvent[] | null> {
  const reading = turn.then(() => inThread(task))
  turn = reading.catch(() => undefined) // A thread that could not begin ends nobody else's.
  return reading
}

async function inThread({ bytes, ...kept }: Task): Promise<ReadEvent[] | null> {
  const worker = startThread('calendar-worker', source, { resourceLimits })
  const { promise, resolve } = Promise.withResolvers<ReadEvent[] | null>()
  const timer = setTimeout(() => resolve(null), patience)
  // Out of memory, or out of its depth.
  worker.on('error', () => resolve(null))
  worker.on('exit', () => resolve(null))
  worker.on('message', resolve)
  try {
    worker.postMessage({ bytes, ...kept }, [bytes.buffer])
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
