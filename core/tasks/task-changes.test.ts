import { expect, test } from 'vitest'
import { aTask } from '../testing/a-family.ts'
import { changesTo } from './task-changes.ts'

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
