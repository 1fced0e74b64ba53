import { membersOf } from '../members/member.ts'
import fc from 'fast-check'
import { sprintDocument } from '../sprint/examples.ts'
import { describe, expect, test } from 'vitest'
import { familySchema } from '../family/schema.ts'
import type { Family } from '../family/schema.ts'
import type { Purpose } from './schema.ts'
import { sprintSchema, type Sprint } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { Refusal } from '../refusal.ts'
import {
  aFamily,
  aSprint,
  aTask,
  deepFreeze,
  familyAfter,
  goal,
  leo,
  mia,
  now,
  today,
} from '../testing/a-family.ts'
import { tickCommand } from '../testing/commands.ts'
import { busyFamily, fullFamily } from '../testing/documents.ts'
import { addDays } from '../time/calendar.ts'
import { applyCommand } from '../log/documents.ts'
import type { Documents } from '../commands/documents.ts'
import type { Thanks } from '../plan-meeting/schema.ts'
import { pairedDocuments } from './paired-view.ts'
import { inOrder } from '../commands/documents.ts'
import { dayOfStandUp } from '../stand-up/stand-up.ts'

const options = { seed: 20261123, numRuns: 400 }

const mias: Purpose = { kind: 'member', memberId: 'mia' }
const wall: Purpose = { kind: 'wall' }

const purpose = fc.constantFrom<Purpose>(
  wall,
  mias,
  { kind: 'member', memberId: 'ben' },
  { kind: 'member', memberId: 'stranger' },
)

const documents: fc.Arbitrary<Documents> = fc.record({
  family: fc.constantFrom(aFamily({ goal }), busyFamily(), fullFamily()),
  sprints: fc
    .tuple(...['sprint1', 'sprint2', 'sprint3'].map((id) => sprintDocument(id)))
    .map((sprints) => inOrder(sprints.map((one) => ({ ...one, familyId: 'family_maya' })))),
})

const secret = 'secret'

const isOfTask = (task: Task, memberId: string) =>
  task.owners === 'everyone' || task.owners.includes(memberId) || task.helperId === memberId

/** The family with a mark in each text and id that this device has no business with. */
function markedFamily(family: Family, memberId: string | null): Family {
  const { familyData } = family
  return {
    ...family,
    id: `family_${secret}`,
    primaryUserId: secret,
    coParents: [secret],
    familyData: {
      ...familyData,
      adults: familyData.adults.map((one) => ({ ...one, email: `${secret}@example.org` })),
      adultEmails: [`${secret}@example.org`],
      priorities: [secret],
      interests: [secret],
      goal: familyData.goal && {
        ...familyData.goal,
        why: secret,
        measure: secret,
        celebration: secret,
      },
      pastGoals: familyData.pastGoals.map((one) => ({ ...one, title: secret, why: secret })),
      topics: familyData.topics.map((one) =>
        one.memberId === memberId ? one : { ...one, text: secret },
      ),
      experiments: familyData.experiments.map((one) => ({ ...one, text: secret })),
      recommendationAnswers: familyData.recommendationAnswers.map((one) => ({
        ...one,
        key: secret,
      })),
    },
  }
}

function markedSprint(sprint: Sprint, memberId: string | null): Sprint {
  const isTheirs = ({ fromId, toId }: Thanks) =>
    memberId !== null && [fromId, toId].includes(memberId)
  return {
    ...sprint,
    familyId: `family_${secret}`,
    experimentId: secret,
    tasks: sprint.tasks.map((task) => ({
      ...task,
      ...(memberId === null || isOfTask(task, memberId) ? {} : { title: secret, ifThen: null }),
      reason: { ...task.reason, text: secret },
    })),
    meeting: {
      ...sprint.meeting,
      notes: secret,
      appreciations: sprint.meeting.appreciations.map((one) =>
        isTheirs(one) ? one : { ...one, text: secret },
      ),
    },
    standUps: sprint.standUps.map((standUp) => ({
      ...standUp,
      offer: secret,
      answers: standUp.answers.map((answer) =>
        answer.memberId === memberId
          ? answer
          : { ...answer, did: secret, next: secret, help: secret },
      ),
    })),
    retrospective: sprint.retrospective && {
      ...sprint.retrospective,
      why: secret,
      thanks: secret,
      notes: secret,
      cards: sprint.retrospective.cards.map((card) => ({ ...card, text: secret, group: secret })),
    },
  }
}

function marked({ family, sprints }: Documents, asked: Purpose): Documents {
  const memberId = asked.kind === 'member' ? asked.memberId : null
  return {
    family: markedFamily(family, memberId),
    sprints: sprints.map((sprint) => markedSprint(sprint, memberId)),
  }
}

describe('what a paired device holds', { timeout: 60_000 }, () => {
  test('has nothing that is another’s to say, whatever the documents [A77] [N24]', () => {
    fc.assert(
      fc.property(documents, purpose, (all, asked) => {
        const shown = JSON.stringify(pairedDocuments(deepFreeze(marked(all, asked)), asked, today))
        expect(shown).not.toContain(secret)
        expect(shown).not.toMatch(/birthYear|"level"|"email"/)
      }),
      options,
    )
  })

  test('is documents as the contract takes them, and the same when projected again', () => {
    fc.assert(
      fc.property(documents, purpose, (all, asked) => {
        const view = pairedDocuments(deepFreeze(all), asked, today)
        expect(familySchema.safeParse(view.family).error).toBeUndefined()
        for (const sprint of view.sprints) {
          expect(sprintSchema.safeParse(sprint).error).toBeUndefined()
        }
        expect(pairedDocuments(view, asked, today)).toEqual(view)
      }),
      options,
    )
  })

  test('changes by a tick as the family’s documents do', () => {
    const by = { now, userId: 'mia' }
    let done = 0
    fc.assert(
      fc.property(documents, purpose, tickCommand, fc.nat(2), (all, asked, command, index) => {
        const view = pairedDocuments(all, asked, today)
        const sprintId = view.sprints[index % Math.max(view.sprints.length, 1)]?.id
        if (!sprintId || (asked.kind === 'member' && asked.memberId !== command.memberId)) return
        const apply = (to: Documents) => applyCommand(to, { sprintId, command }, by)
        const after = tried(() => apply(all))
        const seen = tried(() => apply(view))
        expect(seen === null).toBe(after === null)
        if (!after || !seen) return
        done += 1
        const stillVersions = pairedDocuments(seen, asked, today)
        expect(stillVersions).toEqual(pairedDocuments(after, asked, today))
        expect(seen.sprints.map(({ tasks }) => tasks)).toEqual(
          stillVersions.sprints.map(({ tasks }) => tasks),
        )
      }),
      options,
    )
    expect(done).toBeGreaterThan(10)
  })
})

function tried(act: () => Documents): Documents | null {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const planned = { plannedAt: '2026-03-01T18:00:00.000Z' }

test('shows a thank-you to whom it is for, not to whose name is a word in it [C12]', () => {
  const will = { ...leo, id: 'will', name: 'Will' }
  const thanks = { id: 'a', fromId: 'mia', toId: 'leo', text: 'for asking: Will it rain?' }
  const meeting = { ...aSprint().meeting, appreciations: [thanks] }
  const all = {
    family: aFamily({ children: [mia, leo, will] }),
    sprints: [aSprint({ ...planned, meeting })],
  }
  const shownTo = (memberId: string) =>
    pairedDocuments(all, { kind: 'member', memberId }, today).sprints[0]?.meeting.appreciations
  expect(shownTo('leo')).toEqual([thanks])
  expect(shownTo('mia')).toEqual([thanks])
  expect(shownTo('will')).toEqual([])
})

test('shows the week that runs, the one before it and the next that is planned', () => {
  const weeks = [
    ['old', '2026-02-15'],
    ['last', '2026-02-22'],
    ['running', '2026-03-01'],
    ['next', '2026-03-08'],
    ['later', '2026-03-15'],
  ].map(([id = '', startsOn = '']) =>
    aSprint({ id, startsOn, ...planned, completed: startsOn < '2026-03-01' }),
  )
  const shown = (sprints: Sprint[], day = today) =>
    pairedDocuments({ family: aFamily(), sprints }, wall, day).sprints.map(({ id }) => id)
  expect(shown(weeks)).toEqual(['last', 'running', 'next'])
  expect(shown(weeks.slice(0, 3), '2026-03-09')).toEqual(['running'])
  expect(shown([aSprint()])).toEqual([])
})

test('a member’s device has who did what they share, and of other tasks their own ticks', () => {
  const checks = { [today]: ['ben', 'mia'], '2026-03-03': ['ben'] }
  const tasks = [
    aTask({ id: 'each', checks }),
    aTask({ id: 'shared', owners: ['ben', 'mia'], sharing: 'one', checks }),
    aTask({ id: 'helped', owners: ['ben'], helperId: 'mia', checks }),
    aTask({ id: 'bens', owners: ['ben'], checks }),
  ]
  const of = (asked: Purpose) =>
    pairedDocuments(
      { family: aFamily(), sprints: [aSprint({ ...planned, tasks })] },
      asked,
      today,
    ).sprints[0]!.tasks.map(({ id, checks: seen }) => [id, seen])
  expect(of(mias)).toEqual([
    ['each', { [today]: ['mia'] }],
    ['shared', checks],
    ['helped', { [today]: ['mia'] }],
  ])
  expect(of(wall)).toHaveLength(4)
})

test('the wall and a child’s page say who has answered and nothing of what [A77, P25]', () => {
  const answer = { memberId: 'leo', passed: true, mood: 2, did: 'Fell', next: '', help: '' }
  const standUps = [{ date: today, answers: [answer], offer: 'A hug', closedAt: null }]
  const week = aSprint({ ...planned, standUps })
  for (const device of [wall, mias]) {
    const { sprints } = pairedDocuments({ family: aFamily(), sprints: [week] }, device, today)
    expect(sprints[0]!.standUps).toEqual([
      {
        date: today,
        answers: [{ memberId: 'leo', passed: false, mood: null, did: '', next: '', help: '' }],
        offer: '',
        closedAt: null,
      },
    ])
    const afterMidnight = Date.parse(`${addDays(today, 1)}T00:30:00.000Z`)
    expect(dayOfStandUp(sprints, afterMidnight, { timeZone: 'UTC' })).toBe(today)
  }
})

test('a device knows who is here around its weeks, and no holidays of long ago [17.6]', () => {
  const said = (from: string) => ({ from, to: from, isHere: false })
  const days = [said('2025-03-04'), said(today)]
  const family = familyAfter(aFamily(), { type: 'say-days-here', memberId: 'mia', days })
  for (const one of [wall, mias]) {
    const view = pairedDocuments({ family, sprints: [] }, one, today)
    const member = membersOf(view.family.familyData).find(({ id }) => id === 'mia')
    expect(member?.daysHere?.exceptions).toEqual([said(today)])
  }
})
