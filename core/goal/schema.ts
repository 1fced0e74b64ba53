import { z } from 'zod'
import { limits } from '../limits.ts'
import { date, id, instant, note, optionalTitle, title } from '../schema.ts'

/** The family's mission. */
export const goalSchema = z.strictObject({
  id,
  title,
  why: note,
  /** How we will know. */
  measure: note,
  weeks: z.int().min(1).max(limits.goalWeeks),
  celebration: optionalTitle,
  startsOn: date,
  /** The example it was taken from, where there was one. */
  exampleId: id.optional(),
})

/** An earlier mission, kept as history. */
export const pastGoalSchema = z.strictObject({
  ...goalSchema.shape,
  outcome: z.enum(['reached', 'let-go']),
  closedAt: instant,
})

export type Goal = z.infer<typeof goalSchema>
export type PastGoal = z.infer<typeof pastGoalSchema>
