import { describe, expect, test, vi } from 'vitest'
import type { Activity, ActivityChange } from '#core/log/activity-schema.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { itemsOf } from './activity-items.ts'

const family = aFamily()
const sprints = [aSprint({ tasks: [aTask()] })]
const people = [{ userId: 'maya', memberId: 'primary', name: 'Maya' }]
let sequence = 0

const change = (fields: object, more: Partial<ActivityChange> = {}): ActivityChange => {
  sequence += 1
  const sprintId = 'sprintId' in more ? more.sprintId : 'sprint1'
  const told = { sequence, at: '2026-03-04T18:30:00.000Z', userId: 'maya', undo: null }
  return {
    ...told,
    ...more,
    sprintId,
    command: { id: `c${sequence}`, ...fields },
  } as ActivityChange
}
const tick = (taskId: string, memberId: string, date = '2026-03-04') =>
  change({ type: 'tick', taskId, memberId, date, done: true })
const lines = (...changes: ActivityChange[]) => {
  const activity: Activity = { changes: changes.toReversed(), people }
  return itemsOf(activity, { family, sprints, today: '2026-03-04' })
}
const words = (...changes: ActivityChange[]) => lines(...changes).map((line) => line.words)

vi.stubGlobal('navigator', { language: 'en-GB' })

describe('who changed what, in words', () => {
  test('names tasks and members as they are called today', () => {
    expect(words(tick('task1', 'mia'))).toEqual(['Maya ticked ‘Read a story’ for Mia'])
    expect(words(tick('task1', 'mia', '2026-03-03'))).toEqual([
      'Maya ticked ‘Read a story’ for Mia, Tue 3 Mar',
    ])
  })

  test('says of what all did together at the wall that all did it [N24]', () => {
    const { command } = tick('task1', 'mia')
    expect(words(change(command, { userId: 'wall' }))).toEqual([
      'The wall ticked ‘Read a story’ for all of you',
    ])
  })

  test('names a member on a device by its kind and not by an id alone, and the wall [N24, A88]', () => {
    const by = (userId: string) =>
      change({ type: 'close-stand-up', date: '', offer: '' }, { userId })
    const names = lines(by('maya'), by('member:mia'), by('visitor:mia'), by('wall'), by('mia')).map(
      ({ person }) => person,
    )
    expect(names).toEqual([
      null,
      { userId: 'wall', memberId: null, name: 'The wall' },
      { userId: 'visitor:mia', memberId: 'mia', name: 'Mia' },
      { userId: 'member:mia', memberId: 'mia', name: 'Mia' },
      people[0],
    ])
  })

  test('names an older entry by the title that the task had then [P16]', () => {
    const rename = change(
      { type: 'edit-task', taskId: 'task1', changes: { title: 'Read a story' } },
      { undo: { type: 'edit-task', taskId: 'task1', changes: { title: 'Read to Mia' } } } as never,
    )
    expect(words(tick('task1', 'mia'), rename, tick('task1', 'mia'))).toEqual([
      'Maya ticked ‘Read a story’ for Mia',
      'Maya renamed ‘Read to Mia’ to ‘Read a story’',
      'Maya ticked ‘Read to Mia’ for Mia',
    ])
  })

  test('never names who has left the family', () => {
    const added = change(
      { type: 'add-member', member: { kind: 'child', id: 'gone', name: 'Zoe' } },
      { sprintId: null },
    )
    const by = change({ type: 'finish-planning' }, { userId: 'stranger' })
    const told = lines(tick('task1', 'gone'), added, by)
    expect(JSON.stringify(told.map((line) => line.words))).not.toContain('Zoe')
    expect(told[0]?.person).toBe(null)
  })

  test('knows a task that was removed from what was said of it', () => {
    const removed = change({ type: 'remove-task', taskId: 'old' }, {
      undo: { type: 'add-task', task: aTask({ id: 'old', title: 'Sort the toys' }) },
    } as never)
    expect(words(tick('old', 'mia'), removed)).toEqual([
      'Maya took ‘Sort the toys’ off the plan',
      'Maya ticked ‘Sort the toys’ for Mia',
    ])
    expect(words(tick('older', 'mia'))).toEqual(['Maya ticked a task for Mia'])
  })

  test('has a sentence of its own for each, also where a name is not known [P16]', () => {
    const of = (fields: object, sprintId: string | null = 'sprint1') => change(fields, { sprintId })
    expect(
      words(
        of({ type: 'reopen-sprint' }, 'gone'),
        of({ type: 'edit-task', taskId: 'gone', changes: { title: 'Walk' } }),
        of({ type: 'settle-topic', topicId: 'gone' }, null),
        of({ type: 'judge-experiment', experimentId: 'gone', verdict: 'tweak' }, null),
        of({ type: 'answer-stand-up', answer: { memberId: 'gone', passed: true } }),
        of({ type: 'keep-days-apart' }, null),
      ),
    ).toEqual([
      'The two homes kept days apart that both have',
      'Maya noted that somebody passed',
      'Maya decided to change a little: an experiment',
      'Maya settled a topic',
      'Maya renamed a task to ‘Walk’',
      'Maya opened an earlier week again',
    ])
  })

  test('counts what was done again and again as one line', () => {
    const on = () => change({ type: 'edit-meeting', changes: { stage: 'dates' } })
    expect(lines(on(), on(), tick('task1', 'mia')).map(({ times }) => times)).toEqual([1, 2])
  })

  test('marks what was taken back, and says something of commands it does not know', () => {
    const first = tick('task1', 'mia')
    const undo = change({ ...tick('task1', 'mia').command, done: false, undoes: first.sequence })
    expect(lines(first, undo).map(({ isUndone }) => isUndone)).toEqual([false, true])
    expect(words(change({ type: 'from-the-future' }))).toEqual(['Maya changed something'])
  })
})
