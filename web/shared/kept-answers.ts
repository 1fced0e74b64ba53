import { isFields } from '#core/lib/typed-objects.ts'
import { deviceStorage, parsedJson, sessionUser } from '#web/lib/safe-storage.ts'

const names = ['ideas', 'letters', 'calendars'] as const
type Name = (typeof names)[number]

/** An answer of the server, whose it is, what it was about (`of`), and when it came (milliseconds). */
type Kept<Answer> = { userId: string | null; of: string; at: number; answer: Answer }

/** The answer that this device keeps; undefined where there is none, or it is another user’s or about something else. */
export function keptAnswer<Answer>(
  name: Name,
  of: string,
  isAnswer: (found: unknown) => found is Answer,
): Kept<Answer> | undefined {
  const isKept = (found: unknown): found is Kept<Answer> =>
    isFields(found) && typeof found['at'] === 'number' && isAnswer(found['answer'])
  const kept = parsedJson(deviceStorage().getItem(name), isKept)
  return kept?.of === of && kept.userId === sessionUser() ? kept : undefined
}

/** Keeps an answer, so that Today opens again without a request. */
export function keepAnswer(name: Name, of: string, answer: unknown): void {
  try {
    deviceStorage().setItem(
      name,
      JSON.stringify({ userId: sessionUser(), of, at: Date.now(), answer }),
    )
  } catch {
    forgetAnswer(name) // No room: it is asked for.
  }
}

export function forgetAnswer(name: Name): void {
  deviceStorage().removeItem(name)
}

/** Forgets all answers, at sign-out (S4.6). */
export function forgetAnswers(): void {
  names.forEach(forgetAnswer)
}
