import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleGoals } from '#content/goals/index.ts'
import { GoalCard } from './goal-card.tsx'
import { goalFacts } from './goal-words.ts'

/** What stands on the card, without its markup. */
function wordsOf(goal: Parameters<typeof GoalCard>[0]['goal']): string {
  const markup = renderToStaticMarkup(<GoalCard goal={goal} onChoose={() => undefined} />)
  return markup
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test.each(exampleGoals)(
  '$id says why, for whom, how long, how to begin, to see and to celebrate it',
  (goal) => {
    const words = wordsOf(goal)
    const { title, why, firstSteps, measure, celebration } = goal
    for (const text of [title, why, goalFacts(goal), ...firstSteps, measure, celebration]) {
      expect(words).toContain(text)
    }
  },
)

test('a goal of which only the title is known shows its title', () => {
  const goal = { title: 'Sleep in a tent', id: 'no-longer-in-the-library' }
  expect(wordsOf(goal).split(/\n+/).filter(Boolean)).toEqual(['Sleep in a tent', 'Choose'])
})
