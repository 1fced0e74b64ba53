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
    title: 'La reunión de 20 minutos',
    description:
      'Seis partes, cinco reglas y un plato de galletas: cómo hacer cada semana una reunión a la que la familia quiera volver, y qué se sabe del porqué.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'users',
  },
  {
    slug: 'a-goal-the-smallest-can-say',
    title: 'Una meta fácil de decir',
    description:
      'Cómo encuentra una familia una meta con tarjetas, un trozo de suelo y una pausa antes del bostezo, y cómo hacer de ella una frase que arrastre.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'flag',
  },
  {
    slug: 'the-stand-up-with-a-four-year-old',
    title: 'La ronda de cinco minutos a los cuatro años',
    description:
      'Caritas en vez de palabras, dos opciones en vez de preguntas abiertas, un lápiz gordo y una campana: la ronda del día con alguien que lleva un colador.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'baby',
  },
  {
    slug: 'why-plans-need-an-if-then',
    title: 'Por qué los planes necesitan un si-entonces',
    description:
      'El domingo por la noche todo plan es bueno. Dos minutos y una frase lo ayudan a pasar el martes: cómo escribir un si-entonces que sirva en un mal día.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'cloud-rain',
  },
  {
    slug: 'praise-prizes-and-the-sticker-chart',
    title: 'Elogios, premios y la tabla de estrellitas',
    description:
      'Qué suelen hacer los premios prometidos con las ganas, qué elogio ayuda, y cómo quitarle el trueque a la tabla sin quitarle las estrellas.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'heart-handshake',
  },
  {
    slug: 'looking-back-without-hurting',
    title: 'Mirar atrás sin hacer daño',
    description:
      'Una mirada atrás en diez minutos: lo que se siente, los hechos, lo bueno y lo difícil, de nosotros y no de ti, y un cambio para probar. Sin juicios.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'history',
  },
  {
    slug: 'fresh-starts-and-small-weeks',
    title: 'Nuevos comienzos y semanas pequeñas',
    description:
      'Los comienzos dan impulso, y los jueves no. Cómo gastar la energía de un nuevo comienzo en algo pequeño, y cómo encoger una semana en vez de romperla.',
    date: '2026-11-21',
    minutes: 4,
    icon: 'sprout',
  },
  {
    slug: 'sharing-the-load-fairly',
    title: 'Repartir bien la carga',
    description:
      'Hay un trabajo que se ve, y hay saber que el jueves hay fútbol. Cómo pueden dos adultos pasarse cosas enteras, también la parte de pensar.',
    date: '2026-11-21',
    minutes: 5,
    icon: 'hand-heart',
  },
  {
    slug: 'letting-teenagers-decide',
    title: 'Dejar que decidan en la adolescencia',
    description:
      'Tres listas, una regla que se puede cambiar de verdad y una buena pregunta: ¿qué haría falta para que esto te valiera la pena?',
    date: '2026-11-21',
    minutes: 5,
    icon: 'headphones',
  },
]
