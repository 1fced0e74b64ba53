import type { ContentIcon } from '#content/icons.ts'
import type { MeetingRole } from '#core/words.ts'

/** Jobs that go round, so that no parent has to be the meeting. Who may hold which: core/meetings/roles. */
export const roles: Readonly<
  Record<MeetingRole, { name: string; does: string; line: string; icon: ContentIcon }>
> = {
  host: {
    name: 'La barre',
    does: 'tient la barre',
    line: 'Ouvre chaque partie et montre à qui le tour. Dès six ans environ.',
    icon: 'megaphone',
  },
  timekeeper: {
    name: 'Le sablier',
    does: 'tient le sablier',
    line: 'Surveille l’heure et fait signe quand une partie est finie. Les petits suivent l’horloge en images.',
    icon: 'hourglass',
  },
  'note-taker': {
    name: 'Le crayon',
    does: 'tient le crayon',
    line: 'Écrit ce qui est décidé. Quand on débute en écriture, on dicte, et quelqu’un tape.',
    icon: 'notebook-pen',
  },
}
