import fc from 'fast-check'
import type { Family } from '../family/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { addDays } from '../time/calendar.ts'
import type { Documents } from '../commands/documents.ts'
import { newFamily } from '../family/family.ts'
import { inOrder } from '../commands/documents.ts'
import { limits } from '../limits.ts'
import { aFamily, aSprint, aTask, goal, manyIds, now } from './a-family.ts'
import { sprintDocument } from '../sprint/examples.ts'

/**
 * Every list of the sprint as long as it may be, with entries of people who have left, and hardly
 * any room for another note.
 */
export function fullSprint(): Sprint {
  const gone = manyIds(limits.members, 'gone')
  const days = Array.from({ length: limits.sprintWeeks * 7 }, (_, day) =>
    addDays('2026-03-01', day),
  )
  return aSprint({
    weeks: limits.sprintWeeks,
    pausedDates: days,
    tasks: manyIds(limits.tasks, 'task').map((id) =>
      aTask({ id, checks: id === 'task1' ? { '2026-03-04': gone } : {} }),
    ),
    meeting: {
      stage: 'dates',
      hostId: gone[0]!,
      appreciations: manyIds(limits.appreciations, 'a').map((id) => ({
        id,
        fromId: 'mia',
        text: 'Thank you',
      })),
      dates: manyIds(limits.importantDates, 'd').map((id) => ({
        id,
        date: '2026-03-05',
        text: 'Concert',
      })),
      energy: gone.map((memberId) => ({ memberId, level: 3 })),
    },
    standUps: days.map((date) => ({
      date,
      answers:
        date === '2026-03-04'
          ? gone.map((memberId) => answerOf(memberId))
          : [answerOf('mia', 'n'.repeat(1440))],
      offer: '',
      closedAt: null,
    })),
    retrospective: {
      stage: 'cards',
      feelings: gone.map((memberId) => ({ memberId, mood: 3 })),
      cards: manyIds(limits.cards, 'c').map((id) => ({
        id,
        memberId: 'mia',
        kind: 'high',
        text: 'Pancakes',
      })),
      why: '',
      thanks: '',
    },
  })
}

function answerOf(memberId: string, did = '') {
  return { memberId, passed: true, mood: null, did, next: '', help: '' }
}

/** Every list of the family as long as it may be, and hardly any room for another goal. */
export function fullFamily(): Family {
  const { adults, children } = aFamily().familyData
  const more = manyIds(limits.members - 1 - adults.length - children.length).map((id) => ({
    id,
    name: id,
    animal: 'cat' as const,
    color: 'sky' as const,
  }))
  return aFamily({
    children: [...children, ...more],
    pastGoals: manyIds(limits.pastGoals, 'g').map((id) => ({
      id,
      title: 'Old',
      why: 'w'.repeat(52),
      measure: '',
      weeks: 1,
      celebration: '',
      startsOn: '2025-01-01',
      outcome: 'reached',
      closedAt: now,
    })),
    topics: manyIds(limits.topics, 't').map((id) => ({ id, text: 'Bedtime', addedAt: now })),
    experiments: manyIds(limits.experiments, 'e').map((id) => ({
      id,
      text: 'Try',
      ownerId: 'ben',
      sprintId: `s${id}`,
      checkOn: '2025-01-01',
      verdict: id.endsWith('7') ? 'drop' : 'keep',
    })),
    recommendationAnswers: manyIds(limits.recommendationAnswers, 'r').map((key) => ({
      key,
      answer: 'taken',
      at: now,
    })),
  })
}

/** A family in the middle of things. */
export function busyFamily(): Family {
  return aFamily({
    goal,
    pastGoals: [
      {
        ...goal,
        id: 'goal2',
        title: 'Sleep',
        outcome: 'reached',
        closedAt: '2026-02-20T08:00:00.000Z',
      },
    ],
    topics: [{ id: 'entry1', text: 'Bedtime', memberId: 'mia', addedAt: now }],
    dates: [
      {
        id: 'entry1',
        title: 'Dentist',
        date: '2026-03-05',
        time: '15:00',
        memberIds: ['mia'],
        repeat: null,
      },
    ],
    experiments: [
      {
        id: 'entry1',
        text: 'Shoes by the door',
        ownerId: 'leo',
        sprintId: 'sprint1',
        checkOn: '2026-03-07',
        verdict: 'running',
      },
    ],
    recommendationAnswers: [{ key: 'tip:early', answer: 'later', at: '2026-03-01T08:00:00.000Z' }],
  })
}

/** A family to begin with: brand new, busy, or one that has everything. */
export const someFamily: fc.Arbitrary<Family> = fc.constantFrom(
  newFamily({ userId: 'maya', name: 'Maya', now }),
  busyFamily(),
  fullFamily(),
)

/** A sprint to begin with: none, any that the contract takes, or one with no room left in it. */
export function someSprint(id: string): fc.Arbitrary<Sprint | null> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 6, arbitrary: sprintDocument(id).map((s) => ({ ...s, familyId: 'family_maya' })) },
    { weight: 1, arbitrary: fc.constant({ ...fullSprint(), id }) },
  )
}

/** A family with its weeks: the one that a command is for, which may be missing, and up to two others. */
export const someDocuments: fc.Arbitrary<Documents> = fc
  .tuple(
    someFamily,
    ...['sprint1', 'sprint2', 'sprint3'].map((id) => fc.option(someSprint(id), { freq: 2 })),
  )
  .map(([family, ...sprints]) => ({
    family,
    sprints: inOrder(sprints.filter((sprint) => sprint !== null)),
  }))
