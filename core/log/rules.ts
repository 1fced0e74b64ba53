import { type Context, requireRoom } from '../commands/context.ts'
import type {
  FamilyRule,
  FamilyRules,
  SprintAddress,
  SprintRule,
  SprintRules,
} from '../commands/definitions.ts'
import { dateRules } from '../dates/rules.ts'
import { daysHereRules } from '../days-here/rules.ts'
import { experimentRules } from '../experiments/rules.ts'
import { forgetToFit } from '../family/family-history.ts'
import { familyDataRules } from '../family/rules.ts'
import type { Family } from '../family/schema.ts'
import { goalRules } from '../goal/rules.ts'
import type { FamilyCommand, SprintCommand } from './commands-schema.ts'
import { memberRules } from '../members/rules.ts'
import { meetingRules } from '../plan-meeting/rules.ts'
import { recommendationRules } from '../recommendations/rules.ts'
import { refuse } from '../refusal.ts'
import { retrospectiveRules } from '../retrospective/rules.ts'
import { planRules } from '../sprint/rules.ts'
import type { Sprint } from '../sprint/schema.ts'
import { standUpRules } from '../stand-up/rules.ts'
import { taskRules } from '../tasks/rules.ts'
import { topicRules } from '../topics/rules.ts'

const familyRules: FamilyRules<FamilyCommand> = {
  ...familyDataRules,
  ...memberRules,
  ...daysHereRules,
  ...goalRules,
  ...topicRules,
  ...dateRules,
  ...experimentRules,
  ...recommendationRules,
}

const sprintRules: SprintRules<SprintCommand> = {
  ...planRules,
  ...taskRules,
  ...standUpRules,
  ...meetingRules,
  ...retrospectiveRules,
}

// Each table has for a command's type the rule of that command: no more is claimed here.
const ruleOf = <Rule>(rules: Record<string, unknown>, type: string) => rules[type] as Rule

export const familyRuleOf = ({ type }: FamilyCommand) =>
  ruleOf<FamilyRule<FamilyCommand>>(familyRules, type)

export const sprintRuleOf = ({ type }: SprintCommand) =>
  ruleOf<SprintRule<SprintCommand>>(sprintRules, type)

/** The family after the command, one version later; throws a Refusal where a rule says no. */
export function applyFamilyCommand(
  family: Family,
  command: FamilyCommand,
  context: Context,
): Family {
  const next = familyRuleOf(command).apply(family, command, context)
  return forgetToFit({ ...next, version: family.version + 1 })
}

/**
 * The sprint after the command, one version later; the same one where it changes nothing, null where
 * there is none (before it is created, after it is deleted). `at` says which family's sprint the command
 * was posted to. Throws a Refusal where a rule says no.
 */
export function applySprintCommand(
  sprint: Sprint | null,
  command: SprintCommand,
  context: Context,
  at: SprintAddress,
): Sprint | null {
  const next = change(sprint, command, context, at)
  if (next === null || next === sprint) return next
  return requireRoom({ ...next, version: next.version + 1 })
}

function change(
  sprint: Sprint | null,
  command: SprintCommand,
  context: Context,
  at: SprintAddress,
): Sprint | null {
  const rule = sprintRuleOf(command)
  if ('whole' in rule) return rule.whole(sprint, command, context, at)
  if (!sprint) refuse('sprint-missing')
  if (sprint.completed && rule.once) return sprint
  if (sprint.completed && !rule.late?.(command)) refuse('sprint-completed')
  return rule.apply(sprint, command, context)
}
