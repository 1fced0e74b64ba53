import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNewTask } from '#core/tasks/examples.ts'
import type { TaskFields } from '#core/tasks/task-changes.ts'
import { draftOf, fieldsOf, problemsOf } from './task-draft.ts'

const day = '2026-03-01'

const task: TaskFields = {
  title: 'Read together',
  owners: ['mia', 'gone'],
  helperId: 'gone',
  repeat: { kind: 'days', days: ['Monday', 'Friday'] },
  ifThen: { if: 'it is late', then: 'one page is enough' },
  reason: { kind: 'mission', text: '' },
  effort: 2,
  icon: 'read',
}

describe('a task in the form', () => {
  it('comes out as it went in, without people who have left [S3.3]', () => {
    const draft = draftOf(task, ['primary', 'mia'], day)
    expect(problemsOf(draft)).toEqual({})
    expect(fieldsOf(draft)).toEqual({ ...task, owners: ['mia'], helperId: null })
  })

  it('has a place for every field that a task can have [C15]', () => {
    fc.assert(
      fc.property(anyNewTask, ({ id: _, ...fields }) => {
        const several = { ...fields, owners: 'everyone' as const }
        const kept = fieldsOf(draftOf(several, ['mia'], day))
        expect(Object.keys(kept).toSorted()).toEqual(Object.keys(fields).toSorted())
      }),
      { seed: 1 },
    )
  })

  it('begins empty, and says what is missing [S3.3]', () => {
    const draft = draftOf({}, ['primary', 'mia'], day)
    expect(Object.keys(problemsOf(draft))).toEqual(['title'])
    expect(Object.keys(problemsOf({ ...draft, repeat: 'days' }))).toContain('days')
  })

  it('asks for both halves of an if-then plan [S3.3]', () => {
    const draft = draftOf(task, ['mia'], day)
    expect(problemsOf({ ...draft, if: ' ' }).if).toBeDefined()
    expect(problemsOf({ ...draft, then: ' ' }).then).toBeDefined()
    expect(fieldsOf({ ...draft, if: '', then: '' }).ifThen).toBeNull()
  })

  it('makes one line of what was pasted [S3.3]', () => {
    const draft = { ...draftOf(task, ['mia'], day), title: ' Read\ntogether ' }
    expect(fieldsOf(draft).title).toBe('Read together')
    const reason = { kind: 'own' as const, text: ' so that\nwe sleep ' }
    expect(fieldsOf({ ...draft, reason }).reason.text).toBe('so that we sleep')
  })

  it('takes a picture from the words until somebody chooses one, or none [S3.3]', () => {
    const draft = { ...draftOf({}, ['mia'], day), title: 'Walk to school' }
    expect(fieldsOf(draft).icon).toBe('walk')
    expect(fieldsOf({ ...draft, icon: 'school' }).icon).toBe('school')
    expect(fieldsOf({ ...draft, icon: null }).icon).toBeNull()
  })

  it('keeps the weeks of what is seldom, and begins it with its plan', () => {
    const seldom = { kind: 'seldom', every: 'month', startsOn: '2026-01-31' } as const
    expect(fieldsOf(draftOf({ ...task, repeat: seldom }, ['mia'], day)).repeat).toEqual(seldom)
    const chosen = { ...draftOf(task, ['mia'], day), repeat: 'seldom' as const }
    expect(fieldsOf(chosen).repeat).toEqual({ kind: 'seldom', every: 'two-weeks', startsOn: day })
  })
})
