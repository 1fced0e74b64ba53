import { OfflineError } from './api.ts'
import { timing } from './timing.ts'

/** Fails when the first screen has waited long enough; an answer that comes later counts all the same. */
export function noConnection(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new OfflineError()), timing.onlineState)
  })
}
