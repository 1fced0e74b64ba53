import type { LucideIcon } from '#web/ui/icon.ts'
import * as icons from '#web/ui/icons.ts'
import type { ContentIcon } from '#content/icons.ts'

/** The pictures of the jobs, and those that the questions for the youngest point to. */
export const meetingIcons: Readonly<Partial<Record<ContentIcon, LucideIcon>>> = {
  baby: icons.Baby,
  'book-open': icons.BookOpen,
  'cloud-rain': icons.CloudRain,
  cookie: icons.Cookie,
  feather: icons.Feather,
  footprints: icons.Footprints,
  frown: icons.Frown,
  hand: icons.Hand,
  'hand-heart': icons.HandHeart,
  heart: icons.Heart,
  hourglass: icons.Hourglass,
  house: icons.House,
  megaphone: icons.Megaphone,
  moon: icons.Moon,
  mountain: icons.Mountain,
  music: icons.Music,
  'notebook-pen': icons.NotebookPen,
  puzzle: icons.Puzzle,
  rabbit: icons.Rabbit,
  smile: icons.Smile,
  snail: icons.Snail,
  sprout: icons.Sprout,
  sun: icons.Sun,
  tent: icons.Tent,
  'thumbs-up': icons.ThumbsUp,
  'toy-brick': icons.ToyBrick,
  trees: icons.Trees,
  user: icons.User,
  users: icons.Users,
  utensils: icons.Utensils,
}
