import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
import { limits } from '../limits.ts'
import {
  meetingChangesSchema,
  meetingCommandSchema,
  meetingSchema,
} from '../plan-meeting/schema.ts'
import { retrospectiveCommandSchema, retrospectiveSchema } from '../retrospective/schema.ts'
import { date, distinct, id, instant, optionalTitle, version, weekName } from '../schema.ts'
import { standUpCommandSchema, standUpSchema } from '../stand-up/schema.ts'
import { newTaskSchema, taskCommandSchema, taskSchema } from '../tasks/schema.ts'

const planFields = {
  name: weekName,
  startsOn: date,
  weeks: z.int().min(1).max(limits.sprintWeeks),
  goalId: id.nullable(),
  missionStep: optionalTitle,
  experimentId: id.nullable(),
}

/** The sprint document (S3.3). */
export const sprintSchema = z.strictObject({
  id,
  familyId: z.string().regex(/^family_[A-Za-z0-9_-]{1,64}$/),
  version,
  createdAt: instant,
  completed: z.boolean(),
  completedAt: instant.nullable(),
  /** When the plan meeting ended; a sprint without it is a draft. */
  plannedAt: instant.nullable(),
  ...planFields,
  /** Days that do not count: illness, travel. */
  pausedDates: z
    .array(date)
    .max(limits.sprintWeeks * 7)
    .refine((dates) => distinct(dates), 'must not repeat'),
  tasks: z
    .array(taskSchema)
    .max(limits.tasks)
    .refine((tasks) => distinct(tasks, (task) => task.id), 'must not repeat'),
  meeting: meetingSchema,
  standUps: z
    .array(standUpSchema)
    .max(limits.sprintWeeks * 7)
    .refine(
      (standUps) => distinct(standUps, (standUp) => standUp.date),
      'must have one entry per day',
    ),
  retrospective: retrospectiveSchema.nullable(),
})

export const newSprintSchema = z.strictObject({
  id,
  ...planFields,
  tasks: z
    .array(newTaskSchema)
    .max(limits.tasks)
    .refine((tasks) => distinct(tasks, (task) => task.id), 'must not repeat'),
})

export const sprintChangesSchema = z.strictObject(planFields).partial()

const pausedDates = z
  .array(date)
  .max(limits.sprintWeeks * 7)
  .refine((dates) => distinct(dates), 'must not repeat')

/** What can be done here to a week. */
const planCommandSchema = z.discriminatedUnion('type', [
  command('create-sprint', { sprint: newSprintSchema }),
  /** `paused`: days off that come back with the days of the sprint. */
  edit('edit-sprint', sprintChangesSchema, { paused: pausedDates.optional() }),
  command('pause-days', { dates: pausedDates, from: pausedDates.optional() }),
  command('complete-sprint', {}),
  /**
   * Completes the week and drafts the next one, of which both parents know the id (week-id.ts). `begins`: a
   * fresh start, planned at once, whose days before that one ask for nothing. `quiet`: weeks put away with it.
   */
  command('close-week', {
    next: newSprintSchema.nullable(),
    begins: date.optional(),
    quiet: z.array(id).max(limits.weeksPutAway).optional(),
  }),
  /** `drafted`: the week that closing this one had drafted goes again. */
  command('reopen-sprint', { drafted: id.optional() }),
  command('delete-sprint', {}),
  /** Undoes a deletion with the document as it was. */
  command('restore-sprint', {
    sprint: sprintSchema.extend({ version: version.max(limits.changes) }),
  }),
  /** Begins the meeting on this draft, which need not be there yet; whoever comes second joins it. */
  command('begin-meeting', {
    sprint: newSprintSchema,
    setup: meetingChangesSchema.omit({ stage: true, notes: true }),
  }),
])

/** Everything that can be done to a week’s document, by the schemas of its subjects. */
export const sprintCommandSchema = z.discriminatedUnion('type', [
  planCommandSchema,
  taskCommandSchema,
  standUpCommandSchema,
  meetingCommandSchema,
  retrospectiveCommandSchema,
])

export type Sprint = z.infer<typeof sprintSchema>

export type NewSprint = z.infer<typeof newSprintSchema>

export type SprintChanges = z.infer<typeof sprintChangesSchema>

export type PlanCommand = z.infer<typeof planCommandSchema>

export type SprintCommand = z.infer<typeof sprintCommandSchema>
