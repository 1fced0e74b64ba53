import type { NewSprint, Sprint } from '../contract/sprint.ts'
import type { SprintCommand, SprintCommandOf } from '../contract/sprint-commands.ts'
import { refuse } from '../refusal.ts'
import { edited, requireRoom, type Context } from './context.ts'
import {
  appreciate,
  editMeeting,
  finishPlanning,
  newMeeting,
  noteDate,
  removeDate,
  setEnergy,
  takeBackAppreciation,
} from './meeting.ts'
import { addCard, editRetrospective, groupCard, removeCard, setFeeling } from './retrospective.ts'
import { isInSprint } from './sprint-days.ts'
import { answerStandUp, closeStandUp, editStandUp } from './stand-up.ts'
import { addTask, editTask, moveTask, removeTask, requirePeople, tick } from './task.ts'

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
function editSprint(sprint: Sprint, { changes }: SprintCommandOf<'edit-sprint'>): Sprint {
  const next = edited(sprint, changes)
  return { ...next, pausedDates: next.pausedDates.filter((date) => isInSprint(next, date)) }
}

function pauseDays(sprint: Sprint, { dates }: SprintCommandOf<'pause-days'>): Sprint {
  if (!dates.every((date) => isInSprint(sprint, date))) refuse('date-outside-sprint')
  return { ...sprint, pausedDates: dates.toSorted() }
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

/** The commands that need an open sprint; the other four are told apart in applySprintCommand. */
const commands: {
  [
    Type in Exclude<
      SprintCommand['type'],
      'create-sprint' | 'restore-sprint' | 'reopen-sprint' | 'delete-sprint'
    >
  ]: Change<Type>
} = {
  'edit-sprint': editSprint,
  'pause-days': pauseDays,
  'complete-sprint': completeSprint,
  'add-task': addTask,
  'edit-task': editTask,
  'move-task': moveTask,
  'remove-task': removeTask,
  tick,
  'answer-stand-up': answerStandUp,
  'close-stand-up': closeStandUp,
  'edit-stand-up': editStandUp,
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
  'edit-retrospective': editRetrospective,
}

/**
 * The sprint after the command, one version later; null where there is none (before it is created,
 * after it is deleted). `at` says which family's sprint the command was posted to.
 * Throws a Refusal where a rule says no.
 */
export function applySprintCommand(
  sprint: Sprint | null,
  command: SprintCommand,
  context: Context,
  at: { familyId: string; sprintId: string },
): Sprint | null {
  const next = change(sprint, command, context, at)
  return next && requireRoom({ ...next, version: next.version + 1 })
}

function change(
  sprint: Sprint | null,
  command: SprintCommand,
  context: Context,
  at: { familyId: string; sprintId: string },
): Sprint | null {
  if (command.type === 'create-sprint' || command.type === 'restore-sprint') {
    if (sprint) refuse('sprint-exists')
    if (command.sprint.id !== at.sprintId) refuse('invalid-input', { field: 'sprint.id' })
    if (command.type === 'restore-sprint') return { ...command.sprint, familyId: at.familyId }
    for (const task of command.sprint.tasks) requirePeople(task, context)
    return newSprint(command.sprint, at.familyId, context)
  }
  if (!sprint) refuse('sprint-missing')
  if (command.type === 'delete-sprint') return null
  if (command.type === 'reopen-sprint') return { ...sprint, completed: false, completedAt: null }
  if (sprint.completed) refuse('sprint-completed')
  const apply = commands[command.type] as Change<SprintCommand['type']>
  return apply(sprint, command, context)
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
