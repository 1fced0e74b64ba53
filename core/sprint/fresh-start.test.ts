import { describe, expect, test } from 'vitest'
import type { Sprint } from './schema.ts'
import { aFamily, aSprint, aTask, deepFreeze, goal, peopleOf } from '../testing/a-family.ts'
import { applyCommand } from '../log/documents.ts'
import type { Addressed } from '../commands/documents.ts'
import { beginAgain, freshStart, smallLines } from './fresh-start.ts'
import { isQuiet } from './quiet-week.ts'
import { sprintProgress } from '../tasks/progress.ts'
import { undoOf } from '../log/undo.ts'
import { missedWeeks, standingOn } from './week.ts'

const family = aFamily({ goal })
const memberIds = ['primary', 'ben', 'mia', 'leo']
const by = { now: '2026-03-18T17:00:00.000Z', userId: 'maya' }
/** The Wednesday of the week from Sunday 15 March. */
const today = '2026-03-18'
const plannedAt = '2026-02-28T17:00:00.000Z'

const bags = { id: 'bags', title: 'Pack bags', repeat: { kind: 'times' as const, times: 5 } }
const lunch = { ...bags, id: 'lunch', title: 'Make lunch' }
const lived = aSprint({
  id: 'week-1',
  completed: true,
  plannedAt,
  tasks: [
    aTask({ ...lunch, owners: ['ben'], checks: { '2026-03-02': ['ben'] } }),
    aTask({ id: 'never', title: 'Run ten miles', effort: 3 }),
    aTask({
      ...bags,
      owners: ['mia', 'gone'],
      checks: { '2026-03-02': ['mia'], '2026-03-03': ['mia'], '2026-03-04': ['mia'] },
    }),
  ],
})
const missed = (fields: Partial<Sprint> = {}) =>
  aSprint({
    id: 'week-2',
    name: 'Week 2',
    startsOn: '2026-03-08',
    plannedAt,
    tasks: [aTask({ ...bags, owners: ['mia', 'gone'] }), aTask({ ...lunch, owners: ['ben'] })],
    ...fields,
  })

const start = (sprints: Sprint[], on = today) =>
  freshStart(deepFreeze(family), deepFreeze(sprints), { today: on, steps: [] })

/** The documents after a press on the button. */
function after(sprints: Sprint[], on = today) {
  const fresh = start(sprints, on)!
  const { sprintId, command } = beginAgain(fresh, smallLines(fresh.lines, 0))
  const sent = { sprintId, command: { ...command, id: 'c1' } } as Addressed
  return { sent, ...applyCommand(deepFreeze({ family, sprints }), sent, by) }
}

describe('a fresh start', () => {
  test('offers two small things that this family finished last, the most finished first [N4]', () => {
    const fresh = start([lived, missed()])!
    expect(smallLines(fresh.lines, 0).map(({ title }) => title)).toEqual([
      'Pack bags',
      'Make lunch',
    ])
    expect(fresh.lines[0]).toMatchObject({ owners: ['mia'] })
  })

  test('carries what is seldom along, at rest, and never offers it as one of the two', () => {
    const repeat = { kind: 'seldom', every: 'two-weeks', startsOn: '2026-03-01' } as const
    const car = aTask({ id: 'car', title: 'Wash the car', owners: ['ben'], repeat })
    const tasks = [...missed().tasks, car]
    expect(start([lived, missed({ tasks })])!.lines.map(({ id }) => id)).not.toContain('car')
    const { sprints } = after([lived, missed({ tasks })])
    const small = sprints.at(-1)!
    expect(small.startsOn).toBe('2026-03-15')
    expect(small.tasks.map(({ id }) => id)).toEqual(['bags', 'lunch', 'car'])
    // It was due in this very week, and waits for the next.
    const { startsOn, ...same } = small.tasks[2]!.repeat as typeof repeat
    expect({ startsOn, same }).toEqual({
      startsOn: '2026-03-22',
      same: { kind: 'seldom', every: 'two-weeks' },
    })
  })

  test('offers the mission’s next steps where nothing was finished yet, then what was planned', () => {
    const steps = [{ ...lunch, id: 'step', title: 'Find three books' }].map((fields) => {
      const { checks: _, ...line } = aTask(fields)
      return line
    })
    const fresh = freshStart(family, [missed()], { today, steps })!
    expect(fresh.lines.map(({ title }) => title)).toEqual([
      'Find three books',
      'Pack bags',
      'Make lunch',
    ])
    expect(smallLines(fresh.lines, 1).map(({ title }) => title)).toEqual([
      'Make lunch',
      'Find three books',
    ])
  })

  test('is one command: the missed week is put away, and the small one runs at once [N4]', () => {
    const { sprints } = after([lived, missed()])
    expect(sprints.map(({ id, completed }) => [id, completed])).toEqual([
      ['week-1', true],
      ['week-2', true],
      ['week-3', false],
    ])
    const standing = standingOn(sprints, today)
    expect(standing).toMatchObject({ kind: 'running', sprint: { id: 'week-3', weeks: 1 } })
    expect(isQuiet(sprints[1]!, today)).toBe(true)
    expect(sprints[1]!.retrospective).toBeNull()
  })

  test('asks nothing of the days before it [N4]', () => {
    const { sprints } = after([missed()])
    expect(sprints[1]).toMatchObject({
      startsOn: '2026-03-15',
      pausedDates: ['2026-03-15', '2026-03-16', '2026-03-17'],
    })
    // Four days are left, for each of two.
    expect(sprintProgress(sprints[1]!, peopleOf(...memberIds)).planned).toBe(8)
  })

  test('at the end of a week begins with the next one', () => {
    const { sprints } = after([missed()], '2026-03-20')
    expect(sprints[1]).toMatchObject({ startsOn: '2026-03-22', pausedDates: [] })
  })

  test('puts all the missed weeks away, also a draft whose days went by', () => {
    const draft = missed({ id: 'week-1', startsOn: '2026-03-01', plannedAt: null })
    const { sprints, sent } = after([draft, missed()])
    expect(sprints.map(({ completed }) => completed)).toEqual([true, true, false])
    expect(sent).toMatchObject({ sprintId: 'week-2', command: { quiet: ['week-1'] } })
  })

  test('can be undone until something was done in the small week', () => {
    const before = missed()
    const { sprints, sent } = after([before])
    const undo = undoOf({ family, sprints: [before] }, sent, by)!
    const back = { sprintId: 'week-2', command: { ...undo, id: 'c2' } } as Addressed
    expect(applyCommand({ family, sprints }, back, by).sprints).toMatchObject([
      { id: 'week-2', completed: false },
    ])
    const ticked = sprints.map((sprint) => ({ ...sprint, version: sprint.version + 1 }))
    expect(() => applyCommand({ family, sprints: ticked }, back, by)).toThrow('moved-on')
  })
})

describe('a week was missed', () => {
  test('when it is over and nobody ticked, checked in or began to look back', () => {
    expect(missedWeeks([missed()], '2026-03-15')).toHaveLength(1)
    expect(missedWeeks([missed()], '2026-03-14')).toEqual([])
    const task = aTask({ checks: { '2026-03-09': ['mia'] } })
    expect(missedWeeks([missed({ tasks: [task] })], today)).toEqual([])
    const answer = { memberId: 'mia', passed: true, mood: null, did: '', next: '', help: '' }
    const standUp = { date: '2026-03-09', answers: [answer], offer: '', closedAt: null }
    expect(missedWeeks([missed({ standUps: [standUp] })], today)).toEqual([])
    const retrospective = { stage: 'facts' as const, feelings: [], cards: [], why: '', thanks: '' }
    expect(missedWeeks([missed({ retrospective })], today)).toEqual([])
  })

  test('and another week is under way or drafted: that one goes on instead', () => {
    const next = aSprint({ id: 'week-3', startsOn: '2026-03-15', plannedAt })
    expect(start([missed(), next])).toBeNull()
    expect(start([missed(), { ...next, plannedAt: null }])).toBeNull()
  })
})
