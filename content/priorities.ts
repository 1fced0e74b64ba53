import type { ContentIcon } from './icons.ts'

/** What a family may care about most; it chooses up to five, in order, or writes its own. */
export type Priority = {
  name: string
  /** What choosing it means, in one line. */
  line: string
  icon: ContentIcon
}

export const priorities = [
  { name: 'Time together', line: 'Hours that belong to all of us', icon: 'users' },
  { name: 'Kindness', line: 'Being good to each other and to the people around us', icon: 'heart' },
  { name: 'Listening', line: 'Saying how it is, and hearing each other out', icon: 'ear' },
  { name: 'Health', line: 'Moving, eating well and feeling at home in our bodies', icon: 'apple' },
  { name: 'Calm days', line: 'Mornings without a rush, evenings without a fuss', icon: 'moon' },
  { name: 'Learning', line: 'Growing by trying, asking and practising', icon: 'graduation-cap' },
  { name: 'Reading', line: 'Stories and books as a part of every week', icon: 'book-open' },
  { name: 'Creativity', line: 'Making, playing and inventing things', icon: 'palette' },
  { name: 'Helping at home', line: 'A home that everybody looks after', icon: 'house' },
  { name: 'Money sense', line: 'Saving, spending and sharing with a plan', icon: 'piggy-bank' },
  { name: 'Outdoors', line: 'Fresh air, nature and small adventures', icon: 'trees' },
  { name: 'Screen balance', line: 'Screens in their place, and faces first', icon: 'smartphone' },
] as const satisfies readonly Priority[]

export type PriorityName = (typeof priorities)[number]['name']
