import type { Log } from './log.ts'

export type Background = {
  /** Starts work whose end nobody waits for; its failure is logged. */
  start: (work: () => Promise<unknown>) => void
  /** Resolves once all that was started has ended. */
  idle: () => Promise<void>
}

/** Not before the answer is on its way: also the first steps would be felt in it. */
const answered = () => new Promise((resolve) => setImmediate(resolve))

/** Work beside the answers: so that how long an answer takes tells nothing of what is stored. */
export function backgroundWork(log: Log): Background {
  const running = new Set<Promise<unknown>>()
  const start = (work: () => Promise<unknown>) => {
    const one = answered()
      .then(work)
      .catch((error: unknown) => log.error('background.failed', error))
      .finally(() => running.delete(one))
    running.add(one)
  }
  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return { start, idle }
}
