import type { GoalCategoryId } from '#content/goals/goal.ts'
import type { ContentIcon } from '#content/icons.ts'

export const goalCategories = [
  { id: 'adventures', name: 'Aventures', icon: 'compass' },
  { id: 'nature', name: 'Nature et animaux', icon: 'leaf' },
  { id: 'kindness', name: 'Gentillesse et voisinage', icon: 'hand-heart' },
  { id: 'relatives', name: 'Grands-parents et racines', icon: 'tree-deciduous' },
  { id: 'talking', name: 'Parler et écouter', icon: 'messages-square' },
  { id: 'rhythms', name: 'Matins et soirs', icon: 'sun-moon' },
  { id: 'home', name: 'La maison de tous', icon: 'house' },
  { id: 'health', name: 'Bouger et manger', icon: 'footprints' },
  { id: 'reading', name: 'Lecture et histoires', icon: 'book-open' },
  { id: 'learning', name: 'Apprendre du nouveau', icon: 'lightbulb' },
  { id: 'making', name: 'Musique et création', icon: 'music' },
  { id: 'money', name: 'Argent et économies', icon: 'piggy-bank' },
  { id: 'screens', name: 'Des écrans à leur place', icon: 'smartphone' },
] as const satisfies readonly { id: GoalCategoryId; name: string; icon: ContentIcon }[]
