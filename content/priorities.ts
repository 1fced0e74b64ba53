import type { ContentIcon } from './icons.ts'

/** What a family may care about most; it chooses up to five, in order, or writes its own. */
export type Priority = {
  /** By it the family's choice is stored: the name may change. */
  id: string
  name: string
  /** What choosing it means, in one line. */
  line: string
  icon: ContentIcon
}

export const priorities = [
  {
    id: 'time-together',
    name: 'Time together',
    line: 'Hours that belong to all of us',
    icon: 'users',
  },
  {
    id: 'kindness',
    name: 'Kindness',
    line: 'Being good to each other and to the people around us',
    icon: 'heart',
  },
  {
    id: 'listening',
    name: 'Listening',
    line: 'Saying how it is, and hearing each other out',
    icon: 'ear',
  },
  {
    id: 'health',
    name: 'Health',
    line: 'Moving, eating well and feeling at home in our bodies',
    icon: 'apple',
  },
  {
    id: 'calm-days',
    name: 'Calm days',
    line: 'Mornings without a rush, evenings without a fuss',
    icon: 'moon',
  },
  {
    id: 'learning',
    name: 'Learning',
    line: 'Growing by trying, asking and practising',
    icon: 'graduation-cap',
  },
  {
    id: 'reading',
    name: 'Reading',
    line: 'Stories and books as a part of every week',
    icon: 'book-open',
  },
  {
    id: 'creativity',
    name: 'Creativity',
    line: 'Making, playing and inventing things',
    icon: 'palette',
  },
  {
    id: 'helping-at-home',
    name: 'Helping at home',
    line: 'A home that everybody looks after',
    icon: 'house',
  },
  {
    id: 'money-sense',
    name: 'Money sense',
    line: 'Saving, spending and sharing with a plan',
    icon: 'piggy-bank',
  },
  {
    id: 'outdoors',
    name: 'Outdoors',
    line: 'Fresh air, nature and small adventures',
    icon: 'trees',
  },
  {
    id: 'screen-balance',
    name: 'Screen balance',
    line: 'Screens in their place, and faces first',
    icon: 'smartphone',
  },
] as const satisfies readonly Priority[]

export type PriorityId = (typeof priorities)[number]['id']
