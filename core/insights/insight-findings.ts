import type { Family } from '../family/schema.ts'
import type { SprintSummary } from './schema.ts'
import type { Weekday } from '../words.ts'
import {
  bestWeekdays,
  experimentFacts,
  weekdayFacts,
  type Load,
  type missionJourney,
} from './insight-facts.ts'
import { weeksThatCount } from '../sprint/draft-size.ts'
import { share } from '../tasks/progress.ts'

/**
 * What each picture of Insights has found, as kinds and numbers; the screen has the words. Null where
 * there is nothing to say yet.
 */

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

export type PlanFinding = {
  week: SprintSummary['name']
  kind: 'so-far' | 'part' | 'everything'
  done: number
  planned: number
  /** What gets done in a week as a rule, as `usualCapacity` has it; null with fewer than two to tell by. */
  usual: { done: number; plannedTooMuch: boolean } | null
}

/** Plan and done: the newest week, and how much this family finishes as a rule. */
export function planFinding(summaries: readonly SprintSummary[]): PlanFinding | null {
  const planned = summaries.filter(({ progress }) => progress.planned > 0)
  const latest = planned.at(-1)
  if (!latest) return null
  const { name: week, completed, progress } = latest
  const kind = completed ? (progress.done >= progress.planned ? 'everything' : 'part') : 'so-far'
  const finished = planned
    .filter((summary) => summary.completed && summary.progress.done > 0)
    .slice(-weeksThatCount)
  return { week, kind, ...progress, usual: finished.length < 2 ? null : usualOf(finished) }
}

function usualOf(finished: readonly SprintSummary[]): PlanFinding['usual'] {
  return {
    done: mean(finished.map(({ progress, weeks }) => progress.done / weeks)),
    plannedTooMuch: mean(finished.map(({ progress }) => share(progress))) < 0.6,
  }
}

type MoodFinding = {
  /** The average, 1 to 5. */
  mood: number
  trend: 'unknown' | 'steady' | 'up' | 'down'
}

/** Mood: how it mostly was, and where it goes. */
export function moodFinding(summaries: readonly SprintSummary[]): MoodFinding | null {
  const moods = summaries.flatMap((summary) => summary.moods).map(({ mood }) => mood)
  if (moods.length === 0) return null
  return { mood: mean(moods), trend: trendOf(moods) }
}

function trendOf(moods: readonly number[]): MoodFinding['trend'] {
  if (moods.length < 4) return 'unknown'
  const half = Math.floor(moods.length / 2)
  const change = mean(moods.slice(half)) - mean(moods.slice(0, half))
  if (Math.abs(change) < 0.25) return 'steady'
  return change > 0 ? 'up' : 'down'
}

/**
 * Which picture has something new to tell: moods that go somewhere, or a day that carries the week; else
 * what was planned and done, which each week makes anew (N31).
 */
export function newsOf(summaries: readonly SprintSummary[]): 'mood' | 'weekdays' | 'plan' {
  const trend = moodFinding(summaries)?.trend
  if (trend === 'up' || trend === 'down') return 'mood'
  const weekdays = weekdayFinding(summaries)
  return weekdays?.kind === 'usual' && weekdays.best.length === 1 ? 'weekdays' : 'plan'
}

type WeekdayFinding =
  | { kind: 'many' }
  | { kind: 'first-week'; best: Weekday[] }
  /** `each`: things done on an average such day. `quiet`: a day with less than half as many. */
  | { kind: 'usual'; best: Weekday[]; each: number; quiet: Weekday | null }

/** Weekdays: which are strong, and which is quiet. */
export function weekdayFinding(summaries: readonly SprintSummary[]): WeekdayFinding | null {
  const best = bestWeekdays(summaries)
  if (best.length === 0) return null
  if (best.length > 2) return { kind: 'many' }
  if (isFirstWeek(summaries)) return { kind: 'first-week', best }
  const facts = weekdayFacts(summaries).toSorted((a, b) => a.each - b.each)
  const [least, most] = [facts[0]!, facts.at(-1)!]
  const quiet = least.each < most.each / 2 ? least.day : null
  return { kind: 'usual', best, each: Math.round(most.each), quiet }
}

/** Until every weekday came twice, one of them says nothing about all of its kind. */
function isFirstWeek(summaries: readonly SprintSummary[]): boolean {
  const days = summaries
    .filter(({ ticksByWeekday }) => Object.values(ticksByWeekday).some((count) => count > 0))
    .flatMap(({ daysByWeekday }) => Object.values(daysByWeekday))
  return days.reduce((sum, count) => sum + count, 0) < 14
}

type RhythmFinding =
  | { kind: 'every-day-so-far' | 'nearly-every-day' }
  | { kind: 'so-far'; held: number; possible: number }
  | { kind: 'days-a-week'; days: number }

/** Stand-ups: how often, without a word about the missing ones. */
export function rhythmFinding(summaries: readonly SprintSummary[]): RhythmFinding | null {
  const held = summaries.reduce((sum, { standUps }) => sum + standUps.held, 0)
  const possible = summaries.reduce((sum, { standUps }) => sum + standUps.possible, 0)
  if (held === 0) return null
  if (possible <= 7) {
    return held === possible ? { kind: 'every-day-so-far' } : { kind: 'so-far', held, possible }
  }
  if (held / possible > 0.95) return { kind: 'nearly-every-day' }
  return { kind: 'days-a-week', days: Math.max(1, Math.round((held / possible) * 7)) }
}

/** Who carries clearly more than an even part, where somebody does. */
export function heaviestLoad(loads: readonly Load[]): Load | null {
  const [most, next] = loads.toSorted((a, b) => b.share - a.share)
  if (!most || !next || next.share === most.share) return null
  return most.share > Math.min(1.3 / loads.length, 0.9) ? most : null
}

type LoadFinding =
  | { kind: 'even' }
  | { kind: 'uneven'; name: string; part: 'nearly-all' | 'most' | 'largest' }

/** So much must be carried before it says how it is shared: a handful of tasks. */
const enoughEffort = 5

/** Effort: whether the adults carry about the same. */
export function loadFinding(loads: readonly Load[]): LoadFinding | null {
  // Two ticks are no pattern, and nobody is to be told that they are.
  const effort = loads.reduce((sum, load) => sum + load.effort, 0)
  if (loads.length < 2 || effort < enoughEffort) return null
  const heaviest = heaviestLoad(loads)
  if (!heaviest) return { kind: 'even' }
  const { member, share: carried } = heaviest
  const part = carried > 0.9 ? 'nearly-all' : carried > 0.6 ? 'most' : 'largest'
  return { kind: 'uneven', name: member.name, part }
}

type ExperimentsFinding = { keep: number; tweak: number; drop: number; running: number }

/** Experiments: how many of them became what. */
export function experimentsFinding(family: Family): ExperimentsFinding | null {
  const { keep, tweak, drop, running } = experimentFacts(family)
  const finding = {
    keep: keep.length,
    tweak: tweak.length,
    drop: drop.length,
    running: running.length,
  }
  return Object.values(finding).every((count) => count === 0) ? null : finding
}

type MissionFinding = {
  /** How many earlier missions were reached. */
  reachedBefore: number
  current: CurrentMission | null
}

export type CurrentMission = {
  kind: 'ahead' | 'under-way' | 'last-week' | 'over'
  title: string
  week: number
  weeks: number
  done: number
}

/** The mission: where the family stands on its way. */
export function missionFinding(
  family: Family,
  journey: ReturnType<typeof missionJourney>,
): MissionFinding | null {
  const { goal, pastGoals } = family.familyData
  const reachedBefore = pastGoals.filter(({ outcome }) => outcome === 'reached').length
  if (!goal || !journey) return reachedBefore === 0 ? null : { reachedBefore, current: null }
  const { title, weeks } = goal
  const { week, over, done } = journey
  const kind = week === 0 ? 'ahead' : over ? 'over' : week === weeks ? 'last-week' : 'under-way'
  return { reachedBefore, current: { kind, title, week, weeks, done } }
}

/** Whether there is something to see: a week that was lived, three ticks, or two days with a face. */
export function hasSomethingToSee(summaries: readonly SprintSummary[]): boolean {
  const ticks = summaries.reduce((sum, { progress }) => sum + progress.done, 0)
  const days = summaries.reduce((sum, { moods }) => sum + moods.length, 0)
  return ticks >= 3 || days >= 2 || summaries.some(({ completed }) => completed)
}
