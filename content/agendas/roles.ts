import type { MeetingRole } from '#core/words.ts'
import type { ContentIcon } from '../icons.ts'

/** Jobs that go round, so that no parent has to be the meeting. Who may hold which: core/meetings/roles. */
export const roles: Readonly<
  Record<MeetingRole, { name: string; does: string; line: string; icon: ContentIcon }>
> = {
  host: {
    name: 'Host',
    does: 'hosts',
    line: 'Opens each part and shows whose turn it is. From about six.',
    icon: 'megaphone',
  },
  timekeeper: {
    name: 'Timekeeper',
    does: 'keeps time',
    line: 'Watches the clock and waves when a part is over. Small ones follow the picture clock.',
    icon: 'hourglass',
  },
  'note-taker': {
    name: 'Note-taker',
    does: 'takes notes',
    line: 'Writes down what you agree on. Who is new to writing tells it, and somebody types.',
    icon: 'notebook-pen',
  },
}
