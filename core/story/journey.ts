import type { Experiment } from '../experiments/schema.ts'
import type { Goal } from '../goal/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { addDays, daysBetween } from '../time/calendar.ts'
import { sprintProgress, type Progress } from '../tasks/progress.ts'
import { isQuiet } from '../sprint/quiet-week.ts'
import { daysBeforePlan } from '../sprint/days-before-plan.ts'
import { daysOf, endOf } from '../time/sprint-days.ts'
import type { Person } from '../days-here/days-here.ts'

/** A sprint as a station on the way of a mission. */
export type Station = {
  sprintId: string
  name: Sprint['name']
  startsOn: string
  endsOn: string
  /** walked: closed, or its days are over · now: the family is in it · ahead: planned, not begun */
  state: 'walked' | 'now' | 'ahead'
  /** What the sprint was to reach for the mission; may be empty. */
  step: string
  progress: Progress
  /** Nobody touched it: it is on the way, and counts for nothing. */
  isQuiet: boolean
  /** A high of its retrospective, the first one; empty where there is none. */
  high: string
  /** The experiment it decided on, where the family kept it; empty otherwise. */
  learned: string
  /** Which part of the mission is behind the family once this station is walked. */
  milestone: 'first' | 'half' | 'last' | null
}

export type Journey = {
  stations: Station[]
  /** Weeks of the mission beyond its stations. */
  weeksAhead: number
}

/** The last day of the mission's weeks. */
export function goalEnd({ startsOn, weeks }: Pick<Goal, 'startsOn' | 'weeks'>): string {
  return addDays(startsOn, weeks * 7 - 1)
}

/** By how many weeks the day lies beyond the mission's: 0 within them, 1 in the first after. */
export function weeksOver(goal: Pick<Goal, 'startsOn' | 'weeks'>, today: string): number {
  return Math.max(0, Math.ceil(daysBetween(goalEnd(goal), today) / 7))
}

/**
 * The day on which the family set out: the first that its first plan asks for, which may be in the middle
 * of a week; before there is a plan, the day of the choice. `dayOf`: the family's day of an instant.
 */
export function setOutOn(
  { id, startsOn }: Pick<Goal, 'id' | 'startsOn'>,
  sprints: readonly Sprint[],
  dayOf: (instant: string) => string,
): string {
  const first = sprints.find((sprint) => sprint.goalId === id && sprint.startsOn === startsOn)
  if (!first?.plannedAt) return startsOn
  const before = daysBeforePlan(first, dayOf(first.plannedAt))
  return daysOf(first).find((day) => !before.includes(day)) ?? startsOn
}

type Around = {
  today: string
  people: readonly Person[]
  experiments: readonly Experiment[]
}

/** A mission's way so far: its planned sprints, oldest first, as stations, and what lies ahead. */
export function journeyOf(goal: Goal, sprints: readonly Sprint[], around: Around): Journey {
  const planned = sprints.filter(
    (sprint) => sprint.goalId === goal.id && (sprint.plannedAt !== null || sprint.completed),
  )
  // The way gets shorter by what was done, not by the calendar (N4).
  let walked = 0
  const stations = planned.map((sprint) => {
    const station = stationOf(sprint, around)
    if (station.isQuiet) return { ...station, milestone: null }
    const before = walked
    walked += sprint.weeks
    return { ...station, milestone: milestoneAt(before, walked, goal.weeks) }
  })
  return { stations, weeksAhead: Math.max(0, goal.weeks - walked) }
}

function stationOf(sprint: Sprint, { today, people, experiments }: Around) {
  const { id, name, startsOn, missionStep, retrospective } = sprint
  const isWalked = sprint.completed || endOf(sprint) < today
  const kept = experiments.find(({ sprintId, verdict }) => sprintId === id && verdict === 'keep')
  return {
    sprintId: id,
    name,
    startsOn,
    endsOn: endOf(sprint),
    state: isWalked
      ? ('walked' as const)
      : startsOn <= today
        ? ('now' as const)
        : ('ahead' as const),
    step: missionStep,
    progress: sprintProgress(sprint, people),
    isQuiet: isQuiet(sprint, today),
    high: retrospective?.cards.find(({ kind }) => kind === 'high')?.text ?? '',
    learned: kept?.text ?? '',
  }
}

/** What of the mission a station brings behind the family; the end counts before the middle. */
function milestoneAt(before: number, after: number, weeks: number): Station['milestone'] {
  if (before < weeks && after >= weeks) return 'last'
  if (before < weeks / 2 && after >= weeks / 2) return 'half'
  return before === 0 ? 'first' : null
}
