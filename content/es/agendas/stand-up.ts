import type { Agenda } from '#content/agendas/agenda.ts'
import type { StandUpAsk, StandUpStage } from '#content/agendas/stand-up.ts'

/** Five minutes on your feet, no problem-solving (after the daily stand-up of software teams). */
export const standUpAgenda = {
  versions: [
    {
      id: 'standard',
      name: 'Como siempre',
      line: 'Una carita, el plan, lo que sigue, una mano.',
      minutes: 5,
    },
    { id: 'tired', name: 'Hoy, cortita', line: 'Una carita, el plan y buenas noches.', minutes: 3 },
  ],
  stages: [
    {
      stage: 'turn',
      title: 'Por turnos',
      icon: 'smile',
      minutes: { standard: 4, tired: 2 },
      speaks: 'each',
      todo: 'Pasar el teléfono, empezando por la persona más joven. Marcar el plan, decir qué sigue, elegir una carita.',
      say: '¿Cómo estás, qué hiciste y qué sigue?',
      hints: {
        '3-5': 'Señala una carita y uno de los dos dibujos. Un adulto pulsa lo demás.',
        '6-8': 'Marca tus tareas. Las palabras pueden ser tuyas o de otra persona.',
        '9-12': 'Con una frase basta.',
        '13-17': 'Se puede pasar, y “todo bien” también vale.',
        adult: 'Di también qué puede esperar. Ahora no se arregla nada: queda para la reunión.',
      },
    },
    {
      stage: 'closing',
      title: 'Una mano',
      icon: 'hand-heart',
      minutes: { standard: 1, tired: 1 },
      speaks: 'all',
      todo: 'Alguien ofrece hacer algo pequeño por otra persona. Y se acabó.',
      say: 'Antes de irnos: ¿quién hace hoy algo pequeño por otra persona?',
      hints: {},
    },
  ],
  turnSeconds: { '3-5': 45, '6-8': 45, '9-12': 60, '13-17': 60, adult: 45 },
} as const satisfies Agenda<StandUpStage, 'standard' | 'tired'>

/** What a turn asks for: less in a short round, and least of those who point and do not write. */
export const standUpAsks: Readonly<Record<'standard' | 'tired', readonly StandUpAsk[]>> = {
  standard: ['mood', 'did', 'next', 'help'],
  tired: ['mood', 'help'],
}
