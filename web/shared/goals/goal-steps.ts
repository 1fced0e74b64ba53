import type { GoalStep } from '#content/goals/steps-that-repeat.ts'
import type { NewTask } from '#core/tasks/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { sameText } from '#core/text/same-text.ts'
import { limits } from '#core/limits.ts'
import { useHome } from '#web/data/use-home.tsx'
import { guessIcon } from '#web/shared/task-form/task-draft.ts'
import { useGoalLibrary } from './use-goal-library.ts'

/**
 * The first steps of the family's goal that no plan has had yet, from the library that it was taken
 * from. `but`: the plan that may have them, as they are offered for it.
 */
export function useGoalSteps(but?: Sprint): readonly GoalStep[] {
  const { family, sprints } = useHome()
  const { goals } = useGoalLibrary()
  const goal = goals.find(({ id }) => id === family.familyData.goal?.exampleId)
  const planned = sprints.filter(({ id }) => id !== but?.id).flatMap(({ tasks }) => tasks)
  return (goal?.steps ?? []).filter(
    (step) => !planned.some(({ title }) => sameText(title, step.title)),
  )
}

/** A step of the mission as a line of the plan; the same on every device. */
export function stepLine({ title, repeat }: GoalStep, index: number): NewTask {
  return {
    id: `step-${index + 1}`,
    title: title.slice(0, limits.title),
    owners: 'everyone',
    sharing: 'one',
    helperId: null,
    repeat,
    ifThen: null,
    reason: { kind: 'mission', text: '' },
    effort: 1,
    icon: guessIcon(title),
  }
}
