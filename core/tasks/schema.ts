import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
import { limits } from '../limits.ts'
import { becauseSchema } from '../recommendations/because-schema.ts'
import { date, distinct, id, optionalTitle, title, weekday, weekName } from '../schema.ts'
import { reasonKinds, seldomRepeats, sharings } from '../words.ts'

/**
 * How often: once in the sprint, N times each week, on chosen weekdays, or once in every other week or month:
 * in the weeks with such a day, counted from `startsOn`.
 */
export const repeatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('once') }),
  z.strictObject({ kind: z.literal('times'), times: z.int().min(1).max(limits.timesAWeek) }),
  z.strictObject({
    kind: z.literal('days'),
    days: z
      .array(weekday)
      .min(1)
      .max(7)
      .refine((days) => distinct(days), 'must not repeat'),
  }),
  z.strictObject({ kind: z.literal('seldom'), every: z.enum(seldomRepeats), startsOn: date }),
])

/** Why a line of the plan is there. */
const reasonSchema = z.strictObject({
  kind: z.enum(reasonKinds),
  /** The family's own words; of a recommendation of earlier versions, perhaps their sentence. */
  text: optionalTitle,
  /** Of what is carried over, or came of looking back: the week that it comes from. */
  week: weekName.optional(),
  /** Of a recommendation. */
  because: becauseSchema.optional(),
})

const taskFields = {
  title,
  /** Whose it is; `everyone` follows the family as it grows. */
  owners: z.union([
    z.literal('everyone'),
    z
      .array(id)
      .min(1)
      .max(limits.members)
      .refine((owners) => distinct(owners), 'must not repeat'),
  ]),
  helperId: id.nullable(),
  repeat: repeatSchema,
  ifThen: z.strictObject({ if: title, then: title }).nullable(),
  reason: reasonSchema,
  /** 1 small, 2 some, 3 a lot. */
  effort: z.int().min(1).max(3),
  /** A picture's name for non-readers. */
  icon: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/)
    .nullable(),
}

/** What a task need not have; null in changes takes it away. */
const optionalFields = {
  /** Without it each owner does the task. */
  sharing: z.enum(sharings),
}

const moreFields = z.strictObject(optionalFields).partial().shape

export const newTaskSchema = z.strictObject({ id, ...taskFields, ...moreFields })

/** A line of the plan. `checks`: for each day, the members who did it. */
export const taskSchema = z.strictObject({
  id,
  ...taskFields,
  ...moreFields,
  checks: z.record(
    date,
    z
      .array(id)
      .min(1)
      .max(limits.members)
      .refine((members) => distinct(members), 'must not repeat'),
  ),
})

export const taskChangesSchema = z
  .strictObject({ ...taskFields, sharing: optionalFields.sharing.nullable() })
  .partial()

/** Where in a list: 0 is first; without it, at the end. */
const position = z.int().min(0).max(limits.tasks).optional()

/** What can be done here to a week. */
export const taskCommandSchema = z.discriminatedUnion('type', [
  /** `task` comes with its checks, so that removing can be undone. */
  command('add-task', { task: taskSchema, position }),
  edit('edit-task', taskChangesSchema, { taskId: id }),
  command('move-task', { taskId: id, position: z.int().min(0).max(limits.tasks) }),
  command('remove-task', { taskId: id }),
  /** Says whether the member did the task on that day; saying it twice changes nothing. */
  command('tick', { taskId: id, memberId: id, date, done: z.boolean() }),
])

export type TaskChanges = z.infer<typeof taskChangesSchema>

export type Sharing = (typeof sharings)[number]

export type Repeat = z.infer<typeof repeatSchema>

export type Task = z.infer<typeof taskSchema>

export type NewTask = z.infer<typeof newTaskSchema>

export type TaskCommand = z.infer<typeof taskCommandSchema>
