import type { AgeBand } from '#core/words.ts'
import type { ContentIcon } from '../icons.ts'
import type { TopicId } from '../topic-names.ts'

export const goalCategories = [
  { id: 'adventures', name: 'Adventures', icon: 'compass' },
  { id: 'nature', name: 'Nature and animals', icon: 'leaf' },
  { id: 'kindness', name: 'Kindness and neighbours', icon: 'hand-heart' },
  { id: 'relatives', name: 'Grandparents and roots', icon: 'tree-deciduous' },
  { id: 'talking', name: 'Talking and listening', icon: 'messages-square' },
  { id: 'rhythms', name: 'Mornings and evenings', icon: 'clock' },
  { id: 'home', name: 'A home we share', icon: 'house' },
  { id: 'health', name: 'Moving and eating', icon: 'footprints' },
  { id: 'reading', name: 'Reading and stories', icon: 'book-open' },
  { id: 'learning', name: 'Learning something new', icon: 'lightbulb' },
  { id: 'making', name: 'Music and making', icon: 'music' },
  { id: 'money', name: 'Money and saving', icon: 'piggy-bank' },
  { id: 'screens', name: 'Screens in balance', icon: 'smartphone' },
] as const satisfies readonly { id: string; name: string; icon: ContentIcon }[]

export type GoalCategoryId = (typeof goalCategories)[number]['id']

/** One example of what a family may set out to do. Choosing it fills in the family's own goal. */
export type ExampleGoal = {
  /** Never changes: families' goals refer to it. */
  id: string
  title: string
  category: GoalCategoryId
  why: string
  /** The children it suits; empty is everybody. */
  ages: readonly AgeBand[]
  weeks: number
  /** What the first plans could hold, worded like tasks. */
  firstSteps: readonly string[]
  /** How we will know. */
  measure: string
  celebration: string
  topics: readonly TopicId[]
}
