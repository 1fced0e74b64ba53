import { language } from '#core/language.ts'
import type { Rules } from '#core/recommendations/recommendation-rules.ts'
import { byEar } from '../by-ear.ts'
import { bySight } from '../by-sight.ts'
import { commonWords, goalTopics, lowThemes } from './themes.ts'

/**
 * How recommendations are chosen. A weight is how much a sign counts; the two strongest are said, in
 * the order in which they stand here.
 */
export const rules: Rules = {
  signals: [
    { signal: 'situation', weight: 5 },
    { signal: 'theme', weight: 4.5 },
    { signal: 'age', weight: 1.5 },
    { signal: 'priority', weight: 4, fades: 0.5 },
    { signal: 'interest', weight: 2 },
    { signal: 'goal', weight: 1.8 },
    { signal: 'works', weight: 1.6 },
    { signal: 'taken', weight: 1 },
    { signal: 'good-day', weight: 0.4 },
    { signal: 'left-over', weight: -1.5 },
    { signal: 'refused', weight: -1.5 },
  ],
  situations: [
    {
      situation: 'no-goal',
      measure: 'goals',
      below: 1,
    },
    {
      situation: 'low-mood',
      measure: 'mood',
      below: 2.8,
    },
    {
      situation: 'missed-stand-ups',
      measure: 'stand-ups',
      below: 3,
    },
    {
      situation: 'too-much',
      measure: 'promised',
      atLeast: 1.25,
    },
    {
      situation: 'too-much',
      measure: 'done',
      below: 0.5,
    },
    {
      situation: 'experiment-waits',
      measure: 'experiment-waits',
      atLeast: 1,
    },
    {
      situation: 'playbook-rests',
      measure: 'kept-at-rest',
      atLeast: 1,
    },
    {
      situation: 'no-experiment',
      measure: 'running-experiments',
      below: 1,
    },
  ],
  themes: lowThemes,
  fewestMentions: 3,
  goalTopics,
  languages: [language],
  commonWords,
  byEar,
  bySight,
  likely: 4,
  sure: 8,
  variety: { window: 5, mostAlike: 2 },
}
