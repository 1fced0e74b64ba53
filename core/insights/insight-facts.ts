import type { Experiment } from '../experiments/schema.ts'
import type { Family } from '../family/schema.ts'
import type { SprintSummary } from './schema.ts'
import { weekdays, type Weekday } from '../words.ts'
import { addDays, dayRange, daysBetween } from '../time/calendar.ts'
import { isHere } from '../days-here/days-here.ts'
import { goalWeek } from '../goal/goal.ts'
import type { Member } from '../members/member.ts'
import type { Progress } from '../tasks/progress.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** One weekday over all weeks: everything done on it, and how much that is on an average one. */
export type WeekdayFact = { day: Weekday; ticks: number; each: number }

export function weekdayFacts(summaries: readonly SprintSummary[]): WeekdayFact[] {
  return weekdays.map((day) => {
    const ticks = sum(summaries.map(({ ticksByWeekday }) => ticksByWeekday[day]))
    // A day that was ticked although it was paused was one all the same.
    const days = sum(
      summaries.map(({ daysByWeekday, ticksByWeekday }) =>
        Math.max(daysByWeekday[day], ticksByWeekday[day] > 0 ? 1 : 0),
      ),
    )
    return { day, ticks, each: days === 0 ? 0 : ticks / days }
  })
}

/** The weekdays on which most gets done on average: none before anything was, several when equal. */
export function bestWeekdays(summaries: readonly SprintSummary[]): Weekday[] {
  const facts = weekdayFacts(summaries)
  const most = Math.max(...facts.map(({ each }) => each))
  return most === 0 ? [] : facts.filter(({ each }) => each === most).map(({ day }) => day)
}

/**
 * What one adult carried, by effort, on so many days here, and which part of all that the adults carried,
 * 0 to 1: each by the day, so that who has two homes is not told to carry little.
 */
export type Load = { member: Member; effort: number; days: number; share: number }

/** The adults' loads, in the family's order; empty while there are not two to share. Never a child's. */
export function loadsOf(summaries: readonly SprintSummary[], members: readonly Member[]): Load[] {
  const adults = members.filter(({ kind }) => kind === 'adult')
  if (adults.length < 2) return []
  const efforts = adults.map(({ id }) =>
    sum(
      summaries.flatMap(({ adultEffort }) =>
        adultEffort.filter(({ memberId }) => memberId === id).map(({ effort }) => effort),
      ),
    ),
  )
  const lived = summaries.flatMap(({ startsOn, until }) =>
    dayRange(startsOn, Math.max(0, daysBetween(startsOn, until) + 1)),
  )
  const dates = [...new Set(lived)]
  const days = adults.map((member) => dates.filter((date) => isHere(member, date)).length)
  // Who was never here and did something all the same is counted as one who always was.
  const paces = adults.map((_, index) => efforts[index]! / (days[index] || dates.length || 1))
  const all = sum(paces)
  return adults.map((member, index) => ({
    member,
    effort: efforts[index]!,
    days: days[index]!,
    share: all === 0 ? 0 : paces[index]! / all,
  }))
}

export const fates = ['keep', 'tweak', 'drop', 'running'] as const

/** What became of the experiments, the newest first within each. */
export function experimentFacts(family: Family): Record<(typeof fates)[number], Experiment[]> {
  const of = (fate: (typeof fates)[number]) =>
    family.familyData.experiments.filter(({ verdict }) => verdict === fate).toReversed()
  return { keep: of('keep'), tweak: of('tweak'), drop: of('drop'), running: of('running') }
}

/** One week of the mission: lived, quiet or ahead, with its step and what was done in its sprint. */
export type MissionWeek = {
  week: number
  startsOn: string
  state: 'lived' | 'quiet' | 'now' | 'ahead'
  /** The sprint that the week lies in, once there is one. */
  sprint: { name: SprintSummary['name']; step: string; progress: Progress } | null
}

/** What lies behind the family on the way of a mission; a week in which nothing was done is no step of it. */
export type MissionTotal = {
  weeksWalked: number
  done: number
}

/** The one total of a mission, by all of its sprints, on whichever days they were (E6). */
export function missionTotal(
  goalId: string,
  summaries: readonly SprintSummary[],
  today: string,
): MissionTotal {
  const ours = summaries.filter(({ goalId: id, progress }) => id === goalId && progress.done > 0)
  const walked = ours.filter(
    ({ completed, startsOn, weeks }) => completed || addDays(startsOn, weeks * 7) <= today,
  )
  return {
    weeksWalked: sum(walked.map(({ weeks }) => weeks)),
    done: sum(ours.map(({ progress }) => progress.done)),
  }
}

/** The mission week by week, or null without one. */
export function missionJourney(
  family: Family,
  summaries: readonly SprintSummary[],
  today: string,
): { weeks: MissionWeek[]; week: number; over: boolean; done: number } | null {
  const { goal } = family.familyData
  if (!goal) return null
  const { week: current } = goalWeek(goal, today)
  const hasBegun = goal.startsOn <= today
  const over = addDays(goal.startsOn, goal.weeks * 7) <= today
  const weeks = Array.from({ length: goal.weeks }, (_, index): MissionWeek => {
    const startsOn = addDays(goal.startsOn, index * 7)
    const week = index + 1
    const sprint = sprintIn(summaries, startsOn)
    const been = sprint && sprint.progress.done > 0 ? 'lived' : 'quiet'
    const state = !hasBegun || week > current ? 'ahead' : week === current && !over ? 'now' : been
    return { week, startsOn, state, sprint }
  })
  const { done } = missionTotal(goal.id, summaries, today)
  return { weeks, week: hasBegun ? current : 0, over, done }
}

/** The sprint that has most of the week from `startsOn` on: its middle day, the fourth. */
function sprintIn(summaries: readonly SprintSummary[], startsOn: string): MissionWeek['sprint'] {
  const middle = addDays(startsOn, 3)
  const found = summaries.findLast(
    (summary) =>
      summary.startsOn <= middle && middle < addDays(summary.startsOn, summary.weeks * 7),
  )
  return found ? { name: found.name, step: found.missionStep, progress: found.progress } : null
}
