import type { SealedLetter } from '#core/contract/letter.ts'
import { isFields } from '#core/domain/typed-objects.ts'
import { deviceStorage, parsedJson } from '#web/lib/safe-storage.ts'

const key = 'letters'
const lettersAtMost = 200

type Kept = { of: string; at: number; letters: SealedLetter[] }

/** Which letters waited in this family when the server said so last, and when (milliseconds). */
export function keptLetters(familyId: string): Kept | undefined {
  const kept = parsedJson(deviceStorage().getItem(key), isKept)
  return kept?.of === familyId ? kept : undefined
}

const isKept = (found: unknown): found is Kept =>
  isFields(found) && typeof found['at'] === 'number' && Array.isArray(found['letters'])

/** Keeps whose letters wait for what, so that Today opened again asks nobody; of their words there are none. */
export function keepLetters(familyId: string, letters: SealedLetter[]): void {
  const kept: Kept = { of: familyId, at: Date.now(), letters: letters.slice(0, lettersAtMost) }
  try {
    deviceStorage().setItem(key, JSON.stringify(kept))
  } catch {
    clearLetters() // No room: they are asked for.
  }
}

/** Forgets them: with their session they go (S4.6). */
export function clearLetters(): void {
  deviceStorage().removeItem(key)
}
