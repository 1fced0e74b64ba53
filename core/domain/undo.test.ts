import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familyCommandSchema, type FamilyCommand } from '../contract/family-commands.ts'
import { sprintCommandSchema, type SprintCommand } from '../contract/sprint-commands.ts'
import type { Sprint } from '../contract/sprint.ts'
import { Refusal } from '../refusal.ts'
import {
  aFamily,
  aSprint,
  aTask,
  contextFor,
  familyAfter,
  goal,
  refusalOf,
  sprintAfter,
  type DoToFamily,
  type DoToSprint,
} from '../testing/a-family.ts'
import { familyCommand, sprintCommand } from '../testing/commands.ts'
import { busyFamily, someFamily, someSprint } from '../testing/documents.ts'
import { applyFamilyCommand } from './family.ts'
import { applySprintCommand } from './sprint.ts'
import { isSame, requireUndoable, requireUndoableInSprint } from './undo.ts'
import { undoOfFamilyCommand } from './undo-family.ts'
import { undoOfSprintCommand } from './undo-sprint.ts'

const options = { seed: 20260302, numRuns: 1_500 }
const id = 'command-of-this-test'
const undoId = 'undo-of-this-test'
const at = { familyId: 'family_maya', sprintId: 'sprint1' }
const later = { now: '2026-03-05T07:00:00.000Z', userId: 'ben' }

/** The document after a command; the same where a rule refuses it. */
function tried<Document>(before: Document, apply: () => Document): Document {
  try {
    return apply()
  } catch (error) {
    if (error instanceof Refusal) return before
    throw error
  }
}

const undone = new Map<string, number>()
const count = (type: string) => undone.set(type, (undone.get(type) ?? 0) + 1)

describe('what takes a command back', { timeout: 60_000 }, () => {
  test('gives the family back as it was, and may', () => {
    fc.assert(
      fc.property(someFamily, familyCommand, (before, command) => {
        const context = contextFor(before)
        const after = tried(before, () => applyFamilyCommand(before, command, context))
        const undo = after === before ? null : undoOfFamilyCommand(before, command, context)
        if (!undo) return
        const undoing = { ...undo, id: undoId } as FamilyCommand
        const now = contextFor(after, later)
        expect(isSame(applyFamilyCommand(after, undoing, now), before)).toBe(true)
        const done = { command, undo, at: context.now, userId: context.userId }
        requireUndoable({ command: undoing, done, family: after }, now)
        expect(familyCommandSchema.safeParse(undoing).error).toBeUndefined()
        count(command.type)
      }),
      options,
    )
  })

  test('gives the sprint back as it was, and may', () => {
    fc.assert(
      fc.property(someSprint('sprint1'), sprintCommand('sprint1'), (before, command) => {
        const context = contextFor()
        const after = tried(before, () => applySprintCommand(before, command, context, at))
        const undo = after === before ? null : undoOfSprintCommand(before, command, context)
        if (!undo) return
        const undoing = { ...undo, id: undoId } as SprintCommand
        const now = contextFor(aFamily(), later)
        const back = applySprintCommand(after, undoing, now, at)
        expect(isSame(back, before)).toBe(true)
        expect(back?.tasks.map((task) => task.id)).toEqual(before?.tasks.map((task) => task.id))
        const done = { command, undo, at: context.now, userId: context.userId }
        requireUndoableInSprint({ command: undoing, done, sprint: after, at }, now)
        expect(sprintCommandSchema.safeParse(undoing).error).toBeUndefined()
        count(command.type)
      }),
      options,
    )
  })

  test('is there for whatever a family does by mistake', () => {
    const often =
      'edit-family add-member edit-member set-goal edit-goal close-goal park-topic settle-topic ' +
      'judge-experiment edit-sprint pause-days complete-sprint delete-sprint create-sprint ' +
      'restore-sprint add-task edit-task move-task remove-task tick edit-meeting appreciate ' +
      'take-back-appreciation note-date remove-date set-energy set-feeling add-card remove-card ' +
      'edit-retrospective'
    const seldom = often.split(' ').filter((type) => !undone.get(type))
    expect(seldom).toEqual([])
  })
})

const familyDone = (before = aFamily({ goal }), command: DoToFamily) => {
  const sent = { ...command, id } as FamilyCommand
  const context = contextFor(before)
  const undo = undoOfFamilyCommand(before, sent, context)
  return { command: sent, undo, at: context.now, userId: context.userId }
}

const sprintDone = (before: Sprint, command: DoToSprint) => {
  const sent = { ...command, id } as SprintCommand
  const context = contextFor()
  const undo = undoOfSprintCommand(before, sent, context)
  return { command: sent, undo, at: context.now, userId: context.userId }
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

  const askToUndo = (done: ReturnType<typeof sprintDone>, sprint: Sprint | null) =>
    refusalOf(() => {
      const command = { ...done.undo!, id: undoId } as SprintCommand
      requireUndoableInSprint({ command, done, sprint, at }, contextFor(aFamily(), later))
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

  test('an older topic is, although others were parked after it', () => {
    const family = busyFamily()
    const park = (name: string) =>
      ({ type: 'park-topic', topic: { id: name, text: name } }) as const
    const done = familyDone(family, park('one'))
    const present = familyAfter(family, park('one'), park('two'))
    const command = { ...done.undo!, id: undoId } as FamilyCommand
    const ask = { command, done, family: present }
    expect(refusalOf(() => requireUndoable(ask, contextFor(present, later)))).toBe(null)
  })

  test('and a command takes back only what it says', () => {
    const done = familyDone(aFamily({ goal }), { type: 'edit-goal', changes: { weeks: 3 } })
    const family = familyAfter(aFamily({ goal }), { type: 'edit-goal', changes: { weeks: 3 } })
    const ask = (command: DoToFamily, given = done) =>
      refusalOf(() =>
        requireUndoable(
          { command: { ...command, id: undoId }, done: given, family },
          contextFor(family, later),
        ),
      )
    expect(ask({ type: 'edit-goal', changes: { weeks: goal.weeks } })).toBe(null)
    expect(ask({ type: 'edit-goal', changes: { weeks: 9 } })).toBe('moved-on')
    expect(
      ask({ type: 'edit-goal', changes: { weeks: goal.weeks } }, { ...done, undo: null }),
    ).toBe('moved-on')
  })
})

test('an answer of the stand-up that was changed comes back as it was', () => {
  const answer = { memberId: 'mia', passed: false, mood: 4, did: 'Read', next: '', help: '' }
  const say = (mood: number) =>
    ({ type: 'answer-stand-up', date: '2026-03-03', answer: { ...answer, mood } }) as const
  const before = sprintAfter(aSprint(), [say(4)])
  const { undo } = sprintDone(before, say(2))
  expect(sprintAfter(before, [say(2), undo!]).standUps).toEqual(before.standUps)
  expect(sprintDone(aSprint(), say(4)).undo).toBe(null)
})

test('nothing is kept that would bring back who was deleted', () => {
  const command = { type: 'remove-member', memberId: 'mia' } as const
  expect(familyDone(aFamily(), command).undo).toBe(null)
  const { children } = aFamily().familyData
  const without = { type: 'edit-family', changes: { children: children.slice(1) } } as const
  expect(familyDone(aFamily(), without).undo).toBe(null)
})
