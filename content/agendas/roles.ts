import type { ContentIcon } from '../icons.ts'

export const meetingRoles = ['host', 'timekeeper', 'note-taker'] as const
export type MeetingRole = (typeof meetingRoles)[number]

/** Jobs that go round, so that no parent has to be the meeting. */
export const roles: Readonly<
  Record<MeetingRole, { name: string; line: string; icon: ContentIcon; fromAge: number }>
> = {
  host: {
    name: 'Host',
    line: 'Reads each stage aloud and says whose turn it is.',
    icon: 'megaphone',
    fromAge: 6,
  },
  timekeeper: {
    name: 'Timekeeper',
    line: 'Watches the clock and rings when a stage is over.',
    icon: 'hourglass',
    fromAge: 3,
  },
  'note-taker': {
    name: 'Note-taker',
    line: 'Writes down what we agree on, and reads it back.',
    icon: 'notebook-pen',
    fromAge: 8,
  },
}
