import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import type { GoalCommand } from './schema.ts'
import { limits } from '../limits.ts'
import { goal } from '../testing/a-family.ts'
import type { Examples } from '../testing/examples.ts'
import { edits, texts } from '../testing/worst-texts.ts'

const goalFields = {
  title: some.titleText,
  why: some.noteText,
  measure: some.noteText,
  weeks: fc.integer({ min: 1, max: limits.goalWeeks }),
  celebration: some.optionalTitle,
  startsOn: some.day,
  exampleId: fc.constantFrom('tent', 'read-more'),
}

const anyGoal = fc.record(
  { id: some.ids.goal, ...goalFields },
  { requiredKeys: ['id', 'title', 'why', 'measure', 'weeks', 'celebration', 'startsOn'] },
)

export const examples: Examples<GoalCommand> = {
  'set-goal': {
    sample: { goal },
    any: fc.record(
      { goal: anyGoal, outcome: fc.constantFrom('reached' as const, 'let-go' as const) },
      { requiredKeys: ['goal'] },
    ),
    weight: 5,
    worst: () => [{ goal: { ...goal, id: 'new', why: texts.base, measure: texts.base } }],
  },
  'edit-goal': {
    sample: { changes: { weeks: 3 } },
    any: edit(some.changesOf(goalFields)),
    worst: () => edits('why', 'measure'),
  },
  'close-goal': {
    sample: { outcome: 'reached' },
    any: fc.record({ outcome: fc.constantFrom('reached' as const, 'let-go' as const) }),
    worst: () => [{ outcome: 'reached' }],
  },
}
