import { earlier, edited, fieldsIn, said } from '../commands/changes.ts'
import type { Context } from '../commands/context.ts'
import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import type { Family } from '../family/schema.ts'
import type { GoalCommand } from './schema.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'

type Of<Type extends GoalCommand['type']> = CommandOf<GoalCommand, Type>

/**
 * One goal at a time (S1.8); the one before is closed first, by the same command where it says how that
 * ended. A goal taken up again is no longer history.
 */
function setGoal(
  before: Family,
  { id: commandId, goal, outcome }: Of<'set-goal'>,
  context: Context,
): Family {
  const isNext = outcome && before.familyData.goal && before.familyData.goal.id !== goal.id
  const close = isNext && ({ id: commandId, type: 'close-goal', outcome } as const)
  const family = close ? closeGoal(before, close, context) : before
  const { familyData } = family
  if (familyData.goal && familyData.goal.id !== goal.id) refuse('goal-exists')
  const pastGoals = familyData.pastGoals.filter(({ id }) => id !== goal.id)
  return { ...family, familyData: { ...familyData, goal, pastGoals } }
}

function editGoal(family: Family, { changes, from }: Of<'edit-goal'>): Family {
  const goal = family.familyData.goal ?? refuse('goal-missing')
  return { ...family, familyData: { ...family.familyData, goal: edited(goal, changes, from) } }
}

/** Keeps the goal as history; the oldest makes room when there are very many. */
function closeGoal(family: Family, { outcome }: Of<'close-goal'>, { now }: Context): Family {
  const { familyData } = family
  const goal = familyData.goal ?? refuse('goal-missing')
  const pastGoals = [...familyData.pastGoals, { ...goal, outcome, closedAt: now }]
  return {
    ...family,
    familyData: { ...familyData, goal: null, pastGoals: pastGoals.slice(-limits.pastGoals) },
  }
}

export const goalRules: FamilyRules<GoalCommand> = {
  'set-goal': { apply: setGoal },
  'edit-goal': { apply: editGoal, from: ({ goal }, { changes }) => fieldsIn(goal, changes) },
  'close-goal': { apply: closeGoal },
}

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
