import { z } from 'zod'
import { limits } from '../limits.ts'
import { verdicts } from '../words.ts'
import {
  experimentSchema,
  familyChangesSchema,
  familyDateSchema,
  recommendationAnswerSchema,
  topicSchema,
} from '../family/schema.ts'
import { daysSaidSchema, patternsSchema } from '../days-here/schema.ts'
import { goalSchema } from '../goal/schema.ts'
import { adultSchema, childSchema, primaryMemberSchema } from '../members/schema.ts'
import { command, edit } from '../commands/schema.ts'
import { id } from '../schema.ts'

const { id: _goalId, ...goalFields } = goalSchema.shape
const { id: _dateId, ...dateFields } = familyDateSchema.shape

const member = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('primary'), ...primaryMemberSchema.shape }),
  z.strictObject({ kind: z.literal('adult'), ...adultSchema.shape }),
  z.strictObject({ kind: z.literal('child'), ...childSchema.shape }),
])

const goalOutcome = z.enum(['reached', 'let-go'])

/** Everything that can be done to a family document. */
export const familyCommandSchema = z.discriminatedUnion('type', [
  edit('edit-family', familyChangesSchema, {}),
  command('add-member', {
    member: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('adult'), ...adultSchema.shape }),
      z.strictObject({ kind: z.literal('child'), ...childSchema.shape }),
    ]),
  }),
  /**
   * `from`: as the member was when the editing began. With another kind a child grows up. The days on
   * which somebody is here stay as they are.
   */
  command('edit-member', { member, from: member.optional() }),
  command('remove-member', { memberId: id }),
  /** On which days somebody is here: all their patterns, none for always. */
  command('set-days-here', { memberId: id, patterns: patternsSchema }),
  /** What is otherwise on some days; each word holds against those before it. */
  command('say-days-here', {
    memberId: id,
    days: z.array(daysSaidSchema).min(1).max(limits.hereSaid),
  }),
  /** `outcome`: what became of the goal before, whose place it takes. */
  command('set-goal', { goal: goalSchema, outcome: goalOutcome.optional() }),
  edit('edit-goal', z.strictObject(goalFields).partial(), {}),
  command('close-goal', { outcome: goalOutcome }),
  command('complete-onboarding', {}),
  /** With `addedAt` where a topic comes back that was settled by mistake. */
  command('park-topic', { topic: topicSchema.partial({ addedAt: true }) }),
  command('settle-topic', { topicId: id }),
  command('add-date', { entry: familyDateSchema }),
  edit('edit-date', z.strictObject(dateFields).partial(), { dateId: id }),
  command('delete-date', { dateId: id }),
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
