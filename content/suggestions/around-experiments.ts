import type { LibrarySuggestion } from './suggestion.ts'

/** For families that try nothing out just now, forgot to judge, or forgot what worked. */
export const aroundExperiments: readonly LibrarySuggestion[] = [
  {
    key: 'situation-try-one-change',
    kind: 'tip',
    title: 'Try one change for one week',
    description:
      'Breakfast music, shoes by the door, homework at the big table. Keep it or not: that is for Sunday.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-child-chooses-experiment',
    kind: 'tip',
    title: 'Let a child choose what you try next',
    description: 'Ask “What should we do differently?” and take the first idea that hurts nobody.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
    when: 'no-experiment',
  },
  {
    key: 'situation-look-back-together',
    kind: 'tip',
    title: 'Look back for ten minutes',
    description:
      'Talking over what happened made teams noticeably better across 46 samples; families were not among them (Tannenbaum & Cerasoli, 2013). One high, one low, one change.',
    topics: ['listening', 'learning'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-swap-seats',
    kind: 'task',
    title: 'Swap one job with somebody for a week',
    description:
      'Whoever takes it over may ask how; nobody says how it used to be done. On Sunday: keep or swap back?',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    icon: 'help',
    when: 'no-experiment',
  },
  {
    key: 'situation-judge-the-experiment',
    kind: 'tip',
    title: 'Say what became of your experiment',
    description:
      'Keep it or not: one sentence from each of you, then it is decided. Then there is room for the next.',
    topics: ['learning', 'listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-ask-the-quietest-first',
    kind: 'tip',
    title: 'Ask the quietest one about the experiment first',
    description: 'Whoever says least has often noticed most. Then the others.',
    topics: ['listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-tweak-by-one-step',
    kind: 'tip',
    title: 'Change only one thing about the experiment',
    description: 'Another time, another place or another person: one of them, and a week more.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-open-the-playbook',
    kind: 'tip',
    title: 'Open your playbook again',
    description:
      'You found out what works for you. Choose one of those and put it back into this week.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-teach-the-playbook',
    kind: 'tip',
    title: 'Tell another family what worked for you',
    description: 'Explaining it reminds you why. Ask them for one of theirs.',
    topics: ['kindness', 'listening'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-playbook-on-the-fridge',
    kind: 'task',
    title: 'Write what works for us on one sheet',
    description: 'Each adds one line or one drawing. Hang it beside the plan.',
    topics: ['helping-at-home', 'creativity'],
    ages: [],
    icon: 'plan',
    when: 'playbook-rests',
  },
]
