import { expect, test } from 'vitest'
import { countThemes, firstTheme, themesIn } from './themes.ts'

const themes = [
  { id: 'mornings', words: ['morning*', 'getting up'] },
  { id: 'bedtime', words: ['bed'] },
]

test('a theme is named by whole words, phrases and any ending where it says so', () => {
  expect(themesIn('Mornings were loud', themes)).toEqual(['mornings'])
  expect(themesIn('No getting  up, a MORNING in bed', themes)).toEqual(['mornings', 'bedtime'])
  expect(themesIn('Bedrock, embedded, goodmorning', themes)).toEqual([])
  expect(themesIn('in bed.', themes)).toEqual(['bedtime'])
})

test('a text counts once however often it names a theme', () => {
  const texts = ['morning, morning', 'each morning in bed', 'rain']
  expect([...countThemes(texts, themes)]).toEqual([
    ['mornings', 2],
    ['bedtime', 1],
  ])
  expect(countThemes([], themes).size).toBe(0)
})

test('signs in a word are no pattern', () => {
  expect(themesIn('what (now)? a+b', [{ id: 'x', words: ['(now)', 'a+b'] }])).toEqual(['x'])
  expect(themesIn('aab', [{ id: 'x', words: ['a+b'] }])).toEqual([])
})

test('of several themes, the first word decides, then how much is said there', () => {
  const tasks = [
    { id: 'drink', words: ['water'] },
    { id: 'plants', words: ['water the plant*', 'plant*'] },
  ]
  expect(firstTheme('Water the plants', tasks)).toBe('plants')
  expect(firstTheme('A glass of water beside the plants', tasks)).toBe('drink')
  expect(firstTheme('Nothing of these', tasks)).toBeNull()
})
