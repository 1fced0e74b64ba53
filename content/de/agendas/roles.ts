import type { ContentIcon } from '#content/icons.ts'
import type { MeetingRole } from '#core/words.ts'

/** Jobs that go round, so that no parent has to be the meeting. Who may hold which: core/meetings/roles. */
export const roles: Readonly<
  Record<MeetingRole, { name: string; does: string; line: string; icon: ContentIcon }>
> = {
  host: {
    name: 'Leitung',
    does: 'leitet',
    line: 'Eröffnet jeden Teil und zeigt, wer dran ist. Ab etwa sechs.',
    icon: 'megaphone',
  },
  timekeeper: {
    name: 'Uhr',
    does: 'hat die Uhr',
    line: 'Achtet auf die Zeit und winkt, wenn ein Teil vorbei ist. Kleine schauen auf die Bilderuhr.',
    icon: 'hourglass',
  },
  'note-taker': {
    name: 'Stift',
    does: 'hat den Stift',
    line: 'Schreibt auf, was ihr vereinbart. Wer das Schreiben erst lernt, sagt es, und jemand tippt.',
    icon: 'notebook-pen',
  },
}
