import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds of work, and then as long as all turns of somebody take who opens the application. */
const [work, pause] = [0.5, 1]

/** Pauses whenever there was enough work since the last pause: for what goes through all weeks of a family. */
export function breather(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < work) return
    await sleep(pause)
    began = performance.now()
  }
}
