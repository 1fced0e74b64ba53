import type { OtherEntry } from './activity-schema.ts'
import type { Family } from '../family/schema.ts'
import type { FamilyCommand } from './family-commands-schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { SprintCommand, SprintCommandOf } from './sprint-commands-schema.ts'
import { refuse } from '../refusal.ts'
import type { Context } from '../commands/context.ts'
import { applyFamilyCommand } from '../family/family.ts'
import { editedMember, memberIdsOf } from '../members/member.ts'
import { applySprintCommand, inOrder } from '../sprint/sprint.ts'
import { withDaysOff } from '../plan-meeting/meeting.ts'
import { noAnswer, standUpOn } from '../stand-up/stand-up.ts'

/** A family's documents, or those of them that a command is about; sprints in the order of their weeks. */
export type Documents = { family: Family; sprints: readonly Sprint[] }

/** A command and the document that it is posted to; `sprintId` null means the family's own. */
export type Addressed =
  | { sprintId: null; command: FamilyCommand }
  | { sprintId: string; command: SprintCommand }

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

/** The sprints that a command reads and may change: whoever applies it must have those that there are. */
export function sprintIdsOf({ sprintId, command }: Addressed): string[] {
  if (sprintId === null) return []
  if (command.type === 'close-week') {
    return [sprintId, ...(command.next ? [command.next.id] : []), ...(command.quiet ?? [])]
  }
  if (command.type === 'reopen-sprint' && command.drafted) return [sprintId, command.drafted]
  return [sprintId]
}

/** What a command's changes apply to, as far as it is there. */
function targetOf(
  { family, sprints }: Documents,
  { sprintId, command }: Addressed,
): Record<string, unknown> | null {
  const { familyData } = family
  if (sprintId === null) {
    if (command.type === 'edit-family') return familyData
    return command.type === 'edit-goal' ? familyData.goal : null
  }
  const sprint = sprints.find(({ id }) => id === sprintId) ?? null
  switch (command.type) {
    case 'edit-sprint':
      return sprint
    case 'edit-task':
      return sprint?.tasks.find(({ id }) => id === command.taskId) ?? null
    case 'edit-stand-up':
      return (sprint && standUpOn(sprint, command.date)) ?? {}
    case 'edit-meeting':
      return sprint?.meeting ?? null
    case 'edit-retrospective':
      return sprint?.retrospective ?? {}
    default:
      return null
  }
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

function fromOf(documents: Documents, addressed: Addressed): unknown {
  const { sprintId, command } = addressed
  if (command.type === 'edit-member') {
    return editedMember(documents.family.familyData, command.member.id)
  }
  const sprint = documents.sprints.find(({ id }) => id === sprintId)
  if (command.type === 'pause-days') return sprint?.pausedDates ?? null
  if (command.type === 'answer-stand-up') {
    const { memberId } = command.answer
    const answers = (sprint && standUpOn(sprint, command.date)?.answers) ?? []
    // Somebody else may be answering for the same member, whose words it must not blank out.
    return answers.find((answer) => answer.memberId === memberId) ?? noAnswer(memberId)
  }
  const target = targetOf(documents, addressed)
  if (!target || !('changes' in command)) return null
  const names = Object.keys(command.changes).filter((name) => target[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, target[name]]))
}

/** A draft as a week that is planned and runs. */
const begun = (draft: Sprint, day: string): Sprint =>
  withDaysOff({ ...draft, plannedAt: draft.createdAt }, day)

/** The documents with the other weeks put away that went by like the one that is closed. */
function withoutMissed<Known extends Documents>(
  documents: Known,
  { id, quiet = [] }: SprintCommandOf<'close-week'>,
  context: Context,
): Known {
  return documents.sprints
    .filter((sprint) => quiet.includes(sprint.id) && !sprint.completed)
    .reduce<Known>((rest, sprint) => {
      const at = { familyId: rest.family.id, sprintId: sprint.id }
      const close = { id, type: 'complete-sprint' } as const
      return withSprint(rest, sprint.id, applySprintCommand(sprint, close, context, at))
    }, documents)
}

/** What a command to one sprint means for other documents: one intent is one command (C6). */
const consequences: {
  [Type in SprintCommand['type']]?: <Known extends Documents>(
    documents: Known,
    command: SprintCommandOf<Type>,
    context: Context,
  ) => Known
} = {
  'close-week': (before, command, context) => {
    const { next, begins } = command
    const documents = withoutMissed(before, command, context)
    if (!next || documents.sprints.some((other) => other.id === next.id)) return documents
    const at = { familyId: documents.family.id, sprintId: next.id }
    const create = { id: command.id, type: 'create-sprint', sprint: next } as const
    const draft = applySprintCommand(null, create, context, at)
    return withSprint(documents, next.id, draft && begins ? begun(draft, begins) : draft)
  },
  'reopen-sprint': (documents, { drafted }) => {
    const draft = documents.sprints.find(({ id }) => id === drafted)
    if (!draft) return documents
    const { plannedAt, createdAt, version } = draft
    const isAsItWas = plannedAt === null || (plannedAt === createdAt && version === 1)
    return isAsItWas ? withSprint(documents, draft.id, null) : refuse('moved-on')
  },
  'finish-planning': (documents, { id, missionStartsOn: startsOn }, context) => {
    if (!startsOn || !documents.family.familyData.goal) return documents
    const edit = { id, type: 'edit-goal', changes: { startsOn } } as const
    return { ...documents, family: applyFamilyCommand(documents.family, edit, context) }
  },
}

const followed = <Type extends SprintCommand['type'], Known extends Documents>(
  type: Type,
  documents: Known,
  command: SprintCommandOf<Type>,
  context: Context,
) => consequences[type]?.(documents, command, context) ?? documents

/**
 * The documents after a command: those that it changed one version later, the others as they were.
 * Throws a Refusal where a rule says no.
 */
export function applyCommand<Known extends Documents>(
  documents: Known,
  { sprintId, command }: Addressed,
  by: By,
): Known {
  const { family, sprints } = documents
  const context = { ...by, memberIds: memberIdsOf(family.familyData) }
  if (sprintId === null) {
    return { ...documents, family: applyFamilyCommand(family, command, context) }
  }
  const before = sprints.find(({ id }) => id === sprintId) ?? null
  const after = applySprintCommand(before, command, context, { familyId: family.id, sprintId })
  if (after === before) return documents
  const changed = withSprint(documents, sprintId, after)
  return followed(command.type, changed, command, context)
}

/** The documents with one sprint changed, added or gone. */
function withSprint<Known extends Documents>(
  documents: Known,
  sprintId: string,
  after: Sprint | null,
): Known {
  const others = documents.sprints.filter(({ id }) => id !== sprintId)
  return { ...documents, sprints: after ? inOrder([...others, after]) : others }
}

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
