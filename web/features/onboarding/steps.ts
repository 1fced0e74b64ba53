import type { FamilyData, Family } from '#core/contract/family.ts'
import { isReady } from '#core/domain/access.ts'
import { unfinishedSteps, type OnboardingStep } from '#core/domain/onboarding.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { useNavigate, useGoBack, useLocation } from '#web/lib/navigation.tsx'
import { readFamilyForm } from '#web/shared/drafts/family-form.ts'

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
    next: 'Then your first week can begin.',
  },
}

/** Where onboarding goes on: the first unfinished step, or the hub once there is none. */
function pathAfter(data: FamilyData): string {
  const [step] = unfinishedSteps(data)
  return step ? steps[step].path : appPaths.onboarding
}

/**
 * A step's way out. In onboarding it leads on to the first unfinished step, with the family's data
 * for the next screen (S2.6); later it leads back to where one came from.
 */
export function useStep() {
  const { user } = useFamily()
  const store = useStore()
  const navigate = useNavigate()
  const goBack = useGoBack(appPaths.dashboard)
  const beginning = !isReady(user)
  return {
    beginning,
    leave: () => {
      const data = store.current()?.family.familyData
      if (beginning && data) navigate(pathAfter(data), { state: handOverOf(data) })
      else goBack()
    },
    cancel: goBack,
  }
}

/** What one step hands to the next. */
type HandOver = Pick<FamilyData, 'primaryUser' | 'adults' | 'children' | 'priorities' | 'interests'>

function handOverOf(data: FamilyData): { familyData: HandOver } {
  const { primaryUser, adults, children, priorities, interests } = data
  return { familyData: { primaryUser, adults, children, priorities, interests } }
}

/**
 * The family as the step before handed it over (S2.6): with the navigation, which a reload keeps;
 * else from the family form on this device; what neither holds, from the family document.
 */
export function useReceivedFamily(): Family {
  const { user, family } = useFamily()
  const { state } = useLocation() as { state: { familyData?: Partial<HandOver> } | null }
  return withReceived(family, state?.familyData ?? readFamilyForm(user.id))
}

export function withReceived(family: Family, received: Partial<HandOver>): Family {
  const { primaryUser, adults, children, priorities = [], interests = [] } = received
  const now = family.familyData
  return {
    ...family,
    familyData: {
      ...now,
      primaryUser: primaryUser ?? now.primaryUser,
      adults: adults ?? now.adults,
      children: children ?? now.children,
      priorities: priorities.length > 0 ? priorities : now.priorities,
      interests: interests.length > 0 ? interests : now.interests,
    },
  }
}
