import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familySchema, type FamilyCommand } from '../family/schema.ts'
import type { Documents } from '../commands/documents.ts'
import { membersOf } from '../members/member.ts'
import { Refusal } from '../refusal.ts'
import { sprintSchema, type Sprint, type SprintCommand } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { aFamily, aSprint, aTask, leo, mia, now } from '../testing/a-family.ts'
import { sprintDocument } from '../sprint/examples.ts'
import { applyCommand, withFrom } from './documents.ts'
import { familyOfToday, sentOfToday, sprintOfToday } from './former-forms.ts'

/** “Will” is in another's words, and Leo in none of them. */
const will = { ...leo, id: 'will', name: 'Will' }
const family = aFamily({ children: [mia, leo, will] })
const people = membersOf(family.familyData)

/** What a family wrote itself, which nothing may take for ours. */
const own = [
  'For the soup',
  'Leo, for asking: Will it rain?',
  'A heart for Granny',
  'Week one',
  'Boats',
]

const text = {
  week: fc.constantFrom('Week 1', 'Week 12', 'Week 0', 'Weekend', 'Week one'),
  topics: fc.uniqueArray(fc.constantFrom('Reading', 'Stars and space', 'Boats', 'reading'), {
    maxLength: 3,
  }),
  parked: fc.constantFrom('Is the load fair?', 'Boats'),
  thanks: fc.constantFrom(...own, 'Mia', 'Leo, for helping me', 'Ben, for the soup'),
  hearts: fc
    .uniqueArray(fc.constantFrom('A heart for Mia', 'A heart for Ben', ...own), { maxLength: 4 })
    .map((lines) => lines.join('\n')),
  next: fc.constantFrom(
    '',
    'How big is your job? Big.',
    'Yesterday’s job: how was it? Easy.',
    ...own,
  ),
  reason: fc.constantFrom<Task['reason']>(
    { kind: 'own', text: 'Week 3' },
    { kind: 'carried-over', text: 'Week 3' },
    { kind: 'carried-over', text: 'Boats' },
    { kind: 'mission', text: '' },
    { kind: 'recommendation', text: 'Mia is 6 to 8 and you chose Reading' },
    { kind: 'recommendation', text: 'because Boats said so' },
  ),
}

const answer = (next: string) => ({
  memberId: 'mia',
  passed: false,
  mood: 4,
  did: '',
  next,
  help: '',
})

const formerSprint: fc.Arbitrary<Sprint> = fc.record(text).map((said) =>
  aSprint({
    name: said.week,
    tasks: [aTask({ reason: said.reason })],
    meeting: {
      ...aSprint().meeting,
      appreciations: [{ id: 'entry1', fromId: 'mia', text: said.thanks }],
    },
    standUps: [{ date: '2026-03-04', answers: [answer(said.next)], offer: '', closedAt: null }],
    retrospective: {
      stage: 'thanks',
      feelings: [],
      cards: [],
      why: '',
      thanks: said.hearts,
    },
  }),
)

const formerFamily = fc.record(text).map((said) =>
  aFamily({
    children: [mia, leo, will],
    priorities: said.topics,
    topics: [{ id: 'topic1', text: said.parked, addedAt: now }],
    recommendationAnswers: [{ key: 'coach tired days', answer: 'taken', at: now }],
  }),
)

type Without<Command> = Command extends unknown ? Omit<Command, 'id'> : never

const familyIntent: fc.Arbitrary<Without<FamilyCommand>> = fc.oneof(
  text.topics.map((interests) => ({ type: 'edit-family' as const, changes: { interests } })),
  fc
    .record({ id: fc.constantFrom('a', 'b'), text: text.parked })
    .map((topic) => ({ type: 'park-topic' as const, topic })),
  fc.constant({ type: 'take-back-answer' as const, key: 'coach tired days' }),
)

const plan = fc.record({ week: text.week, reason: text.reason }).map(({ week, reason }) => {
  const { checks: _, ...task } = aTask({ reason })
  const days = { startsOn: '2026-03-08', weeks: 1 }
  const aims = { goalId: null, missionStep: '', experimentId: null }
  return { id: 'next', name: week, ...days, ...aims, tasks: [task] }
})

const sprintIntent: fc.Arbitrary<Without<SprintCommand>> = fc.oneof(
  text.week.map((name) => ({ type: 'edit-sprint' as const, changes: { name } })),
  text.reason.map((reason) => ({
    type: 'edit-task' as const,
    taskId: 'task1',
    changes: { reason },
  })),
  text.thanks.map((words) => ({
    type: 'appreciate' as const,
    appreciation: { id: 'entry2', fromId: 'leo', text: words },
  })),
  fc.constant({ type: 'take-back-appreciation' as const, appreciationId: 'entry1' }),
  text.hearts.map((thanks) => ({ type: 'edit-retrospective' as const, changes: { thanks } })),
  text.next.map((next) => ({
    type: 'answer-stand-up' as const,
    date: '2026-03-04',
    answer: answer(next),
  })),
  plan.map((next) => ({ type: 'close-week' as const, next })),
)

const ofToday = ({ family: one, sprints }: Documents): Documents => ({
  family: familyOfToday(one),
  sprints: sprints.map((sprint) => sprintOfToday(sprint, people)),
})

/** No hearts are as many as none that were ever given. */
const plain = (documents: Documents): unknown =>
  JSON.parse(JSON.stringify(documents).replaceAll(/,"hearts":\[\]/g, ''))

const by = { now, userId: 'maya' }

describe('what earlier versions said in English', () => {
  test('is said by ids and kinds once, and a second time changes nothing [C12]', () => {
    fc.assert(
      fc.property(formerFamily, formerSprint, (one, sprint) => {
        const next = ofToday({ family: one, sprints: [sprint] })
        expect(familySchema.parse(next.family)).toEqual(next.family)
        expect(sprintSchema.parse(next.sprints[0])).toEqual(next.sprints[0])
        expect(ofToday(next)).toEqual(next)
      }),
    )
  })

  test('leaves what is of today as it is, whatever it says [C12]', () => {
    fc.assert(
      fc.property(sprintDocument('sprint1'), (sprint) => {
        const once = sprintOfToday(sprint, people)
        expect(sprintOfToday(once, people)).toEqual(once)
        expect(sprintSchema.parse(once)).toEqual(once)
      }),
    )
  })

  test('loses nothing of a family’s own words [C12]', () => {
    fc.assert(
      fc.property(formerFamily, formerSprint, (one, sprint) => {
        const before = JSON.stringify([one.familyData, sprint])
        const next = ofToday({ family: one, sprints: [sprint] })
        const after = JSON.stringify([next.family.familyData, next.sprints])
        // The name that a thank-you begins with is the member's.
        const words = (said: string) => said.replace('Leo, ', '')
        for (const said of own) {
          if (before.includes(said)) expect(after).toContain(words(said))
        }
      }),
    )
  })

  test('leads to the same documents when it is replayed as today says it [C12]', () => {
    const intents = fc.array(
      fc.oneof(
        familyIntent.map((command) => ({ sprintId: null, command })),
        sprintIntent.map((command) => ({ sprintId: 'sprint1', command })),
      ),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(formerFamily, formerSprint, intents, (one, sprint, steps) => {
        let former: Documents = { family: one, sprints: [sprint] }
        let today = ofToday(former)
        for (const [at, step] of steps.entries()) {
          const command = { ...step.command, id: `former-command-${at}` }
          const sent = withFrom(former, { ...step, command } as Parameters<typeof withFrom>[1])
          former = applied(former, sent)
          today = applied(today, sentOfToday(sent, today.family))
          expect(plain(today)).toEqual(plain(ofToday(former)))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('names whom a thank-you is for by the name that it begins with, and nobody in its middle [C12]', () => {
    const thanks = (words: string) => {
      const appreciations = [{ id: 'a', fromId: 'mia', text: words }]
      const sprint = aSprint({ meeting: { ...aSprint().meeting, appreciations } })
      return sprintOfToday(sprint, people).meeting.appreciations[0]
    }
    expect(thanks('Leo, for asking: Will it rain?')).toMatchObject({
      toId: 'leo',
      text: 'for asking: Will it rain?',
    })
    expect(thanks('Leo, for helping me')).toMatchObject({ toId: 'leo', for: 'helping', text: '' })
    expect(thanks('Leo')).toMatchObject({ toId: 'leo', text: '' })
    expect(thanks('For Leo')).not.toHaveProperty('toId')
  })

  test.each(['constructor', '__proto__', 'toString'])(
    'takes “%s”, to which every object answers, for a family’s word [A23]',
    (word) => {
      const { topics } = familyOfToday(
        aFamily({ topics: [{ id: 'a', text: word, addedAt: now }] }),
      ).familyData
      expect(topics).toEqual([{ id: 'a', text: word, addedAt: now }])
      const appreciations = [{ id: 'a', fromId: 'mia', text: `Leo, ${word}` }]
      const sprint = aSprint({ meeting: { ...aSprint().meeting, appreciations } })
      const [thanks] = sprintOfToday(sprint, people).meeting.appreciations
      expect(thanks).toEqual({ id: 'a', fromId: 'mia', toId: 'leo', text: word })
    },
  )

  test('gives hearts to members, and leaves one for somebody else in words [C12]', () => {
    const { retrospective } = sprintOfToday(
      aSprint({
        retrospective: {
          stage: 'thanks',
          feelings: [],
          cards: [],
          why: '',
          thanks: 'A heart for Ben\nA heart for Granny\nLeo, for the song.',
        },
      }),
      people,
    )
    expect(retrospective).toMatchObject({
      hearts: ['ben'],
      thanks: 'A heart for Granny\nLeo, for the song.',
    })
  })
})

function applied(documents: Documents, sent: Parameters<typeof applyCommand>[1]): Documents {
  try {
    return applyCommand(documents, sent, by)
  } catch (error) {
    if (error instanceof Refusal) return documents
    throw error
  }
}
