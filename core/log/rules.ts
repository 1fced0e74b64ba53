import { type Context, requireRoom } from '../commands/context.ts'
import type { FamilyRule, SprintAddress, SprintRule } from '../commands/definitions.ts'
import { forgetToFit } from '../family/family-history.ts'
import type { Family, FamilyCommand } from '../family/schema.ts'
import { refuse } from '../refusal.ts'
import { familyRules, sprintRules } from './subjects.ts'
import type { Sprint, SprintCommand } from '../sprint/schema.ts'

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
