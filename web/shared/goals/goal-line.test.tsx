import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleGoals } from '#content/goals/index.ts'
import { agesText } from '#web/shared/members/member-words.ts'
import { GoalLine, GoalOffer, goalFacts } from './goal-line.tsx'

const nothing = () => undefined

/** What stands on the line, without its markup. */
function wordsOf(line: ReactNode): string {
  return renderToStaticMarkup(line)
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test.each(exampleGoals)(
  '$id says why, for whom, how long, how to begin, to see and to celebrate it',
  (goal) => {
    const words = wordsOf(<GoalLine goal={goal} open onChoose={nothing} />)
    const { title, why, firstSteps, measure, celebration } = goal
    for (const text of [title, why, goalFacts(goal), ...firstSteps, measure, celebration]) {
      expect(words).toContain(text)
    }
  },
)

test('a goal of which only the title is known shows its title', () => {
  const goal = { title: 'Sleep in a tent', id: 'no-longer-in-the-library' }
  const words = wordsOf(<GoalOffer goal={goal} onChoose={nothing} />)
  expect(words.split(/\n+/).filter(Boolean)).toEqual(['Sleep in a tent'])
})

test('whom a goal suits is said in one span where it is one', () => {
  expect(agesText([])).toBe('everybody')
  expect(agesText(['under-3', '3-5', '6-8', '9-12', '13-17'])).toBe('everybody')
  expect(agesText(['under-3'])).toBe('children under 3')
  expect(agesText(['13-17'])).toBe('ages 13 to 17')
  expect(agesText(['9-12', '6-8'])).toBe('ages 6 to 12')
  expect(agesText(['under-3', '3-5'])).toBe('ages up to 5')
  expect(agesText(['3-5', '9-12'])).toBe('ages 3 to 5 and 9 to 12')
  expect(goalFacts({ weeks: 1, ages: [] })).toBe('1 week, for everybody')
})

test('a person and what a family chose are not joined as if they were alike', () => {
  const facts = (people: string[], topics: string[]) =>
    goalFacts({ weeks: 4, ages: ['6-8'] }, { people, topics })
  expect(facts(['Emma'], ['Calm days'])).toBe('4 weeks, for Emma · Calm days')
  expect(facts(['Emma', 'Leo'], [])).toBe('4 weeks, for Emma and Leo')
  expect(facts([], ['Calm days', 'Reading'])).toBe('4 weeks · Calm days · Reading')
  expect(facts([], [])).toBe('4 weeks, for ages 6 to 8')
})
