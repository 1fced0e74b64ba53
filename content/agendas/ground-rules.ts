import type { ContentIcon } from '../icons.ts'

/** What holds in every meeting; short enough for the fridge. */
export const groundRules: readonly { title: string; line: string; icon: ContentIcon }[] = [
  {
    title: 'One at a time',
    line: 'The others wait, and look at whoever it is.',
    icon: 'messages-square',
  },
  {
    title: 'Begin with “I”',
    line: 'Say how it is for you, not how the other one is.',
    icon: 'user',
  },
  { title: 'One thing at a time', line: 'The next topic waits on the list.', icon: 'list-checks' },
  { title: 'Passing is fine', line: 'Nobody has to say anything.', icon: 'hand' },
  { title: 'About us', line: 'One child’s trouble is talked about in private.', icon: 'users' },
  {
    title: 'We look for a yes',
    line: 'We go on until all can live with it. Parents decide last; votes are for fun things.',
    icon: 'thumbs-up',
  },
  { title: 'Stop on time', line: 'What is left comes first next week.', icon: 'clock' },
]
