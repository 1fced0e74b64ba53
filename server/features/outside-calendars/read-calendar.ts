import { Refusal } from '#core/refusal.ts'
import { fairQueue } from '#server/platform/fair-queue.ts'
import { startThread } from '#server/platform/program.ts'
import type { Kept, ReadEvent } from './calendar-events.ts'

/** A calendar’s text in UTF-8, and what is kept of it. */
export type Task = Kept & { bytes: Uint8Array<ArrayBuffer> }

const source = new URL('calendar-worker.ts', import.meta.url)

/** Megabytes; what is still bytes does not count. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }
/**
 * Milliseconds of a core; the largest that are sensible take one. Not of the clock: on a machine that
 * does much else beside, a sensible calendar takes longer.
 */
const processorBudget = 5_000
/** Milliseconds of the clock, where even so nothing comes. */
const timeout = 30_000

/** Two at a time, one of a family: whoever has calendars that take long waits for nobody but themselves (A87). */
const queue = fairQueue({
  places: 2,
  each: { family: 1 },
  waiting: { each: 12, all: 64 },
  refusal: () =>
    new Refusal(
      'unavailable',
      { retryAfter: 30 },
      'Many calendars are being read right now. Please try again in a minute.',
    ),
})

/**
 * What is in a calendar, null where it is none or takes more time or memory than any sensible one. It is
 * read in a thread that it brings along: whoever writes a rule without an end stops nobody but it.
 * `isAwaited`: somebody sits there and waits for it.
 */
export function readCalendar(
  task: Task,
  { family, isAwaited }: { family: string; isAwaited: boolean },
): Promise<ReadEvent[] | null> {
  return queue.run({ family }, () => inThread(task), { isKnown: isAwaited })
}

async function inThread({ bytes, ...kept }: Task): Promise<ReadEvent[] | null> {
  const worker = startThread('calendar-worker', source, { resourceLimits })
  const { promise, resolve } = Promise.withResolvers<ReadEvent[] | null>()
  const timer = setTimeout(() => resolve(null), timeout)
  const meter = setInterval(() => {
    // Of a thread that has just ended there is nothing to know.
    worker.cpuUsage().then(
      ({ user, system }) => user + system > processorBudget * 1_000 && resolve(null),
      () => undefined,
    )
  }, 250)
  // Out of memory, or out of its depth.
  worker.on('error', () => resolve(null))
  worker.on('exit', () => resolve(null))
  worker.on('message', resolve)
  try {
    worker.postMessage({ bytes, ...kept }, [bytes.buffer])
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(meter)
    await worker.terminate()
  }
}
