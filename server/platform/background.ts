import type { Log } from './log.ts'

export type Background = {
  /** Starts work that no answer waits for; a failure is logged. */
  start: (work: () => Promise<unknown>) => void
  /** Resolves once all that was started has ended. */
  idle: () => Promise<void>
}

/** Begins after the answer was sent, or its first steps would delay it. */
const answered = () => new Promise((resolve) => setImmediate(resolve))

/** Work after the answer, so that the time of an answer tells nothing of what is stored. */
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
