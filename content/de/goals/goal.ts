import type { GoalCategoryId } from '#content/goals/goal.ts'
import type { ContentIcon } from '#content/icons.ts'

export const goalCategories = [
  { id: 'adventures', name: 'Abenteuer', icon: 'compass' },
  { id: 'nature', name: 'Natur und Tiere', icon: 'leaf' },
  { id: 'kindness', name: 'Nett sein und Nachbarschaft', icon: 'hand-heart' },
  { id: 'relatives', name: 'Großeltern und Wurzeln', icon: 'tree-deciduous' },
  { id: 'talking', name: 'Reden und zuhören', icon: 'messages-square' },
  { id: 'rhythms', name: 'Morgen und Abend', icon: 'clock' },
  { id: 'home', name: 'Unser Zuhause', icon: 'house' },
  { id: 'health', name: 'Bewegen und essen', icon: 'footprints' },
  { id: 'reading', name: 'Lesen und Geschichten', icon: 'book-open' },
  { id: 'learning', name: 'Neues lernen', icon: 'lightbulb' },
  { id: 'making', name: 'Musik und Selbstgemachtes', icon: 'music' },
  { id: 'money', name: 'Geld und sparen', icon: 'piggy-bank' },
  { id: 'screens', name: 'Bildschirme mit Maß', icon: 'smartphone' },
] as const satisfies readonly { id: GoalCategoryId; name: string; icon: ContentIcon }[]
