import type { ContentIcon } from '#content/icons.ts'

/** What holds in every meeting; short enough for the fridge. */
export const groundRules: readonly { title: string; line: string; icon: ContentIcon }[] = [
  {
    title: 'Por turnos',
    line: 'Los demás esperan y miran a quien le toca.',
    icon: 'messages-square',
  },
  {
    title: 'Empezar por “yo”',
    line: 'Di cómo lo vives tú, no cómo es la otra persona.',
    icon: 'user',
  },
  {
    title: 'Cada cosa a su tiempo',
    line: 'El siguiente tema espera en la lista.',
    icon: 'list-checks',
  },
  { title: 'Se puede pasar', line: 'Nadie tiene que decir nada.', icon: 'hand' },
  { title: 'Se trata de todos', line: 'Lo de una sola persona se habla a solas.', icon: 'users' },
  {
    title: 'Buscamos un sí',
    line: 'Seguimos hasta que valga para todos. Al final deciden los adultos; se vota lo divertido.',
    icon: 'thumbs-up',
  },
  {
    title: 'Se termina a la hora',
    line: 'Lo que falta va primero la próxima semana.',
    icon: 'clock',
  },
]
