import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
import { dateCommandSchema, familyDateSchema } from '../dates/schema.ts'
import { daysHereCommandSchema } from '../days-here/schema.ts'
import { experimentCommandSchema, experimentSchema } from '../experiments/schema.ts'
import { chosenTopic } from './chosen-topic-schema.ts'
import { goalCommandSchema, goalSchema, pastGoalSchema } from '../goal/schema.ts'
import { limits } from '../limits.ts'
import {
  adultSchema,
  childSchema,
  fitsSchema,
  memberCommandSchema,
  primaryMemberSchema,
} from '../members/schema.ts'
import {
  recommendationAnswerSchema,
  recommendationCommandSchema,
} from '../recommendations/schema.ts'
import {
  distinct,
  email,
  id,
  instant,
  language,
  timeOfDay,
  timeZone,
  version,
  weekday,
} from '../schema.ts'
import { topicCommandSchema, topicSchema } from '../topics/schema.ts'
import { dayEnds } from '../words.ts'

export const settingsSchema = z.strictObject({
  startOfWeek: weekday,
  meetingDay: weekday.optional(),
  meetingTime: timeOfDay.optional(),
  standUpTime: timeOfDay.optional(),
  /** The family's day goes by it (P10); not there in families from before, until a parent comes. */
  timeZone: timeZone.optional(),
  /** Until then the night belongs to the day before (P25); without it a day ends at midnight. */
  dayEndsAt: z.enum(dayEnds).optional(),
  /** In which the family reads, where a person or a device has no language of its own. */
  language: language.optional(),
  /** What fits all of them, beside what fits each (N29). */
  fits: fitsSchema.optional(),
})

/** A list in which no two entries share what `key` picks. */
const each = <Schema extends z.ZodType>(schema: Schema, key: (entry: z.output<Schema>) => string) =>
  z.array(schema).refine((list) => distinct(list, key), 'must not repeat')

const chosenTopics = (most: number) =>
  z
    .array(chosenTopic)
    .max(most)
    .refine((list) => distinct(list, (topic) => JSON.stringify(topic)), 'must not repeat')

const priorities = chosenTopics(limits.priorities)

const interests = chosenTopics(limits.interests)

const familyDataSchema = z.strictObject({
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
  /** Null takes back what need not be there. */
  settings: settingsSchema
    .partial()
    .extend({
      meetingDay: weekday.nullable().optional(),
      meetingTime: timeOfDay.nullable().optional(),
      standUpTime: timeOfDay.nullable().optional(),
      timeZone: timeZone.nullable().optional(),
      dayEndsAt: z.enum(dayEnds).nullable().optional(),
      language: language.nullable().optional(),
      fits: fitsSchema.nullable().optional(),
    })
    .optional(),
})

/** What can be done here to a family. */
const familyDataCommandSchema = z.discriminatedUnion('type', [
  edit('edit-family', familyChangesSchema, {}),
  command('complete-onboarding', {}),
])

/** Everything that can be done to a family’s document, by the schemas of its subjects. */
export const familyCommandSchema = z.discriminatedUnion('type', [
  familyDataCommandSchema,
  memberCommandSchema,
  daysHereCommandSchema,
  goalCommandSchema,
  topicCommandSchema,
  dateCommandSchema,
  experimentCommandSchema,
  recommendationCommandSchema,
])

export type Family = z.infer<typeof familySchema>

export type FamilyData = z.infer<typeof familyDataSchema>

export type FamilyChanges = z.infer<typeof familyChangesSchema>

export type FamilySettings = z.infer<typeof settingsSchema>

export type FamilyDataCommand = z.infer<typeof familyDataCommandSchema>

export type FamilyCommand = z.infer<typeof familyCommandSchema>
