import { expect, test } from 'vitest'
import * as words from './words.ts'

const { weekdays, animals, memberColors } = words

test('the week has seven days, from Sunday to Saturday as the calendar counts them', () => {
  expect(weekdays).toHaveLength(7)
  const sunday = Date.UTC(2026, 2, 1)
  const names = weekdays.map((_name, day) =>
    new Date(sunday + day * 86_400_000).toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    }),
  )
  expect(weekdays).toEqual(names)
})

test('no list says the same word twice', () => {
  for (const list of Object.values(words)) expect(new Set(list).size).toBe(list.length)
})

test('twelve animals and eight colours tell a family apart', () => {
  expect(animals).toHaveLength(12)
  expect(memberColors).toHaveLength(8)
})
