import { isFields } from '#core/lib/typed-objects.ts'
import { deviceStorage, parsedJson } from '#web/lib/safe-storage.ts'

const names = ['ideas', 'letters', 'calendars'] as const
type Name = (typeof names)[number]

/** What the server said last, of whom or of when, and at what time (milliseconds). */
type Kept<Answer> = { of: string; at: number; answer: Answer }

/** What is kept of this on the device; undefined where it is of something else, or none. */
export function keptAnswer<Answer>(
  name: Name,
  of: string,
  isAnswer: (found: unknown) => found is Answer,
): Kept<Answer> | undefined {
  const isKept = (found: unknown): found is Kept<Answer> =>
    isFields(found) && typeof found['at'] === 'number' && isAnswer(found['answer'])
  const kept = parsedJson(deviceStorage().getItem(name), isKept)
  return kept?.of === of ? kept : undefined
}

/** Keeps it, so that Today opened again asks nobody, and needs no network. */
export function keepAnswer(name: Name, of: string, answer: unknown): void {
  try {
    deviceStorage().setItem(name, JSON.stringify({ of, at: Date.now(), answer }))
  } catch {
    forgetAnswer(name) // No room: it is asked for.
  }
}

export function forgetAnswer(name: Name): void {
  deviceStorage().removeItem(name)
}

/** Forgets them all: with their session they go (S4.6). */
export function forgetAnswers(): void {
  names.forEach(forgetAnswer)
}
