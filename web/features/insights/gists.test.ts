import { expect, test } from 'vitest'
import type { SprintSummary } from '#core/insights/schema.ts'
import { aFamily } from '#core/testing/a-family.ts'
import { aSummary, byWeekday, summariesFrom } from '#core/testing/a-summary.ts'
import { membersOf } from '#core/members/member.ts'
import { loadsOf } from '#core/insights/insight-facts.ts'
import {
  experimentsGist,
  loadGist,
  missionGist,
  moodGist,
  planGist,
  rhythmGist,
  weekdayGist,
} from './gists.ts'

const week = (fields: Partial<SprintSummary>) => [aSummary(fields)]

test('a picture that is closed says what it has found in a few words [N31]', () => {
  expect(planGist(week({ progress: { done: 3, planned: 4 } }))).toBe('3 of 4 done')
  expect(planGist(week({ progress: { done: 4, planned: 4 } }))).toBe('Everything done')
  expect(planGist(summariesFrom('2026-03-01', 4))).toBe('About three things a week')
  const uneven = summariesFrom('2026-03-01', 4).map((one, index) => ({
    ...one,
    progress: { done: 3 + (index % 2), planned: 5 },
  }))
  expect(planGist(uneven)).toMatch(/^About (three|four) things a week$/)

  const moods = [2, 2, 4, 4].map((mood, day) => ({ date: `2026-03-0${day + 1}`, mood }))
  expect(moodGist(week({ moods }))).toBe('Your days have been getting brighter')

  const wednesdays = byWeekday(0, { Wednesday: 4 })
  expect(weekdayGist(week({ ticksByWeekday: wednesdays }))).toBe('Most on Wednesday so far')
  const many = summariesFrom('2026-03-01', 3).map((one) => ({ ...one, ticksByWeekday: wednesdays }))
  expect(weekdayGist(many)).toBe('Wednesdays carry the week')

  const standUps = { held: 2, possible: 7, on: [] }
  expect(rhythmGist(week({ standUps }))).toBe('Twice so far')
  expect(rhythmGist(week({ weeks: 2, standUps: { ...standUps, held: 10, possible: 14 } }))).toBe(
    'About five check-ins a week',
  )
})

test('the closed line of the load names nobody [N31]', () => {
  const ben = { id: 'ben', name: 'Ben', animal: 'fox', color: 'coral' } as const
  const people = membersOf(aFamily({ adults: [ben] }).familyData)
  const carried = ([mine, theirs]: readonly [number, number]) =>
    week({
      adultEffort: [
        { memberId: 'primary', effort: mine },
        { memberId: ben.id, effort: theirs },
      ],
    })
  expect(loadGist(loadsOf(carried([5, 5]), people))).toBe('About evenly shared')
  expect(loadGist(loadsOf(carried([9, 1]), people))).toBe('The load leans to one side')
})

test('nothing is said before there is anything to say', () => {
  const family = aFamily()
  expect(planGist([])).toBeNull()
  expect(moodGist(week({}))).toBeNull()
  expect(weekdayGist(week({}))).toBeNull()
  expect(rhythmGist(week({}))).toBeNull()
  expect(loadGist([])).toBeNull()
  expect(experimentsGist(family)).toBeNull()
  expect(missionGist(family, null)).toBeNull()
})
