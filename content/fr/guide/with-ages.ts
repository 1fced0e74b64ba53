import type { GuideSection } from '#content/guide/section.ts'

export const guideWithAges: readonly GuideSection[] = [
  {
    id: 'with-small-ones',
    heading: 'Avec des petits',
    icon: 'baby',
    paragraphs: [
      {
        text: 'À partir de trois ans environ, un enfant peut se joindre à vous ; à partir de cinq ans environ, il peut participer pleinement. Dix minutes suffisent tant que quelqu’un a moins de six ans.',
        sources: ['extension', 'positiveDiscipline'],
      },
    ],
    items: [
      {
        text: 'Des images pour les tâches et des visages pour l’humeur. Laissez-les cocher avec un gros feutre.',
      },
      { text: 'Proposez deux choix, et soyez d’accord avec les deux.' },
      { text: 'Une tâche, deux au maximum.' },
      { text: 'Donnez-leur un rôle à eux : la clochette, ou la lampe, est aux plus petits.' },
      { text: 'Aller et venir, c’est permis. Le jeu de la fin les ramène.' },
      { text: 'Les bébés sont les bienvenus sur les genoux, et n’ont pas d’ordre du jour.' },
    ],
  },
  {
    id: 'with-school-children',
    heading: 'Avec des enfants d’âge scolaire',
    icon: 'backpack',
    paragraphs: [
      { text: 'Ils peuvent tenir la barre, le sablier et le crayon, et aiment le faire bien.' },
    ],
    items: [
      { text: 'Trois tâches au plus, vraiment à eux, les jours qu’ils ont choisis.' },
      { text: 'Remerciez-les pour ce qu’ils ont fait, en le nommant.', sources: ['gunderson'] },
      {
        text: 'Demandez-leur l’obstacle et le « quand… alors » ; ils connaissent leurs propres pièges.',
      },
      { text: 'Laissez gagner une de leurs idées chaque semaine.' },
    ],
  },
  {
    id: 'with-teenagers',
    heading: 'Avec des ados',
    icon: 'headphones',
    paragraphs: [
      {
        text: 'À partir de 15 ans environ, la part des jeunes dans les décisions grandit vite. Un conseil qui ne fait que distribuer des corvées les perdra.',
        sources: ['wrayLake'],
      },
    ],
    items: [
      {
        text: 'Demandez ce qu’il faudrait pour que ça vaille le coup pour eux, et changez le conseil dans ce sens.',
      },
      { text: 'Leurs tâches, c’est eux qui les fixent. Vous pouvez demander une fois.' },
      {
        text: 'Remettez une règle en jeu de temps en temps, et changez-la vraiment.',
      },
      { text: 'Une réponse courte est une réponse. Ce qui est privé reste privé.' },
      { text: 'S’ils ne viennent pas, lisez-leur le plan en deux lignes, et gardez leur chaise.' },
    ],
  },
  {
    id: 'with-two-homes',
    heading: 'Un parent, deux maisons, plusieurs générations',
    icon: 'house',
    paragraphs: [
      {
        text: 'Votre famille, c’est tous ceux qui en font partie. Un conseil marche à deux, et il marche au téléphone.',
      },
    ],
    items: [
      {
        text: 'Avec deux maisons, préparez les jours qui sont les vôtres et dites à l’autre maison ce qui compte.',
      },
      {
        text: 'Dites une fois quels jours ce sont : dans les réglages, sous Famille, « Qui est là et quand ». Les autres jours, on ne demande rien à l’enfant, personne ne l’attend, et il suffit de toucher un jour pour dire que c’est autrement.',
      },
      {
        text: 'Si l’autre maison a aussi une famille ici, un enfant n’a besoin que d’un téléphone, pas de deux. Chaque maison dit, sous L’autre maison, si sa semaine s’ouvre dessus.',
      },
      { text: 'Des grands-parents ou des amis peuvent être invités, et même tenir la barre.' },
      {
        text: 'Un adulte et des enfants : faites tourner chaque rôle ; rien n’oblige un parent à les tenir tous les trois.',
      },
    ],
  },
]
