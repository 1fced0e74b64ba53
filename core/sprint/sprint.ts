import type { NewSprint, Sprint } from './schema.ts'
import type { SprintCommand, SprintCommandOf } from '../log/sprint-commands-schema.ts'
import { refuse } from '../refusal.ts'
import { edited, requireRoom, type Context } from '../commands/context.ts'
import { mergeLists } from '../commands/merge.ts'
import {
  appreciate,
  beginMeeting,
  editMeeting,
  finishPlanning,
  newMeeting,
  noteDate,
  removeDate,
  setEnergy,
  takeBackAppreciation,
} from '../plan-meeting/meeting.ts'
import {
  addCard,
  editRetrospective,
  groupCard,
  groupCards,
  removeCard,
  setFeeling,
} from '../retrospective/retrospective.ts'
import { isInSprint } from '../time/sprint-days.ts'
import { answerStandUp, closeStandUp, editStandUp } from '../stand-up/stand-up.ts'
import { addTask, editTask, moveTask, removeTask, requirePeople, tick } from '../tasks/task.ts'

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
function editSprint(sprint: Sprint, command: SprintCommandOf<'edit-sprint'>): Sprint {
  const { changes, from, paused = [] } = command
  const next = edited(sprint, changes, from)
  const pausedDates = [...new Set([...next.pausedDates, ...paused])].toSorted()
  return { ...next, pausedDates: pausedDates.filter((date) => isInSprint(next, date)) }
}

function pauseDays(
  sprint: Sprint,
  { dates, from = sprint.pausedDates }: SprintCommandOf<'pause-days'>,
): Sprint {
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

type Change<Type extends SprintCommand['type']> = (
  sprint: Sprint,
  command: SprintCommandOf<Type>,
  context: Context,
) => Sprint

/** Those that begin a sprint, or end it. */
type Whole = 'create-sprint' | 'restore-sprint' | 'reopen-sprint' | 'delete-sprint'

/** The commands to a sprint that is there; the others are told apart in applySprintCommand. */
const commands: { [Type in Exclude<SprintCommand['type'], Whole>]: Change<Type> } = {
  'edit-sprint': editSprint,
  'pause-days': pauseDays,
  'complete-sprint': completeSprint,
  'close-week': completeSprint,
  'add-task': addTask,
  'edit-task': editTask,
  'move-task': moveTask,
  'remove-task': removeTask,
  tick,
  'answer-stand-up': answerStandUp,
  'close-stand-up': closeStandUp,
  'edit-stand-up': editStandUp,
  'begin-meeting': beginMeeting,
  'edit-meeting': editMeeting,
  appreciate,
  'take-back-appreciation': takeBackAppreciation,
  'note-date': noteDate,
  'remove-date': removeDate,
  'set-energy': setEnergy,
  'finish-planning': finishPlanning,
  'set-feeling': setFeeling,
  'add-card': addCard,
  'remove-card': removeCard,
  'group-card': groupCard,
  'group-cards': groupCards,
  'edit-retrospective': editRetrospective,
}

/** The type stands apart, so that it chooses the rule and says what the command has. */
const apply = <Type extends keyof typeof commands>(
  type: Type,
  sprint: Sprint,
  command: SprintCommandOf<Type>,
  context: Context,
) => commands[type](sprint, command, context)

/**
 * What was said about a week still counts when it arrives after the week was closed (P5): ticks, answers,
 * cards and thanks, and the texts of its meetings, but nothing of their course.
 */
const late: { [Type in SprintCommand['type']]?: (command: SprintCommandOf<Type>) => boolean } = {
  tick: () => true,
  'answer-stand-up': () => true,
  appreciate: () => true,
  'take-back-appreciation': () => true,
  'set-feeling': () => true,
  'add-card': () => true,
  'remove-card': () => true,
  'edit-meeting': ({ changes }) => isOnly(changes, ['notes']),
  'edit-retrospective': ({ changes }) => isOnly(changes, ['notes', 'why', 'thanks']),
}

const mayBeLate = <Type extends SprintCommand['type']>(
  type: Type,
  command: SprintCommandOf<Type>,
) => late[type]?.(command) ?? false

const isOnly = (changes: object, names: readonly string[]) =>
  Object.keys(changes).every((name) => names.includes(name))

/** Of two who press at once the second finds it done: that is no mistake, and changes nothing. */
const alreadyDone: ReadonlySet<SprintCommand['type']> = new Set([
  'close-week',
  'finish-planning',
  'begin-meeting',
])

/**
 * The sprint after the command, one version later; the same one where it changes nothing, null where
 * there is none (before it is created, after it is deleted). `at` says which family's sprint the command
 * was posted to. Throws a Refusal where a rule says no.
 */
export function applySprintCommand(
  sprint: Sprint | null,
  command: SprintCommand,
  context: Context,
  at: { familyId: string; sprintId: string },
): Sprint | null {
  const next = change(sprint, command, context, at)
  if (next === null || next === sprint) return next
  return requireRoom({ ...next, version: next.version + 1 })
}

function change(
  sprint: Sprint | null,
  command: SprintCommand,
  context: Context,
  at: { familyId: string; sprintId: string },
): Sprint | null {
  if (command.type === 'restore-sprint') {
    if (sprint) refuse('sprint-exists')
    requireId(command.sprint, at)
    return { ...command.sprint, familyId: at.familyId }
  }
  if (command.type === 'create-sprint') {
    return sprint ? refuse('sprint-exists') : begun(command.sprint, context, at)
  }
  if (command.type === 'begin-meeting') {
    requireId(command.sprint, at)
    const draft = sprint ?? begun(command.sprint, context, at)
    return draft.completed ? draft : beginMeeting(draft, command, context)
  }
  if (!sprint) refuse('sprint-missing')
  if (command.type === 'delete-sprint') return null
  if (command.type === 'reopen-sprint') {
    if (command.drafted === at.sprintId) refuse('invalid-input', { field: 'drafted' })
    return { ...sprint, completed: false, completedAt: null }
  }
  if (sprint.completed && alreadyDone.has(command.type)) return sprint
  if (sprint.completed && !mayBeLate(command.type, command)) refuse('sprint-completed')
  return apply(command.type, sprint, command, context)
}

function begun(fields: NewSprint, context: Context, at: { familyId: string; sprintId: string }) {
  requireId(fields, at)
  for (const task of fields.tasks) requirePeople(task, context)
  return newSprint(fields, at.familyId, context)
}

function requireId({ id }: { id: string }, { sprintId }: { sprintId: string }): void {
  if (id !== sprintId) refuse('invalid-input', { field: 'sprint.id' })
}

/** Sprints in the order of their weeks. */
export function inOrder(sprints: readonly Sprint[]): Sprint[] {
  const key = ({ startsOn, createdAt, id }: Sprint) => `${startsOn} ${createdAt} ${id}`
  return sprints.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** The index of the first sprint that is not completed, or -1 (S4.7). */
export function activeSprintIndex(sprints: readonly Sprint[]): number {
  return sprints.findIndex((sprint) => !sprint.completed)
}
