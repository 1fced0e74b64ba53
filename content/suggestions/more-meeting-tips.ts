import type { LibrarySuggestion } from './suggestion.ts'

/** How to keep the meeting alive, and what it can do about what is hard. Facts name their source. */
export const moreMeetingTips: readonly LibrarySuggestion[] = [
  {
    key: 'tip-same-time-each-week',
    kind: 'tip',
    title: 'Keep the same time every week',
    description:
      'A pleasant hour, not at a meal and not at bedtime. What has its place need not be decided again (Extension services).',
    topics: ['calm-days', 'time-together'],
    ages: [],
    eases: ['rushing'],
  },
  {
    key: 'tip-stop-at-twenty',
    kind: 'tip',
    title: 'Stop after twenty minutes',
    description:
      'Even in the middle. What is left goes on the list for next week, and people come back gladly (Feiler, 2013).',
    topics: ['calm-days', 'listening'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-begin-with-thanks',
    kind: 'tip',
    title: 'Begin with one thank-you each',
    description:
      'Three minutes of what was good make the rest of the meeting easier. Small things count (Positive Discipline).',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-first-meetings-are-fun',
    kind: 'tip',
    title: 'Make the first meetings mostly fun',
    description:
      'Plan an outing before you talk about the dishes. Trust comes before the list (Positive Discipline).',
    topics: ['time-together'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-vote-only-on-fun',
    kind: 'tip',
    title: 'Vote only on what is fun',
    description:
      'For everything else, look for what all can live with. A vote makes losers, and they live here too.',
    topics: ['listening', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-one-topic-at-a-time',
    kind: 'tip',
    title: 'One topic at a time',
    description:
      'Write the others down where all can see them. Nothing is lost, and nobody needs to hurry.',
    topics: ['listening', 'calm-days'],
    ages: [],
    eases: ['quarrels', 'rushing'],
  },
  {
    key: 'tip-notes-first',
    kind: 'tip',
    title: 'Read last week’s notes first',
    description:
      'Two sentences are enough. What was agreed and done deserves to be seen (Extension services).',
    topics: ['learning', 'listening'],
    ages: [],
  },
  {
    key: 'tip-note-taker-draws',
    kind: 'tip',
    title: 'Let the note-taker draw',
    description:
      'A plan in pictures is a plan that all can read. Photograph it for those who were away.',
    topics: ['creativity', 'drawing-and-painting'],
    ages: ['6-8', '9-12'],
  },
  {
    key: 'tip-rotate-the-host',
    kind: 'tip',
    title: 'Change the host every week',
    description:
      'One parent alone must not become the system. Whoever hosts also chooses the last song.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
  },
  {
    key: 'tip-mornings-run-backwards',
    kind: 'tip',
    title: 'Plan the morning backwards',
    description:
      'When must you leave, when are shoes on, when is breakfast? Start at the door and walk back to the bed.',
    topics: ['calm-days'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['mornings', 'rushing'],
  },
  {
    key: 'tip-one-morning-change',
    kind: 'tip',
    title: 'Change one thing about the mornings',
    description:
      'Only one, for one week: the bag, the music or the alarm. Then ask everybody whether it helped.',
    topics: ['calm-days'],
    ages: [],
    eases: ['mornings'],
  },
  {
    key: 'tip-bedtime-at-the-meeting',
    kind: 'tip',
    title: 'Ask the children how bedtime should go',
    description:
      'Draw the steps on cards and let them lay the order. They guard what they have made.',
    topics: ['calm-days', 'listening'],
    ages: ['3-5', '6-8'],
    eases: ['bedtime'],
  },
  {
    key: 'tip-agree-on-screens-together',
    kind: 'tip',
    title: 'Make the screen rules together',
    description:
      'Children say when they need them, adults say when they miss you. Write three sentences, try them for a week.',
    topics: ['screen-balance', 'listening'],
    ages: ['6-8', '9-12', '13-17'],
    eases: ['screens', 'quarrels'],
  },
  {
    key: 'tip-tidy-what-bothers-whom',
    kind: 'tip',
    title: 'Ask which mess bothers whom',
    description:
      'The hall, the desk, the sink: choose one place that matters to all, and leave the others alone.',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    eases: ['tidying'],
  },
  {
    key: 'tip-cool-down-then-talk',
    kind: 'tip',
    title: 'Cool down first, talk later',
    description: 'Put the quarrel on the list for the meeting. By then most have shrunk.',
    topics: ['calm-days', 'kindness'],
    ages: [],
    eases: ['quarrels'],
  },
  {
    key: 'tip-homework-is-theirs',
    kind: 'tip',
    title: 'Ask “What would help?” about homework',
    description: 'Then wait. A place, a time or a listener is often all that was missing.',
    topics: ['learning', 'listening'],
    ages: ['9-12', '13-17'],
    eases: ['homework'],
  },
  {
    key: 'tip-dinner-needs-a-job-each',
    kind: 'tip',
    title: 'Give everybody one job at dinner',
    description: 'Set, stir, pour, call, clear. With five small jobs nobody has a big one.',
    topics: ['helping-at-home', 'time-together'],
    ages: ['3-5', '6-8', '9-12'],
    eases: ['meals'],
  },
  {
    key: 'tip-cross-one-thing-out',
    kind: 'tip',
    title: 'Cross one thing out of the week',
    description: 'Ask “What would nobody miss?” before you ask what is new.',
    topics: ['calm-days'],
    ages: [],
    eases: ['rushing', 'tired-days'],
  },
  {
    key: 'tip-tired-week-short-meeting',
    kind: 'tip',
    title: 'In a tired week meet for eight minutes',
    description: 'Thanks, dates, one promise each, done. A short meeting keeps the rhythm alive.',
    topics: ['calm-days'],
    ages: [],
    eases: ['tired-days'],
  },
  {
    key: 'tip-one-to-one-first',
    kind: 'tip',
    title: 'Put time for two into the plan first',
    description: 'A walk, a game, an errand: one adult, one child. Then add the rest around it.',
    topics: ['time-together', 'listening'],
    ages: ['3-5', '6-8', '9-12', '13-17'],
    eases: ['time-for-each-other'],
  },
  {
    key: 'tip-rituals-that-last',
    kind: 'tip',
    title: 'Keep one ritual, however small',
    description:
      'Family routines and rituals go along with more capable parenting and children’s well-being; which causes which is open (Fiese et al., 2002).',
    topics: ['time-together', 'calm-days'],
    ages: [],
    eases: ['time-for-each-other', 'bedtime'],
  },
  {
    key: 'tip-say-grows-with-age',
    kind: 'tip',
    title: 'Let their say grow with them',
    description:
      'Children’s say in decisions grew slowly from 9 to 14 and faster from 15 on, in one study of 201 families (Wray-Lake et al., 2010).',
    topics: ['listening'],
    ages: ['9-12', '13-17'],
    eases: ['quarrels'],
  },
  {
    key: 'tip-high-and-low-about-us',
    kind: 'tip',
    title: 'Good or hard: keep it about the family',
    description:
      '“Our mornings are loud”, not “Ben is loud”. What is ours can be changed together.',
    topics: ['kindness', 'listening'],
    ages: [],
    eases: ['quarrels', 'mornings'],
  },
  {
    key: 'tip-homework-has-an-end',
    kind: 'tip',
    title: 'Agree on when homework is over',
    description:
      'A time at which the books close, finished or not, and somebody writes a note. Home is also for resting.',
    topics: ['calm-days', 'learning'],
    ages: [],
    eases: ['homework', 'tired-days'],
  },
]
