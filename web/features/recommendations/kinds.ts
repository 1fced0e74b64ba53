import type { RecommendationKind } from '#core/contract/recommendation.ts'

export type Shown = RecommendationKind | 'all'

/** What each kind is called: on a card, and as a filter. */
export const kindNames: Record<RecommendationKind, { one: string; many: string }> = {
  task: { one: 'Something to do', many: 'Tasks' },
  activity: { one: 'Fun together', many: 'Fun' },
  tip: { one: 'For your meeting', many: 'Tips' },
  goal: { one: 'A goal', many: 'Goals' },
}

/** The filters in their order. With a goal, others wait until it is closed. */
export function filtersFor({ hasGoal }: { hasGoal: boolean }): { value: Shown; label: string }[] {
  const kinds: RecommendationKind[] = ['task', 'activity', 'tip']
  if (!hasGoal) kinds.push('goal')
  return [
    { value: 'all', label: 'All' },
    ...kinds.map((value) => ({ value, label: kindNames[value].many })),
  ]
}
