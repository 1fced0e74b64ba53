import type { FamilyData } from './schema.ts'

/** What there is to reach beyond Today, and what each of them waits for; docs/words.md has it in words (N30). */
const beginsWith = {
  mission: ({ family: { familyData } }) =>
    familyData.goal !== null || familyData.pastGoals.length > 0,
  'check-in': hasPlanned,
  'look-back': hasPlanned,
  'plan-meeting': hasPlanned,
  weeks: hasPlanned,
  'printable-plan': hasPlanned,
  'bring-paper-back': hasPlanned,
  'our-story': hasLookedBack,
  insights: hasLookedBack,
  activity: hasLookedBack,
  ideas: (used) => hasLookedBack(used) || used.family.familyData.recommendationAnswers.length > 0,
} as const satisfies Record<string, (used: Used) => boolean>

export type Capability = keyof typeof beginsWith

/** What a family has done so far; `sprints` as the browser has them. */
type Used = {
  family: { familyData: Pick<FamilyData, 'goal' | 'pastGoals' | 'recommendationAnswers'> }
  sprints: readonly { completed: boolean; plannedAt: string | null }[]
}

/** A meeting that is still being held has planned nothing yet: nothing jumps under the thumb in its middle. */
function hasPlanned({ sprints }: Used): boolean {
  return sprints.some(({ completed, plannedAt }) => completed || plannedAt !== null)
}

function hasLookedBack({ sprints }: Used): boolean {
  return sprints.some(({ completed }) => completed)
}

/**
 * Whether it can mean something to this family yet. What is not there yet stands further down, never
 * out of reach, and what was there stays (N30).
 */
export function hasBegun(capability: Capability, used: Used): boolean {
  return beginsWith[capability](used)
}
