import { weekName } from '#content/week-name.ts'
import { describe, expect, test } from 'vitest'
import type { FamilySettings } from '../family/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Refusal } from '../refusal.ts'
import { aFamily, aSprint, aTask, goal, now, refusalOf } from '../testing/a-family.ts'
import type { Documents } from '../commands/documents.ts'
import { tickFor, todayOf } from './family-today.ts'

const settings: FamilySettings = {
  startOfWeek: 'Sunday',
  standUpTime: '18:30',
  timeZone: 'Europe/Berlin',
}
const dishes = aTask({
  id: 'dishes',
  title: 'Dishes',
  owners: ['ben', 'mia'],
  repeat: { kind: 'times', times: 7 },
})
const bins = aTask({
  id: 'bins',
  title: 'Bins out',
  owners: ['ben'],
  repeat: { kind: 'days', days: ['Wednesday'] },
  checks: { '2026-03-04': ['ben'] },
})
const story = aTask({ id: 'story', title: 'Read a story', sharing: 'together' })

function documentsWith(sprint: Partial<Sprint> = {}): Documents {
  return {
    family: aFamily({ settings, goal }),
    sprints: [
      aSprint({ plannedAt: '2026-03-01T18:00:00.000Z', tasks: [dishes, bins, story], ...sprint }),
    ],
  }
}

describe('the day for programs', () => {
  test('tells tasks, whose they are, how far the day is, and the next check-in [E3]', () => {
    const today = todayOf(documentsWith(), now, weekName)
    expect(today).toMatchObject({
      date: '2026-03-04',
      goal: { id: 'goal1', title: 'Read together' },
      week: { id: 'sprint1', name: 'Week\u00a01', paused: false },
      progress: { done: 1, planned: 3 },
      nextCheckIn: '2026-03-04T17:30:00.000Z',
    })
    expect(today.tasks.map(({ id, due, done }) => [id, due, done])).toEqual([
      ['dishes', true, false],
      ['bins', true, true],
      ['story', false, false],
    ])
    expect(today.tasks[0]?.who).toEqual([
      { id: 'ben', name: 'Ben', done: false },
      { id: 'mia', name: 'Mia', done: false },
    ])
  })

  test('is by the family’s clocks, and asks for nothing on a day off or without a plan [E3]', () => {
    const late = todayOf(documentsWith(), '2026-03-04T23:30:00.000Z', weekName)
    expect(late.date).toBe('2026-03-05')
    const paused = todayOf(documentsWith({ pausedDates: ['2026-03-04'] }), now, weekName)
    expect(paused).toMatchObject({ week: { paused: true }, tasks: [] })
    expect(paused.nextCheckIn).toBe('2026-03-05T17:30:00.000Z')
    const none = todayOf(documentsWith({ plannedAt: null }), now, weekName)
    expect(none).toMatchObject({ week: null, tasks: [], nextCheckIn: null })
    const closedAt = '2026-03-04T17:45:00.000Z'
    const held = { date: '2026-03-04', answers: [], offer: '', closedAt }
    const after = todayOf(documentsWith({ standUps: [held] }), now, weekName)
    expect(after.nextCheckIn).toBe('2026-03-05T17:30:00.000Z')
  })

  test('knows whose a tick is: who is named, the only one, or nobody guesses [E3] [I4]', () => {
    const by = (taskId: string, memberId?: string) =>
      tickFor(documentsWith(), { taskId, done: true, ...(memberId && { memberId }) }, now).tick
        .memberId
    expect(by('dishes', 'mia')).toBe('mia')
    expect(by('bins')).toBe('ben')
    expect(by('story')).toBe('primary')
    const error = (act: () => unknown) => {
      try {
        return act()
      } catch (refused) {
        return (refused as Refusal).details
      }
    }
    expect(error(() => by('dishes'))).toEqual({ field: 'memberId' })
    expect(refusalOf(() => by('nothing'))).toBe('task-missing')
  })

  test('takes a tick of yesterday after the week has turned [E3]', () => {
    const sunday = '2026-03-08T06:00:00.000Z'
    const given = { taskId: 'bins', date: '2026-03-07', done: true }
    const { sprintId, tick } = tickFor(documentsWith(), given, sunday)
    expect({ sprintId, date: tick.date }).toEqual({ sprintId: 'sprint1', date: '2026-03-07' })
  })
})
