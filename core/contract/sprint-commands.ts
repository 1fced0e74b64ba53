import { z } from 'zod'
import { limits } from '../limits.ts'
import { gatheringFields, presenceFields, round } from './gathering.ts'
import {
  commandId,
  date,
  distinct,
  id,
  mood,
  name,
  optionalTitle,
  title,
  undoes,
  version,
} from './scalars.ts'
import {
  cardSchema,
  meetingSchema,
  newSprintSchema,
  retrospectiveSchema,
  sprintChangesSchema,
  sprintSchema,
  standUpAnswerSchema,
  taskChangesSchema,
  taskSchema,
} from './sprint.ts'

const command = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ id: commandId, type: z.literal(type), undoes, ...shape })

/** Where in a list: 0 is first; without it, at the end. */
const position = z.int().min(0).max(limits.tasks).optional()

/** Everything that can be done to a sprint document. */
export const sprintCommandSchema = z.discriminatedUnion('type', [
  command('create-sprint', { sprint: newSprintSchema }),
  command('edit-sprint', { changes: sprintChangesSchema }),
  command('pause-days', {
    dates: z
      .array(date)
      .max(limits.sprintWeeks * 7)
      .refine((dates) => distinct(dates), 'must not repeat'),
  }),
  command('complete-sprint', {}),
  command('reopen-sprint', {}),
  command('delete-sprint', {}),
  /** Undoes a deletion with the document as it was. */
  command('restore-sprint', {
    sprint: sprintSchema.extend({ version: version.max(limits.changes) }),
  }),

  /** `task` comes with its checks, so that removing can be undone. */
  command('add-task', { task: taskSchema, position }),
  command('edit-task', { taskId: id, changes: taskChangesSchema }),
  command('move-task', { taskId: id, position: z.int().min(0).max(limits.tasks) }),
  command('remove-task', { taskId: id }),
  /** Says whether the member did the task on that day; saying it twice changes nothing. */
  command('tick', { taskId: id, memberId: id, date, done: z.boolean() }),

  /** `round` is kept with the day's first answer. */
  command('answer-stand-up', { date, answer: standUpAnswerSchema, round }),
  command('close-stand-up', { date, offer: optionalTitle }),
  command('edit-stand-up', { date, changes: z.strictObject(presenceFields).partial() }),

  command('edit-meeting', {
    changes: meetingSchema.pick({ stage: true, hostId: true }).extend(gatheringFields).partial(),
  }),
  command('appreciate', { appreciation: z.strictObject({ id, fromId: id, text: title }) }),
  command('take-back-appreciation', { appreciationId: id }),
  command('note-date', { entry: z.strictObject({ id, date, text: title }) }),
  command('remove-date', { entryId: id }),
  command('set-energy', { memberId: id, level: mood }),
  command('finish-planning', {}),

  command('set-feeling', { memberId: id, mood }),
  command('add-card', { card: cardSchema }),
  command('remove-card', { cardId: id }),
  /** Null: it lies alone. */
  command('group-card', { cardId: id, group: name.nullable() }),
  command('edit-retrospective', {
    changes: retrospectiveSchema.omit({ feelings: true, cards: true }).partial(),
  }),
])

export type SprintCommand = z.infer<typeof sprintCommandSchema>
export type SprintCommandOf<Type extends SprintCommand['type']> = Extract<
  SprintCommand,
  { type: Type }
>
