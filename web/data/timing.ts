/** How patient a browser is, in milliseconds (S9.7). */
export const timing = {
  /** For the answer to one request. */
  network: 30_000,
  /** Until a first screen without an answer says that there is no connection. */
  onlineState: 10_000,
  /** Before a broken stream is tried again: longer each time. */
  backoff: { first: 1_000, factor: 1.5, longest: 60_000 },
  /** So long before its session ends a page that stays open has it prolonged. */
  sessionRefresh: 5 * 60_000,
} as const

/** The wait after this one. */
export function nextWait(wait: number): number {
  return Math.min(wait * timing.backoff.factor, timing.backoff.longest)
}
