import type { GoalCover } from '#content/goals/covers.ts'

// What the landing page shows of a few goals; the rest of them is in the library, which it need not load.

export const nightUnderTheStars: GoalCover = {
  id: 'night-under-the-stars',
  title: 'Pasar una noche afuera, bajo las estrellas',
  category: 'adventures',
  why: 'Una noche afuera es enorme cuando eres peque. Y hasta los adultos se sienten otra vez pequeños.',
}

export const grandparentsStories: GoalCover = {
  id: 'grandparents-stories',
  title: 'Grabar diez historias de nuestros abuelos',
  category: 'relatives',
  why: 'Saben cosas de nuestra familia que nadie más puede contar, y les encanta que les pregunten.',
}

export const morningsWithoutRushing: GoalCover = {
  id: 'mornings-without-rushing',
  title: 'Salir de casa a tiempo y de buen humor',
  category: 'rhythms',
  why: 'A nadie le gusta empezar el día con un “vamos, que llegamos tarde”. Ni siquiera a quien lo dice.',
}

export const growASalad: GoalCover = {
  id: 'grow-a-salad',
  title: 'Cultivar una ensalada, de la semilla al plato',
  category: 'nature',
  why: 'Una hoja sabe distinto cuando la conoces desde que era un puntito.',
}

export const goalCovers: readonly GoalCover[] = [
  nightUnderTheStars,
  grandparentsStories,
  morningsWithoutRushing,
  growASalad,
]
