import { setTimeout as sleep } from 'node:timers/promises'

/** Rests so many times as long as the work since then took: others have the server to themselves. */
export const throttleSince = (began: number, times = 14) =>
  sleep(times * (performance.now() - began))
