/// <reference types="vite/types/importMeta.d.ts" />
import fc from 'fast-check'
import type { CommandOf } from '../commands/definitions.ts'
import type { FamilyCommand } from '../family/schema.ts'
import { fromEntries, keysOf } from '../lib/typed-objects.ts'
import { familyRules, sprintRules } from '../log/subjects.ts'
import type { SprintCommand } from '../sprint/schema.ts'
import type { TaskCommand } from '../tasks/schema.ts'
import type { Examples } from './examples.ts'

type AnyCommand = FamilyCommand | SprintCommand
type OfSubject = Partial<Examples<AnyCommand>>

/** Of every folder with an `examples.ts`: none where it has no commands; those of a week may say its id. */
const subjects = Object.values(
  import.meta.glob<OfSubject | ((sprintId: string) => OfSubject) | undefined>('../*/examples.ts', {
    eager: true,
    import: 'examples',
  }),
)

/** The examples of all commands that these rules are for. */
function examplesFor<Command extends AnyCommand>(
  rules: Record<Command['type'], unknown>,
  sprintId = '',
): Examples<Command> {
  const all: OfSubject = Object.assign(
    {},
    ...subjects.map((examples) => (typeof examples === 'function' ? examples(sprintId) : examples)),
  )
  return fromEntries<Examples<Command>>(
    keysOf(rules).map((type) => {
      if (!all[type]) throw new Error(`The examples.ts of its subject says nothing of ${type}.`)
      return [type, all[type]] as const
    }),
  )
}

export const familyExamples = examplesFor<FamilyCommand>(familyRules)

/** The same for the sprint of this id. */
export const sprintExamples = (sprintId: string) =>
  examplesFor<SprintCommand>(sprintRules, sprintId)

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
