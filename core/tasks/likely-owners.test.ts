import { expect, test } from 'vitest'
import { aSprint, aTask } from '../testing/a-family.ts'
import { likelyOwners } from './likely-owners.ts'

const memberIds = ['primary', 'ben', 'mia']
const given = (task: Parameters<typeof aTask>[0], plannerId: string | null = 'ben') =>
  likelyOwners(' set the TABLE', {
    sprints: [aSprint({ tasks: [aTask({ title: 'Set the table', ...task })] })],
    memberIds,
    plannerId,
  })

test('a new task is proposed to who did it last, else to who plans [N28]', () => {
  const checks = { '2026-03-02': ['mia', 'gone'] }
  expect(given({ owners: ['mia', 'primary'], checks })).toEqual(['mia'])
  expect(given({ owners: ['mia', 'primary'] }), 'nobody did it').toEqual(['primary', 'mia'])
  expect(given({ owners: 'everyone', checks }), 'it was everyone’s').toBe('everyone')
  expect(given({ title: 'Sweep' }), 'never planned before').toEqual(['ben'])
  expect(given({ owners: ['gone'] }), 'who has left').toEqual(['ben'])
  expect(given({ title: 'Sweep' }, null), 'a planner who is no member').toBe('everyone')
})

test('where there is one person, it is theirs [N28]', () => {
  const alone = { sprints: [], memberIds: ['primary'], plannerId: null }
  expect(likelyOwners('Sweep', alone)).toEqual(['primary'])
})
