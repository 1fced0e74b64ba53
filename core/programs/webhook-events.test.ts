import { weekName } from '#content/week-name.ts'
import { describe, expect, test } from 'vitest'
import { aFamily, aSprint, aTask, goal, now, today } from '../testing/a-family.ts'
import type { Documents } from '../commands/documents.ts'
import { messagesOf, type Logged } from './webhook-events.ts'

const documents: Documents = {
  family: aFamily({ pastGoals: [{ ...goal, outcome: 'reached', closedAt: now }] }),
  sprints: [aSprint({ tasks: [aTask()] }), aSprint({ id: 'next', name: 2 })],
}

const told = (sprintId: string | null, command: { type: string }, names = false) =>
  messagesOf({ sprintId, at: now, command } as Logged, documents, { names, called: weekName })

describe('what others are told of a family’s log', () => {
  test('is ids alone, or with names where the family wants that [E3]', () => {
    const tick = { type: 'tick', taskId: 'task1', memberId: 'mia', date: today, done: true }
    const ids = { sprintId: 'sprint1', taskId: 'task1', memberId: 'mia', date: today, done: true }
    expect(told('sprint1', tick)).toEqual([{ type: 'day.ticked', timestamp: now, data: ids }])
    const [named] = told('sprint1', tick, true)
    expect(named?.data).toEqual({ ...ids, task: 'Read a story', member: 'Mia' })
    const gone = { ...tick, taskId: 'gone', memberId: 'gone' }
    expect(Object.keys(told('sprint1', gone, true)[0]!.data)).toEqual(Object.keys(ids))
  })

  test('is ticks, plans, check-ins, look backs and missions reached, and nothing else [E3]', () => {
    const types = (sprintId: string | null, command: { type: string }) =>
      told(sprintId, command, true).map(({ type, data }) => [type, data['week'] ?? data['goal']])
    const next = { id: 'next' }
    expect(types('sprint1', { type: 'finish-planning' })).toEqual([['week.planned', 'Week\u00a01']])
    expect(types('sprint1', { type: 'complete-sprint' })).toEqual([
      ['week.looked-back', 'Week\u00a01'],
    ])
    const closed = { type: 'close-week', next }
    expect(types('sprint1', closed)).toEqual([['week.looked-back', 'Week\u00a01']])
    const fresh = { ...closed, begins: today }
    expect(types('sprint1', fresh)).toEqual([['week.planned', 'Week\u00a02']])
    const held = { type: 'close-stand-up', date: today, offer: '' }
    expect(types('sprint1', held)).toEqual([['check-in.held', undefined]])
    const reached = { type: 'close-goal', outcome: 'reached' }
    expect(types(null, reached)).toEqual([['goal.reached', 'Read together']])
    const letGo = { type: 'close-goal', outcome: 'let-go' }
    for (const [sprintId, command] of [
      [null, letGo],
      [null, { type: 'join-family' }],
      [null, { type: 'deleted' }],
      ['sprint1', { type: 'edit-task' }],
      ['sprint1', { type: 'answer-stand-up' }],
    ] as const) {
      expect(types(sprintId, command), command.type).toEqual([])
    }
  })
})
