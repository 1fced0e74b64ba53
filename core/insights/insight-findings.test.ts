import { expect, test } from 'vitest'
import { aFamily, goal } from '../testing/a-family.ts'
import { aSummary, byWeekday, summariesFrom } from '../testing/a-summary.ts'
import { loadsOf, missionJourney } from './insight-facts.ts'
import {
  hasSomethingToSee,
  heaviestLoad,
  loadFinding,
  missionFinding,
  moodFinding,
  newsOf,
  planFinding,
  rhythmFinding,
  weekdayFinding,
} from './insight-findings.ts'
import { membersOf } from '../members/member.ts'

test('the plan of the newest week, and what usually gets done', () => {
  const [first, ...others] = summariesFrom('2026-03-01', 4)
  const part = { kind: 'part', done: 3, planned: 4 }
  expect(planFinding([first!])).toEqual({ week: 1, ...part, usual: null })
  const usual = { done: 3, plannedTooMuch: false }
  expect(planFinding([first!, ...others])).toEqual({ week: 4, ...part, usual })
  const nothing = aSummary({ progress: { done: 0, planned: 0 } })
  expect(planFinding([nothing])).toBeNull()
})

test.each([
  [[4], 'unknown'],
  [[3, 3, 3, 3], 'steady'],
  [[2, 2, 4, 4], 'up'],
  [[5, 5, 3, 3], 'down'],
])('moods of %j go %s', (said, trend) => {
  const moods = said.map((mood) => ({ date: '2026-03-01', mood }))
  expect(moodFinding([aSummary({ moods })])?.trend).toBe(trend)
})

test('the strong weekdays, and the quiet one', () => {
  const ticksByWeekday = byWeekday(5, { Monday: 6, Saturday: 1 })
  const weeks = summariesFrom('2026-03-01', 2).map((week) => ({ ...week, ticksByWeekday }))
  const best = ['Monday']
  expect(weekdayFinding(weeks)).toEqual({ kind: 'usual', best, each: 6, quiet: 'Saturday' })
  expect(weekdayFinding(weeks.slice(1))).toEqual({ kind: 'first-week', best })
  const begun = { ...weeks[1]!, daysByWeekday: byWeekday(0, { Sunday: 1 }) }
  expect(weekdayFinding([weeks[0]!, begun])).toEqual({ kind: 'first-week', best })
  expect(weekdayFinding([aSummary()])).toBeNull()
})

test('on how many days of a week the family checks in, one at least', () => {
  const standUps = { held: 2, possible: 28, on: [] }
  expect(rhythmFinding([aSummary({ standUps })])).toEqual({ kind: 'days-a-week', days: 1 })
})

test('who carries most, once there is enough to tell', () => {
  const members = membersOf(aFamily().familyData)
  const found = (primary: number, ben: number) => {
    const adultEffort = [
      { memberId: 'primary', effort: primary },
      { memberId: 'ben', effort: ben },
    ]
    return loadFinding(loadsOf([aSummary({ adultEffort })], members))
  }
  expect(found(7, 3)).toEqual({ kind: 'uneven', name: 'Maya', part: 'most' })
  expect(found(6, 4)).toEqual({ kind: 'even' })
  expect(found(4, 0)).toBeNull()
  const load = (effort: number) => ({ member: members[0]!, effort, days: 7, share: effort / 9 })
  expect(heaviestLoad([4, 4, 1].map(load)), 'two carry the same').toBeNull()
  expect(heaviestLoad([5, 3, 1].map(load))?.effort).toBe(5)
})

test('where the family stands on the way to its mission', () => {
  const family = aFamily({ goal })
  const kindOn = (day: string) =>
    missionFinding(family, missionJourney(family, [], day))?.current?.kind
  expect(['2026-02-20', '2026-03-10', '2026-04-10', '2026-04-12'].map(kindOn)).toEqual([
    'ahead',
    'under-way',
    'last-week',
    'over',
  ])
  expect(missionFinding(aFamily(), null)).toBeNull()
})

test('the picture that has news is the moods where they go somewhere, else the plan', () => {
  const moodsOf = (...moods: number[]) =>
    aSummary({
      moods: moods.map((mood, day) => ({ date: `2026-03-0${day + 1}`, mood, answers: 1 })) as never,
    })
  expect(newsOf([moodsOf(2, 2, 4, 4)])).toBe('mood')
  expect(newsOf([moodsOf(3, 3, 3, 3)])).toBe('plan')
  expect(newsOf([])).toBe('plan')
})

test('pictures begin with three ticks, two days with a face, or a week that is over [N31]', () => {
  const running = (done: number, days = 0) => {
    const moods = Array.from({ length: days }, () => ({ date: '2026-03-01', mood: 4 }))
    return [aSummary({ completed: false, progress: { done, planned: 37 }, moods })]
  }
  expect(hasSomethingToSee([])).toBe(false)
  expect(hasSomethingToSee(running(2, 1))).toBe(false)
  expect(hasSomethingToSee(running(3))).toBe(true)
  expect(hasSomethingToSee(running(0, 2))).toBe(true)
  expect(hasSomethingToSee([aSummary({ completed: true })])).toBe(true)
})
