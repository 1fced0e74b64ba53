import { describe, expect, test } from 'vitest'
import { aFamily, aSprint, aTask } from '../testing/a-family.ts'
import { factsOf, summarize } from './insights.ts'
import { weekdays } from '../words.ts'
import { membersOf } from '../members/member.ts'

const members = membersOf(aFamily().familyData)
const answer = (memberId: string, mood: number | null, help = '') => ({
  memberId,
  passed: mood === null,
  mood,
  did: '',
  next: '',
  help,
})
const standUp = (date: string, ...answers: ReturnType<typeof answer>[]) => ({
  date,
  answers,
  offer: '',
  closedAt: null,
})
const none = Object.fromEntries(weekdays.map((day) => [day, 0]))
const summary = (fields: object = {}, today = '2026-03-04') =>
  summarize(aSprint(fields), members, today)

describe('a sprint in numbers', () => {
  test('is empty before anything happens', () => {
    expect(summary({}, '2026-02-01')).toEqual({
      sprintId: 'sprint1',
      name: 1,
      startsOn: '2026-03-01',
      weeks: 1,
      until: '2026-02-01',
      completed: false,
      goalId: null,
      missionStep: '',
      progress: { done: 0, planned: 0 },
      moods: [],
      ticksByWeekday: none,
      daysByWeekday: none,
      standUps: { held: 0, possible: 0, on: [] },
      pausedDates: [],
      adultEffort: [
        { memberId: 'primary', effort: 0 },
        { memberId: 'ben', effort: 0 },
      ],
    })
  })

  test('has the family’s mood on the days when somebody said it', () => {
    const standUps = [
      standUp('2026-03-01', answer('mia', 2), answer('leo', 5), answer('ben', null)),
      standUp('2026-03-02', answer('mia', null)),
      standUp('2026-03-03', answer('mia', 4)),
    ]
    expect(summary({ standUps }).moods).toEqual([
      { date: '2026-03-01', mood: 3.5 },
      { date: '2026-03-03', mood: 4 },
    ])
  })

  test('counts ticks by weekday and the adults’ effort, never the children’s', () => {
    const { ticksByWeekday, adultEffort, progress } = summary({
      tasks: [
        aTask({ id: 'a', effort: 3, checks: { '2026-03-02': ['ben', 'mia'] } }),
        aTask({ id: 'b', effort: 2, checks: { '2026-03-02': ['ben'], '2026-03-07': ['primary'] } }),
      ],
    })
    expect(ticksByWeekday).toMatchObject({ Sunday: 0, Monday: 3, Saturday: 1 })
    expect(adultEffort).toEqual([
      { memberId: 'primary', effort: 2 },
      { memberId: 'ben', effort: 5 },
    ])
    expect(progress).toEqual({ done: 4, planned: 8 })
    const together = { effort: 3, sharing: 'together' as const, checks: { '2026-03-02': ['ben'] } }
    expect(
      summary({ tasks: [aTask(together)] }).adultEffort.map(({ effort }) => effort),
      'what all did is nobody’s load',
    ).toEqual([0, 0])
  })

  test('asked for nothing where nobody touched it [N4]', () => {
    expect(summary({ tasks: [aTask()] }, '2026-03-09')).toMatchObject({
      progress: { done: 0, planned: 0 },
      standUps: { possible: 0 },
      daysByWeekday: { Monday: 0 },
    })
    expect(summary({ tasks: [aTask()] }, '2026-03-04').progress.planned).toBeGreaterThan(0)
  })

  test('has as many possible stand-ups as days have been, paused ones aside', () => {
    expect(summary({}, '2026-03-04').standUps).toEqual({ held: 0, possible: 4, on: [] })
    const tasks = [aTask({ checks: { '2026-03-02': ['mia'] } })]
    expect(summary({ tasks }, '2026-12-01').standUps).toEqual({ held: 0, possible: 7, on: [] })
    const closed = { tasks, completed: true, completedAt: '2026-03-05T18:00:00.000Z' }
    expect(summary(closed, '2026-12-01')).toMatchObject({
      until: '2026-03-05',
      standUps: { possible: 5 },
      daysByWeekday: { Sunday: 1, Thursday: 1, Friday: 0, Saturday: 0 },
    })
    expect(summary({ pausedDates: ['2026-03-02', '2026-03-06'] }).standUps.possible).toBe(3)
  })

  test('never has more stand-ups held than possible', () => {
    const standUps = [
      standUp('2026-02-27', answer('mia', 3)), // before the sprint was moved
      standUp('2026-03-01', answer('mia', 3)),
      standUp('2026-03-02', answer('mia', 3)), // held although the day was paused
      standUp('2026-03-03'), // closed without a word
      standUp('2026-03-05', answer('mia', 3)), // a device whose clock is ahead
    ]
    const pausedDates = ['2026-03-02', '2026-03-03']
    expect(summary({ standUps, pausedDates }).standUps).toEqual({
      held: 2,
      possible: 3,
      on: ['2026-03-01', '2026-03-02'],
    })
  })
})

test('no child is in the numbers: neither id nor name, whatever they did', () => {
  const standUps = [standUp('2026-03-01', answer('mia', 2, 'Maths'), answer('leo', 5))]
  const tasks = [aTask({ owners: ['mia', 'leo'], checks: { '2026-03-02': ['leo', 'mia'] } })]
  const text = JSON.stringify(summary({ standUps, tasks }))
  for (const { id, name } of members.filter(({ kind }) => kind === 'child')) {
    expect(text).not.toContain(id)
    expect(text).not.toContain(name)
  }
})

test('the facts that a retrospective begins with', () => {
  const sprint = aSprint({
    tasks: [
      aTask({ checks: { '2026-03-02': ['mia', 'ben'], '2026-03-04': ['leo'] } }),
      aTask({ id: 'left', checks: { '2026-03-05': ['gone'] } }),
    ],
    standUps: [
      standUp('2026-03-02', answer('mia', 3, 'Maths'), answer('ben', 3, '  ')),
      standUp('2026-03-03'),
    ],
  })
  const facts = factsOf(sprint, members)
  expect(facts.progress).toEqual({ done: 3, planned: 8 })
  expect(facts.byMember.map(({ member, progress }) => [member.id, progress.done])).toEqual([
    ['primary', 0],
    ['ben', 1],
    ['mia', 1],
    ['leo', 1],
  ])
  expect(facts.standUpsHeld).toBe(1)
  expect(facts.helpWanted).toEqual([{ date: '2026-03-02', memberId: 'mia', help: 'Maths' }])
  expect(facts.daysWithTicks).toBe(2)
})
