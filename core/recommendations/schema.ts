import { z } from 'zod'
import { command } from '../commands/schema.ts'
import { instant, name } from '../schema.ts'
import { becauseSchema } from './because-schema.ts'
import { taskChangesSchema } from '../tasks/schema.ts'
import { sharings } from '../words.ts'

export const recommendationKinds = ['goal', 'task', 'activity', 'tip'] as const

const { icon, owners, repeat, effort } = taskChangesSchema.required().shape

/** A recommendation with its reason and how sure it is, 1 (a guess) to 3 (quite sure). */
export const recommendationSchema = z.strictObject({
  key: z.string(),
  kind: z.enum(recommendationKinds),
  title: z.string(),
  description: z.string(),
  because: becauseSchema,
  sureness: z.int().min(1).max(3),
  /** How it would stand in the plan; null for what does not go there. */
  plan: z
    .strictObject({ icon, owners, repeat, effort, sharing: z.enum(sharings).optional() })
    .nullable(),
})

/** Something that the family has answered, by its title. */
export const answeredRecommendationSchema = z.strictObject({
  key: z.string(),
  kind: z.enum(recommendationKinds),
  title: z.string(),
})

/** What the family said to a recommendation, so that it learns. */
export const recommendationAnswerSchema = z.strictObject({
  key: name,
  answer: z.enum(['taken', 'later', 'not-for-us']),
  at: instant,
})

/** What can be done here to a family. */
export const recommendationCommandSchema = z.discriminatedUnion('type', [
  command('answer-recommendation', recommendationAnswerSchema.omit({ at: true }).shape),
  command('take-back-answer', recommendationAnswerSchema.pick({ key: true }).shape),
])

export type RecommendationKind = (typeof recommendationKinds)[number]

export type Recommendation = z.infer<typeof recommendationSchema>

export type AnsweredRecommendation = z.infer<typeof answeredRecommendationSchema>

export type RecommendationCommand = z.infer<typeof recommendationCommandSchema>
