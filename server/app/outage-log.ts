import { Refusal } from '#core/refusal.ts'
import type { Log } from '#server/platform/log.ts'
import { isStorageFull, isUnavailable } from '#server/store/failures.ts'

/** What fails while the database is away. The same failures of a mail server or another site are their own. */
const events = new Set([
  'request.failed',
  'limit.failed',
  'live.failed',
  'job.failed',
  'mail.worker',
  'background.failed',
])

/** A full disk is told so often, in milliseconds, whoever meets it. */
const fullDiskEvery = 60_000

/** So often the database is asked whether it is there again, in milliseconds. */
const usualPause = 1_000

type Options = { log: Log; ask: () => Promise<unknown>; pause?: number }

/**
 * A log in which an outage of the database has two lines (H14): the first failure in full, and
 * "database.back" once it answers, with how long that took and how many more failures there were. A
 * full disk is as below.
 */
export function outageLog({ ask, pause = usualPause, ...options }: Options): Log {
  const log = fullDiskLog(options.log)
  let outage: { since: number; untold: number } | null = null

  /** A failure that was over at once was no outage. */
  const follow = async (begun: NonNullable<typeof outage>) => {
    const isBack = () =>
      ask().then(
        () => true,
        () => false,
      )
    let tries = 0
    for (; !(await isBack()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
    }
    outage = null
    if (tries === 0 && begun.untold === 0) return
    const seconds = Math.round((performance.now() - begun.since) / 1_000)
    log.info('database.back', { seconds, untold: begun.untold })
  }

  const isOfOutage = (event: string, error: unknown) =>
    events.has(event) &&
    (isUnavailable(error) || (error instanceof Refusal && error.code === 'unavailable'))

  return {
    info: log.info,
    error: (event, error, fields) => {
      if (!isOfOutage(event, error)) return log.error(event, error, fields)
      if (outage) {
        outage.untold += 1
        return
      }
      log.error(event, error, fields)
      outage = { since: performance.now(), untold: 0 }
      void follow(outage)
    },
  }
}

/**
 * A log in which a full disk, which every request and every loop meets again and again, is a line a
 * minute: "storage-full". The log may lie on the same disk.
 */
export function fullDiskLog(log: Log): Log {
  let fullAt = -Infinity
  return {
    info: log.info,
    error: (event, error, fields) => {
      if (!isStorageFull(error)) return log.error(event, error, fields)
      if (performance.now() - fullAt < fullDiskEvery) return
      fullAt = performance.now()
      log.error('storage-full', error, fields)
    },
  }
}
