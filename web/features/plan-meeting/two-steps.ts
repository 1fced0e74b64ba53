import type { Part } from '#web/shared/meeting/course.ts'

/** The second screen of the stage that a sprint remembers as `mission`. */
export const whoStep = 'who'

/** What the week holds, and who does what: one stage of the agenda, a question a screen. */
export function inTwoSteps<S extends string>(parts: readonly Part<S>[]): Part<S>[] {
  return parts.flatMap((part) => {
    if (part.stage !== 'mission') return [part]
    const seconds = part.seconds / 2
    return [
      { ...part, seconds },
      { ...part, id: whoStep, seconds },
    ]
  })
}
