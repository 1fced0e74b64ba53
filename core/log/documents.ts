import type { Context } from '../commands/context.ts'
import { type Addressed, type Documents, withSprint } from '../commands/documents.ts'
import type { Family } from '../family/schema.ts'
import type { OtherEntry } from './activity-schema.ts'
import { applyFamilyCommand, applySprintCommand, familyRuleOf, sprintRuleOf } from './rules.ts'
import { memberIdsOf } from '../members/member.ts'
import type { Sprint } from '../sprint/schema.ts'

/** What happened otherwise than by a command. */
const actions: ReadonlySet<string> = new Set<OtherEntry['type']>([
  'join-family',
  'leave-family',
  'import-family',
  'delete-member',
  'hand-over',
  'keep-days-apart',
  'ask-to-share',
  'share-days',
  'end-sharing',
  'deleted',
])

/** Whether an entry of the log is a command, which rules can replay and perhaps take back. */
export function isCommand<Entry extends { command: { type: string } }>(
  entry: Entry,
): entry is Entry & Addressed {
  return !actions.has(entry.command.type)
}

/** When a command happened, and by whom. */
export type By = { now: string; userId: string }

/** What a command has changed, and the document that it was posted to, changed or not: what a log’s hash is of. */
export function touchedBetween(before: Documents, after: Documents, sprintId: string | null) {
  const { family, sprints } = changedBetween(before, after)
  const addressee = sprintId === null ? [] : [[sprintId, sprintOf(after, sprintId)] as const]
  const others = [...sprints].filter(([id]) => id !== sprintId)
  return {
    family: sprintId === null ? after.family : family,
    sprints: Object.fromEntries([...addressee, ...others]),
  }
}

const sprintOf = ({ sprints }: Documents, sprintId: string) =>
  sprints.find(({ id }) => id === sprintId) ?? null

/** The documents that are not the same in both: null in the place of a sprint that is gone. */
export function changedBetween(
  before: Documents,
  after: Documents,
): { family: Family | null; sprints: Map<string, Sprint | null> } {
  const known = new Map(before.sprints.map((sprint) => [sprint.id, sprint]))
  const now = new Map(after.sprints.map((sprint) => [sprint.id, sprint]))
  const ids = [...new Set([...known.keys(), ...now.keys()])]
  const changed = ids.filter((id) => known.get(id) !== now.get(id))
  return {
    family: before.family === after.family ? null : after.family,
    sprints: new Map(changed.map((id) => [id, now.get(id) ?? null])),
  }
}

/** The sprints that a command reads and may change: whoever applies it must have those that there are. */
export function sprintIdsOf({ sprintId, command }: Addressed): string[] {
  if (sprintId === null) return []
  return [sprintId, ...(sprintRuleOf(command).reads?.(command) ?? [])]
}

/**
 * The command with what stood in the fields that it changes, as its sender sees them (P6); as it is
 * where it says so itself, as a field does that somebody has been writing in for a while.
 */
export function withFrom<Sent extends Addressed>(documents: Documents, addressed: Sent): Sent {
  const { command } = addressed
  if ('from' in command) return addressed
  const from = fromOf(documents, addressed)
  return from === null ? addressed : { ...addressed, command: { ...command, from } }
}

function fromOf({ family, sprints }: Documents, { sprintId, command }: Addressed): object | null {
  if (sprintId === null) return familyRuleOf(command).from?.(family.familyData, command) ?? null
  const sprint = sprints.find(({ id }) => id === sprintId)
  return (sprint && sprintRuleOf(command).from?.(sprint, command)) ?? null
}

/**
 * The documents after a command: those that it changed one version later, the others as they were.
 * Throws a Refusal where a rule says no.
 */
export function applyCommand<Known extends Documents>(
  documents: Known,
  addressed: Addressed,
  by: By,
): Known {
  const context = { ...by, memberIds: memberIdsOf(documents.family.familyData) }
  const changed = applied(documents, addressed, context)
  if (addressed.sprintId === null || changed === documents) return changed
  const also = <Also extends Documents>(known: Also, more: Addressed) =>
    applied(known, more, context)
  const { command } = addressed
  return sprintRuleOf(command).consequence?.(changed, command, also) ?? changed
}

/** The documents after a command alone; the same ones where it changes nothing. */
function applied<Known extends Documents>(
  documents: Known,
  { sprintId, command }: Addressed,
  context: Context,
): Known {
  const { family, sprints } = documents
  if (sprintId === null) {
    return { ...documents, family: applyFamilyCommand(family, command, context) }
  }
  const before = sprints.find(({ id }) => id === sprintId) ?? null
  const at = { familyId: family.id, sprintId }
  const after = applySprintCommand(before, command, context, at)
  return after === before ? documents : withSprint(documents, sprintId, after)
}
