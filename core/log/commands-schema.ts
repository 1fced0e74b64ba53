import { z } from 'zod'
import type { CommandOf } from '../commands/definitions.ts'
import { dateCommandSchema } from '../dates/schema.ts'
import { daysHereCommandSchema } from '../days-here/schema.ts'
import { experimentCommandSchema } from '../experiments/schema.ts'
import { familyDataCommandSchema } from '../family/schema.ts'
import { goalCommandSchema } from '../goal/schema.ts'
import { memberCommandSchema } from '../members/schema.ts'
import { meetingCommandSchema } from '../plan-meeting/schema.ts'
import { recommendationCommandSchema } from '../recommendations/schema.ts'
import { retrospectiveCommandSchema } from '../retrospective/schema.ts'
import { planCommandSchema } from '../sprint/schema.ts'
import { standUpCommandSchema } from '../stand-up/schema.ts'
import { taskCommandSchema } from '../tasks/schema.ts'
import { topicCommandSchema } from '../topics/schema.ts'

/** Everything that can be done to a family document, by the schemas of its subjects. */
export const familyCommandSchema = z.discriminatedUnion('type', [
  familyDataCommandSchema,
  memberCommandSchema,
  daysHereCommandSchema,
  goalCommandSchema,
  topicCommandSchema,
  dateCommandSchema,
  experimentCommandSchema,
  recommendationCommandSchema,
])

/** Everything that can be done to a sprint document, by the schemas of its subjects. */
export const sprintCommandSchema = z.discriminatedUnion('type', [
  planCommandSchema,
  taskCommandSchema,
  standUpCommandSchema,
  meetingCommandSchema,
  retrospectiveCommandSchema,
])

export type FamilyCommand = z.infer<typeof familyCommandSchema>

export type FamilyCommandOf<Type extends FamilyCommand['type']> = CommandOf<FamilyCommand, Type>

export type SprintCommand = z.infer<typeof sprintCommandSchema>

export type SprintCommandOf<Type extends SprintCommand['type']> = CommandOf<SprintCommand, Type>
