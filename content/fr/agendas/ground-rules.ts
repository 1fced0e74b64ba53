import type { ContentIcon } from '#content/icons.ts'

/** What holds in every meeting; short enough for the fridge. */
export const groundRules: readonly { title: string; line: string; icon: ContentIcon }[] = [
  {
    title: 'Chacun son tour',
    line: 'Les autres attendent et regardent.',
    icon: 'messages-square',
  },
  {
    title: 'Commencer par « je »',
    line: 'Dire comment c’est pour soi, pas comment est l’autre.',
    icon: 'user',
  },
  {
    title: 'Une chose à la fois',
    line: 'Le sujet suivant attend sur la liste.',
    icon: 'list-checks',
  },
  {
    title: 'Passer, c’est permis',
    line: 'Personne n’est obligé de dire quelque chose.',
    icon: 'hand',
  },
  {
    title: 'On parle de nous',
    line: 'Le souci d’un seul enfant, on en parle à part.',
    icon: 'users',
  },
  {
    title: 'On cherche un oui',
    line: 'On continue jusqu’à ce que ça aille à tous. Les parents décident en dernier ; on ne vote que pour s’amuser.',
    icon: 'thumbs-up',
  },
  {
    title: 'Finir à l’heure',
    line: 'Ce qui reste passe en premier la semaine d’après.',
    icon: 'clock',
  },
]
