import { earlier, edited, fieldsIn } from '../commands/changes.ts'
import type { Context } from '../commands/context.ts'
import type {
  CommandOf,
  Consequence,
  SprintAddress,
  SprintRules,
  SprintUndos,
} from '../commands/definitions.ts'
import { withSprint } from '../commands/documents.ts'
import { mergeLists } from '../commands/merge.ts'
import type { SprintUndo } from '../log/activity-schema.ts'
import { newMeeting, withDaysOff } from '../plan-meeting/meeting.ts'
import { beginMeeting } from '../plan-meeting/rules.ts'
import { refuse } from '../refusal.ts'
import type { NewSprint, PlanCommand, Sprint } from './schema.ts'
import { requirePeople } from '../tasks/rules.ts'
import { isInSprint } from '../time/sprint-days.ts'

type Of<Type extends PlanCommand['type']> = CommandOf<PlanCommand, Type>

/** The sprint document that a new sprint begins as. */
function newSprint(fields: NewSprint, familyId: string, { now }: Context): Sprint {
  const { tasks, ...plan } = fields
  return {
    ...plan,
    familyId,
    version: 0,
    createdAt: now,
    completed: false,
    completedAt: null,
    plannedAt: null,
    pausedDates: [],
    tasks: tasks.map((task) => ({ ...task, checks: {} })),
    meeting: newMeeting(),
    standUps: [],
    retrospective: null,
  }
}

/** Days that fall out of the sprint when its dates change are no longer paused. */
function editSprint(sprint: Sprint, command: Of<'edit-sprint'>): Sprint {
  const { changes, from, paused = [] } = command
  const next = edited(sprint, changes, from)
  const pausedDates = [...new Set([...next.pausedDates, ...paused])].toSorted()
  return { ...next, pausedDates: pausedDates.filter((date) => isInSprint(next, date)) }
}

function pauseDays(sprint: Sprint, { dates, from = sprint.pausedDates }: Of<'pause-days'>): Sprint {
  if (!dates.every((date) => isInSprint(sprint, date))) refuse('date-outside-sprint')
  const paused = mergeLists(from, sprint.pausedDates, dates)
  return { ...sprint, pausedDates: paused.filter((date) => isInSprint(sprint, date)).toSorted() }
}

const completeSprint = (sprint: Sprint, _: unknown, { now }: Context): Sprint => ({
  ...sprint,
  completed: true,
  completedAt: now,
  plannedAt: sprint.plannedAt ?? now,
})

function createSprint(
  sprint: Sprint | null,
  command: Pick<Of<'create-sprint'>, 'sprint'>,
  context: Context,
  at: SprintAddress,
): Sprint {
  if (sprint) refuse('sprint-exists')
  requireId(command.sprint, at)
  for (const task of command.sprint.tasks) requirePeople(task, context)
  return newSprint(command.sprint, at.familyId, context)
}

function restoreSprint(
  sprint: Sprint | null,
  { sprint: deleted }: Of<'restore-sprint'>,
  _: Context,
  at: SprintAddress,
): Sprint {
  if (sprint) refuse('sprint-exists')
  requireId(deleted, at)
  return { ...deleted, familyId: at.familyId }
}

/** Begins the meeting on the draft that is there, or on this one. */
function begin(
  sprint: Sprint | null,
  command: Of<'begin-meeting'>,
  context: Context,
  at: SprintAddress,
): Sprint {
  requireId(command.sprint, at)
  const draft = sprint ?? createSprint(null, command, context, at)
  return draft.completed ? draft : beginMeeting(draft, command, context)
}

function reopenSprint(
  sprint: Sprint | null,
  { drafted }: Of<'reopen-sprint'>,
  _: Context,
  { sprintId }: SprintAddress,
): Sprint {
  if (!sprint) refuse('sprint-missing')
  if (drafted === sprintId) refuse('invalid-input', { field: 'drafted' })
  return { ...sprint, completed: false, completedAt: null }
}

function requireId({ id }: { id: string }, { sprintId }: { sprintId: string }): void {
  if (id !== sprintId) refuse('invalid-input', { field: 'sprint.id' })
}

/** A draft as a week that is planned and runs. */
const begun = (draft: Sprint, day: string): Sprint =>
  withDaysOff({ ...draft, plannedAt: draft.createdAt }, day)

/** Puts away the weeks that went by like this one, and drafts the next. */
const draftNext: Consequence<Of<'close-week'>> = (documents, command, also) => {
  const { id, next, begins, quiet = [] } = command
  const others = documents.sprints.filter((one) => quiet.includes(one.id) && !one.completed)
  const closed = others.reduce(
    (rest, { id: sprintId }) => also(rest, { sprintId, command: { id, type: 'complete-sprint' } }),
    documents,
  )
  if (!next || closed.sprints.some((other) => other.id === next.id)) return closed
  const sprintId = next.id
  const drafted = also(closed, { sprintId, command: { id, type: 'create-sprint', sprint: next } })
  const draft = drafted.sprints.find((one) => one.id === sprintId)
  return draft && begins ? withSprint(drafted, sprintId, begun(draft, begins)) : drafted
}

/** The week that closing this one had drafted goes again, where nobody has touched it. */
const withoutDraft: Consequence<Of<'reopen-sprint'>> = (documents, { drafted }) => {
  const draft = documents.sprints.find(({ id }) => id === drafted)
  if (!draft) return documents
  const { plannedAt, createdAt, version } = draft
  const isAsItWas = plannedAt === null || (plannedAt === createdAt && version === 1)
  return isAsItWas ? withSprint(documents, draft.id, null) : refuse('moved-on')
}

export const planRules: SprintRules<PlanCommand> = {
  'create-sprint': { whole: createSprint },
  'edit-sprint': {
    apply: editSprint,
    from: (sprint, { changes }) => fieldsIn<object>(sprint, changes),
  },
  'pause-days': { apply: pauseDays, from: ({ pausedDates }) => pausedDates },
  'complete-sprint': { apply: completeSprint },
  'close-week': {
    apply: completeSprint,
    once: true,
    reads: ({ next, quiet = [] }) => [...(next ? [next.id] : []), ...quiet],
    consequence: draftNext,
  },
  'reopen-sprint': {
    whole: reopenSprint,
    reads: ({ drafted }) => (drafted ? [drafted] : []),
    consequence: withoutDraft,
  },
  'delete-sprint': { whole: (sprint) => (sprint ? null : refuse('sprint-missing')) },
  'restore-sprint': { whole: restoreSprint },
  'begin-meeting': { whole: begin },
}

/** Before these there was no week: what takes them back is always the same. */
export type Begins = 'create-sprint' | 'restore-sprint'

export const planUndos: SprintUndos<Exclude<PlanCommand, { type: Begins }>> = {
  'edit-sprint': (before, { changes, paused: returned }) => {
    // Days off that fall out of the sprint come back with its days, if they were in them at all.
    const { pausedDates } = before
    if (returned || !pausedDates.every((date) => isInSprint(before, date))) return null
    const paused = pausedDates.filter((date) => !isInSprint(edited(before, changes), date))
    const undo: SprintUndo = { type: 'edit-sprint', changes: earlier(before, changes) }
    return paused.length > 0 ? { ...undo, paused } : undo
  },
  'pause-days': (before) => {
    const { pausedDates: dates } = before
    return dates.every((date) => isInSprint(before, date)) ? { type: 'pause-days', dates } : null
  },
  'complete-sprint': ({ plannedAt, completedAt }) =>
    plannedAt !== null && completedAt === null ? { type: 'reopen-sprint' } : null,
  'close-week': ({ plannedAt, completedAt }, { next, quiet = [] }, { sprintIds }) => {
    // One command opens one week: where others were put away with it, none gives them back.
    if (plannedAt === null || completedAt !== null || quiet.length > 0) return null
    // A next week that was there before, such as the other parent’s, stays.
    const isDrafted = next && !sprintIds.includes(next.id)
    return { type: 'reopen-sprint', ...(isDrafted && { drafted: next.id }) }
  },
  'reopen-sprint': null, // Closing it again is another moment, and celebrates.
  'delete-sprint': (sprint) => ({ type: 'restore-sprint', sprint }),
  // The meeting of both: it is left, or goes on.
  'begin-meeting': null,
}
