import { expect, test } from 'vitest'
import { aSummary, summariesFrom } from '../testing/a-summary.ts'
import { withDaysOff } from '../plan-meeting/meeting.ts'
import { aSprint } from '../testing/a-family.ts'
import { rhythmWeeks } from './insight-rhythm.ts'
import { summarize } from './insights.ts'

const signs = { held: '●', open: '○', paused: 'z' }
const drawn = (weeks: ReturnType<typeof rhythmWeeks>) =>
  weeks.map(({ startsOn, days }) => [
    startsOn,
    days.map(({ state }) => (state ? signs[state] : ' ')).join(''),
  ])

test('the rhythm shows each day of the sprint: met, not met, paused, or still ahead', () => {
  const summary = aSummary({
    until: '2026-03-05',
    standUps: { held: 2, possible: 4, on: ['2026-03-01', '2026-03-05'] },
    pausedDates: ['2026-03-03', '2026-03-07'],
  })
  expect(drawn(rhythmWeeks([summary], 'Sunday', 9))).toEqual([['2026-03-01', '●○z○● z']])
})

test('days that had gone by when a week was planned have no mark, a day off has [N33]', () => {
  const planned = aSprint({ plannedAt: '2026-03-04T18:00:00Z', pausedDates: ['2026-03-06'] })
  const summary = summarize(withDaysOff(planned, '2026-03-04'), [], '2026-03-07')
  expect(drawn(rhythmWeeks([summary], 'Sunday', 9))).toEqual([['2026-03-01', '   ○○z○']])
})

test('the rhythm is laid out in the family’s own weeks, the latest ones', () => {
  const summaries = summariesFrom('2026-03-01', 4)
  const weeks = drawn(rhythmWeeks(summaries, 'Monday', 9))
  expect(weeks).toEqual([
    ['2026-02-23', '      ○'],
    ['2026-03-02', '○○○○○○○'],
    ['2026-03-09', '○○○○○○○'],
    ['2026-03-16', '○○○○○○○'],
    ['2026-03-23', '○○○○○○ '],
  ])
  expect(drawn(rhythmWeeks(summaries, 'Monday', 2))).toEqual(weeks.slice(-2))
  expect(rhythmWeeks([], 'Monday', 2)).toEqual([])
})

test('a day that two sprints share was met in either of them', () => {
  const met = aSummary({ standUps: { held: 1, possible: 7, on: ['2026-03-01'] } })
  for (const both of [
    [met, aSummary()],
    [aSummary(), met],
  ]) {
    expect(rhythmWeeks(both, 'Sunday', 1)[0]!.days[0]!.state).toBe('held')
  }
})
