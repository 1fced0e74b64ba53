import type { FamilyData } from './schema.ts'

/** The three steps in which a family introduces itself, in order. */
export const onboardingSteps = ['family', 'interests', 'goal'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

/** What each step has to leave behind in the family document to count as done. */
const isDone: Record<OnboardingStep, (data: FamilyData) => boolean> = {
  family: ({ adults, children }) => adults.length + children.length > 0,
  interests: ({ priorities }) => priorities.length > 0,
  goal: ({ goal }) => goal !== null,
}

/**
 * The steps still to do, in order. Read from the document alone, so that every device of the family
 * goes on where the last one stopped.
 */
export function unfinishedSteps(data: FamilyData): OnboardingStep[] {
  return onboardingSteps.filter((step) => !isDone[step](data))
}
