import { z } from 'zod'
import { verdicts } from '../words.ts'
import {
  experimentSchema,
  familyChangesSchema,
  recommendationAnswerSchema,
  topicSchema,
} from './family.ts'
import { goalSchema } from './goal.ts'
import { adultSchema, childSchema, primaryMemberSchema } from './member.ts'
import { commandId, id, undoes } from './scalars.ts'

const { id: _goalId, ...goalFields } = goalSchema.shape

const command = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ id: commandId, type: z.literal(type), undoes, ...shape })

/** Everything that can be done to a family document. */
export const familyCommandSchema = z.discriminatedUnion('type', [
  command('edit-family', { changes: familyChangesSchema }),
  command('add-member', {
    member: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('adult'), ...adultSchema.shape }),
      z.strictObject({ kind: z.literal('child'), ...childSchema.shape }),
    ]),
  }),
  command('edit-member', {
    member: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('primary'), ...primaryMemberSchema.shape }),
      z.strictObject({ kind: z.literal('adult'), ...adultSchema.shape }),
      z.strictObject({ kind: z.literal('child'), ...childSchema.shape }),
    ]),
  }),
  command('remove-member', { memberId: id }),
  command('set-goal', { goal: goalSchema }),
  command('edit-goal', { changes: z.strictObject(goalFields).partial() }),
  command('close-goal', { outcome: z.enum(['reached', 'let-go']) }),
  command('complete-onboarding', {}),
  /** With `addedAt` where a topic comes back that was settled by mistake. */
  command('park-topic', { topic: topicSchema.partial({ addedAt: true }) }),
  command('settle-topic', { topicId: id }),
  command('decide-experiment', { experiment: experimentSchema.omit({ verdict: true }) }),
  command('judge-experiment', { experimentId: id, verdict: z.enum(['running', ...verdicts]) }),
  command('answer-recommendation', recommendationAnswerSchema.omit({ at: true }).shape),
  command('take-back-answer', recommendationAnswerSchema.pick({ key: true }).shape),
])

export type FamilyCommand = z.infer<typeof familyCommandSchema>
export type FamilyCommandOf<Type extends FamilyCommand['type']> = Extract<
  FamilyCommand,
  { type: Type }
>
