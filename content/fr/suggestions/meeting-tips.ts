import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** How to meet better. A claim from research names its source. */
export const meetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-talking-object',
    kind: 'tip',
    title: 'Faites passer un bâton de parole',
    description:
      'On ne parle que si on tient la cuillère en bois ; les autres attendent. Même les adultes y arrivent.',
    topics: ['listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-child-hosts',
    kind: 'tip',
    title: 'Laissez un enfant tenir la barre',
    description:
      'Tenir la barre, c’est lire chaque partie à voix haute et dire à qui le tour. Dès six ans, ça marche bien.',
    topics: ['listening', 'learning'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-timekeeper-with-a-bell',
    kind: 'tip',
    title: 'Donnez la clochette aux plus petits',
    description: 'Sonner quand une partie est finie : à quatre ans, on prend ça très au sérieux.',
    topics: ['time-together', 'helping-at-home'],
    ages: ['3-5'],
  },
  {
    key: 'tip-i-sentences',
    kind: 'tip',
    title: 'Commencez par « je »',
    description:
      '« J’attends la salle de bains tous les matins », ça se règle. « Toi, tu fais toujours… », ça ne peut que se nier.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-praise-what-was-done',
    kind: 'tip',
    title: 'Dites merci pour ce qui a été fait',
    description:
      '« Tu n’as pas lâché, avec ce pneu » en dit plus que « petit génie ». Des tout-petits dont on avait félicité les efforts voyaient, cinq ans plus tard, les capacités comme quelque chose qui grandit (Gunderson et al., 2013).',
    topics: ['kindness', 'learning'],
    ages: [],
  },
  {
    key: 'tip-celebrate-instead-of-paying',
    kind: 'tip',
    title: 'Fêtez ensemble au lieu de payer en récompenses',
    description:
      'Les récompenses promises tendent à faire baisser ensuite l’intérêt, chez les enfants plus que chez les étudiants (Deci, Koestner & Ryan, 1999). Un plaisir partagé à la fin d’un objectif, c’est autre chose.',
    topics: ['time-together', 'money-sense'],
    ages: [],
  },
  {
    key: 'tip-if-then',
    kind: 'tip',
    title: 'Écrivez un « quand… alors »',
    description:
      '« Quand il pleut, alors on danse dans le salon. » Des élèves d’une dizaine d’années qui prévoyaient ainsi ont eu de meilleures notes et moins d’absences ; c’est une seule étude, avec 77 enfants (Duckworth et al., 2013).',
    topics: ['learning', 'health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-tick-where-all-can-see',
    kind: 'tip',
    title: 'Cochez là où tout le monde le voit',
    description:
      'Accrochez le plan à hauteur d’enfant. Suivre ses progrès a aidé à atteindre ses objectifs dans 138 expériences, plus encore quand c’était écrit ou montré à d’autres (Harkin et al., 2016).',
    topics: ['helping-at-home', 'learning'],
    ages: [],
  },
  {
    key: 'tip-start-with-the-week',
    kind: 'tip',
    title: 'Commencez les choses nouvelles en début de semaine',
    description:
      'On reprend plus souvent ses objectifs quand une semaine, un mois ou une année commence (Dai, Milkman & Riis, 2014).',
    topics: ['health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-teens-set-their-own',
    kind: 'tip',
    title: 'Laissez les ados fixer leurs tâches',
    description:
      'Demandez ce qu’il faudrait pour que ça vaille le coup pour eux, puis écrivez ce qu’ils disent, pas ce que vous espériez.',
    topics: ['listening', 'helping-at-home'],
    ages: ['13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-two-pictures',
    kind: 'tip',
    title: 'Proposez deux images aux petits',
    description:
      '« Les plantes ou les cuillères ? » Un choix entre deux est un vrai choix, et vite fait.',
    topics: ['listening', 'helping-at-home'],
    ages: ['under-3', '3-5'],
  },
  {
    key: 'tip-parents-decide-last',
    kind: 'tip',
    title: 'Les parents parlent en dernier',
    description:
      'Les idées des enfants sont plus grandes quand celle des adultes n’est pas encore sur la table.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-not-in-the-round',
    kind: 'tip',
    title: 'Gardez le souci d’un enfant hors du tour de table',
    description:
      'Ce qui ne concerne qu’un enfant se discute avec cet enfant, plus tard et au calme.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-end-with-fun',
    kind: 'tip',
    title: 'Finissez par une bêtise',
    description:
      'Une devinette, une danse, un biscuit. Ce qui finit bien recommence plus facilement.',
    topics: ['time-together', 'creativity'],
    ages: [],
  },
  {
    key: 'tip-phones-in-the-basket',
    kind: 'tip',
    title: 'Un seul appareil sur la table, les autres au panier',
    description:
      'Celui qui montre la réunion suffit. Les téléphones des adultes y vont les premiers.',
    topics: ['screen-balance', 'listening'],
    ages: [],
    eases: ['screens'],
  },
  {
    key: 'tip-outdoor-meeting',
    kind: 'tip',
    title: 'Tenez une fois le conseil dehors',
    description:
      'Sur une couverture ou en marchant, le plan plié dans la poche. On le note à la maison.',
    topics: ['outdoors', 'time-together'],
    ages: [],
  },
  {
    key: 'tip-draw-the-plan',
    kind: 'tip',
    title: 'Dessinez le plan pour qui ne lit pas encore',
    description:
      'Une brosse à dents, une chaussure, un livre : une image par tâche, et les petits cochent tout seuls.',
    topics: ['creativity', 'helping-at-home', 'drawing-and-painting'],
    ages: ['under-3', '3-5'],
    eases: ['tidying'],
  },
]
