import fc from 'fast-check'
import { dateExamples } from '../dates/examples.ts'
import { daysHereExamples } from '../days-here/examples.ts'
import { experimentExamples } from '../experiments/examples.ts'
import { familyDataExamples } from '../family/examples.ts'
import { goalExamples } from '../goal/examples.ts'
import type { CommandOf } from '../commands/definitions.ts'
import type { FamilyCommand } from '../family/schema.ts'
import type { SprintCommand } from '../sprint/schema.ts'
import type { TaskCommand } from '../tasks/schema.ts'
import { memberExamples } from '../members/examples.ts'
import { meetingExamples } from '../plan-meeting/examples.ts'
import { recommendationExamples } from '../recommendations/examples.ts'
import { retrospectiveExamples } from '../retrospective/examples.ts'
import { planExamples } from '../sprint/examples.ts'
import { standUpExamples } from '../stand-up/examples.ts'
import { taskExamples } from '../tasks/examples.ts'
import { topicExamples } from '../topics/examples.ts'
import { keysOf } from '../lib/typed-objects.ts'
import type { Examples } from './examples.ts'

/** Of all subjects together: a command without an example does not compile. */
export const familyExamples: Examples<FamilyCommand> = {
  ...familyDataExamples,
  ...memberExamples,
  ...daysHereExamples,
  ...goalExamples,
  ...topicExamples,
  ...dateExamples,
  ...experimentExamples,
  ...recommendationExamples,
}

/** The same for the sprint of this id. */
export const sprintExamples = (sprintId: string): Examples<SprintCommand> => ({
  ...planExamples(sprintId),
  ...taskExamples,
  ...standUpExamples,
  ...meetingExamples,
  ...retrospectiveExamples,
})

const commandId = fc.uuid()

type Example = { any: fc.Arbitrary<object>; weight?: number }

const commandOf = <Command>(examples: Record<string, Example>) =>
  fc.oneof(
    ...Object.entries(examples).map(([type, { any, weight = 3 }]) => ({
      weight,
      arbitrary: fc
        .tuple(commandId, any)
        .map(([id, fields]) => ({ ...fields, id, type }) as unknown as Command),
    })),
  )

export const familyCommand = commandOf<FamilyCommand>(familyExamples)

/** A command for the sprint of this id: of any type, or of one of these. */
export function sprintCommand(
  sprintId: string,
  types?: readonly SprintCommand['type'][],
): fc.Arbitrary<SprintCommand> {
  const examples = sprintExamples(sprintId)
  return commandOf<SprintCommand>(
    types ? Object.fromEntries(types.map((type) => [type, examples[type]])) : examples,
  )
}

/** A tick on one of few boxes, so that two of them often meet on a task or a day. */
export const tickCommand: fc.Arbitrary<CommandOf<TaskCommand, 'tick'>> = fc.record({
  id: commandId,
  type: fc.constant('tick' as const),
  taskId: fc.constantFrom('task1', 'task2', 'task3'),
  memberId: fc.constantFrom('primary', 'ben', 'mia', 'leo', 'stranger'),
  date: fc.constantFrom('2026-03-03', '2026-03-04', '2026-03-29'),
  done: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
})

/** Every command's type, for a test that wants to see them all. */
export const commandTypes = [...keysOf(familyExamples), ...keysOf(sprintExamples('sprint1'))]
