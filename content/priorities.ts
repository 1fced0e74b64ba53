import type { ContentIcon } from './icons.ts'
import type { TopicId } from './topic-names.ts'

/** What a family may care about most; it chooses up to five, in order, or writes its own. */
export type Priority = {
  id: TopicId
  /** What choosing it means, in one line. */
  line: string
  icon: ContentIcon
}

export const priorities = [
  {
    id: 'time-together',
    line: 'Hours that belong to all of us',
    icon: 'users',
  },
  {
    id: 'kindness',
    line: 'Being good to each other and to the people around us',
    icon: 'heart',
  },
  {
    id: 'listening',
    line: 'Saying how it is, and being understood',
    icon: 'messages-square',
  },
  {
    id: 'health',
    line: 'Moving, eating well and feeling at home in our bodies',
    icon: 'apple',
  },
  {
    id: 'calm-days',
    line: 'Mornings without a rush, evenings without a fuss',
    icon: 'moon',
  },
  {
    id: 'learning',
    line: 'Growing by trying, asking and practising',
    icon: 'graduation-cap',
  },
  {
    id: 'reading',
    line: 'Stories and books as a part of every week',
    icon: 'book-open',
  },
  {
    id: 'creativity',
    line: 'Making, playing and inventing things',
    icon: 'palette',
  },
  {
    id: 'helping-at-home',
    line: 'A home that everybody looks after',
    icon: 'house',
  },
  {
    id: 'money-sense',
    line: 'Saving, spending and sharing with a plan',
    icon: 'piggy-bank',
  },
  {
    id: 'outdoors',
    line: 'Fresh air, nature and small adventures',
    icon: 'trees',
  },
  {
    id: 'screen-balance',
    line: 'Screens in their place, and faces first',
    icon: 'smartphone',
  },
] as const satisfies readonly Priority[]

export type PriorityId = (typeof priorities)[number]['id']
