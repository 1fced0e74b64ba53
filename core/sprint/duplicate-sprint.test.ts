import { expect, test } from 'vitest'
import { newSprintSchema } from './schema.ts'
import { aFamily, aSprint, aTask, goal, today } from '../testing/a-family.ts'
import { duplicateSprint } from './duplicate-sprint.ts'

let last = 0
const newId = () => `copy${(last += 1)}`
const copy = (sprint: ReturnType<typeof aSprint>) =>
  duplicateSprint(aFamily({ goal }), sprint, [sprint], { today, newId })

test('a duplicate has the same tasks without ticks, in the week after [S3.3]', () => {
  const sprint = aSprint({
    missionStep: 'Visit the library',
    tasks: [aTask({ checks: { [today]: ['mia'] } }), aTask({ id: 'task2', owners: ['mia'] })],
  })
  const draft = copy(sprint)
  expect(newSprintSchema.safeParse(draft).success).toBe(true)
  expect(draft).toMatchObject({
    name: 2,
    startsOn: '2026-03-08',
    missionStep: 'Visit the library',
    goalId: goal.id,
  })
  expect(draft.tasks.map(({ title, owners }) => [title, owners])).toEqual([
    ['Read a story', 'everyone'],
    ['Read a story', ['mia']],
  ])
  expect(draft.tasks.some(({ id }) => id.startsWith('task'))).toBe(false)
})

test('who has left is left out, and what was carried over is not carried twice [S3.3]', () => {
  const draft = copy(
    aSprint({
      tasks: [
        aTask({ id: 'a', owners: ['gone'] }),
        aTask({ id: 'b', owners: ['gone', 'mia'], helperId: 'gone' }),
        aTask({ id: 'c', reason: { kind: 'carried-over', text: '', week: 1 } }),
      ],
    }),
  )
  expect(draft.tasks).toHaveLength(2)
  expect(draft.tasks[0]).toMatchObject({ owners: ['mia'], helperId: null })
  expect(draft.tasks.at(-1)?.reason).toEqual({ kind: 'own', text: '' })
})
