import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { deleteExpired } from '#server/store/expired.ts'
import type { Database } from '#server/store/schema.ts'

type Options = {
  db: Database
  clock: Clock
  log: Log
  /** What else is due once an hour. */
  also?: () => Promise<void>
}

const hour = 60 * 60_000

/**
 * Deletes what has expired, once an hour until stopped; every use checks the time itself, so this is
 * for the space alone. `stop` waits for a sweep that runs.
 */
export function startSweeper({ db, clock, log, also }: Options): { stop: () => Promise<void> } {
  let running = Promise.resolve()
  const sweep = () => {
    running = deleteExpired(db, clock())
      .then(also)
      .catch((error: unknown) => log.error('sweep.failed', error))
  }
  const timer = setInterval(sweep, hour)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
