import type { SprintSummary } from './schema.ts'
import { addDays } from '../time/calendar.ts'
import { add, type Progress } from '../tasks/progress.ts'

/** A piece of a family's time that is one thing in a picture: a sprint, or many of them together. */
export type Stretch = {
  /** The sprint's id, or the span's first month. */
  key: string
  kind: 'sprint' | 'month' | 'quarter' | 'year'
  /** The sprint's own name; empty for a longer span. */
  name: SprintSummary['name']
  /** The first and the last day of the sprints in it. */
  startsOn: string
  endsOn: string
  /** Still running, so that its numbers are not the last ones. */
  running: boolean
  sprints: SprintSummary[]
  progress: Progress
  /** The average of the days on which somebody said, 1 to 5; null where nobody did. */
  mood: number | null
  standUps: { held: number; possible: number }
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const
const kinds = ['month', 'quarter', 'year'] as const

/** `2026-04` for any day of April, May or June 2026, with quarters. */
function firstMonth(date: string, kind: keyof typeof monthsOf): string {
  const [year = '', month = ''] = date.split('-')
  const first = Number(month) - ((Number(month) - 1) % monthsOf[kind])
  return `${year}-${String(first).padStart(2, '0')}`
}

/**
 * The summaries, oldest first, as no more than `most` stretches: each sprint its own while they fit,
 * then together by months, quarters or years (by the day on which they begin).
 */
export function stretchesOf(summaries: readonly SprintSummary[], most: number): Stretch[] {
  const sorted = summaries.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  if (sorted.length <= most) {
    return sorted.map((one) => stretch('sprint', one.sprintId, [one]))
  }
  for (const kind of kinds) {
    const groups = new Map<string, SprintSummary[]>()
    for (const one of sorted) {
      const key = firstMonth(one.startsOn, kind)
      groups.set(key, [...(groups.get(key) ?? []), one])
    }
    if (groups.size <= most || kind === 'year') {
      return [...groups].map(([key, group]) => stretch(kind, key, group)).slice(-most)
    }
  }
  return []
}

function stretch(kind: Stretch['kind'], key: string, sprints: SprintSummary[]): Stretch {
  const [first] = sprints
  const ends = sprints.map(({ startsOn, weeks }) => addDays(startsOn, weeks * 7 - 1))
  return {
    key,
    kind,
    name: kind === 'sprint' ? first!.name : '',
    startsOn: first!.startsOn,
    endsOn: ends.toSorted().at(-1)!,
    running: sprints.some(({ completed }) => !completed),
    sprints,
    progress: add(sprints.map(({ progress }) => progress)),
    mood: averageMood(sprints),
    standUps: {
      held: sum(sprints.map(({ standUps }) => standUps.held)),
      possible: sum(sprints.map(({ standUps }) => standUps.possible)),
    },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function averageMood(sprints: readonly SprintSummary[]): number | null {
  const moods = sprints.flatMap((sprint) => sprint.moods.map(({ mood }) => mood))
  return moods.length === 0 ? null : sum(moods) / moods.length
}

/** What the browser has itself counts before what the server said of the same sprints; oldest first. */
export function mergeSummaries(
  told: readonly SprintSummary[],
  known: readonly SprintSummary[],
): SprintSummary[] {
  const all = new Map([...told, ...known].map((summary) => [summary.sprintId, summary]))
  return [...all.values()].toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
}
