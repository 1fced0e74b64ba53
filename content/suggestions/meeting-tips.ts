import type { LibrarySuggestion } from './suggestion.ts'

/** How to meet better. A claim from research names its source. */
export const meetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-talking-object',
    kind: 'tip',
    title: 'Pass a talking object',
    description: 'Whoever holds the wooden spoon speaks; the others wait. Even adults learn it.',
    topics: ['listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-child-hosts',
    kind: 'tip',
    title: 'Let a child be the host',
    description:
      'Hosting means reading the question aloud and saying whose turn it is. From six it works well.',
    topics: ['listening', 'learning'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-timekeeper-with-a-bell',
    kind: 'tip',
    title: 'Give the smallest one the bell',
    description: 'Ringing when a part is over is a job that a four-year-old takes very seriously.',
    topics: ['time-together', 'helping-at-home'],
    ages: ['3-5'],
  },
  {
    key: 'tip-i-sentences',
    kind: 'tip',
    title: 'Begin with “I”',
    description:
      '“I wait for the bathroom every morning” can be solved. “You always” can only be denied.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-praise-what-was-done',
    kind: 'tip',
    title: 'Thank for what was done',
    description:
      '“You kept trying with the tyre” says more than “clever girl”. Toddlers whose efforts were praised saw ability as something that grows, five years later (Gunderson et al., 2013).',
    topics: ['kindness', 'learning'],
    ages: [],
  },
  {
    key: 'tip-celebrate-instead-of-paying',
    kind: 'tip',
    title: 'Celebrate together instead of paying prizes',
    description:
      'Promised prizes tend to lower later interest, in children more than in college students (Deci, Koestner & Ryan, 1999). A shared treat at the end of a goal is something else.',
    topics: ['time-together', 'money-sense'],
    ages: [],
  },
  {
    key: 'tip-if-then',
    kind: 'tip',
    title: 'Write one if-then',
    description:
      '“If it rains, then we dance indoors.” Fifth-graders who planned like this improved in grades and attendance; it was one study with 77 children (Duckworth et al., 2013).',
    topics: ['learning', 'health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-tick-where-all-can-see',
    kind: 'tip',
    title: 'Tick where everybody can see it',
    description:
      'Hang the plan at a child’s eye level. Keeping track helped people to reach goals in 138 experiments, more so when it was written down or shown to others (Harkin et al., 2016).',
    topics: ['helping-at-home', 'learning'],
    ages: [],
  },
  {
    key: 'tip-start-with-the-week',
    kind: 'tip',
    title: 'Begin something new at the start of a week',
    description:
      'People take up their goals more often when a week, a month or a year begins (Dai, Milkman & Riis, 2014).',
    topics: ['health', 'calm-days'],
    ages: [],
  },
  {
    key: 'tip-teens-set-their-own',
    kind: 'tip',
    title: 'Let teenagers set their own tasks',
    description:
      'Ask what would make it worth it to them, then write down what they say, not what you hoped for.',
    topics: ['listening', 'helping-at-home'],
    ages: ['13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-two-pictures',
    kind: 'tip',
    title: 'Offer small ones two pictures',
    description: '“The plants or the spoons?” A choice of two is a real choice and quickly made.',
    topics: ['listening', 'helping-at-home'],
    ages: ['under-3', '3-5'],
  },
  {
    key: 'tip-parents-decide-last',
    kind: 'tip',
    title: 'Parents speak last',
    description: 'Children’s ideas get bigger when the adults’ idea is not on the table yet.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
  },
  {
    key: 'tip-not-in-the-round',
    kind: 'tip',
    title: 'Keep one child’s trouble out of the round',
    description:
      'What concerns a single child is talked about with that child, later and in peace.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-end-with-fun',
    kind: 'tip',
    title: 'End with something silly',
    description: 'A riddle, a dance, a biscuit. What ends well is easier to begin next week.',
    topics: ['time-together', 'creativity'],
    ages: [],
  },
  {
    key: 'tip-phones-in-the-basket',
    kind: 'tip',
    title: 'One device on the table, the rest in a basket',
    description: 'The one that shows the meeting is enough. Adults’ phones go in first.',
    topics: ['screen-balance', 'listening'],
    ages: [],
    eases: ['screens'],
  },
  {
    key: 'tip-outdoor-meeting',
    kind: 'tip',
    title: 'Hold the meeting outside once',
    description:
      'On a blanket or on a walk, with the plan folded in a pocket. Write it up at home.',
    topics: ['outdoors', 'time-together'],
    ages: [],
  },
  {
    key: 'tip-draw-the-plan',
    kind: 'tip',
    title: 'Draw the plan for those who do not read yet',
    description:
      'A toothbrush, a shoe, a book: a picture per task, and they can tick by themselves.',
    topics: ['creativity', 'helping-at-home', 'drawing-and-painting'],
    ages: ['under-3', '3-5'],
    eases: ['tidying'],
  },
]
