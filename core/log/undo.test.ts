import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familyCommandSchema, type Family } from '../family/schema.ts'
import { sprintCommandSchema, type Sprint } from '../sprint/schema.ts'
import { Refusal } from '../refusal.ts'
import {
  aFamily,
  aSprint,
  aTask,
  familyAfter,
  goal,
  refusalOf,
  sprintAfter,
  type DoToFamily,
  type DoToSprint,
} from '../testing/a-family.ts'
import { familyCommand, sprintCommand } from '../testing/commands.ts'
import { busyFamily, someDocuments, someFamily } from '../testing/documents.ts'
import { applyCommand } from './documents.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import { isSame } from './same.ts'
import { requireUndoable, undoOf, type Done, type Undo } from './undo.ts'

const options = { seed: 20260302, numRuns: 500 }
/** Documents take much longer to draw than commands: each is tried with several, one at a time. */
const several = <Command>(command: fc.Arbitrary<Command>) =>
  fc.array(command, { minLength: 5, maxLength: 5 })
const id = 'command-of-this-test'
const by = { now: '2026-03-04T18:30:00.000Z', userId: 'maya' }
const later = { now: '2026-03-05T07:00:00.000Z', userId: 'ben' }

/** The documents after a command; the same where a rule refuses it. */
function tried(before: Documents, addressed: Addressed): Documents {
  try {
    return applyCommand(before, addressed, by)
  } catch (error) {
    if (error instanceof Refusal) return before
    throw error
  }
}

const undoing = (undo: Undo, { sprintId }: Addressed) =>
  ({ sprintId, command: { ...undo, id: 'undo-of-this-test' } }) as Addressed

const undone = new Map<string, number>()

describe('what takes a command back', { timeout: 60_000 }, () => {
  const holds = (before: Documents, done: Addressed) => {
    const after = tried(before, done)
    const undo = after === before ? null : undoOf(before, done, by)
    if (!undo) return
    const taking = undoing(undo, done)
    const back = applyCommand(after, taking, later)
    expect(isSame(back.family, before.family)).toBe(true)
    expect(back.sprints.map((sprint) => sprint.id)).toEqual(before.sprints.map((one) => one.id))
    for (const [index, sprint] of back.sprints.entries()) {
      expect(isSame(sprint, before.sprints[index])).toBe(true)
      const order = before.sprints[index]!.tasks.map((task) => task.id)
      expect(sprint.tasks.map((task) => task.id)).toEqual(order)
    }
    requireUndoable(after, taking, { done, undo, at: by.now, userId: by.userId }, later)
    const schema = done.sprintId === null ? familyCommandSchema : sprintCommandSchema
    expect(schema.safeParse(taking.command).error).toBeUndefined()
    undone.set(done.command.type, (undone.get(done.command.type) ?? 0) + 1)
  }

  test('gives the family back as it was, and may', () => {
    fc.assert(
      fc.property(someFamily, several(familyCommand), (family, commands) => {
        for (const command of commands) holds({ family, sprints: [] }, { sprintId: null, command })
      }),
      options,
    )
  })

  test('gives all weeks and the family back as they were, and may [C24]', () => {
    fc.assert(
      fc.property(someDocuments, several(sprintCommand('sprint1')), (documents, commands) => {
        for (const command of commands) holds(documents, { sprintId: 'sprint1', command })
      }),
      { ...options, numRuns: 2 * options.numRuns },
    )
  })

  test('gives back also what a command brought about in other documents [C24]', () => {
    const command = sprintCommand('sprint1', ['close-week', 'reopen-sprint', 'finish-planning'])
    fc.assert(
      fc.property(someDocuments, several(command), (documents, commands) => {
        for (const one of commands) holds(documents, { sprintId: 'sprint1', command: one })
      }),
      options,
    )
  })

  test('is there for whatever a family does by mistake', () => {
    const often =
      'add-date edit-date delete-date edit-family add-member edit-member remove-member ' +
      'set-days-here say-days-here set-goal edit-goal close-goal park-topic settle-topic ' +
      'answer-recommendation take-back-answer judge-experiment edit-sprint pause-days complete-sprint delete-sprint create-sprint ' +
      'restore-sprint close-week add-task edit-task move-task remove-task tick edit-meeting appreciate ' +
      'take-back-appreciation note-date remove-date set-energy set-feeling add-card remove-card ' +
      'group-cards edit-retrospective'
    const seldom = often.split(' ').filter((type) => !undone.get(type))
    expect(seldom).toEqual([])
  })
})

const familyDone = (family: Family, command: DoToFamily): Done => {
  const done: Addressed = { sprintId: null, command: { ...command, id } }
  return { done, undo: undoOf({ family, sprints: [] }, done, by), at: by.now, userId: by.userId }
}

const sprintDone = (sprint: Sprint, command: DoToSprint): Done => {
  const done: Addressed = { sprintId: 'sprint1', command: { ...command, id } }
  const documents = { family: aFamily(), sprints: [sprint] }
  return { done, undo: undoOf(documents, done, by), at: by.now, userId: by.userId }
}

describe('what has changed again since is not taken back', () => {
  const before = aSprint({ tasks: [aTask(), aTask({ id: 'task2' })] })
  const tick = {
    type: 'tick',
    taskId: 'task1',
    memberId: 'mia',
    date: '2026-03-03',
    done: true,
  } as const
  const rename = { type: 'edit-task', taskId: 'task1', changes: { title: 'Two stories' } } as const

  const askToUndo = (done: Done, ...sprints: Sprint[]) =>
    refusalOf(() => {
      requireUndoable({ family: aFamily(), sprints }, undoing(done.undo!, done.done), done, later)
    })

  test('a field that somebody wrote anew', () => {
    const done = sprintDone(before, rename)
    const other = { ...rename, changes: { effort: 3 } }
    expect(askToUndo(done, sprintAfter(before, [rename, other]))).toBe(null)
    const same = { ...rename, changes: { title: 'Three stories' } }
    expect(askToUndo(done, sprintAfter(before, [rename, same]))).toBe('moved-on')
  })

  test('a task with ticks, or one that is gone', () => {
    const add = { type: 'add-task', task: aTask({ id: 'task3' }) } as const
    const done = sprintDone(before, add)
    expect(askToUndo(done, sprintAfter(before, [add, tick]))).toBe(null)
    const ticked = { ...tick, taskId: 'task3' }
    expect(askToUndo(done, sprintAfter(before, [add, ticked]))).toBe('moved-on')
    const removed = { type: 'remove-task', taskId: 'task3' } as const
    expect(askToUndo(done, sprintAfter(before, [add, removed]))).toBe('task-missing')
  })

  test('what was taken back already', () => {
    const done = sprintDone(before, tick)
    expect(askToUndo(done, sprintAfter(before, [tick]))).toBe(null)
    expect(askToUndo(done, sprintAfter(before, [tick, { ...tick, done: false }]))).toBe('moved-on')
  })

  test('a closed week, once the next one is planned; before that both come back [P4]', () => {
    const { id: _, ...plan } = aSprint({ plannedAt: by.now, tasks: [] })
    const { name, startsOn, weeks, goalId, missionStep, experimentId } = plan
    const next = {
      id: 'week-2',
      name,
      startsOn,
      weeks,
      goalId,
      missionStep,
      experimentId,
      tasks: [],
    }
    const open = aSprint({ plannedAt: by.now })
    const done = sprintDone(open, { type: 'close-week', next })
    const documents = { family: aFamily(), sprints: [open] }
    const closed = applyCommand(documents, done.done, by)
    expect(closed.sprints.map((sprint) => [sprint.id, sprint.completed])).toEqual([
      ['sprint1', true],
      ['week-2', false],
    ])
    const back = applyCommand(closed, undoing(done.undo!, done.done), later)
    expect(back.sprints.map((sprint) => [sprint.id, sprint.completed])).toEqual([
      ['sprint1', false],
    ])
    const planned = closed.sprints.map((sprint) => ({ ...sprint, plannedAt: later.now }))
    expect(askToUndo(done, ...planned)).toBe('moved-on')
  })

  test('a closed week, and the next one stays that somebody had drafted before [C24]', () => {
    const { id: _, ...plan } = aSprint({ id: 'week-2' })
    const { name, startsOn, weeks, goalId, missionStep, experimentId } = plan
    const fields = { id: 'week-2', name, startsOn, weeks, goalId, missionStep, experimentId }
    const next = { ...fields, tasks: [] }
    const done: Addressed = { sprintId: 'sprint1', command: { id, type: 'close-week', next } }
    const drafted = aSprint({ id: 'week-2', startsOn: '2026-03-08', plannedAt: null })
    const open = aSprint({ plannedAt: by.now })
    const documents = { family: aFamily(), sprints: [open, drafted] }
    const closed = applyCommand(documents, done, by)
    const back = applyCommand(closed, undoing(undoOf(documents, done, by)!, done), later)
    expect(isSame(back, documents)).toBe(true)
  })

  test('an older topic is, although others were parked after it', () => {
    const family = busyFamily()
    const park = (name: string) =>
      ({ type: 'park-topic', topic: { id: name, text: name } }) as const
    const done = familyDone(family, park('one'))
    const documents = { family: familyAfter(family, park('one'), park('two')), sprints: [] }
    const ask = () => requireUndoable(documents, undoing(done.undo!, done.done), done, later)
    expect(refusalOf(ask)).toBe(null)
  })

  test('and a command takes back only what it says', () => {
    const edit = { type: 'edit-goal', changes: { weeks: 3 } } as const
    const done = familyDone(aFamily({ goal }), edit)
    const documents = { family: familyAfter(aFamily({ goal }), edit), sprints: [] }
    const ask = (weeks: number, given = done) =>
      refusalOf(() => {
        const undo = { type: 'edit-goal', changes: { weeks } } as const
        requireUndoable(documents, undoing(undo, done.done), given, later)
      })
    expect(ask(goal.weeks)).toBe(null)
    expect(ask(9)).toBe('moved-on')
    expect(ask(goal.weeks, { ...done, undo: null })).toBe('moved-on')
  })
})

test('an answer of the stand-up that was changed comes back as it was', () => {
  const answer = { memberId: 'mia', passed: false, mood: 4, did: 'Read', next: '', help: '' }
  const say = (mood: number) =>
    ({ type: 'answer-stand-up', date: '2026-03-03', answer: { ...answer, mood } }) as const
  const before = sprintAfter(aSprint(), [say(4)])
  const { undo } = sprintDone(before, say(2))
  expect(sprintAfter(before, [say(2), undo as DoToSprint]).standUps).toEqual(before.standUps)
  expect(sprintDone(aSprint(), say(4)).undo).toBe(null)
})

test('days off that fell out of a week come back with its days [P4, C2]', () => {
  const before = aSprint({ weeks: 2, pausedDates: ['2026-03-03', '2026-03-12'] })
  const shorten = { type: 'edit-sprint', changes: { weeks: 1 } } as const
  const shorter = sprintAfter(before, [shorten])
  expect(shorter.pausedDates).toEqual(['2026-03-03'])
  const { undo } = sprintDone(before, shorten)
  expect(sprintAfter(shorter, [undo as DoToSprint])).toMatchObject({
    weeks: 2,
    pausedDates: before.pausedDates,
  })
})

test('an answer to an idea is taken back to the one before it, or to none [C2]', () => {
  const answer = (said: 'taken' | 'later') =>
    ({ type: 'answer-recommendation', key: 'tip:early', answer: said }) as const
  const saidLater = familyAfter(aFamily({ recommendationAnswers: [] }), answer('later'))
  expect(familyDone(saidLater, answer('taken')).undo).toEqual(answer('later'))
  const none = { type: 'take-back-answer', key: 'tip:early' } as const
  expect(familyDone(aFamily({ recommendationAnswers: [] }), answer('later')).undo).toEqual(none)
  expect(familyDone(saidLater, none).undo).toEqual(answer('later'))
})

test('nothing is kept that would bring back a family set up anew', () => {
  const { children } = aFamily().familyData
  const without = { type: 'edit-family', changes: { children: children.slice(1) } } as const
  expect(familyDone(aFamily(), without).undo).toBe(null)
})
