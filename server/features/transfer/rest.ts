import { setTimeout as sleep } from 'node:timers/promises'

/** Rests seven times as long as the work since then took: others have the server to themselves. */
export const restSince = (began: number) => sleep(7 * (performance.now() - began))
