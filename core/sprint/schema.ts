import { z } from 'zod'
import { limits } from '../limits.ts'
import {
  meetingStages,
  reasonKinds,
  retrospectiveStages,
  seldomRepeats,
  sharings,
} from '../words.ts'
import { gatheringFields, presenceFields, round } from '../meetings/schema.ts'
import {
  date,
  distinct,
  id,
  instant,
  mood,
  name,
  note,
  optionalTitle,
  title,
  version,
  weekday,
} from '../schema.ts'

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
export const reasonSchema = z.strictObject({
  kind: z.enum(reasonKinds),
  text: optionalTitle,
})

/** Without it each owner does the task. */
const sharing = z.enum(sharings).optional()

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

export const newTaskSchema = z.strictObject({ id, ...taskFields, sharing })

/** A line of the plan. `checks`: for each day, the members who did it. */
export const taskSchema = z.strictObject({
  id,
  ...taskFields,
  sharing,
  checks: z.record(
    date,
    z
      .array(id)
      .min(1)
      .max(limits.members)
      .refine((members) => distinct(members), 'must not repeat'),
  ),
})

/** Null: each of the owners does it. */
export const taskChangesSchema = z
  .strictObject({ ...taskFields, sharing: z.enum(sharings).nullable() })
  .partial()

/** One member's answers on one day. Passing is fine. */
export const standUpAnswerSchema = z.strictObject({
  memberId: id,
  passed: z.boolean(),
  mood: mood.nullable(),
  did: note,
  next: note,
  help: note,
})

/** One per day (S1.5); `offer` is the help somebody offered at the end. */
export const standUpSchema = z.strictObject({
  date,
  answers: z
    .array(standUpAnswerSchema)
    .max(limits.members)
    .refine(
      (answers) => distinct(answers, (answer) => answer.memberId),
      'must have one answer per member',
    ),
  offer: optionalTitle,
  closedAt: instant.nullable(),
  round,
  ...presenceFields,
})

const feelingSchema = z.strictObject({ memberId: id, mood })

/** A high or a low, about the family, not a person. */
export const cardSchema = z.strictObject({
  id,
  memberId: id,
  kind: z.enum(['high', 'low']),
  text: title,
  /** What the family calls the cards that belong together; without it, it lies alone. */
  group: name.optional(),
})

export const retrospectiveSchema = z.strictObject({
  stage: z.enum(retrospectiveStages),
  feelings: z
    .array(feelingSchema)
    .max(limits.members)
    .refine((list) => distinct(list, (entry) => entry.memberId), 'must have one entry per member'),
  cards: z
    .array(cardSchema)
    .max(limits.cards)
    .refine((list) => distinct(list, (card) => card.id), 'must not repeat'),
  why: note,
  thanks: note,
  hostId: id.nullable().optional(),
  ...gatheringFields,
})

/** `on`: the day, where it was said between two meetings, and is read out at the next one. */
export const appreciationSchema = z.strictObject({
  id,
  fromId: id,
  text: title,
  on: date.optional(),
})

/** What the plan meeting wrote down, autosaved at every step. */
export const meetingSchema = z.strictObject({
  stage: z.enum(meetingStages),
  hostId: id.nullable(),
  ...gatheringFields,
  appreciations: z
    .array(appreciationSchema)
    .max(limits.appreciations)
    .refine((list) => distinct(list, (entry) => entry.id), 'must not repeat'),
  dates: z
    .array(z.strictObject({ id, date, text: title }))
    .max(limits.importantDates)
    .refine((list) => distinct(list, (entry) => entry.id), 'must not repeat'),
  /** Energy for the coming week, 1 to 5. */
  energy: z
    .array(z.strictObject({ memberId: id, level: mood }))
    .max(limits.members)
    .refine((list) => distinct(list, (entry) => entry.memberId), 'must have one entry per member'),
})

const planFields = {
  name,
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

export type TaskChanges = z.infer<typeof taskChangesSchema>
export type Sharing = (typeof sharings)[number]
export type Repeat = z.infer<typeof repeatSchema>
export type Task = z.infer<typeof taskSchema>
export type NewTask = z.infer<typeof newTaskSchema>
export type StandUp = z.infer<typeof standUpSchema>
export type StandUpAnswer = z.infer<typeof standUpAnswerSchema>
export type Card = z.infer<typeof cardSchema>
export type Retrospective = z.infer<typeof retrospectiveSchema>
export type Meeting = z.infer<typeof meetingSchema>
export type Sprint = z.infer<typeof sprintSchema>
export type NewSprint = z.infer<typeof newSprintSchema>
export type SprintChanges = z.infer<typeof sprintChangesSchema>
