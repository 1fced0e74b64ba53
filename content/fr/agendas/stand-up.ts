import type { Agenda } from '#content/agendas/agenda.ts'
import type { StandUpAsk, StandUpStage } from '#content/agendas/stand-up.ts'

/** Five minutes on your feet, no problem-solving (after the daily stand-up of software teams). */
export const standUpAgenda = {
  versions: [
    {
      id: 'standard',
      name: 'Comme d’habitude',
      line: 'Un visage, le plan, la suite, un coup de main.',
      minutes: 5,
    },
    { id: 'tired', name: 'Version courte', line: 'Un visage, le plan, et bonne nuit.', minutes: 3 },
  ],
  stages: [
    {
      stage: 'turn',
      title: 'Chacun son tour',
      icon: 'smile',
      minutes: { standard: 4, tired: 2 },
      speaks: 'each',
      todo: 'Passer le téléphone, les plus jeunes d’abord. Cocher le plan, dire la suite, choisir un visage.',
      say: 'Comment vas-tu, qu’as-tu fait, et qu’est-ce qui vient ?',
      hints: {
        '3-5': 'Montre un visage et une des deux images. Un adulte appuie sur le reste.',
        '6-8': 'Coche tes tâches. Les mots peuvent être les tiens ou ceux de quelqu’un d’autre.',
        '9-12': 'Une phrase suffit.',
        '13-17': 'Passer, c’est permis, et « tout va bien » aussi.',
        adult:
          'Dis aussi ce qui peut attendre. On ne règle rien maintenant : on le garde pour le conseil.',
      },
    },
    {
      stage: 'closing',
      title: 'Un coup de main',
      icon: 'hand-heart',
      minutes: { standard: 1, tired: 1 },
      speaks: 'all',
      todo: 'Quelqu’un propose un petit coup de main à une autre personne. Et c’est fini.',
      say: 'Avant de partir : qui fait aujourd’hui une petite chose pour quelqu’un ?',
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
