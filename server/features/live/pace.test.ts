import { expect, test } from 'vitest'
import { pace } from './pace.ts'

test('each subject passes so many times a minute, whatever the others do', () => {
  let now = 0
  const mayGo = pace(2, () => now)
  expect([mayGo('maya'), mayGo('maya'), mayGo('maya'), mayGo('ben')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  now = 60_000
  expect(mayGo('maya')).toBe(true)
})
