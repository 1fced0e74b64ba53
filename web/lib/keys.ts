import { deviceStorage } from './safe-storage.ts'

/** Single keys that press something; on until somebody turns them off, for this device alone (WCAG 2.1.4). */
const kept = 'keys-off'

export const keysAreOn = (): boolean => deviceStorage().getItem(kept) === null

export function chooseKeys(on: boolean): void {
  if (on) deviceStorage().removeItem(kept)
  else deviceStorage().setItem(kept, 'yes')
}
