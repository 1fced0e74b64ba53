import { earlier, edited } from '../commands/changes.ts'
import type { SprintUndos } from '../commands/definitions.ts'
import type { SprintUndo } from '../log/activity-schema.ts'
import type { PlanCommand } from './schema.ts'
import { isInSprint } from '../time/sprint-days.ts'

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
