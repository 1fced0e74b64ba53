import type { ReminderAnswer, ReminderSettings } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { addDays, dayRange, daysBetween, weekdayOf, weekStart } from '../time/calendar.ts'
import { ownDay } from '../stand-up/own-day.ts'
import { isHere } from '../days-here/days-here.ts'
import { findMember, membersOf } from '../members/member.ts'
import {
  callAt,
  callsOfDay,
  clockOf,
  isQuietAt,
  laterBy,
  morningOf,
  type Call,
  type Plans,
} from './reminder-moments.ts'
import { endOf } from '../time/sprint-days.ts'
import { isHeld, sprintForStandUp, standUpOn } from '../stand-up/stand-up.ts'
import { familyTime, type FamilyClock } from '../family/family-clock.ts'

/** Who is called: somebody's settings, and which member they are; null where they are none. */
export type Called = { settings: ReminderSettings; memberId: string | null }

/** What is asked for once more, at that instant; it stays for its day, so that there is no third time. */
type Again = Pick<Call, 'kind' | 'taskId' | 'day' | 'at'>

/** By kind or task the last day that somebody was called for; and what comes once more. */
export type ReminderState = { reminded: Record<string, string>; again: Again[] }

export const noReminders: ReminderState = { reminded: {}, again: [] }

/** What a call is about: a day's kind, or one of its tasks. */
type About = Pick<Call, 'kind' | 'taskId' | 'day'>

const minute = 60_000
const hour = 60 * minute
/** One that is late by more is not sent. */
const lateness = 30 * minute
/** Somebody looks again at the latest after so long: settings may have changed unseen. */
const longest = 24 * hour
/** The days that are remembered: weekly mails are asked for by the week. */
const remembered = 14

const keyOf = ({ kind, taskId }: Pick<About, 'kind' | 'taskId'>) =>
  taskId ? `task ${taskId}` : kind

const isPaused = ({ sprints }: Plans, day: string) =>
  sprints.some(({ pausedDates }) => pausedDates.includes(day))

/** Whether there is a plan already for the week that a meeting of that day would plan. */
function isPlanned({ family, sprints }: Plans, day: string): boolean {
  const thisWeek = weekStart(day, family.familyData.settings.startOfWeek)
  const coming = thisWeek === day ? thisWeek : addDays(thisWeek, 7)
  // A week may have begun on another day: whoever has planned to its end has planned it.
  return sprintForStandUp(sprints, addDays(coming, 6)) !== null
}

function isMeetingDue(plans: Plans, { settings }: Called, day: string): boolean {
  const { meetingDay, meetingTime } = plans.family.familyData.settings
  const isOn = settings.channels.meeting !== 'none' && meetingTime !== undefined
  return isOn && meetingDay === weekdayOf(day) && !isPlanned(plans, day)
}

function isTaskDue(plans: Plans, memberId: string | null, { day, taskId }: About): boolean {
  if (memberId === null) return false
  const { lines } = ownDay(plans, day, { memberId })
  return lines.some(({ task, done }) => task.id === taskId && !done)
}

/** The first day of that week of a sprint. */
const weekIn = ({ startsOn }: Sprint, day: string) =>
  addDays(startsOn, 7 * Math.floor(daysBetween(startsOn, day) / 7))

/** The first day of a planned week, after a plan was made, that counts; null where there is none. */
function beginningOf(sprint: Sprint, day: string, timeZone: string): string | null {
  const isThere = (one: string) =>
    !sprint.pausedDates.includes(one) && morningOf(one, timeZone) > (sprint.plannedAt ?? '')
  return dayRange(weekIn(sprint, day), 7).find(isThere) ?? null
}

/** Whether somebody is not here that day: nothing of this home calls them but the week’s plan. */
function isElsewhere({ family }: Plans, { memberId }: Called, { kind, day }: About): boolean {
  const member = findMember(family.familyData, memberId)
  return kind !== 'week' && member !== undefined && !isHere(member, day)
}

/** Whether there is still something to call for: it is planned, of that day, and not done. */
export function isStillDue(plans: Plans, called: Called, about: About): boolean {
  const { kind, day } = about
  if (isPaused(plans, day) || isElsewhere(plans, called, about)) return false
  if (kind === 'task') return isTaskDue(plans, called.memberId, about)
  if (kind === 'meeting') return isMeetingDue(plans, called, day)
  const sprint = sprintForStandUp(plans.sprints, day)
  if (!sprint) return false
  if (kind === 'stand-up') {
    return !isHeld(standUpOn(sprint, day), membersOf(plans.family.familyData))
  }
  if (kind === 'week')
    return beginningOf(sprint, day, clockOf(plans.family, called.settings).timeZone) === day
  const isBegun = sprint.retrospective !== null
  return endOf(sprint) === day && !isBegun && !isMeetingDue(plans, called, day)
}

/** Whether somebody was called for it already, whatever its time was then. */
function wasReminded({ sprints }: Plans, { reminded }: ReminderState, about: About): boolean {
  const last = reminded[keyOf(about)] ?? ''
  if (about.kind === 'look-back' && reminded['meeting'] === about.day) return true
  if (about.kind !== 'week') return last >= about.day
  // Of a week there is one mail, whichever of its days turns out to be the first.
  const sprint = sprintForStandUp(sprints, about.day)
  return sprint !== null && last >= weekIn(sprint, about.day)
}

type Look = { lookedAt: string; now: string; state: ReminderState }

/** What to call for now, in the order of its moments; what to remember; and when to look next. */
type Found = { due: Call[]; state: ReminderState; lookedAt: string; lookAt: string }

/**
 * Looks at what fell due after `lookedAt` and until `now` (instants). Each look begins where the last one
 * ended, so that nothing is called for twice, and what is long over not at all (N23).
 */
export function lookAtReminders(plans: Plans, called: Called, look: Look): Found {
  const { settings } = called
  const { state } = look
  const now = look.now > look.lookedAt ? look.now : look.lookedAt // A clock may have been put back.
  const today = familyTime(Date.parse(now), clockOf(plans.family, settings)).day
  const again = state.again.map((one) => callAt(one, hour, settings))
  const calls = dayRange(addDays(today, -1), 4).flatMap((day) => callsOfDay(plans, settings, day))
  const isNow = ({ kind, at, until }: Call) =>
    at > look.lookedAt &&
    at <= now &&
    now < until &&
    Date.parse(now) - Date.parse(at) <= lateness &&
    (kind === 'week' || !(isQuietAt(settings, at) || isQuietAt(settings, now)))
  const due = [
    ...calls.filter((call) => isNow(call) && !wasReminded(plans, state, call)),
    ...again.filter(isNow),
  ]
    .filter((call) => isStillDue(plans, called, call))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const next = [...calls, ...again].map(({ at }) => at).filter((at) => at > now)
  const lookAt = [...next, laterBy(now, longest)].toSorted()[0]!
  return { due, state: remember(state, due, today), lookedAt: now, lookAt }
}

function remember(state: ReminderState, due: readonly Call[], today: string): ReminderState {
  const all = { ...state.reminded, ...Object.fromEntries(due.map((one) => [keyOf(one), one.day])) }
  const reminded = Object.fromEntries(
    Object.entries(all).filter(([, day]) => day >= addDays(today, -remembered)),
  )
  return { reminded, again: state.again.filter(({ day }) => day >= addDays(today, -1)) }
}

/**
 * Has it called for once more in an hour, as long as it is still that day then: of the same, once. A
 * meeting has begun by then, and what was never called for comes at no other time.
 */
export function askAgain(
  state: ReminderState,
  { kind, day, taskId }: Omit<ReminderAnswer, 'answer'>,
  { now, clock }: { now: string; clock: FamilyClock },
): ReminderState {
  const at = laterBy(now, hour)
  const about = { kind, day, ...(taskId && { taskId }) }
  const isSame = (other: About) => keyOf(other) === keyOf(about) && other.day === day
  const isThatDay = familyTime(Date.parse(at), clock).day === day
  const wasCalled = state.reminded[keyOf(about)] === day
  if (kind === 'meeting' || !isThatDay || !wasCalled || state.again.some(isSame)) return state
  return { ...state, again: [...state.again, { ...about, at }] }
}
