import { describe, expect, test } from 'vitest'
import type { Addressed, Documents } from '../commands/documents.ts'
import { limits } from '../limits.ts'
import { applyCommand } from '../log/documents.ts'
import { familyRules, sprintRules } from '../log/subjects.ts'
import { aFamily, aSprint, aTask, now, refusalOf } from '../testing/a-family.ts'
import { addDays } from '../time/calendar.ts'
import { roomRefusal } from './device-room.ts'
import { doneAs } from './paired-rights.ts'

const did = 'x'.repeat(limits.note)
const text = 'x'.repeat(limits.title)

/** As many as differ, each as long as it may be, of what a device may do in a member’s name. */
const acts: Record<string, (memberId: string, at: number) => object> = {
  'park-topic': (memberId, at) => ({ topic: { id: `t${at}`, text, memberId } }),
  appreciate: (fromId, at) => ({ appreciation: { id: `a${at}`, fromId, text } }),
  'take-back-appreciation': () => ({ appreciationId: 'thanks' }),
  tick: (memberId, at) => ({ taskId: 'task1', memberId, date: dayOf(at), done: true }),
  'answer-stand-up': (memberId, at) => ({
    date: dayOf(at),
    answer: { memberId, passed: false, mood: null, did, next: did, help: did },
  }),
}
const dayOf = (at: number) => addDays('2026-03-01', at % 28)

const ofDevices = [familyRules, sprintRules].flatMap((rules, at) =>
  Object.entries(rules)
    .filter(([, rule]) => 'by' in rule)
    .map(([type]) => ({ type, sprintId: at === 0 ? null : 'sprint1' })),
)
const by = { now, userId: 'maya' }

const week = aSprint({
  weeks: 4,
  plannedAt: now,
  tasks: [aTask()],
  meeting: {
    ...aSprint().meeting,
    appreciations: ['mia', 'ben'].map((fromId) => ({ id: `of ${fromId}`, fromId, text: 'Soup' })),
  },
})
const documents: Documents = { family: aFamily(), sprints: [week] }

/** What the device of a member says, again and again, until there is no room or everything was said. */
function fill(before: Documents, names: readonly string[], visitors: readonly string[] | null) {
  let after = before
  let said = 0
  for (const { type, sprintId } of ofDevices)
    for (let at = 0; at < 300; at += 1) {
      const memberId = names[at % names.length]!
      const command = { id: 'c', type, ...acts[type]!(memberId, at) }
      const addressed = { sprintId, command } as Addressed
      if (doneAs(addressed, after) !== memberId || roomRefusal(addressed, after, visitors)) continue
      after = applyCommand(after, addressed, by)
      said += 1
    }
  return { after, said }
}

describe('the room that a device may take', () => {
  test('is known of each command that a device may give', () => {
    expect(ofDevices.map(({ type }) => type).toSorted()).toEqual(Object.keys(acts).toSorted())
  })

  const children = ['mia', 'leo']
  test.each(ofDevices)(
    'leaves room for the own home’s, however much visitors $type [A80]',
    (of) => {
      const { after, said } = fill(documents, children, children)
      expect(said).toBeGreaterThan(50)
      const own = acts[of.type]!('ben', 299)
      const taken = of.type === 'take-back-appreciation' ? { appreciationId: 'of ben' } : own
      const addressed = { ...of, command: { id: 'own', type: of.type, ...taken } } as Addressed
      expect(roomRefusal(addressed, after, null)).toBeNull()
      expect(refusalOf(() => applyCommand(after, addressed, by))).toBeNull()
    },
  )

  test('is a quarter of each list for all visitors together [A80]', () => {
    const { family, sprints } = fill(documents, children, children).after
    const lists = [family.familyData.topics, sprints[0]!.meeting.appreciations]
    const [topics, thanks] = lists.map(({ length }) => length)
    expect([topics, thanks]).toEqual([12, 15 + 1]) // One that Ben said before.
  })

  test('is a quarter of the week as it is kept, whatever letters visitors use [A80]', () => {
    const quotes = '"'.repeat(limits.note)
    let after = documents
    for (let at = 0; at < 28; at += 1) {
      const answer = { memberId: 'mia', passed: false, mood: null, did: quotes, next: '', help: '' }
      const command = { id: 'c', type: 'answer-stand-up', date: dayOf(at), answer }
      const addressed = { sprintId: 'sprint1', command } as Addressed
      if (!roomRefusal(addressed, after, children)) after = applyCommand(after, addressed, by)
    }
    const taken = JSON.stringify(after).length - JSON.stringify(documents).length
    expect(taken).toBeLessThan(limits.documentSize / 3)
  })

  test('is the whole list for a device of the own home', () => {
    const thirteen = Array.from({ length: 13 }, (_, at) => acts['park-topic']!('mia', at))
    const said = (visitors: readonly string[] | null) =>
      thirteen.reduce<Documents>((known, one) => {
        const command = { id: 'c', type: 'park-topic', ...one }
        const addressed = { sprintId: null, command } as Addressed
        return roomRefusal(addressed, known, visitors) ? known : applyCommand(known, addressed, by)
      }, documents).family.familyData.topics.length
    expect([said(null), said(children)]).toEqual([13, 12])
  })

  test('is a quarter of a week’s letters for anybody’s answers [A77]', () => {
    const given = ['2026-03-02', '2026-03-03'].map((date) => ({
      date,
      answers: [{ memberId: 'mia', passed: false, mood: null, did, next: did, help: did }],
      offer: '',
      closedAt: null,
    }))
    const asking = (memberId: string, date = '2026-03-05') =>
      ({
        sprintId: 'sprint1',
        command: {
          id: 'c',
          type: 'answer-stand-up',
          ...acts['answer-stand-up']!(memberId, 0),
          date,
        },
      }) as Addressed
    const known = { ...documents, sprints: [{ ...week, standUps: given }] }
    expect(roomRefusal(asking('mia'), known, null)).toBe('document-full')
    expect(roomRefusal(asking('mia', '2026-03-03'), known, null), 'said anew').toBeNull()
    expect(roomRefusal(asking('ben'), known, null)).toBeNull()
    expect(roomRefusal(asking('ben'), known, ['mia', 'ben'])).toBe('document-full')
  })
})
