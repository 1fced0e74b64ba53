import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
import { limits } from '../limits.ts'
import { gatheringFields } from '../meetings/schema.ts'
import { date, distinct, id, mood, optionalTitle, title } from '../schema.ts'
import { isVisible } from '../text/text.ts'
import { meetingStages, thanksReasons } from '../words.ts'

/** `on`: the day, where it was said between two meetings, and is read out at the next one. */
const appreciationSchema = z
  .strictObject({
    id,
    fromId: id,
    /** Whom it is for, where that is known: a tap on a face alone is a heart for them. */
    toId: id.optional(),
    for: z.enum(thanksReasons).optional(),
    text: optionalTitle,
    on: date.optional(),
  })
  .refine(({ toId, text }) => toId !== undefined || isVisible(text), 'must not be empty')

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

export const meetingChangesSchema = meetingSchema
  .pick({ stage: true, hostId: true })
  .extend(gatheringFields)
  .partial()

/** What can be done here to a week. */
export const meetingCommandSchema = z.discriminatedUnion('type', [
  edit('edit-meeting', meetingChangesSchema, {}),
  command('appreciate', { appreciation: appreciationSchema }),
  command('take-back-appreciation', { appreciationId: id }),
  command('note-date', { entry: z.strictObject({ id, date, text: title }) }),
  command('remove-date', { entryId: id }),
  command('set-energy', { memberId: id, level: mood }),
  /** `missionStartsOn`: the mission's weeks are the family's weeks from then on. `day`: the days before it are off. */
  command('finish-planning', { missionStartsOn: date.optional(), day: date.optional() }),
])

export type Thanks = z.infer<typeof appreciationSchema>

export type Meeting = z.infer<typeof meetingSchema>

export type MeetingCommand = z.infer<typeof meetingCommandSchema>
