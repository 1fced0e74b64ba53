import { expect, test } from 'vitest'
import { everyone, ownersFrom } from './plan-line.tsx'

test('a task is somebody’s or everyone’s, never nobody’s [S3.3]', () => {
  expect(ownersFrom(['mia', 'leo'], ['mia'])).toEqual(['mia', 'leo'])
  expect(ownersFrom([], ['mia'])).toBe('everyone')
  expect(ownersFrom(['mia', everyone], ['mia'])).toBe('everyone')
  expect(ownersFrom([everyone, 'mia'], 'everyone'), 'one of them instead of all').toEqual(['mia'])
})
