import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
import { limits } from '../limits.ts'
import { presenceFields, round } from '../meetings/schema.ts'
import { date, distinct, id, instant, mood, note, optionalTitle, slug } from '../schema.ts'

/** One member's answers on one day. Passing is fine. */
const standUpAnswerSchema = z.strictObject({
  memberId: id,
  passed: z.boolean(),
  mood: mood.nullable(),
  did: note,
  next: note,
  help: note,
  /** Of two pictures the one that a child pointed at, by the ids of the question and of the answer. */
  picture: z.strictObject({ question: slug, answer: slug }).optional(),
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

/** What can be done here to a week. */
export const standUpCommandSchema = z.discriminatedUnion('type', [
  /** `round` is kept with the day's first answer; `from` is the answer that this one began as. */
  command('answer-stand-up', {
    date,
    answer: standUpAnswerSchema,
    from: standUpAnswerSchema.optional(),
    round,
  }),
  command('close-stand-up', { date, offer: optionalTitle }),
  edit('edit-stand-up', z.strictObject(presenceFields).partial(), { date }),
])

export type StandUp = z.infer<typeof standUpSchema>

export type StandUpAnswer = z.infer<typeof standUpAnswerSchema>

export type StandUpCommand = z.infer<typeof standUpCommandSchema>
