import { expect, test } from 'vitest'
import { aFamily, aSprint, aTask, goal } from '#core/testing/a-family.ts'
import { csv } from '#core/domain/csv.ts'
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
  expect(rows[0]).toEqual(['kind', 'sprint', 'date', 'who', 'text', 'value'])
  expect(rows).toContainEqual(['child', null, null, 'Mia', null, '6-8'])
  expect(rows).toContainEqual(['goal', null, '2026-03-01', null, 'Read together', 6])
  expect(rows).toContainEqual(['task', 'Week 1', null, 'Mia, somebody who left', '=cmd|A1', 1])
  expect(rows).toContainEqual(['tick', 'Week 1', '2026-03-02', 'Mia', '=cmd|A1', 1])
  expect(rows).toContainEqual(['mood', 'Week 1', '2026-03-02', 'Leo', null, 4])
  expect(rows).toContainEqual(['did', 'Week 1', '2026-03-02', 'Leo', 'Swam', null])
  expect(rows).toContainEqual(['help offered', 'Week 1', '2026-03-02', null, 'I carry it', null])
  expect(rows).toContainEqual(['low', 'Week 1', null, 'Mia', 'Mornings', null])
  expect(rows).toContainEqual(['thanks', 'Week 1', null, null, 'All of you', null])
  for (const row of rows) expect(row).toHaveLength(6)
})

test('what could be a formula is none in a spreadsheet [A51]', () => {
  const text = csv(familyTable({ family: aFamily(), sprints: [sprint] }))
  expect(text).toContain(`,"'=cmd|A1",`)
  expect(text).not.toMatch(/(^|,)"?=cmd/m)
})
