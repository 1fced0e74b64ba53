import { expect, test } from 'vitest'
import { afterPress, chosenFor, everyone, ownersFor } from './owner-choice.tsx'

test('a task is somebody’s or everyone’s, and never both [S3.3]', () => {
  expect(afterPress(['mia', 'leo'], ['mia'])).toEqual(['mia', 'leo'])
  expect(afterPress([], ['mia']), 'which a form refuses, and a plan gives to all').toEqual([])
  expect(afterPress(['mia', everyone], ['mia'])).toEqual([everyone])
  expect(afterPress([everyone, 'mia'], [everyone]), 'one of them instead of all').toEqual(['mia'])
  expect(ownersFor([everyone])).toBe('everyone')
  expect(ownersFor(chosenFor(['mia']))).toEqual(['mia'])
})
