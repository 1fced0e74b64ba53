import { setImmediate as breath } from 'node:timers/promises'
import { beginInTurns } from '#server/http/begin-in-turns.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { moveOn, readDueReminders, type Reminded } from '#server/store/reminders.ts'
import type { Database } from '#server/store/schema.ts'
import { remind } from './remind.ts'

type Options = { db: Database; clock: Clock; log: Log }

const second = 1_000
const lookEvery = 2 * second
/** So many people are read at once: at half past six everybody has their stand-up. */
const batch = 50
/** So many have a transaction each that share a commit, which on SQLite is what takes long. */
const together = 5
/** Of a family one in each turn: all of its weeks are gone through for each, and others ask meanwhile (A81). */
const inTurns = beginInTurns({ each: 1 })
/** Whoever could not be looked at is looked at again after so long, and holds up nobody. */
const afterFailure = 15 * second

/** Looks at everybody whose moment has come, until nobody is left. `queued` is told of what to send. */
export async function remindDue(options: Options, queued?: () => void): Promise<void> {
  const { db, clock } = options
  for (;;) {
    const people = await readDueReminders(db, { now: clock(), limit: batch })
    for (let first = 0; first < people.length; first += together) {
      const some = people.slice(first, first + together)
      const found = await Promise.all(some.map((person) => remindSafely(options, person)))
      if (found.includes(true)) queued?.()
      await breath() // Other requests come first.
    }
    if (people.length < batch) return
  }
}

async function remindSafely({ db, clock, log }: Options, person: Reminded): Promise<boolean> {
  await inTurns(person.user.familyId)
  const now = clock()
  try {
    return await remind(db, person, now)
  } catch (error) {
    log.error('reminder.failed', error)
    const { lookedAt, state } = person
    await moveOn(db, person, { lookedAt, state, lookAt: later(now, afterFailure) })
    return false
  }
}

/** Looks every few seconds until stopped; `stop` waits for whom it is about. */
export function startReminderLoop(
  options: Options,
  queued: () => void,
): { stop: () => Promise<void> } {
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= remindDue(options, queued)
      .catch((error: unknown) => options.log.error('reminder.loop', error))
      .finally(() => {
        looking = null
      })
  }, lookEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
