import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** For families that try nothing out just now, forgot to judge, or forgot what worked. */
export const aroundExperiments: readonly LibrarySuggestion[] = [
  {
    key: 'situation-try-one-change',
    kind: 'tip',
    title: 'Essayez un seul changement pendant une semaine',
    description:
      'De la musique au petit-déjeuner, les chaussures près de la porte, les devoirs à la grande table. Le dimanche : on garde ou non.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-child-chooses-experiment',
    kind: 'tip',
    title: 'Laissez un enfant choisir le prochain essai',
    description:
      'Demandez « Qu’est-ce qu’on devrait faire autrement ? » et prenez la première idée qui ne fait de mal à personne.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
    when: 'no-experiment',
  },
  {
    key: 'situation-look-back-together',
    kind: 'tip',
    title: 'Faites le bilan en dix minutes',
    description:
      'Reparler de ce qui s’est passé a nettement amélioré des équipes, dans 46 échantillons ; il n’y avait pas de familles parmi elles (Tannenbaum & Cerasoli, 2013). Un bon moment, un moment dur, un changement.',
    topics: ['listening', 'learning'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-swap-seats',
    kind: 'task',
    title: 'Échanger une tâche avec quelqu’un pour une semaine',
    description:
      'On peut demander comment faire, mais pas comment c’était fait avant. Dimanche : on garde ou on rend ?',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    icon: 'help',
    when: 'no-experiment',
  },
  {
    key: 'situation-judge-the-experiment',
    kind: 'tip',
    title: 'Dites ce qu’est devenu votre essai',
    description:
      'On garde ou non : une phrase chacun, et c’est décidé. Ensuite, il y a de la place pour le prochain.',
    topics: ['learning', 'listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-ask-the-quietest-first',
    kind: 'tip',
    title: 'Demandez d’abord à la personne qui parle le moins',
    description: 'Quand on parle peu, on a souvent vu beaucoup. Les autres viennent après.',
    topics: ['listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-tweak-by-one-step',
    kind: 'tip',
    title: 'Ne changez qu’une chose à l’essai',
    description:
      'Une autre heure, un autre endroit ou une autre personne : un seul des trois, et encore une semaine.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-open-the-playbook',
    kind: 'tip',
    title: 'Rouvrez la liste de ce qui marche chez vous',
    description:
      'Vous avez découvert ce qui marche chez vous. Choisissez une de ces choses et remettez-la dans cette semaine.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-teach-the-playbook',
    kind: 'tip',
    title: 'Racontez à une autre famille ce qui a marché',
    description:
      'En l’expliquant, on se rappelle pourquoi. Demandez-leur une de leurs trouvailles.',
    topics: ['kindness', 'listening'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-playbook-on-the-fridge',
    kind: 'task',
    title: 'Écrire sur une feuille ce qui marche chez nous',
    description: 'Une ligne ou un dessin chacun. La feuille va à côté du plan.',
    topics: ['helping-at-home', 'creativity'],
    ages: [],
    icon: 'plan',
    when: 'playbook-rests',
  },
]
