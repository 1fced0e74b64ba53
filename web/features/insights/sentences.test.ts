import { describe, expect, test } from 'vitest'
import type { SprintSummary } from '#core/insights/schema.ts'
import { aFamily, goal } from '#core/testing/a-family.ts'
import { aSummary, byWeekday, summariesFrom } from '#core/testing/a-summary.ts'
import { addDays, dayRange } from '#core/time/calendar.ts'
import { loadsOf, missionJourney } from '#core/insights/insight-facts.ts'
import {
  experimentsSentence,
  loadSentence,
  missionSentence,
  moodSentence,
  moodWord,
  planSentence,
  rhythmSentence,
  weekdaySentence,
} from './sentences.ts'
import { membersOf } from '#core/members/member.ts'

const week = (fields: Partial<SprintSummary>) => [aSummary(fields)]

test('nothing is said before there is anything to say', () => {
  const family = aFamily()
  expect(planSentence([])).toBeNull()
  expect(planSentence(week({ progress: { done: 0, planned: 0 } }))).toBeNull()
  expect(moodSentence(week({}))).toBeNull()
  expect(weekdaySentence(week({}))).toBeNull()
  expect(rhythmSentence(week({}))).toBeNull()
  expect(loadSentence(loadsOf(week({}), membersOf(family.familyData)))).toBeNull()
  expect(experimentsSentence(family)).toBeNull()
  expect(missionSentence(family, null)).toBeNull()
})

describe('plan and done', () => {
  test('says how the newest week goes or went', () => {
    expect(planSentence(week({ completed: false }))).toBe(
      'So far in Week\u00a01 you did 3 of the 4 things you planned.',
    )
    expect(planSentence(week({}))).toBe('In Week\u00a01 you did 3 of the 4 things you planned.')
    expect(planSentence(week({ progress: { done: 4, planned: 4 } }))).toBe(
      'In Week\u00a01 you did everything you planned.',
    )
    expect(planSentence(week({ progress: { done: 0, planned: 1 } }))).toBe(
      'In Week\u00a01 the one thing you planned is still open.',
    )
  })

  test('says what usually gets done, and that less can be lighter', () => {
    const weeks = summariesFrom('2026-03-01', 4)
    expect(planSentence(weeks)).toBe(
      'In Week\u00a04 you did 3 of the 4 things you planned. As a rule about 3 a week get done.',
    )
    const heavy = weeks.map((one) => ({ ...one, progress: { done: 4, planned: 20 } }))
    expect(planSentence(heavy)).toMatch(/: a smaller plan may feel lighter\.$/)
  })
})

test.each([
  [[4], 'Mostly it felt good. A few more days will show where it goes.'],
  [[3, 3, 3, 3], 'Mostly it felt okay, and it has been steady.'],
  [[2, 2, 4, 4], null],
  [[5, 5, 3, 3], null],
])('moods of %j: %s', (moods, sentence) => {
  const days = dayRange('2026-03-01', moods.length)
  const told = moods.map((mood, index) => ({ date: days[index]!, mood }))
  expect(moodSentence(week({ moods: told }))).toBe(sentence)
})

test.each([
  [1, 'hard'],
  [4.3, 'good'],
  [4.5, 'between good and great'],
  [4.7, 'great'],
  [5, 'great'],
])('a mood of %d is %s', (mood, words) => {
  expect(moodWord(mood)).toBe(words)
})

describe('weekdays', () => {
  test('after one week it is only so far', () => {
    expect(weekdaySentence(week({ ticksByWeekday: byWeekday(1, { Monday: 4 }) }))).toBe(
      'So far most got done on Monday.',
    )
    const planned = [
      aSummary({ ticksByWeekday: byWeekday(0, { Monday: 4 }) }),
      aSummary({ sprintId: 's2', startsOn: '2026-03-08', ticksByWeekday: byWeekday(0, {}) }),
    ]
    expect(weekdaySentence(planned)).toBe('So far most got done on Monday.')
  })

  test('later it names the strong ones and the quiet one', () => {
    const ticks = (others: object) => [
      aSummary({ ticksByWeekday: byWeekday(5, others) }),
      aSummary({ sprintId: 's2', startsOn: '2026-03-08', ticksByWeekday: byWeekday(5, others) }),
    ]
    expect(weekdaySentence(ticks({ Monday: 6, Saturday: 1 }))).toBe(
      'Most gets done on Mondays, about six things each time. Saturdays are quiet: good to know when you plan.',
    )
    expect(weekdaySentence(ticks({ Monday: 6, Friday: 6 }))).toBe(
      'Most gets done on Mondays and Fridays.',
    )
    expect(weekdaySentence(ticks({}))).toBe(
      'Things get done on many days: no single one carries the week.',
    )
  })
})

test.each([
  [1, 4, 'You checked in once in four days so far.'],
  [2, 2, 'You checked in every single day so far.'],
  [10, 28, 'You check in on about three days of the week.'],
  [2, 28, 'You check in on about one day of the week.'],
  [28, 28, 'You check in practically every day.'],
])('%i check-ins in %i days: %s', (held, possible, sentence) => {
  const on = dayRange('2026-03-01', held)
  expect(rhythmSentence(week({ standUps: { held, possible, on } }))).toBe(sentence)
})

describe('the load', () => {
  const said = (...efforts: number[]) => {
    const adults = efforts.slice(1).map((_, index) => ({
      id: `a${index}`,
      name: `Adult ${index}`,
      animal: 'fox' as const,
      color: 'coral' as const,
    }))
    const ids = ['primary', ...adults.map(({ id }) => id)]
    const adultEffort = efforts.map((effort, index) => ({ memberId: ids[index]!, effort }))
    return loadSentence(loadsOf(week({ adultEffort }), membersOf(aFamily({ adults }).familyData)))
  }

  test.each([
    [[5, 5], 'The load is shared about evenly.'],
    [[6, 4], 'The load is shared about evenly.'],
    [[4, 4, 3], 'The load is shared about evenly.'],
    [[7, 3], 'Maya carried most of it.'],
    [[20, 1], 'Maya carried nearly all of it.'],
    [[5, 3, 2], 'Maya carried the largest part of it.'],
  ])('of %j: %s', (efforts, beginning) => {
    const sentence = said(...efforts)!
    expect(sentence.startsWith(beginning)).toBe(true)
    expect(sentence.includes('?')).toBe(beginning.includes('Maya'))
  })

  test('waits for more than a handful of ticks before it judges anybody', () => {
    expect(said(2, 0)).toBeNull()
    expect(said(4, 0)).toBeNull()
    expect(said(5, 0)).toContain('Maya carried nearly all of it.')
  })
})

test('the experiments are counted by what became of them', () => {
  const of = (...verdicts: ('keep' | 'tweak' | 'drop' | 'running')[]) =>
    experimentsSentence(
      aFamily({
        experiments: verdicts.map((verdict, index) => ({
          id: `e${index}`,
          text: 'Try it',
          ownerId: 'ben',
          sprintId: `s${index}`,
          checkOn: '2026-03-08',
          verdict,
        })),
      }),
    )
  expect(of('running')).toBe('Your first experiment is under way.')
  expect(of('keep')).toBe('You tried one experiment: kept one.')
  expect(of('keep', 'keep', 'tweak', 'drop', 'running')).toBe(
    'You tried four experiments: kept two, changed one and let go one. One is being tried right now.',
  )
})

describe('the mission', () => {
  const family = aFamily({ goal })
  const said = (day: string, who = family) =>
    missionSentence(who, missionJourney(who, week({ goalId: 'goal1' }), day))

  test('says where the family stands', () => {
    expect(said('2026-02-20')).toBe('“Read together” begins soon.')
    expect(said('2026-03-10')).toBe(
      'Week 2 of 6 on the way to “Read together”. Three things done for it so far.',
    )
    expect(said('2026-04-10')).toMatch(/^The last week of “Read together”\./)
    expect(said(addDays(goal.startsOn, 42))).toMatch(/^The six weeks for .* are over/)
  })

  test('remembers those that were reached', () => {
    const pastGoals = [
      { ...goal, id: 'old', outcome: 'reached' as const, closedAt: '2026-02-01T10:00:00.000Z' },
    ]
    expect(said('2026-03-01', aFamily({ pastGoals }))).toBe('One mission reached before.')
    expect(said('2026-02-20', aFamily({ goal, pastGoals }))).toBe(
      '“Read together” begins soon. One mission reached before.',
    )
  })
})
