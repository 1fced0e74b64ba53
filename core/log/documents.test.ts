import { expect, test } from 'vitest'
import type { NewSprint } from '../sprint/schema.ts'
import { aFamily, aSprint, aTask, goal } from '../testing/a-family.ts'
import { applyCommand, touchedBetween, withFrom } from './documents.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import { noAnswer } from '../stand-up/stand-up.ts'
import { nextWeekId } from '../sprint/week-id.ts'

const id = 'command-of-this-test'
const by = (userId: string) => ({ now: '2026-03-07T18:00:00.000Z', userId })

const draft = (weekId: string, name: string): NewSprint => ({
  id: weekId,
  name,
  startsOn: '2026-03-08',
  weeks: 1,
  goalId: null,
  missionStep: '',
  experimentId: null,
  tasks: [],
})

const after = (documents: Documents, ...done: [string, Addressed][]) =>
  done.reduce(
    (before, [userId, addressed]) => applyCommand(before, addressed, by(userId)),
    documents,
  )

test('two parents who close the week at once make one next week [P2]', () => {
  const week = aSprint({ id: 'week-4' })
  const close = (name: string): Addressed => ({
    sprintId: 'week-4',
    command: { id, type: 'close-week', next: draft(nextWeekId(week), name) },
  })
  const both = after(
    { family: aFamily(), sprints: [week] },
    ['maya', close('Of Maya')],
    ['ben', close('Of Ben')],
  )
  expect(both.sprints.map((sprint) => [sprint.id, sprint.name, sprint.completed])).toEqual([
    ['week-4', 1, true],
    ['week-5', 'Of Maya', false],
  ])
})

test('two parents who begin the meeting at once sit in one [P2]', () => {
  const begin = (hostId: string, startsOn: string): Addressed => ({
    sprintId: 'week-1',
    command: {
      id,
      type: 'begin-meeting',
      sprint: { ...draft('week-1', 'Week 1'), startsOn },
      setup: { hostId, round: 0 },
    },
  })
  const both = after(
    { family: aFamily(), sprints: [] },
    ['maya', begin('primary', '2026-03-08')],
    ['ben', begin('ben', '2026-03-15')],
  )
  expect(both.sprints).toHaveLength(1)
  expect(both.sprints[0]).toMatchObject({ startsOn: '2026-03-08', meeting: { hostId: 'primary' } })
})

test('a finished plan and the day on which the mission begins are one thing [P2]', () => {
  const documents = { family: aFamily({ goal }), sprints: [aSprint()] }
  const finish: Addressed = {
    sprintId: 'sprint1',
    command: { id, type: 'finish-planning', missionStartsOn: '2026-03-08' },
  }
  const done = after(documents, ['maya', finish], ['ben', finish])
  expect(done.family.familyData.goal?.startsOn).toBe('2026-03-08')
  expect(done.family.version).toBe(documents.family.version + 1)
  expect(done.sprints[0]?.plannedAt).toBe(by('maya').now)
})

test('what two parents write into one text at once is all there [P6]', () => {
  const documents = { family: aFamily(), sprints: [aSprint({ tasks: [aTask()] })] }
  const write = (notes: string): Addressed => ({
    sprintId: 'sprint1',
    command: { id, type: 'edit-meeting', changes: { notes }, from: {} },
  })
  const both = after(documents, ['maya', write('Buy bread.')], ['ben', write('Call grandma.')])
  expect(both.sprints[0]?.meeting.notes).toBe('Buy bread.\nCall grandma.')
})

test('what a log’s hash is of is all that a command changed, and what it was posted to [C24]', () => {
  const documents = { family: aFamily({ goal }), sprints: [aSprint()] }
  const touched = (command: Addressed['command'], sprintId: string | null = 'sprint1') => {
    const addressed = { sprintId, command } as Addressed
    const done = applyCommand(documents, addressed, by('maya'))
    return { done, touched: touchedBetween(documents, done, sprintId) }
  }
  const next = draft('week-2', 'Week 2')
  const closed = touched({ id, type: 'close-week', next })
  expect(closed.touched).toEqual({
    family: null,
    sprints: { sprint1: closed.done.sprints[0], 'week-2': closed.done.sprints[1] },
  })
  const finished = touched({ id, type: 'finish-planning', missionStartsOn: '2026-03-08' })
  expect(finished.touched).toEqual({
    family: finished.done.family,
    sprints: { sprint1: finished.done.sprints[0] },
  })
  const parked = touched({ id, type: 'park-topic', topic: { id: 't', text: 'Bedtime' } }, null)
  expect(parked.touched).toEqual({ family: parked.done.family, sprints: {} })
  const gone = touched({ id, type: 'delete-sprint' })
  expect(gone.touched).toEqual({ family: null, sprints: { sprint1: null } })
})

test.each([
  [null, 'week-1'],
  ['week-1', 'week-2'],
  ['week-99', 'week-100'],
  ['Vq3xYz8bAbc1', 'Vq3xYz8bAbc1-2'],
])('the week after %s is %s for everybody [P2]', (previous, next) => {
  expect(nextWeekId(previous === null ? null : { id: previous })).toBe(next)
})

test('two who answer for one member at once, neither knowing of the other, keep the words of both [P6]', () => {
  const home = { family: aFamily(), sprints: [aSprint({ id: 'week-4' })] }
  const date = home.sprints[0]!.startsOn
  const answer = (said: object): Addressed =>
    withFrom(home, {
      sprintId: 'week-4',
      command: {
        id,
        type: 'answer-stand-up',
        date,
        answer: { ...noAnswer('mia'), ...said },
      },
    })
  const both = after(home, ['mia', answer({ help: 'a lift' })], ['wall', answer({ mood: 4 })])
  expect(both.sprints[0]!.standUps[0]!.answers).toEqual([
    { ...noAnswer('mia'), help: 'a lift', mood: 4 },
  ])
})
