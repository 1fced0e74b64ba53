import { expect, test } from 'vitest'
import { activities } from '#content/activities/index.ts'
import { ageBands } from '#core/words.ts'
import { anything, findActivities, pickAnother } from './fun-screen.tsx'

test('without a wish everything fits', () => {
  expect(findActivities(activities, anything)).toEqual(activities)
})

test('time, place and age each leave out what does not fit, and nothing else', () => {
  const short = findActivities(activities, { ...anything, minutes: 30 })
  expect(short).toEqual(activities.filter(({ minutes }) => minutes <= 30))
  const outside = findActivities(activities, { ...anything, place: 'outdoors' })
  expect(outside).toEqual(activities.filter(({ place }) => place !== 'indoors'))
  const small = findActivities(activities, { ...anything, age: 'under-3' })
  expect(small).toEqual(
    activities.filter(({ ages }) => ages.length === 0 || ages.includes('under-3')),
  )
  for (const part of [short, outside, small]) {
    expect(part.length).toBeGreaterThan(0)
    expect(part.length).toBeLessThan(activities.length)
  }
})

test('all wishes hold at once', () => {
  const found = findActivities(activities, { minutes: 15, place: 'indoors', age: '13-17' })
  expect(found.map(({ key }) => key)).toContain('activity-question-jar')
  expect(found.map(({ key }) => key)).not.toContain('activity-volcano')
})

test('choosing again gives another one, and the only one again', () => {
  const [one, two] = activities
  expect(pickAnother([one!, two!], one!)).toBe(two)
  expect(pickAnother([one!], one!)).toBe(one)
  expect(activities).toContain(pickAnother(activities, null))
})

test('whatever is wanted, something fits', () => {
  for (const minutes of [15, 30, 60]) {
    for (const place of ['indoors', 'outdoors'] as const) {
      for (const age of ageBands) {
        const found = findActivities(activities, { minutes, place, age })
        expect(found.length, `${minutes} minutes, ${place}, ${age}`).toBeGreaterThanOrEqual(2)
      }
    }
  }
})
