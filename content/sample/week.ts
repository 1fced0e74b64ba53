import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { Card } from '#core/retrospective/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { applyCommand } from '#core/log/documents.ts'
import type { FamilyCommand } from '#core/family/schema.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import type { SampleWeek } from './plans.ts'
import type { SampleWords } from './words.ts'

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never
export type FamilyIntent = WithoutId<FamilyCommand>
type SprintIntent = WithoutId<SprintCommand>

interface WeekPlan {
  number: number
  start: string
  experimentId: string | null
  week: SampleWeek
  step: string
  titles: SampleWords['tasks']
}

export const weekId = (number: number) => `week-${number}`

/** A planned week as it went: the meeting the evening before, the ticks and the faces of its days. */
export function stepsOf({ number, start, week, step, titles, ...plan }: WeekPlan): DatedStep[] {
  const eve = addDays(start, -1)
  const sprint = {
    id: weekId(number),
    name: number,
    startsOn: start,
    weeks: 1,
    goalId: 'stars',
    missionStep: step,
    experimentId: plan.experimentId,
    tasks: week.tasks.map(({ task }) => ({ ...task, title: titles[task.id] })),
  }
  return inWeek(number, [
    [eve, { type: 'create-sprint', sprint }],
    [eve, { type: 'finish-planning' }],
    ...ticks(start, week),
    ...faces(start, week),
  ])
}

/** Steps of one week, each on its day. */
export function inWeek(
  number: number,
  steps: readonly (readonly [string, SprintIntent])[],
): DatedStep[] {
  return steps.map(([date, sprint]) => ({ date, sprintId: weekId(number), sprint }))
}

function ticks(start: string, { tasks }: SampleWeek) {
  return tasks.flatMap(({ task, done }) =>
    daysOf(start, done).map(({ memberId, date }) => {
      const tick = { type: 'tick', taskId: task.id, memberId, date, done: true } as const
      return [date, tick] as const
    }),
  )
}

function faces(start: string, { moods }: SampleWeek) {
  return daysOf(start, moods).map(({ memberId, date, sign }) => {
    const answer = { memberId, passed: false, mood: Number(sign), did: '', next: '', help: '' }
    return [date, { type: 'answer-stand-up', date, answer }] as const
  })
}

/** Every day on which somebody has a sign. */
function daysOf(start: string, signs: Record<string, string>) {
  return Object.entries(signs).flatMap(([memberId, days]) =>
    days
      .split('')
      .flatMap((sign, offset) =>
        sign === '.' ? [] : [{ memberId, sign, date: addDays(start, offset) }],
      ),
  )
}

interface LookBack {
  highs: [memberId: string, text: string][]
  lows: [memberId: string, text: string][]
}

/** What lay on the table when a week was looked back on. */
export function cardsOf(number: number, date: string, { highs, lows }: LookBack): DatedStep[] {
  const card =
    (kind: Card['kind']) =>
    ([memberId, text]: [string, string], index: number) =>
      [date, { type: 'add-card', card: { id: `${kind}-${index}`, memberId, kind, text } }] as const
  return inWeek(number, [...highs.map(card('high')), ...lows.map(card('low'))])
}

/** What somebody did on a day: to the family, or to the sprint of that id. */
export type DatedStep = { date: string } & (
  | { family: FamilyIntent }
  | { sprintId: string; sprint: SprintIntent }
)

const id = 'a-step-of-the-tour'

/** The documents after the steps, in their order, by the product's own rules; they refuse what is not allowed. */
export function live(documents: Bootstrap, steps: readonly DatedStep[]): Bootstrap {
  return steps.reduce(after, documents)
}

function after(documents: Bootstrap, step: DatedStep): Bootstrap {
  const by = { now: `${step.date}T17:30:00.000Z`, userId: documents.user.id }
  const addressed =
    'family' in step
      ? { sprintId: null, command: { ...step.family, id } }
      : { sprintId: step.sprintId, command: { ...step.sprint, id } }
  return applyCommand(documents, addressed, by)
}
