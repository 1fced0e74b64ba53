import { expect, it } from 'vitest'
import { guessIcon } from './guess-icon.ts'

it('finds a picture in the words of a task [S3.3]', () => {
  expect(guessIcon('Brush teeth without being asked')).toBe('teeth')
  expect(guessIcon('Read together for ten minutes')).toBe('read')
  expect(guessIcon('Water the plants')).toBe('plants')
  expect(guessIcon('Drink a glass of water')).toBe('water')
  expect(guessIcon('Walk the dog')).toBe('walk')
  expect(guessIcon('Feed the cats')).toBe('cat')
  expect(guessIcon('Take out the bins')).toBe('rubbish')
})

it('goes by the first words that say something, not by what comes after them [S3.3]', () => {
  expect(guessIcon('Wash up after dinner')).toBe('dishes')
  expect(guessIcon('Pyjamas on before the story')).toBe('dress')
})

it('gives none where no word says enough [S3.3]', () => {
  expect(guessIcon('')).toBeNull()
  expect(guessIcon('Do the other thing')).toBeNull()
})
