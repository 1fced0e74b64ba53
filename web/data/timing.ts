/** How patient a browser is, in milliseconds (S9.7). */
export const timing = {
  /** For the answer to one request. */
  network: 30_000,
  /** Until a first screen without an answer says that there is no connection. */
  onlineState: 10_000,
  /**
   * Before something that failed is tried again: longer each time, and up to `spread` times as long
   * by chance, so that all the tabs of a server that comes back do not come to it at once.
   */
  backoff: { first: 1_000, factor: 1.5, spread: 3, longest: 60_000 },
  /** So long before its session ends a page that stays open has it prolonged. */
  sessionRefresh: 5 * 60_000,
} as const

/** The waits of one thing that is tried again and again (S9.7). */
export function createBackoff() {
  const { first, factor, spread, longest } = timing.backoff
  let shortest: number = first
  return {
    /** The wait before the next attempt. */
    next: (): number => {
      const wait = shortest * (1 + Math.random() * (spread - 1))
      shortest = Math.min(shortest * factor, longest / spread)
      return wait
    },
    /** It has succeeded: the next failure is a first one. */
    reset: () => {
      shortest = first
    },
  }
}
