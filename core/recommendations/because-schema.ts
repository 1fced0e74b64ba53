import { z } from 'zod'
import { ageBands, measures } from '../words.ts'
import { id, slug, title, weekday } from '../schema.ts'
import { chosenTopic } from '../family/chosen-topic-schema.ts'

/** One thing that speaks for a suggestion, as a kind and values: the screens have the sentence. */
const causeSchema = z.discriminatedUnion('kind', [
  /** `text`: of the family's experiment that it is about. */
  z.strictObject({
    kind: z.literal('situation'),
    figure: z.enum(measures),
    text: title.optional(),
  }),
  z.strictObject({ kind: z.literal('theme'), theme: slug, count: z.int().min(1) }),
  z.strictObject({
    kind: z.literal('age'),
    memberId: id,
    age: z.union([z.int().min(0).max(130), z.enum(ageBands)]),
  }),
  z.strictObject({ kind: z.enum(['priority', 'interest']), topic: chosenTopic }),
  /** By a title that stood in the family's plan or mission then. */
  z.strictObject({ kind: z.enum(['goal', 'works', 'taken']), title }),
  z.strictObject({ kind: z.literal('good-day'), day: weekday }),
])

/** Why something is recommended: the strongest causes, in the order in which they are said. */
export const becauseSchema = z.array(causeSchema).max(2)

export type Cause = z.infer<typeof causeSchema>
