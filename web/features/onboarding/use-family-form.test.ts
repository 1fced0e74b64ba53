import { expect, test } from 'vitest'
import { aFamily, goal } from '#core/testing/a-family.ts'
import type { Pending } from '#web/data/pending.ts'
import { refusedPart } from './use-family-form.ts'

const now = aFamily({ goal, priorities: ['Reading'] }).familyData
const children = [{ id: 'leo', name: 'Leo', animal: 'bear', color: 'sky' } as const]

function refused(command: object): Pending {
  const problem = { code: 'invalid-input', message: 'Not as expected' } as const
  const entry = { order: 1, userId: 'maya', familyId: 'family_maya', sprintId: null }
  return { ...entry, refused: problem, command: { id: 'command-1', ...command } } as Pending
}

test('people that the server refused are those of the form again, with everybody else [K4]', () => {
  const entry = refused({ type: 'edit-family', changes: { children } })
  const { primaryUser, adults } = now
  expect(refusedPart(entry, 'people', now)).toEqual({ primaryUser, adults, children })
  expect(refusedPart(entry, 'interests', now)).toBe(null)
  const { refused: _, ...underWay } = entry
  expect(refusedPart(underWay as Pending, 'people', now)).toBe(null)
})

test('interests and a goal come back into their own steps [K4]', () => {
  const interests = ['Camping']
  expect(
    refusedPart(refused({ type: 'edit-family', changes: { interests } }), 'interests', now),
  ).toEqual({
    priorities: ['Reading'],
    interests,
  })
  const another = { ...goal, title: 'Another' }
  expect(refusedPart(refused({ type: 'set-goal', goal: another }), 'goal', now)).toEqual({
    goal: another,
  })
  const changes = { title: 'Another' }
  expect(refusedPart(refused({ type: 'edit-goal', changes }), 'goal', now)).toEqual({
    goal: another,
  })
  expect(refusedPart(refused({ type: 'complete-onboarding' }), 'goal', now)).toBe(null)
})
