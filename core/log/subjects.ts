import type { FamilyRules, FamilyUndos, SprintRules, SprintUndos } from '../commands/definitions.ts'
import { dateRules, dateUndos } from '../dates/rules.ts'
import { daysHereRules, daysHereUndos } from '../days-here/rules.ts'
import { experimentRules, experimentUndos } from '../experiments/rules.ts'
import { familyDataRules, familyDataUndos } from '../family/rules.ts'
import { goalRules, goalUndos } from '../goal/rules.ts'
import { memberRules, memberUndos } from '../members/rules.ts'
import { meetingRules, meetingUndos } from '../plan-meeting/rules.ts'
import { recommendationRules, recommendationUndos } from '../recommendations/rules.ts'
import { retrospectiveRules, retrospectiveUndos } from '../retrospective/rules.ts'
import { type Begins, planRules, planUndos } from '../sprint/rules.ts'
import { standUpRules, standUpUndos } from '../stand-up/rules.ts'
import { taskRules, taskUndos } from '../tasks/rules.ts'
import { topicRules, topicUndos } from '../topics/rules.ts'
import type { FamilyCommand } from '../family/schema.ts'
import type { SprintCommand } from '../sprint/schema.ts'

/**
 * By how these rules turn commands into documents: a browser that replays a family’s log by other rules
 * than the server’s takes snapshots instead. Raised with every change of what an accepted command does.
 */
export const rulesVersion = 11

// Of all subjects together: a command without its rule here does not compile.

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
