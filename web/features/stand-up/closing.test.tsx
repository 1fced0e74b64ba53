import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { addDays } from '#core/time/calendar.ts'
import { goodbye, offerOf, pictureOn } from './closing.tsx'

test('an offer of help names who helps whom, and fits its line [N8]', () => {
  expect(offerOf('Ben', 'Mia', 'My\nreading log')).toBe('Ben helps Mia: My reading log')
  expect(offerOf('Ben', 'Mia', 'a'.repeat(1_000))).toHaveLength(limits.title)
})

test('what is wished at the end is true at that hour, also past midnight [N37]', () => {
  expect([7, 10].map(goodbye)).toEqual(Array(2).fill('Have a good day.'))
  expect([11, 16].map(goodbye)).toEqual(Array(2).fill('Have a good afternoon.'))
  expect([17, 19].map(goodbye)).toEqual(Array(2).fill('Have a good evening.'))
  expect([20, 25].map(goodbye)).toEqual(Array(2).fill('Sleep well.'))
})

test('each day’s check-in ends with its own picture, and the days around it have others [N20]', () => {
  const days = [0, 1, 2, 3, 4].map((later) => addDays('2026-02-27', later))
  const pictures = days.map(pictureOn)
  expect(pictureOn(days[0]!)).toBe(pictures[0])
  for (const place of [0, 1, 2]) expect(new Set(pictures.slice(place, place + 3)).size).toBe(3)
})
