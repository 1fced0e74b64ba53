import { earlier, said } from '../commands/changes.ts'
import type { FamilyUndos } from '../commands/definitions.ts'
import type { GoalCommand } from './schema.ts'
import { limits } from '../limits.ts'

export const goalUndos: FamilyUndos<GoalCommand> = {
  'set-goal': ({ familyData: { goal: before } }, { goal }) =>
    before?.id === goal.id ? { type: 'set-goal', goal: before } : null,
  'edit-goal': ({ familyData: { goal } }, { changes }) => {
    // What was not said before cannot be made unsaid.
    if (!goal || said(changes).some((key) => goal[key] === undefined)) return null
    return { type: 'edit-goal', changes: earlier(goal, changes) }
  },
  'close-goal': ({ familyData: { goal, pastGoals } }) => {
    const isAlone =
      pastGoals.length < limits.pastGoals && !pastGoals.some(({ id }) => id === goal?.id)
    return goal && isAlone ? { type: 'set-goal', goal } : null
  },
}
