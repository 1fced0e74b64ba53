import type { FamilyRules, FamilyUndos, SprintRules, SprintUndos } from '../commands/definitions.ts'
import { dateRules } from '../dates/rules.ts'
import { dateUndos } from '../dates/undo.ts'
import { daysHereRules } from '../days-here/rules.ts'
import { daysHereUndos } from '../days-here/undo.ts'
import { experimentRules } from '../experiments/rules.ts'
import { experimentUndos } from '../experiments/undo.ts'
import { familyDataRules } from '../family/rules.ts'
import { familyDataUndos } from '../family/undo.ts'
import { goalRules } from '../goal/rules.ts'
import { goalUndos } from '../goal/undo.ts'
import { memberRules } from '../members/rules.ts'
import { memberUndos } from '../members/undo.ts'
import { meetingRules } from '../plan-meeting/rules.ts'
import { meetingUndos } from '../plan-meeting/undo.ts'
import { recommendationRules } from '../recommendations/rules.ts'
import { recommendationUndos } from '../recommendations/undo.ts'
import { retrospectiveRules } from '../retrospective/rules.ts'
import { retrospectiveUndos } from '../retrospective/undo.ts'
import { planRules } from '../sprint/rules.ts'
import { type Begins, planUndos } from '../sprint/undo.ts'
import { standUpRules } from '../stand-up/rules.ts'
import { standUpUndos } from '../stand-up/undo.ts'
import { taskRules } from '../tasks/rules.ts'
import { taskUndos } from '../tasks/undo.ts'
import { topicRules } from '../topics/rules.ts'
import { topicUndos } from '../topics/undo.ts'
import type { FamilyCommand, SprintCommand } from './commands-schema.ts'

// Of all subjects together: a command that is missing here does not compile.

export const familyRules: FamilyRules<FamilyCommand> = {
  ...familyDataRules,
  ...memberRules,
  ...daysHereRules,
  ...goalRules,
  ...topicRules,
  ...dateRules,
  ...experimentRules,
  ...recommendationRules,
}

export const sprintRules: SprintRules<SprintCommand> = {
  ...planRules,
  ...taskRules,
  ...standUpRules,
  ...meetingRules,
  ...retrospectiveRules,
}

export const familyUndos: FamilyUndos<FamilyCommand> = {
  ...familyDataUndos,
  ...memberUndos,
  ...daysHereUndos,
  ...goalUndos,
  ...topicUndos,
  ...dateUndos,
  ...experimentUndos,
  ...recommendationUndos,
}

export const sprintUndos: SprintUndos<Exclude<SprintCommand, { type: Begins }>> = {
  ...planUndos,
  ...taskUndos,
  ...standUpUndos,
  ...meetingUndos,
  ...retrospectiveUndos,
}
