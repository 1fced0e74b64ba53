import { earlier } from '../commands/changes.ts'
import type { SprintUndos } from '../commands/definitions.ts'
import { whole } from '../meetings/undo.ts'
import type { MeetingCommand } from './schema.ts'

export const meetingUndos: SprintUndos<MeetingCommand> = {
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
    const { fromId, toId = fromId } = appreciation ?? {}
    const isOurs = [fromId, toId].every((id) => id !== undefined && memberIds.includes(id))
    return appreciation && isOurs ? { type: 'appreciate', appreciation } : null
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
}
