import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds of work, and then as long as all turns of somebody take who opens the application. */
const [work, pause] = [0.5, 1]

/**
 * Pauses whenever there was enough work since the last pause: for what goes through all weeks of a family.
 * On the built-in database whoever writes waits for its end. So where others make each pause long, work
 * goes on for half as long before the next one: it has a third of the time, whatever they do (A81).
 */
export function breather(): () => Promise<void> {
  let [began, enough] = [performance.now(), work]
  return async () => {
    const paused = performance.now()
    if (paused - began < enough) return
    await sleep(pause)
    began = performance.now()
    enough = Math.max(work, (began - paused) / 2)
  }
}
