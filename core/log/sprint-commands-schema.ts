import { z } from 'zod'
import { limits } from '../limits.ts'
import { command, edit } from '../commands/schema.ts'
import { gatheringFields, presenceFields, round } from '../meetings/schema.ts'
import { date, distinct, id, mood, name, optionalTitle, title, version } from '../schema.ts'
import {
  appreciationSchema,
  cardSchema,
  meetingSchema,
  newSprintSchema,
  retrospectiveSchema,
  sprintChangesSchema,
  sprintSchema,
  standUpAnswerSchema,
  taskChangesSchema,
  taskSchema,
} from '../sprint/schema.ts'

const pausedDates = z
  .array(date)
  .max(limits.sprintWeeks * 7)
  .refine((dates) => distinct(dates), 'must not repeat')

const meetingChanges = meetingSchema
  .pick({ stage: true, hostId: true })
  .extend(gatheringFields)
  .partial()

/** Where in a list: 0 is first; without it, at the end. */
const position = z.int().min(0).max(limits.tasks).optional()

/** Everything that can be done to a sprint document. */
export const sprintCommandSchema = z.discriminatedUnion('type', [
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

  /** `task` comes with its checks, so that removing can be undone. */
  command('add-task', { task: taskSchema, position }),
  edit('edit-task', taskChangesSchema, { taskId: id }),
  command('move-task', { taskId: id, position: z.int().min(0).max(limits.tasks) }),
  command('remove-task', { taskId: id }),
  /** Says whether the member did the task on that day; saying it twice changes nothing. */
  command('tick', { taskId: id, memberId: id, date, done: z.boolean() }),

  /** `round` is kept with the day's first answer; `from` is the answer that this one began as. */
  command('answer-stand-up', {
    date,
    answer: standUpAnswerSchema,
    from: standUpAnswerSchema.optional(),
    round,
  }),
  command('close-stand-up', { date, offer: optionalTitle }),
  edit('edit-stand-up', z.strictObject(presenceFields).partial(), { date }),

  /** Begins the meeting on this draft, which need not be there yet; whoever comes second joins it. */
  command('begin-meeting', {
    sprint: newSprintSchema,
    setup: meetingChanges.omit({ stage: true, notes: true }),
  }),
  edit('edit-meeting', meetingChanges, {}),
  command('appreciate', { appreciation: appreciationSchema }),
  command('take-back-appreciation', { appreciationId: id }),
  command('note-date', { entry: z.strictObject({ id, date, text: title }) }),
  command('remove-date', { entryId: id }),
  command('set-energy', { memberId: id, level: mood }),
  /** `missionStartsOn`: the mission's weeks are the family's weeks from then on. `day`: the days before it are off. */
  command('finish-planning', { missionStartsOn: date.optional(), day: date.optional() }),

  command('set-feeling', { memberId: id, mood }),
  command('add-card', { card: cardSchema }),
  command('remove-card', { cardId: id }),
  /** One at a time, as earlier versions did. Null: it lies alone. */
  command('group-card', { cardId: id, group: name.nullable() }),
  /** Lays cards together, or apart. */
  command('group-cards', {
    groups: z
      .array(z.strictObject({ cardId: id, group: name.nullable() }))
      .min(1)
      .max(limits.cards)
      .refine((list) => distinct(list, ({ cardId }) => cardId), 'must not repeat'),
  }),
  edit(
    'edit-retrospective',
    retrospectiveSchema.omit({ feelings: true, cards: true }).partial(),
    {},
  ),
])

export type SprintCommand = z.infer<typeof sprintCommandSchema>
export type SprintCommandOf<Type extends SprintCommand['type']> = Extract<
  SprintCommand,
  { type: Type }
>
