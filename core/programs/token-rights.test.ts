import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aFamily, aSprint, aTask, today } from '../testing/a-family.ts'
import { familyCommand, sprintCommand } from '../testing/commands.ts'
import { tokenScopes, type TokenScope } from '../words.ts'
import type { Documents } from '../commands/documents.ts'
import { tickingRefusal, tokenRefusal } from './token-rights.ts'

const documents: Documents = {
  family: aFamily(),
  sprints: [
    aSprint({ plannedAt: '2026-03-01T18:00:00.000Z', tasks: [aTask()] }),
    aSprint({ id: 'draft' }),
  ],
}

const tick = { taskId: 'task1', memberId: 'mia', date: today, done: true }

describe('what a token may do', () => {
  test('is what a route is for, or less; nothing where a route says nothing [A77]', () => {
    const table = tokenScopes.map((scope) =>
      tokenScopes.map((needed) => tokenRefusal(scope, needed) === null),
    )
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
    const refused = tokenScopes.map((scope: TokenScope) => tokenRefusal(scope, undefined))
    expect(new Set(refused)).toEqual(new Set(['not-for-token']))
  })

  test('is, where it only ticks, ticks and answers of planned weeks, whatever is sent [A77]', () => {
    const id = 'command-of-this-test'
    const command = { id, type: 'tick' as const, ...tick }
    expect(tickingRefusal({ sprintId: 'sprint1', command }, documents)).toBeNull()
    expect(tickingRefusal({ sprintId: 'draft', command }, documents)).toBe('not-for-token')
    expect(tickingRefusal({ sprintId: 'gone', command }, documents)).toBe('sprint-missing')
    const back = { ...command, undoes: 'another-command-here' }
    expect(tickingRefusal({ sprintId: 'sprint1', command: back }, documents)).toBe('not-for-token')
    fc.assert(
      fc.property(sprintCommand('sprint1'), familyCommand, (ofSprint, ofFamily) => {
        const isTicking = ['tick', 'answer-stand-up'].includes(ofSprint.type)
        const code = tickingRefusal({ sprintId: 'sprint1', command: ofSprint }, documents)
        if (!isTicking) expect(code).toBe('not-for-token')
        expect(tickingRefusal({ sprintId: null, command: ofFamily }, documents)).toBe(
          'not-for-token',
        )
      }),
    )
  })
})
