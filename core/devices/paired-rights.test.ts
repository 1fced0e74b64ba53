import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Purpose } from './schema.ts'
import { limits } from '../limits.ts'
import { aFamily, aSprint, aTask, today } from '../testing/a-family.ts'
import { familyCommand, sprintCommand } from '../testing/commands.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import { actorOf, doneAs, pairedRefusal } from './paired-rights.ts'

const mias: Purpose = { kind: 'member', memberId: 'mia' }
const wall: Purpose = { kind: 'wall' }
const id = 'command-of-this-test'

const meeting = {
  ...aSprint().meeting,
  appreciations: [
    { id: 'thanks1', fromId: 'mia', text: 'Thank you for the soup' },
    { id: 'thanks2', fromId: 'ben', text: 'Thank you, Mia' },
  ],
}
const documents: Documents = {
  family: aFamily(),
  sprints: [aSprint({ plannedAt: '2026-03-01T18:00:00.000Z', meeting }), aSprint({ id: 'draft' })],
}

type Of<Kind extends null | string> = Extract<Addressed, { sprintId: Kind }>['command']
type Sent<Command> = Command extends unknown ? Omit<Command, 'id'> : never

const inWeek = (command: Sent<Of<string>>, sprintId = 'sprint1'): Addressed => ({
  sprintId,
  command: { ...command, id },
})
const ofFamily = (command: Sent<Of<null>>): Addressed => ({
  sprintId: null,
  command: { ...command, id },
})

const tickOf = (memberId: string) =>
  ({ type: 'tick', taskId: 'task1', memberId, date: today, done: true }) as const
const answerOf = (memberId: string) =>
  ({
    type: 'answer-stand-up',
    date: today,
    answer: { memberId, passed: false, mood: 3, did: '', next: '', help: '' },
  }) as const
const topicOf = (memberId: string | undefined) =>
  ({ type: 'park-topic', topic: { id: 't', text: 'Bedtime', memberId } }) as const
const thanksOf = (fromId: string) =>
  ({ type: 'appreciate', appreciation: { id: 'a', fromId, text: 'Thank you' } }) as const
const takeBack = (appreciationId: string) =>
  ({ type: 'take-back-appreciation', appreciationId }) as const

const asked = (addressed: Addressed) =>
  [mias, wall].map((purpose) => pairedRefusal(purpose, addressed, documents) ?? 'yes')

const no = 'not-for-device'

describe('what a device without an account may do, a member’s own and the wall', () => {
  test.each([
    [inWeek(tickOf('mia')), ['yes', 'yes']],
    [inWeek(tickOf('ben')), [no, 'yes']],
    [inWeek(answerOf('mia')), ['yes', 'yes']],
    [inWeek(answerOf('ben')), [no, 'yes']],
    [inWeek({ ...answerOf('mia'), round: 0 }), ['yes', 'yes']],
    // The next one’s would be more than there may be, and nobody could answer any more.
    [inWeek({ ...answerOf('mia'), round: limits.rounds }), [no, no]],
    [ofFamily(topicOf('mia')), ['yes', 'yes']],
    [ofFamily(topicOf('ben')), [no, 'yes']],
    [ofFamily(topicOf(undefined)), [no, no]],
    [inWeek(thanksOf('mia')), ['yes', 'yes']],
    [inWeek(thanksOf('ben')), [no, 'yes']],
    [inWeek(takeBack('thanks1')), ['yes', 'yes']],
    [inWeek(takeBack('thanks2')), [no, 'yes']],
    [inWeek(takeBack('gone')), [no, no]],
    [inWeek({ type: 'close-stand-up', date: today, offer: '' }), [no, 'yes']],
    [inWeek({ type: 'edit-stand-up', date: today, changes: { absentIds: ['leo'] } }), [no, 'yes']],
    [inWeek({ type: 'edit-stand-up', date: today, changes: { length: 'tired' } }), [no, no]],
    [inWeek({ ...tickOf('mia'), undoes: 'another-command-of-somebody' }), [no, no]],
    [inWeek(tickOf('mia'), 'draft'), [no, no]],
    [inWeek(tickOf('mia'), 'elsewhere'), ['sprint-missing', 'sprint-missing']],
  ])('%j: %j [A77]', (addressed, expected) => {
    expect(asked(addressed)).toEqual(expected)
  })

  test('stands in the log under whoever it names, and what all do at the wall under the wall [N24]', () => {
    const tasks = [aTask(), aTask({ id: 'shoes', owners: 'everyone', sharing: 'together' })]
    const [week] = documents.sprints
    const known = { ...documents, sprints: [{ ...week!, tasks }] }
    const shoes = inWeek({ ...tickOf('mia'), taskId: 'shoes' })
    const by = (purpose: Purpose, addressed: Addressed, isVisitor = false) =>
      actorOf({ purpose, isVisitor }, addressed, known)
    expect(by(wall, inWeek(tickOf('mia')))).toBe('member:mia')
    expect(by(wall, shoes)).toBe('wall')
    expect(by(mias, shoes)).toBe('member:mia')
    expect(by(mias, shoes, true)).toBe('visitor:mia')
  })

  test('nothing else, whatever the command [A77] [N24]', () => {
    const allowed = new Set<string>([
      'tick',
      'answer-stand-up',
      'park-topic',
      'appreciate',
      'take-back-appreciation',
      'close-stand-up',
      'edit-stand-up',
    ])
    const sent = fc.oneof(
      familyCommand.map((command): Addressed => ({ sprintId: null, command })),
      sprintCommand('sprint1').map((command): Addressed => ({ sprintId: 'sprint1', command })),
    )
    fc.assert(
      fc.property(sent, fc.constantFrom(mias, wall), (addressed, purpose) => {
        const refusal = pairedRefusal(purpose, addressed, documents)
        const isMias = doneAs(addressed, documents) === 'mia'
        const isKnown = allowed.has(addressed.command.type)
        if (!isKnown || (purpose.kind === 'member' && !isMias)) expect(refusal).toBe(no)
      }),
      { seed: 20261123, numRuns: 1_500 },
    )
  })
})
