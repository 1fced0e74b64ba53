import type { Rules } from '#core/recommendations/recommendation-rules.ts'
import { commonWords, goalTopics, lowThemes } from './themes.ts'

/**
 * How recommendations are chosen. A weight is how much a sign counts; the two strongest are said, in
 * the order in which they stand here.
 */
export const rules: Rules = {
  signals: [
    { signal: 'situation', weight: 5, says: '{what}' },
    { signal: 'theme', weight: 4.5, says: '{count} lows named {theme}' },
    { signal: 'age', weight: 1.5, says: '{name} is {age}' },
    { signal: 'priority', weight: 4, fades: 0.5, says: 'you chose {topic}' },
    { signal: 'interest', weight: 2, says: 'you like {topic}' },
    { signal: 'goal', weight: 1.8, says: 'it goes with “{goal}”' },
    { signal: 'works', weight: 1.6, says: '“{task}” works for you' },
    { signal: 'taken', weight: 1, says: 'you took “{title}”' },
    { signal: 'good-day', weight: 0.4, says: '{day} is a good day for you' },
    { signal: 'left-over', weight: -1.5 },
    { signal: 'refused', weight: -1.5 },
  ],
  situations: [
    {
      situation: 'no-goal',
      measure: 'goals',
      below: 1,
      says: 'your family has no mission at the moment',
    },
    {
      situation: 'low-mood',
      measure: 'mood',
      below: 2.8,
      says: 'the faces looked tired lately',
    },
    {
      situation: 'missed-stand-ups',
      measure: 'stand-ups',
      below: 3,
      says: 'there were few check-ins last week',
    },
    {
      situation: 'too-much',
      measure: 'promised',
      atLeast: 1.25,
      says: 'this plan promises more than you usually finish',
    },
    {
      situation: 'too-much',
      measure: 'done',
      below: 0.5,
      says: 'last week promised more than fitted in',
    },
    {
      situation: 'experiment-waits',
      measure: 'experiment-waits',
      atLeast: 1,
      says: '“{experiment}” waits for your verdict',
    },
    {
      situation: 'playbook-rests',
      measure: 'kept-at-rest',
      atLeast: 1,
      says: '“{kept}” worked for you once',
    },
    {
      situation: 'no-experiment',
      measure: 'running-experiments',
      below: 1,
      says: 'no experiment is running',
    },
  ],
  themes: lowThemes,
  fewestMentions: 3,
  goalTopics,
  commonWords,
  likely: 4,
  sure: 8,
  variety: { window: 5, mostAlike: 2 },
}
