import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import {
  aSprint,
  aTask,
  contextFor,
  manyIds,
  refusalOf,
  sprintAfter,
  type DoToSprint,
  peopleOf,
} from '../testing/a-family.ts'
import { isOwner, isTicked, ownersOf, wasTicked } from './task.ts'

const planned = aSprint({
  tasks: [aTask({ id: 'a' }), aTask({ id: 'b', owners: ['mia'] }), aTask({ id: 'c' })],
})
const refused = (command: DoToSprint, sprint = planned) =>
  refusalOf(() => sprintAfter(sprint, [command]))
const order = (...commands: DoToSprint[]) =>
  sprintAfter(planned, commands).tasks.map(({ id }) => id)
const tick = (changes: object = {}): DoToSprint => ({
  type: 'tick',
  taskId: 'a',
  memberId: 'mia',
  date: '2026-03-04',
  done: true,
  ...changes,
})

describe('the plan', () => {
  const task = aTask({ id: 'new' })

  test('takes a task at its end, or where it is wanted', () => {
    expect(order({ type: 'add-task', task })).toEqual(['a', 'b', 'c', 'new'])
    expect(order({ type: 'add-task', task, position: 0 })).toEqual(['new', 'a', 'b', 'c'])
    expect(order({ type: 'add-task', task, position: 2 })).toEqual(['a', 'b', 'new', 'c'])
    expect(order({ type: 'add-task', task, position: 60 })).toEqual(['a', 'b', 'c', 'new'])
  })

  test('takes sixty tasks, each once', () => {
    expect(refused({ type: 'add-task', task: aTask({ id: 'a' }) })).toBe('entry-exists')
    const tasks = manyIds(limits.tasks).map((id) => aTask({ id }))
    expect(refused({ type: 'add-task', task }, aSprint({ tasks }))).toBe('list-full')
    expect(refused({ type: 'add-task', task }, aSprint({ tasks: tasks.slice(1) }))).toBeNull()
  })

  test('knows nobody from outside the family [A19]', () => {
    const owners = ['mia', 'stranger']
    expect(refused({ type: 'add-task', task: { ...task, owners } })).toBe('member-missing')
    expect(refused({ type: 'add-task', task: { ...task, helperId: 'stranger' } })).toBe(
      'member-missing',
    )
    expect(refused({ type: 'edit-task', taskId: 'a', changes: { owners } })).toBe('member-missing')
    expect(refused({ type: 'edit-task', taskId: 'a', changes: { helperId: 'stranger' } })).toBe(
      'member-missing',
    )
  })

  test('gives a removed task back with its ticks, those of members alone [A19]', () => {
    const checks = { '2026-03-05': ['stranger'], '2026-03-02': ['mia', 'stranger', 'ben'] }
    const { tasks } = sprintAfter(aSprint(), [{ type: 'add-task', task: aTask({ checks }) }])
    expect(tasks[0]?.checks).toStrictEqual({ '2026-03-02': ['ben', 'mia'] })
  })

  test('changes a task where it is said to, and keeps its ticks', () => {
    const ticked = sprintAfter(planned, [tick()])
    const { tasks } = sprintAfter(ticked, [
      {
        type: 'edit-task',
        taskId: 'a',
        changes: { title: 'Read two', owners: ['leo'], effort: undefined, ifThen: null },
      },
    ])
    expect(tasks[0]).toStrictEqual({ ...ticked.tasks[0], title: 'Read two', owners: ['leo'] })
    expect(tasks.slice(1)).toEqual(planned.tasks.slice(1))
  })

  test('is put in another order', () => {
    const move = (taskId: string, position: number): DoToSprint => ({
      type: 'move-task',
      taskId,
      position,
    })
    expect(order(move('a', 2))).toEqual(['b', 'c', 'a'])
    expect(order(move('c', 0))).toEqual(['c', 'a', 'b'])
    expect(order(move('b', 1))).toEqual(['a', 'b', 'c'])
    expect(order(move('a', 60))).toEqual(['b', 'c', 'a'])
  })

  test('loses a task that is removed, its order stays', () => {
    expect(order({ type: 'remove-task', taskId: 'b' })).toEqual(['a', 'c'])
  })

  test('refuses what is about a task that is not in it [A19]', () => {
    const taskId = 'foreign'
    expect(refused({ type: 'edit-task', taskId, changes: {} })).toBe('task-missing')
    expect(refused({ type: 'move-task', taskId, position: 0 })).toBe('task-missing')
    expect(refused({ type: 'remove-task', taskId })).toBe('task-missing')
    expect(refused(tick({ taskId }))).toBe('task-missing')
  })
})

describe('a tick', () => {
  const checksAfter = (...commands: DoToSprint[]) => sprintAfter(planned, commands).tasks[0]!.checks

  test('is made and taken back; without ticks there is no day', () => {
    expect(checksAfter(tick())).toEqual({ '2026-03-04': ['mia'] })
    expect(checksAfter(tick(), tick({ done: false }))).toStrictEqual({})
    expect(checksAfter(tick(), tick({ memberId: 'ben' }), tick({ done: false }))).toEqual({
      '2026-03-04': ['ben'],
    })
  })

  test('said twice is said once', () => {
    expect(checksAfter(tick(), tick())).toEqual({ '2026-03-04': ['mia'] })
    expect(checksAfter(tick({ done: false }))).toStrictEqual({})
  })

  test('of two parents in any order makes the same document', () => {
    const [mine, theirs] = [tick({ memberId: 'ben', date: '2026-03-05' }), tick()]
    const also = tick({ memberId: 'ben' })
    expect(JSON.stringify(checksAfter(mine, theirs, also))).toBe(
      JSON.stringify(checksAfter(also, theirs, mine)),
    )
    expect(checksAfter(theirs, also)).toEqual({ '2026-03-04': ['ben', 'mia'] })
  })

  test('is for the task’s owners', () => {
    expect(refused(tick({ taskId: 'b', memberId: 'ben' }))).toBe('not-an-owner')
    expect(refused(tick({ taskId: 'b' }))).toBeNull()
  })

  test('is for members, even where a task once named somebody else [A19]', () => {
    expect(refused(tick({ memberId: 'stranger' }))).toBe('member-missing')
    const left = aSprint({ tasks: [aTask({ id: 'a', owners: ['gone'] })] })
    expect(refused(tick({ memberId: 'gone' }), left)).toBe('member-missing')
  })

  test('is taken back also where whoever made it does the task no more, or has left [C13]', () => {
    const before = aSprint({
      tasks: [aTask({ id: 'a', owners: ['ben'], checks: { '2026-03-04': ['gone', 'mia'] } })],
    })
    const back = (memberId: string) => tick({ memberId, done: false })
    expect(sprintAfter(before, [back('mia')]).tasks[0]!.checks).toEqual({ '2026-03-04': ['gone'] })
    expect(sprintAfter(before, [back('mia'), back('gone')]).tasks[0]!.checks).toStrictEqual({})
    expect(refused(back('mia'), sprintAfter(before, [back('mia')]))).toBeNull()
    expect(refused(back('stranger'), before)).toBe('member-missing')
  })

  test('is for a day of the sprint, a paused one too', () => {
    expect(refused(tick({ date: '2026-02-28' }))).toBe('date-outside-sprint')
    expect(refused(tick({ date: '2026-03-08' }))).toBe('date-outside-sprint')
    expect(refused(tick({ date: '2026-03-01' }))).toBeNull()
    expect(refused(tick({ date: '2026-03-07' }))).toBeNull()
    expect(refused(tick(), { ...planned, pausedDates: ['2026-03-04'] })).toBeNull()
  })

  test('finds room where many have left, and no present one is lost', () => {
    const gone = manyIds(limits.members - 1, 'gone')
    const full = aSprint({
      tasks: [aTask({ id: 'a', checks: { '2026-03-04': ['ben', ...gone] } })],
    })
    const { checks } = sprintAfter(full, [tick()]).tasks[0]!
    expect(checks['2026-03-04']).toEqual(['ben', 'mia'])
  })

  test('of twenty members has room for them all', () => {
    const memberIds = manyIds(limits.members)
    const context = { ...contextFor(), memberIds }
    const all = memberIds.map((memberId) => tick({ memberId }))
    const { checks } = sprintAfter(planned, all, context).tasks[0]!
    expect(checks['2026-03-04']).toEqual(memberIds.toSorted())
  })
})

describe('the owners of a task', () => {
  test('are everyone, as the family grows and shrinks, or those who are named', () => {
    const [forAll, forMia] = planned.tasks
    expect(isOwner(forAll!, 'anybody')).toBe(true)
    expect(ownersOf(forAll!, peopleOf('mia', 'zoe'), planned)).toEqual(peopleOf('mia', 'zoe'))
    expect(isOwner(forMia!, 'ben')).toBe(false)
    expect(ownersOf(forMia!, peopleOf('primary', 'mia'), planned)).toEqual(peopleOf('mia'))
    expect(ownersOf(forMia!, peopleOf('primary'), planned)).toEqual([])
  })

  test('have ticked on that day, or on any', () => {
    const task = aTask({ checks: { '2026-03-04': ['mia'] } })
    expect(isTicked(task, 'mia', '2026-03-04')).toBe(true)
    expect(isTicked(task, 'ben', '2026-03-04')).toBe(false)
    expect(isTicked(task, 'mia', '2026-03-05')).toBe(false)
    expect(wasTicked(task, 'mia')).toBe(true)
    expect(wasTicked(task, 'ben')).toBe(false)
  })
})
