import { expect, test } from 'vitest'
import { aSprint, aTask, sprintAfter } from '../testing/a-family.ts'
import { changesTo, valuesBefore } from './task-changes.ts'

const task = aTask({ owners: ['mia', 'leo'], repeat: { kind: 'days', days: ['Monday'] } })

test('only what differs is changed: the rest stays free for somebody else [S3.3]', () => {
  const { checks: _, id: __, ...fields } = task
  expect(changesTo(task, fields)).toEqual({})
  const wanted = { ...fields, title: 'Read two stories', owners: ['mia', 'leo'] }
  expect(changesTo(task, wanted)).toEqual({ title: 'Read two stories' })
  expect(changesTo(task, { repeat: { kind: 'days', days: ['Friday'] } })).toEqual({
    repeat: { kind: 'days', days: ['Friday'] },
  })
})

test('undoing an edit brings back its own fields and leaves what others did meanwhile [S3.3]', () => {
  const changes = { owners: 'everyone' as const, effort: 3 }
  const edit = { type: 'edit-task' as const, taskId: task.id }
  const after = sprintAfter(aSprint({ tasks: [task] }), [
    { ...edit, changes },
    { ...edit, changes: { title: 'Read aloud' } },
    { ...edit, changes: valuesBefore(task, changes) },
  ])
  expect(after.tasks[0]).toEqual({ ...task, title: 'Read aloud' })
})
