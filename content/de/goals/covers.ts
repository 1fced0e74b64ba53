import type { GoalCover } from '#content/goals/covers.ts'

// What the landing page shows of a few goals; the rest of them is in the library, which it need not load.

export const nightUnderTheStars: GoalCover = {
  id: 'night-under-the-stars',
  title: 'Eine Nacht unter den Sternen schlafen',
  category: 'adventures',
  why: 'Eine Nacht draußen ist riesig, wenn man klein ist. Und auch Große fühlen sich dabei wieder klein.',
}

export const grandparentsStories: GoalCover = {
  id: 'grandparents-stories',
  title: 'Zehn Geschichten von Oma und Opa aufnehmen',
  category: 'relatives',
  why: 'Sie wissen Dinge über uns, die sonst niemand erzählen kann, und sie werden so gern gefragt.',
}

export const morningsWithoutRushing: GoalCover = {
  id: 'mornings-without-rushing',
  title: 'Pünktlich und gut gelaunt aus dem Haus',
  category: 'rhythms',
  why: 'Niemand fängt den Tag gern mit „Beeil dich“ an. Auch die nicht, die es sagen.',
}

export const growASalad: GoalCover = {
  id: 'grow-a-salad',
  title: 'Salat ziehen, vom Samen bis zum Teller',
  category: 'nature',
  why: 'Ein Blatt schmeckt anders, wenn man es schon kannte, als es noch ein Pünktchen war.',
}

export const goalCovers: readonly GoalCover[] = [
  nightUnderTheStars,
  grandparentsStories,
  morningsWithoutRushing,
  growASalad,
]
