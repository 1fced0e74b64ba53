import { z } from 'zod'
import { limits } from '../limits.ts'
import { dateRepeats, dayEnds, verdicts } from '../words.ts'
import { goalSchema, pastGoalSchema } from '../goal/schema.ts'
import { adultSchema, childSchema, primaryMemberSchema } from '../members/schema.ts'
import {
  date,
  distinct,
  email,
  id,
  instant,
  name,
  timeOfDay,
  timeZone,
  title,
  version,
  weekday,
} from '../schema.ts'

export const settingsSchema = z.strictObject({
  startOfWeek: weekday,
  meetingDay: weekday.optional(),
  meetingTime: timeOfDay.optional(),
  standUpTime: timeOfDay.optional(),
  /** The family's day goes by it (P10); not there in families from before, until a parent comes. */
  timeZone: timeZone.optional(),
  /** Until then the night belongs to the day before (P25); without it a day ends at midnight. */
  dayEndsAt: z.enum(dayEnds).optional(),
})

/** Something to talk about at the next meeting. */
export const topicSchema = z.strictObject({
  id,
  text: title,
  memberId: id.optional(),
  addedAt: instant,
})

/** Something on a day: the dentist, a party, a visit (N1). Without a time it takes the whole day. */
export const familyDateSchema = z.strictObject({
  id,
  title,
  date,
  time: timeOfDay.nullable(),
  /** Whom it is about; nobody in particular where it is empty. */
  memberIds: z
    .array(id)
    .max(limits.members)
    .refine((ids) => distinct(ids), 'must not repeat'),
  repeat: z.enum(dateRepeats).nullable(),
})

/** The one change a retrospective decides on; judged at the next one. Kept ones are the playbook. */
export const experimentSchema = z.strictObject({
  id,
  text: title,
  ownerId: id,
  sprintId: id,
  checkOn: date,
  verdict: z.enum(['running', ...verdicts]),
})

/** What the family said to a recommendation, so that it learns. */
export const recommendationAnswerSchema = z.strictObject({
  key: name,
  answer: z.enum(['taken', 'later', 'not-for-us']),
  at: instant,
})

/** A list in which no two entries share what `key` picks. */
const each = <Schema extends z.ZodType>(schema: Schema, key: (entry: z.output<Schema>) => string) =>
  z.array(schema).refine((list) => distinct(list, key), 'must not repeat')

const priorities = z
  .array(name)
  .max(limits.priorities)
  .refine((list) => distinct(list), 'must not repeat')
const interests = z
  .array(name)
  .max(limits.interests)
  .refine((list) => distinct(list), 'must not repeat')

export const familyDataSchema = z.strictObject({
  primaryUser: primaryMemberSchema,
  adults: z.array(adultSchema),
  children: z.array(childSchema),
  priorities,
  interests,
  settings: settingsSchema,
  onboardingComplete: z.boolean(),
  /** Derived from `adults`; never taken from outside (A21). */
  adultEmails: z.array(email),
  goal: goalSchema.nullable(),
  pastGoals: each(pastGoalSchema, ({ id: key }) => key).max(limits.pastGoals),
  /** Not there in families from before. */
  dates: each(familyDateSchema, ({ id: key }) => key)
    .max(limits.dates)
    .optional(),
  topics: each(topicSchema, ({ id: key }) => key).max(limits.topics),
  experiments: each(experimentSchema, ({ id: key }) => key).max(limits.experiments),
  recommendationAnswers: each(recommendationAnswerSchema, ({ key }) => key).max(
    limits.recommendationAnswers,
  ),
})

/** The family document (S3.2). */
export const familySchema = z.strictObject({
  id: z.string().regex(/^family_[A-Za-z0-9_-]{1,64}$/, 'must be a family id'),
  version,
  primaryUserId: id,
  coParents: z.array(id).max(limits.members),
  createdAt: instant,
  familyData: familyDataSchema.refine(
    ({ primaryUser, adults, children }) =>
      1 + adults.length + children.length <= limits.members &&
      distinct([primaryUser, ...adults, ...children], (member) => member.id),
    `a family has at most ${limits.members} members, each with an id of its own`,
  ),
})

/** What `edit-family` may change: everything a parent fills in, nothing the server derives. */
export const familyChangesSchema = z.strictObject({
  primaryUser: primaryMemberSchema.optional(),
  adults: z.array(adultSchema).max(limits.members).optional(),
  children: z.array(childSchema).max(limits.members).optional(),
  priorities: priorities.optional(),
  interests: interests.optional(),
  /** Null takes a day or a time back. */
  settings: settingsSchema
    .partial()
    .extend({
      meetingDay: weekday.nullable().optional(),
      meetingTime: timeOfDay.nullable().optional(),
      standUpTime: timeOfDay.nullable().optional(),
      dayEndsAt: z.enum(dayEnds).nullable().optional(),
    })
    .optional(),
})

export type FamilyDate = z.infer<typeof familyDateSchema>
export type Family = z.infer<typeof familySchema>
export type FamilyData = z.infer<typeof familyDataSchema>
export type FamilyChanges = z.infer<typeof familyChangesSchema>
export type FamilySettings = z.infer<typeof settingsSchema>
export type Topic = z.infer<typeof topicSchema>
export type Experiment = z.infer<typeof experimentSchema>
