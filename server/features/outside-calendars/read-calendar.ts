import { manyCalendars } from '#server/http/queues.ts'
import { fairQueue } from '#server/platform/fair-queue.ts'
import { startThread } from '#server/platform/program.ts'
import { calendarBudget } from './calendar-budget.ts'
import type { Found, Kept } from './calendar-events.ts'
import type { CalendarBytes } from './calendar-text.ts'

/** A calendar as it came, by itself or in the XML of a server, and what is kept of it. */
export type Task = Kept & CalendarBytes & { form: 'calendar' | 'multistatus' }

const source = new URL('calendar-worker.ts', import.meta.url)

/** Megabytes; what is still bytes does not count. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

/** Two at a time, one of a family: whoever has calendars that take long waits for nobody but themselves (A87). */
const queue = fairQueue({
  places: 2,
  each: { family: 1 },
  waiting: { each: 12, all: 64 },
  refusal: manyCalendars,
})

/**
 * What is in a calendar; it counts as none where it takes more time or memory than any sensible one. It is
 * read in a thread that it brings along: whoever writes a rule without an end stops nobody but it.
 * `isAwaited`: somebody sits there and waits for it.
 */
export function readCalendar(
  task: Task,
  { family, isAwaited }: { family: string; isAwaited: boolean },
): Promise<Found> {
  return queue.run({ family }, () => inThread(task), { isKnown: isAwaited })
}

async function inThread({ bytes, ...rest }: Task): Promise<Found> {
  const worker = startThread('calendar-worker', source, { resourceLimits })
  const { promise, resolve } = Promise.withResolvers<Found>()
  const timer = setTimeout(() => resolve('no-calendar'), calendarBudget.clock)
  const meter = setInterval(() => {
    // Of a thread that has just ended there is nothing to know.
    worker.cpuUsage().then(
      ({ user, system }) =>
        user + system > calendarBudget.processor * 1_000 && resolve('no-calendar'),
      () => undefined,
    )
  }, 250)
  // Out of memory, or out of its depth.
  worker.on('error', () => resolve('no-calendar'))
  worker.on('exit', () => resolve('no-calendar'))
  worker.on('message', resolve)
  try {
    worker.postMessage({ bytes, ...rest }, [bytes.buffer])
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(meter)
    await worker.terminate()
  }
}
