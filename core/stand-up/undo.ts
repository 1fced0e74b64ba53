import { earlier } from '../commands/changes.ts'
import type { SprintUndos } from '../commands/definitions.ts'
import { whole } from '../meetings/undo.ts'
import type { StandUpCommand } from './schema.ts'
import { standUpOn } from './stand-up.ts'

export const standUpUndos: SprintUndos<StandUpCommand> = {
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
}
