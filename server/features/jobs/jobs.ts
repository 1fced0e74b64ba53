import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { finishJob, takeJob } from '#server/store/jobs.ts'
import type { Database } from '#server/store/schema.ts'

/** Something to be done every so many milliseconds, once for all servers on a database. */
export type Job = { name: string; every: number; run: () => Promise<unknown> }

type Options = { db: Database; clock: Clock; log: Log; jobs: Job[] }

const minute = 60_000
export const hour = 60 * minute
/** How long a server has a job to itself; one that failed, or lost its server, is tried after it. */
const lease = 15 * minute

/**
 * Looks once a minute for jobs that are due, until stopped; of several servers the one that looks
 * first does them. `stop` waits for a job that runs.
 */
export function startJobs(options: Options): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null
  const look = () => {
    running ??= doDueJobs(options).finally(() => {
      running = null
    })
  }
  const timer = setInterval(look, minute)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Does what is due, one after the other; a failure is logged and holds up no other job. */
export async function doDueJobs({ db, clock, log, jobs }: Options): Promise<void> {
  for (const { name, every, run } of jobs) {
    try {
      const now = clock()
      const leaseUntil = later(now, lease)
      if (!(await takeJob(db, { name, now, leaseUntil }))) continue
      await run()
      await finishJob(db, { name, leaseUntil, dueAt: later(now, every) })
    } catch (error) {
      log.error('job.failed', error, { job: name })
    }
  }
}
