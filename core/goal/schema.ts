import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
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

const { id: _goalId, ...goalFields } = goalSchema.shape

const goalOutcome = z.enum(['reached', 'let-go'])

/** What can be done here to a family. */
export const goalCommandSchema = z.discriminatedUnion('type', [
  /** `outcome`: what became of the goal before, whose place it takes. */
  command('set-goal', { goal: goalSchema, outcome: goalOutcome.optional() }),
  edit('edit-goal', z.strictObject(goalFields).partial(), {}),
  command('close-goal', { outcome: goalOutcome }),
])

export type Goal = z.infer<typeof goalSchema>

export type PastGoal = z.infer<typeof pastGoalSchema>

export type GoalCommand = z.infer<typeof goalCommandSchema>
