import { expect, test } from 'vitest'
import { newMeeting } from '#core/plan-meeting/meeting.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { statusWords } from './open-sprints-screen.tsx'

const planned = aSprint({ plannedAt: '2026-03-01T17:00:00.000Z' })

test('a sprint says where it stands [S4.7]', () => {
  expect(statusWords(aSprint({ tasks: [] }), '2026-03-04', true)).toBe('Not planned yet')
  expect(statusWords(aSprint({ tasks: [aTask()] }), '2026-03-04', true)).toBe('Not planned yet')
  const meeting = { ...newMeeting(), stage: 'mission' } as const
  expect(statusWords(aSprint({ tasks: [aTask()], meeting }), '2026-03-04', true)).toBe(
    'Half planned',
  )
  expect(statusWords(planned, '2026-02-27', true)).toBe('Planned')
  expect(statusWords(planned, '2026-03-04', true)).toBe('Now, 4 days left')
  expect(statusWords(planned, '2026-03-07', false)).toBe('Running, last day')
  expect(statusWords(planned, '2026-03-08', true)).toBe('Over, not closed yet')
  expect(statusWords({ ...planned, completed: true }, '2026-03-04', false)).toBe('Closed')
})
