import type { ContentIcon } from '#content/icons.ts'
import type { MeetingRole } from '#core/words.ts'

/** Jobs that go round, so that no parent has to be the meeting. Who may hold which: core/meetings/roles. */
export const roles: Readonly<
  Record<MeetingRole, { name: string; does: string; line: string; icon: ContentIcon }>
> = {
  host: {
    name: 'La batuta',
    does: 'lleva la batuta',
    line: 'Abre cada parte y muestra a quién le toca. Desde los seis años, más o menos.',
    icon: 'megaphone',
  },
  timekeeper: {
    name: 'El reloj',
    does: 'lleva el reloj',
    line: 'Mira la hora y avisa con la mano cuando acaba una parte. Los peques siguen el reloj con dibujos.',
    icon: 'hourglass',
  },
  'note-taker': {
    name: 'El lápiz',
    does: 'lleva el lápiz',
    line: 'Escribe lo que se acuerda. Quien aún no escribe bien lo dice, y otra persona lo teclea.',
    icon: 'notebook-pen',
  },
}
