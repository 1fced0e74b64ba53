import { expect, test } from 'vitest'
import { writtenIn } from './written-in.ts'

test('of a command that was refused everything is kept that somebody wrote, and nothing else', () => {
  const changes = {
    title: 'Read in the tent',
    owners: ['mia'],
    ifThen: { if: 'It rains', then: '' },
  }
  const command = { id: 'c1', type: 'edit-task', taskId: 'read', changes }
  expect(writtenIn(command)).toEqual(['Read in the tent', 'It rains'])
  expect(writtenIn({ id: 'c2', type: 'tick', taskId: 'read', memberId: 'mia' })).toEqual([])
})
