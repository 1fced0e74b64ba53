import type { LucideIcon } from '#web/ui/icon.ts'
import * as icons from '#web/ui/icons.ts'
import type { goalCategories } from '#content/goals/goal.ts'
import type { interestGroups } from '#content/interests.ts'
import type { priorities } from '#content/priorities.ts'

export type ContentIconName =
  | (typeof goalCategories)[number]['icon']
  | (typeof interestGroups)[number]['icon']
  | (typeof priorities)[number]['icon']

// Named one by one: the icon library as a whole would be larger than the product.
const drawn: Record<ContentIconName, LucideIcon> = {
  apple: icons.Apple,
  bike: icons.Bike,
  'book-open': icons.BookOpen,
  compass: icons.Compass,
  'cooking-pot': icons.CookingPot,
  footprints: icons.Footprints,
  'graduation-cap': icons.GraduationCap,
  'hand-heart': icons.HandHeart,
  heart: icons.Heart,
  house: icons.House,
  leaf: icons.Leaf,
  lightbulb: icons.Lightbulb,
  map: icons.Map,
  'messages-square': icons.MessagesSquare,
  moon: icons.Moon,
  music: icons.Music,
  palette: icons.Palette,
  'piggy-bank': icons.PiggyBank,
  puzzle: icons.Puzzle,
  scissors: icons.Scissors,
  smartphone: icons.Smartphone,
  'sun-moon': icons.SunMoon,
  tent: icons.Tent,
  'tree-deciduous': icons.TreeDeciduous,
  trees: icons.Trees,
  users: icons.Users,
}

/** The picture of a priority, a group of interests or a kind of goal, beside its words. */
export function ContentIcon({ name, className }: { name: ContentIconName; className?: string }) {
  const Icon = drawn[name]
  return <Icon className={className ?? 'size-6 shrink-0'} />
}
