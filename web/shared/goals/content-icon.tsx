import type { LucideIcon } from '#web/ui/icon.ts'
import {
  Apple,
  Bike,
  BookOpen,
  Compass,
  CookingPot,
  Ear,
  Footprints,
  GraduationCap,
  HandHeart,
  Heart,
  House,
  Leaf,
  Lightbulb,
  Map,
  MessagesSquare,
  Moon,
  Music,
  Palette,
  PiggyBank,
  Puzzle,
  Scissors,
  Smartphone,
  Sun,
  Tent,
  TreeDeciduous,
  Trees,
  Users,
} from '#web/ui/icons.ts'
import type { goalCategories } from '#content/goals/goal.ts'
import type { interestGroups } from '#content/interests.ts'
import type { priorities } from '#content/priorities.ts'

export type ContentIconName =
  | (typeof goalCategories)[number]['icon']
  | (typeof interestGroups)[number]['icon']
  | (typeof priorities)[number]['icon']

// Named one by one: the icon library as a whole would be larger than the product.
const icons: Record<ContentIconName, LucideIcon> = {
  apple: Apple,
  bike: Bike,
  'book-open': BookOpen,
  compass: Compass,
  'cooking-pot': CookingPot,
  ear: Ear,
  footprints: Footprints,
  'graduation-cap': GraduationCap,
  'hand-heart': HandHeart,
  heart: Heart,
  house: House,
  leaf: Leaf,
  lightbulb: Lightbulb,
  map: Map,
  'messages-square': MessagesSquare,
  moon: Moon,
  music: Music,
  palette: Palette,
  'piggy-bank': PiggyBank,
  puzzle: Puzzle,
  scissors: Scissors,
  smartphone: Smartphone,
  sun: Sun,
  tent: Tent,
  'tree-deciduous': TreeDeciduous,
  trees: Trees,
  users: Users,
}

/** The picture of a priority, a group of interests or a kind of goal, beside its words. */
export function ContentIcon({ name, className }: { name: ContentIconName; className?: string }) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" className={className ?? 'size-6 shrink-0'} />
}
