import type { Article, ArticleIcon } from '#content/articles/index.ts'

/** The pictures that articles have, by lucide's names. */
export const articleIcons = [
  'users',
  'flag',
  'baby',
  'cloud-rain',
  'heart-handshake',
  'history',
  'sprout',
  'hand-heart',
  'headphones',
] as const satisfies readonly ArticleIcon[]

/** The blog in reading order: the week as a family lives it, then what makes it last. */
export const articles: readonly Article[] = [
  {
    slug: 'the-20-minute-family-meeting',
    title: 'Le conseil en 20 minutes',
    description:
      'Six parties, cinq règles et une assiette de biscuits : comment tenir chaque semaine un conseil où l’on revient volontiers, et ce qu’on sait des raisons.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'users',
  },
  {
    slug: 'a-goal-the-smallest-can-say',
    title: 'Un objectif à hauteur d’enfant',
    description:
      'Comment trouver un objectif en famille, avec des cartes par terre et un arrêt avant les bâillements, et comment en faire une phrase qui donne envie.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'flag',
  },
  {
    slug: 'the-stand-up-with-a-four-year-old',
    title: 'Le point du jour à quatre ans',
    description:
      'Des visages au lieu de mots, deux choix au lieu de questions ouvertes, un gros feutre et une clochette : le point du jour avec une passoire sur la tête.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'baby',
  },
  {
    slug: 'why-plans-need-an-if-then',
    title: 'Pourquoi un plan a besoin d’un « quand… alors »',
    description:
      'Le dimanche soir, tous les plans sont bons. Deux minutes et une phrase les aident à passer le mardi : voici le « quand… alors » qui marche un mauvais jour.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'cloud-rain',
  },
  {
    slug: 'praise-prizes-and-the-sticker-chart',
    title: 'Compliments, récompenses et tableau d’étoiles',
    description:
      'Ce que les récompenses promises font souvent à l’envie, quels compliments aident, et comment sortir le marché du tableau en gardant les étoiles.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'heart-handshake',
  },
  {
    slug: 'looking-back-without-hurting',
    title: 'Faire le bilan sans se blesser',
    description:
      'Un bilan en dix minutes : ce qu’on ressent, les faits, le bon et le dur qui parlent de nous et pas de toi, et un changement à essayer. Personne n’est jugé.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'history',
  },
  {
    slug: 'fresh-starts-and-small-weeks',
    title: 'Nouveaux départs et petites semaines',
    description:
      'Les débuts nous portent, les jeudis non. Comment mettre l’élan d’un nouveau départ dans une petite chose, et comment réduire une semaine au lieu de la casser.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'sprout',
  },
  {
    slug: 'sharing-the-load-fairly',
    title: 'Bien répartir la charge',
    description:
      'Il y a le travail qu’on voit, et il y a savoir que jeudi, c’est foot. Comment deux adultes peuvent se passer des choses entières, charge mentale comprise.',
    date: '2026-11-21',
    minutes: 5,
    icon: 'hand-heart',
  },
  {
    slug: 'letting-teenagers-decide',
    title: 'Laisser décider les ados',
    description:
      'Trois listes, une règle qui peut vraiment changer, et la question à poser : qu’est-ce qu’il faudrait pour que ça vaille le coup pour toi ?',
    date: '2026-11-21',
    minutes: 5,
    icon: 'headphones',
  },
]
