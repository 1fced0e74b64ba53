import type { NewSprint, PlanCommand, Sprint } from './schema.ts'
import { dayRange, addDays } from '../time/calendar.ts'
import { lineOf } from '../tasks/task.ts'
import { anyTask, anyNewTask } from '../tasks/examples.ts'
import { anyAnswer } from '../stand-up/examples.ts'
import { anyRound, presenceFields } from '../meetings/examples.ts'
import {
  anyAppreciation,
  anyEnergy,
  anyNotedDate,
  meetingFields,
} from '../plan-meeting/examples.ts'
import { anyCard, anyFeeling, retrospectiveFields } from '../retrospective/examples.ts'
import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import { limits } from '../limits.ts'
import { aSprint, aTask, manyIds } from '../testing/a-family.ts'
import type { Examples } from '../testing/examples.ts'
import { begins, people, worstSprints } from '../testing/worst-documents.ts'

/** A sprint may start on any day; most do on a Sunday. */
export const firstDay = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2026-02-22', '2026-03-01', '2026-03-29') },
  { weight: 1, arbitrary: some.day },
)

const planFields = {
  name: some.weekName,
  startsOn: firstDay,
  weeks: fc.integer({ min: 1, max: limits.sprintWeeks }),
  goalId: fc.option(some.ids.goal),
  missionStep: some.optionalTitle,
  experimentId: fc.option(some.ids.entry),
}

const { stage: _, notes: __, ...setupFields } = meetingFields

const newSprint = (id: fc.Arbitrary<string>) =>
  fc.record({
    id,
    ...planFields,
    tasks: some.listOf(anyNewTask, { max: 4 }, ({ id: taskId }) => taskId),
  })

const anyStandUp = fc.record(
  {
    date: some.day,
    answers: some.listOf(anyAnswer, { max: 3 }, ({ memberId }) => memberId),
    offer: some.optionalTitle,
    closedAt: fc.option(some.instant),
    round: anyRound,
    ...presenceFields,
  },
  { requiredKeys: ['date', 'answers', 'offer', 'closedAt'] },
)

/** Any sprint that the contract takes, also one that these rules would never have made. */
export function sprintDocument(id: string): fc.Arbitrary<Sprint> {
  return fc.record({
    id: fc.constant(id),
    familyId: fc.constantFrom('family_maya', 'family_other'),
    version: fc.integer({ min: 1, max: 99 }),
    createdAt: some.instant,
    completed: fc.integer({ max: 5, min: 0 }).map((one) => one === 5),
    completedAt: fc.option(some.instant),
    plannedAt: fc.option(some.instant),
    ...planFields,
    pausedDates: some.listOf(some.day, { max: 4 }),
    tasks: some.listOf(anyTask, { min: 1, max: 3 }, (task) => task.id),
    meeting: fc.record({
      ...meetingFields,
      appreciations: some.listOf(anyAppreciation, { max: 2 }, (entry) => entry.id),
      dates: some.listOf(anyNotedDate, { max: 2 }, (entry) => entry.id),
      energy: some.listOf(anyEnergy, { max: 4 }, ({ memberId }) => memberId),
    }),
    standUps: some.listOf(anyStandUp, { max: 3 }, ({ date }) => date),
    retrospective: fc.option(
      fc.record({
        ...retrospectiveFields,
        feelings: some.listOf(anyFeeling, { max: 4 }, ({ memberId }) => memberId),
        cards: some.listOf(anyCard, { max: 2 }, (entry) => entry.id),
      }),
    ),
  })
}

const days = dayRange(begins, limits.sprintWeeks * 7)
const fullPlan: NewSprint = {
  id: 'next',
  name: 'x'.repeat(limits.name),
  startsOn: addDays(begins, 28),
  weeks: limits.sprintWeeks,
  goalId: null,
  missionStep: '',
  experimentId: null,
  tasks: manyIds(limits.tasks, 'k').map((id) =>
    lineOf(aTask({ id, title: 'x'.repeat(limits.title), owners: people })),
  ),
}

const plan: NewSprint = {
  id: 's',
  name: 1,
  startsOn: '2026-03-01',
  weeks: 1,
  goalId: null,
  missionStep: '',
  experimentId: null,
  tasks: [lineOf(aTask())],
}

/** Those of one week say its id. */
export const examples = (sprintId: string): Examples<PlanCommand> => ({
  'create-sprint': {
    sample: { sprint: plan },
    any: fc.record({
      sprint: newSprint(fc.oneof({ weight: 9, arbitrary: fc.constant(sprintId) }, some.ids.sprint)),
    }),
    weight: 10,
    worst: () => [{ sprint: { ...fullPlan, id: 'new' } }],
  },
  'edit-sprint': {
    sample: { changes: { name: 'Week 2' } },
    any: fc
      .tuple(edit(some.changesOf(planFields)), fc.option(some.listOf(some.day, { max: 3 })))
      .map(([body, paused]) => (paused ? { ...body, paused } : body)),
    worst: () => [{ changes: { startsOn: addDays(begins, 7) }, from: {}, paused: days }],
  },
  'pause-days': {
    sample: { dates: ['2026-03-02'] },
    any: fc.record(
      { dates: some.listOf(some.day, { max: 3 }), from: some.listOf(some.day, { max: 3 }) },
      { requiredKeys: ['dates'] },
    ),
    worst: () => [{ dates: days, from: [] }],
  },
  'complete-sprint': {
    sample: {},
    any: fc.constant({}),
    weight: 2,
    worst: () => [{}],
  },
  'close-week': {
    sample: {
      next: plan,
      begins: '2026-03-04',
      quiet: ['t'],
    },
    any: fc.record(
      {
        next: fc.option(newSprint(some.ids.sprint)),
        begins: some.day,
        quiet: some.listOf(some.ids.sprint, { max: 2 }),
      },
      { requiredKeys: ['next'] },
    ),
    weight: 2,
    worst: () => [{ next: fullPlan, quiet: manyIds(limits.weeksPutAway, 's') }],
  },
  'reopen-sprint': {
    sample: { drafted: 's' },
    any: fc.record({ drafted: some.ids.sprint }, { requiredKeys: [] }),
    weight: 5,
    worst: () => [{ drafted: 's1' }],
  },
  'delete-sprint': {
    sample: {},
    any: fc.constant({}),
    weight: 1,
    worst: () => [{}],
  },
  'restore-sprint': {
    sample: { sprint: aSprint({ tasks: [aTask()] }) },
    any: fc.record({ sprint: sprintDocument(sprintId) }),
    weight: 3,
    worst: () => Object.values(worstSprints).map((sprint: Sprint) => ({ sprint })),
  },
  'begin-meeting': {
    sample: {
      sprint: plan,
      setup: { hostId: 'mia', absentIds: ['leo'], length: 'tired', round: 2 },
    },
    any: fc.record({
      sprint: newSprint(fc.constant(sprintId)),
      setup: some.changesOf(setupFields),
    }),
    weight: 14,
    worst: () => [{ sprint: fullPlan, setup: { absentIds: people } }],
  },
})
