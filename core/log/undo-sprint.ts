import type { SprintUndo } from './activity-schema.ts'
import type { Sprint, Task } from '../sprint/schema.ts'
import type { SprintCommand, SprintCommandOf } from './sprint-commands-schema.ts'
import { limits } from '../limits.ts'
import { edited, type Context, type Changes } from '../commands/context.ts'
import type { Roles } from '../meetings/roles.ts'
import { isInSprint } from '../time/sprint-days.ts'
import { standUpOn } from '../stand-up/stand-up.ts'
import { isTicked } from '../tasks/task.ts'
import { earlier } from './undo-family.ts'

/** With the weeks that there are, as far as the command is about them. */
type Around = Context & { sprintIds: readonly string[] }

type Inverse<Type extends SprintCommand['type']> = (
  before: Sprint,
  command: SprintCommandOf<Type>,
  context: Around,
) => SprintUndo | null

type Begins = 'create-sprint' | 'restore-sprint' | 'begin-meeting'

/** For each command the one that gives back the sprint as it was before it; null where none does. */
const inverses: { [Type in Exclude<SprintCommand['type'], Begins>]: Inverse<Type> | null } = {
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

  'add-task': (_, { task }) => ({ type: 'remove-task', taskId: task.id }),
  'edit-task': (before, { taskId, changes }, context) => {
    const task = before.tasks.find(({ id }) => id === taskId)
    if (!task) return null
    const { sharing, ...others } = changes
    const old = earlier(task, others)
    const undone = sharing === undefined ? old : { ...old, sharing: task.sharing ?? null }
    return areOurs(old, context) ? { type: 'edit-task', taskId, changes: undone } : null
  },
  'move-task': (before, { taskId }) => {
    const position = before.tasks.findIndex(({ id }) => id === taskId)
    return position < 0 ? null : { type: 'move-task', taskId, position }
  },
  'remove-task': (before, { taskId }, context) => {
    const position = before.tasks.findIndex(({ id }) => id === taskId)
    const task = before.tasks[position]
    if (!task || !areOurs(task, context) || !isByUs(task, context)) return null
    return { type: 'add-task', task, position }
  },
  tick: (before, { taskId, memberId, date, done }) => {
    const task = before.tasks.find(({ id }) => id === taskId)
    const isFull = (task?.checks[date]?.length ?? 0) >= limits.members
    if (!task || isFull || isTicked(task, memberId, date) === done) return null
    return { type: 'tick', taskId, memberId, date, done: !done }
  },

  'answer-stand-up': (before, { date, answer: { memberId }, round }, { memberIds }) => {
    const standUp = standUpOn(before, date)
    if (round !== undefined && standUp?.round === undefined) return null
    const answers = standUp?.answers ?? []
    const answer = answers.find((other) => other.memberId === memberId)
    const all = answers.every((other) => memberIds.includes(other.memberId))
    return answer && all ? { type: 'answer-stand-up', date, answer } : null
  },
  'close-stand-up': null, // It can be said again until the day is over.

  'edit-stand-up': (before, { date, changes }, context) => {
    const standUp = standUpOn(before, date)
    const old = standUp && whole(earlier(standUp, changes), context)
    return old && { type: 'edit-stand-up', date, changes: old }
  },

  'edit-meeting': ({ meeting }, { changes }, context) => {
    const old = whole(earlier(meeting, changes), context)
    return old && { type: 'edit-meeting', changes: old }
  },
  appreciate: (_, { appreciation }) => ({
    type: 'take-back-appreciation',
    appreciationId: appreciation.id,
  }),
  'take-back-appreciation': ({ meeting }, { appreciationId }, { memberIds }) => {
    const appreciation = meeting.appreciations.find(({ id }) => id === appreciationId)
    const isOurs = appreciation && memberIds.includes(appreciation.fromId)
    return isOurs ? { type: 'appreciate', appreciation } : null
  },
  'note-date': (_, { entry }) => ({ type: 'remove-date', entryId: entry.id }),
  'remove-date': ({ meeting }, { entryId }) => {
    const entry = meeting.dates.find(({ id }) => id === entryId)
    return entry ? { type: 'note-date', entry } : null
  },
  'set-energy': ({ meeting: { energy } }, { memberId }, { memberIds }) => {
    const before = energy.find((entry) => entry.memberId === memberId)
    const all = energy.every((entry) => memberIds.includes(entry.memberId))
    return before && all ? { type: 'set-energy', ...before } : null
  },
  'finish-planning': null,

  'set-feeling': ({ retrospective }, { memberId }, { memberIds }) => {
    const feelings = retrospective?.feelings ?? []
    const before = feelings.find((entry) => entry.memberId === memberId)
    const all = feelings.every((entry) => memberIds.includes(entry.memberId))
    return before && all ? { type: 'set-feeling', ...before } : null
  },
  'add-card': (_, { card }) => ({ type: 'remove-card', cardId: card.id }),
  'remove-card': ({ retrospective }, { cardId }, { memberIds }) => {
    const card = retrospective?.cards.find(({ id }) => id === cardId)
    return card && memberIds.includes(card.memberId) ? { type: 'add-card', card } : null
  },
  'group-card': ({ retrospective }, { cardId }) => {
    const card = retrospective?.cards.find(({ id }) => id === cardId)
    return card ? { type: 'group-card', cardId, group: card.group ?? null } : null
  },
  'group-cards': ({ retrospective }, { groups }) => {
    const cards = retrospective?.cards ?? []
    const before = groups.flatMap(({ cardId }) => {
      const card = cards.find(({ id }) => id === cardId)
      return card ? [{ cardId, group: card.group ?? null }] : []
    })
    return before.length === groups.length ? { type: 'group-cards', groups: before } : null
  },
  'edit-retrospective': ({ retrospective }, { changes }, context) => {
    const old = retrospective && whole(earlier(retrospective, changes), context)
    return old && { type: 'edit-retrospective', changes: old }
  },
}

type OfMeeting = Changes<Roles> & { absentIds?: string[] | undefined }

/** What a meeting said before; null where that was nothing yet, or somebody who has left. */
function whole<Said extends OfMeeting>(old: Said, { memberIds }: Context): Said | null {
  const { hostId, timekeeperId, noteTakerId, absentIds = [] } = old
  const people = [hostId, timekeeperId, noteTakerId, ...absentIds]
  const areAllOurs = people.every((id) => !id || memberIds.includes(id))
  return areAllOurs && Object.values(old).every((value) => value !== undefined) ? old : null
}

/** Whether everybody a task names is still in the family. */
function areOurs({ owners, helperId }: Changes<Task>, { memberIds }: Context): boolean {
  const named = [...(Array.isArray(owners) ? owners : []), ...(helperId ? [helperId] : [])]
  return named.every((id) => memberIds.includes(id))
}

/** Whether everybody who ticked the task is still in the family. */
function isByUs({ checks }: Task, { memberIds }: Context): boolean {
  return Object.values(checks).every((members) => members.every((id) => memberIds.includes(id)))
}

const inverse = <Type extends keyof typeof inverses>(
  type: Type,
  before: Sprint,
  command: SprintCommandOf<Type>,
  context: Around,
) => inverses[type]?.(before, command, context) ?? null

/**
 * The command that takes this one back, given the sprint before it (null: there was none); null
 * where there is none.
 */
export function undoOfSprintCommand(
  before: Sprint | null,
  command: SprintCommand,
  context: Around,
): SprintUndo | null {
  if (command.type === 'create-sprint' || command.type === 'restore-sprint') {
    return { type: 'delete-sprint' }
  }
  if (command.type === 'begin-meeting') return null // The meeting of both: it is left, or goes on.
  return before && inverse(command.type, before, command, context)
}
