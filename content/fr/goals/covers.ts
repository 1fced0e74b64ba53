import type { GoalCover } from '#content/goals/covers.ts'

// What the landing page shows of a few goals; the rest of them is in the library, which it need not load.

export const nightUnderTheStars: GoalCover = {
  id: 'night-under-the-stars',
  title: 'Passer une nuit dehors, sous les étoiles',
  category: 'adventures',
  why: 'Une nuit dehors, c’est immense quand on est petit. Et les adultes redeviennent petits, eux aussi.',
}

export const grandparentsStories: GoalCover = {
  id: 'grandparents-stories',
  title: 'Enregistrer dix histoires de nos grands-parents',
  category: 'relatives',
  why: 'Ils savent sur nous des choses que personne d’autre ne peut raconter, et adorent qu’on leur demande.',
}

export const morningsWithoutRushing: GoalCover = {
  id: 'mornings-without-rushing',
  title: 'Partir à l’heure et de bonne humeur',
  category: 'rhythms',
  why: 'Personne n’aime commencer la journée par « dépêche-toi ». Pas même la personne qui le dit.',
}

export const growASalad: GoalCover = {
  id: 'grow-a-salad',
  title: 'Faire pousser une salade, de la graine à l’assiette',
  category: 'nature',
  why: 'Une feuille a un autre goût quand on l’a connue toute petite graine.',
}

export const goalCovers: readonly GoalCover[] = [
  nightUnderTheStars,
  grandparentsStories,
  morningsWithoutRushing,
  growASalad,
]
