import { expect, test } from 'vitest'
import { aFamily, aSprint, aTask, goal } from '#core/testing/a-family.ts'
import { csv } from '#core/lib/csv.ts'
import { familyTable } from './family-table.ts'

const sprint = aSprint({
  tasks: [aTask({ title: '=cmd|A1', owners: ['mia', 'gone'], checks: { '2026-03-02': ['mia'] } })],
  standUps: [
    {
      date: '2026-03-02',
      answers: [{ memberId: 'leo', passed: false, mood: 4, did: 'Swam', next: '', help: '' }],
      offer: 'I carry it',
      closedAt: null,
    },
  ],
  retrospective: {
    stage: 'thanks',
    feelings: [{ memberId: 'primary', mood: 5 }],
    cards: [{ id: 'c', memberId: 'mia', kind: 'low', text: 'Mornings' }],
    why: '',
    thanks: 'All of you',
  },
})

test('everything that a family wrote stands in one table, with names instead of ids', () => {
  const rows = familyTable({ family: aFamily({ goal }), sprints: [sprint] })
  expect(rows[0]).toEqual([
    'kind',
    'week',
    'date',
    'who',
    'text',
    'how often',
    'value',
    'value means',
  ])
  expect(rows).toContainEqual([
    'child',
    null,
    null,
    'Mia',
    null,
    null,
    '6-8',
    'year of birth, or age',
  ])
  expect(rows).toContainEqual([
    'mission',
    null,
    '2026-03-01',
    null,
    'Read together',
    null,
    6,
    'weeks',
  ])
  expect(rows).toContainEqual([
    'tick',
    'Week 1',
    '2026-03-02',
    'Mia',
    '=cmd|A1',
    null,
    1,
    'times done',
  ])
  expect(rows).toContainEqual([
    'mood',
    'Week 1',
    '2026-03-02',
    'Leo',
    null,
    null,
    4,
    'mood, 1 to 5',
  ])
  expect(rows).toContainEqual(['did', 'Week 1', '2026-03-02', 'Leo', 'Swam', null, null, null])
  expect(rows).toContainEqual([
    'help offered',
    'Week 1',
    '2026-03-02',
    null,
    'I carry it',
    null,
    null,
    null,
  ])
  expect(rows).toContainEqual(['low', 'Week 1', null, 'Mia', 'Mornings', null, null, null])
  expect(rows).toContainEqual(['thanks', 'Week 1', null, null, 'All of you', null, null, null])
  for (const row of rows) expect(row).toHaveLength(8)
})

test('a task and a date say how often they come, and a value what it means [E8]', () => {
  const often = { kind: 'days' as const, days: ['Monday' as const, 'Friday' as const] }
  const task = aTask({ title: 'Lunches', owners: ['mia'], repeat: often, sharing: 'daily-turns' })
  const swim = { id: 'd', title: 'Swimming', date: '2026-03-04', time: '17:00' }
  const family = aFamily({ dates: [{ ...swim, memberIds: ['mia'], repeat: 'weekly' }] })
  const rows = familyTable({ family, sprints: [aSprint({ tasks: [task] })] })
  expect(rows).toContainEqual([
    'task',
    'Week 1',
    null,
    'Mia',
    'Lunches',
    'Mon, Fri, turns by day',
    1,
    'effort, 1 small to 3 a lot',
  ])
  expect(rows).toContainEqual([
    'date',
    null,
    '2026-03-04',
    'Mia',
    '17:00 Swimming',
    'weekly',
    null,
    null,
  ])
})

test('what could be a formula is none in a spreadsheet [A51]', () => {
  const text = csv(familyTable({ family: aFamily(), sprints: [sprint] }))
  expect(text).toContain(`,"'=cmd|A1",`)
  expect(text).not.toMatch(/(^|,)"?=cmd/m)
})

test('says how often a task comes, and from when where that is seldom [E8]', () => {
  const repeat = { kind: 'seldom', every: 'two-weeks', startsOn: '2026-03-01' } as const
  const tasks = [aTask({ title: 'Wash the car', repeat })]
  const rows = familyTable({ family: aFamily(), sprints: [aSprint({ tasks })] })
  expect(rows.find((row) => row[4] === 'Wash the car')).toContain(
    'every other week, from 2026-03-01',
  )
})
