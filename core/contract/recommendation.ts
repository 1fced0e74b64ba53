import { z } from 'zod'

export const recommendationKinds = ['goal', 'task', 'activity', 'tip'] as const

/** A recommendation with its reason and how sure it is, 1 (a guess) to 3 (quite sure). */
export const recommendationSchema = z.strictObject({
  key: z.string(),
  kind: z.enum(recommendationKinds),
  title: z.string(),
  description: z.string(),
  reason: z.string(),
  sureness: z.int().min(1).max(3),
})

export type RecommendationKind = (typeof recommendationKinds)[number]
export type Recommendation = z.infer<typeof recommendationSchema>
