import type { ExampleGoal } from '#content/goals/goal.ts'
import { exampleIdOf, goalSuggestion } from '#content/suggestions/goal-suggestion.ts'
import { rules } from '#content/suggestions/rules.ts'
import type { Family } from '#core/contract/family.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { ageBandOf } from '#core/domain/member.ts'
import { recommend } from '#core/domain/recommend.ts'
import type { SelectedGoal } from '#web/shared/goals/selected-goal.ts'

export type GoalIdea = { goal: ExampleGoal; reason: string }

/** So many are a choice; more would be a list. */
const few = 3

/**
 * The goals that fit this family best, each with its reason; the first suits every child. Where too
 * little is known, short ones that suit everybody fill up.
 */
export function goalIdeas(
  goals: readonly ExampleGoal[],
  family: Family,
  sprints: readonly Sprint[],
  today: string,
): GoalIdea[] {
  const fitting = recommend({ suggestions: goals.map(goalSuggestion), rules }, family, sprints, {
    now: `${today}T12:00:00.000Z`,
    count: goals.length,
  }).flatMap(({ key, reason }) => {
    const goal = goals.find(({ id }) => id === exampleIdOf(key))
    return goal ? [{ goal, reason }] : []
  })
  const forAll = goals
    .filter(({ ages }) => ages.length === 0)
    .toSorted((a, b) => a.weeks - b.weeks)
    .map((goal) => ({ goal, reason: 'A good one to begin with' }))
  const bands = family.familyData.children.flatMap((child) => ageBandOf(child, today) ?? [])
  const forUs = fitting.find(
    ({ goal: { ages } }) => ages.length === 0 || bands.every((band) => ages.includes(band)),
  )
  return ofEachKind([...(forUs ? [forUs] : []), ...fitting, ...forAll]).slice(0, few)
}

/** The first of each category: three walks in the woods would be no choice. */
function ofEachKind(ideas: readonly GoalIdea[]): GoalIdea[] {
  const kinds = new Map<string, GoalIdea>()
  for (const idea of ideas) {
    if (!kinds.has(idea.goal.category)) kinds.set(idea.goal.category, idea)
  }
  return [...kinds.values()]
}

/** The example behind the goal chosen on the landing page, by its id or else by its title. */
export function exampleOf(
  { id, title }: SelectedGoal,
  goals: readonly ExampleGoal[],
): ExampleGoal | null {
  return goals.find((goal) => goal.id === id) ?? goals.find((goal) => goal.title === title) ?? null
}
