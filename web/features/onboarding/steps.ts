import { unfinishedSteps, type OnboardingStep } from '#core/domain/onboarding.ts'
import type { FamilyData } from '#core/contract/family.ts'
import { appPaths } from '#core/paths.ts'

/** The three steps in the words of the screens. */
export const steps: Record<OnboardingStep, { path: string; name: string; next: string }> = {
  family: {
    path: appPaths.setupFamily,
    name: 'Your family',
    next: 'Next: what matters to you.',
  },
  interests: {
    path: appPaths.familyInterests,
    name: 'What matters to you',
    next: 'Next: one goal to set out for together.',
  },
  goal: {
    path: appPaths.startGoal,
    name: 'Your first goal',
    next: 'That is the last step. Then your first week can begin.',
  },
}

/** Where onboarding goes on: the first unfinished step, or the hub once there is none. */
export function pathAfter(data: FamilyData): string {
  const [step] = unfinishedSteps(data)
  return step ? steps[step].path : appPaths.onboarding
}
