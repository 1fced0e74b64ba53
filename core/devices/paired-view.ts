import type { DayRange } from '../days-here/schema.ts'
import type { Family, FamilyData, FamilySettings } from '../family/schema.ts'
import type { Goal } from '../goal/schema.ts'
import type { Adult, Child } from '../members/schema.ts'
import type { PairedView, Purpose } from './schema.ts'
import type { Thanks } from '../plan-meeting/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { StandUp, StandUpAnswer } from '../stand-up/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { limits } from '../limits.ts'
import { addDays } from '../time/calendar.ts'
import { isHere, type Person } from '../days-here/days-here.ts'
import { entriesOf, fromEntries, present } from '../lib/typed-objects.ts'
import type { Documents } from '../commands/documents.ts'
import { ageBandOf, findMember, isTooYoung } from '../members/member.ts'
import { isInSprint } from '../time/sprint-days.ts'
import { noAnswer } from '../stand-up/stand-up.ts'
import { isOwner, isShared } from '../tasks/task.ts'
import { familyDay } from '../family/family-clock.ts'

/** Whom a view is for: a member, or the wall (null). */
type Viewer = { memberId: string } | null

/** Stands for the ids that an account could be known by. */
const familyId = 'family_here'
const primaryUserId = 'parent'

/**
 * What a paired device may hold of a family's documents on that day: documents of the same kind, so
 * that the rules show them and apply to them (N24, A77). Their versions stand still, because a change
 * that is not for the device is none that it should notice. Projecting twice changes nothing more.
 */
export function pairedDocuments(
  { family, sprints }: Documents,
  purpose: Purpose,
  today: string,
): Documents {
  const viewer = viewerOf(purpose)
  return {
    family: familyFor(family, viewer, today),
    sprints: weeksFor(sprints, today).map((sprint) => sprintFor(sprint, viewer)),
  }
}

/** Whether the member whose device it is is in the home of this view just now, by that family’s day. */
export function isAtHome(
  { device, family }: Pick<PairedView, 'device' | 'family'>,
  now: string,
): boolean {
  const { purpose } = device
  const member = purpose.kind === 'member' && findMember(family.familyData, purpose.memberId)
  return member ? isHere(member, familyDay(family, now)) : false
}

const viewerOf = (purpose: Purpose): Viewer => (purpose.kind === 'wall' ? null : purpose)

/** Every field is named: one that comes later does not compile until somebody says what is shown of it. */
function familyFor(family: Family, viewer: Viewer, today: string): Family {
  const { familyData } = family
  const { primaryUser, settings, goal, dates, onboardingComplete } = familyData
  const { startOfWeek, meetingDay, meetingTime, standUpTime, timeZone, dayEndsAt } = settings
  const { language, fits } = settings
  return {
    id: familyId,
    version: 1,
    primaryUserId,
    coParents: [],
    createdAt: family.createdAt,
    familyData: present<FamilyData>({
      primaryUser: fitFor(around(primaryUser, today), viewer),
      adults: familyData.adults.map((adult) => adultFor(adult, viewer, today)),
      children: familyData.children.map((child) => childFor(child, viewer, today)),
      priorities: [],
      interests: [],
      settings: present<FamilySettings>({
        startOfWeek,
        meetingDay,
        meetingTime,
        standUpTime,
        timeZone,
        dayEndsAt,
        language,
        fits,
      }),
      onboardingComplete,
      adultEmails: [],
      goal: goal && goalFor(goal),
      pastGoals: [],
      dates,
      topics: familyData.topics.filter((topic) => viewer && topic.memberId === viewer.memberId),
      experiments: [],
      recommendationAnswers: [],
    }),
  }
}

/** Of an adult no address. */
function adultFor(adult: Adult, viewer: Viewer, today: string): Adult {
  const { id, name, animal, color, fits, daysHere } = fitFor(around(adult, today), viewer)
  return { id, name, animal, color, ...(fits && { fits }), ...(daysHere && { daysHere }) }
}

/** What fits somebody is for their own device and for the wall, where all take their turns. */
function fitFor<One extends Person>(one: One, viewer: Viewer): One {
  if (viewer === null || viewer.memberId === one.id) return one
  return fromEntries<One>(entriesOf(one).filter(([key]) => key !== 'fits'))
}

/** Somebody with what is otherwise on the days around the weeks that are shown: no holidays of long ago. */
function around<One extends Person>(one: One, today: string): One {
  if (!one.daysHere) return one
  const { patterns, exceptions, elsewhere } = one.daysHere
  const isNear = ({ from, to }: DayRange) =>
    to >= addDays(today, -daysAround) && from <= addDays(today, daysAround)
  const others = elsewhere && { elsewhere: elsewhere.filter(isNear) }
  return { ...one, daysHere: { patterns, exceptions: exceptions.filter(isNear), ...others } }
}

/** The week before, the one that runs and the next, each as long as one may be. */
const daysAround = 2 * 7 * limits.sprintWeeks

/** The mission’s name, picture and days, for its path. */
function goalFor({ id, title, weeks, startsOn, exampleId }: Goal): Goal {
  const look = exampleId === undefined ? {} : { exampleId }
  return { id, title, why: '', measure: '', weeks, celebration: '', startsOn, ...look }
}

/** The wall knows the band, by which it speaks in words or pictures and in turn; nobody's year of birth. */
function childFor(child: Child, viewer: Viewer, today: string): Child {
  const { id, name, animal, color, fits, daysHere } = fitFor(around(child, today), viewer)
  const ageBand = viewer === null || viewer.memberId === id ? ageBandOf(child, today) : null
  // Whom everyone’s tasks are for is the same on every device.
  const tooYoung = isTooYoung(child, today)
  return {
    id,
    name,
    animal,
    color,
    ...(ageBand && { ageBand }),
    ...((tooYoung || child.tooYoung === false) && { tooYoung }),
    ...(fits && { fits }),
    ...(daysHere && { daysHere }),
  }
}

/** The week that runs, the one before it, whose last days can still be filled in, and the next. */
function weeksFor(sprints: readonly Sprint[], today: string): Sprint[] {
  const planned = sprints.filter(({ plannedAt }) => plannedAt !== null)
  const running = planned.find((sprint) => !sprint.completed && isInSprint(sprint, today))
  const begun = planned.filter((sprint) => sprint.startsOn <= today && sprint !== running)
  const next = planned.find((sprint) => !sprint.completed && sprint.startsOn > today)
  const shown = new Set([running, begun.at(-1), next])
  return sprints.filter((sprint) => shown.has(sprint))
}

function sprintFor(sprint: Sprint, viewer: Viewer): Sprint {
  const { id, createdAt, completed, completedAt, plannedAt, pausedDates } = sprint
  const { name, startsOn, weeks, goalId, missionStep, meeting, retrospective } = sprint
  return present<Sprint>({
    id,
    familyId,
    version: 1,
    createdAt,
    completed,
    completedAt,
    plannedAt,
    name,
    startsOn,
    weeks,
    goalId,
    missionStep,
    experimentId: null,
    pausedDates,
    tasks: sprint.tasks
      .filter((task) => isFor(task, viewer))
      .map((task) => ({
        ...task,
        reason: { kind: task.reason.kind, text: '' },
        checks: checksFor(task, viewer),
      })),
    meeting: {
      stage: meeting.stage,
      hostId: viewer ? null : meeting.hostId,
      ...(meeting.round !== undefined && { round: meeting.round }),
      appreciations: meeting.appreciations.filter((thanks) => isThanksFor(thanks, viewer)),
      dates: meeting.dates,
      energy: [],
    },
    standUps: sprint.standUps.map((standUp) => standUpFor(standUp, viewer)),
    retrospective: viewer ? null : hostOf(retrospective),
  })
}

/** Who held the look back, for whose turn it is next, and nothing of what was said. */
function hostOf(retrospective: Sprint['retrospective']): Sprint['retrospective'] {
  if (!retrospective?.hostId) return null
  const { stage, hostId } = retrospective
  return { stage, feelings: [], cards: [], why: '', thanks: '', hostId }
}

/** Whether the task stands on a device: all do on the wall, on a member’s own those that they have part in. */
function isFor(task: Task, viewer: Viewer): boolean {
  return !viewer || isOwner(task, viewer.memberId) || task.helperId === viewer.memberId
}

/** Who shares a task sees who did it; else everybody’s ticks are their own. */
function checksFor(task: Task, viewer: Viewer): Task['checks'] {
  if (!viewer || (isShared(task) && isOwner(task, viewer.memberId))) return task.checks
  const own = Object.entries(task.checks).filter(([, ids]) => ids.includes(viewer.memberId))
  return Object.fromEntries(own.map(([date]) => [date, [viewer.memberId]]))
}

const isThanksFor = ({ fromId, toId }: Thanks, viewer: Viewer): boolean =>
  viewer !== null && [fromId, toId].includes(viewer.memberId)

function standUpFor(standUp: StandUp, viewer: Viewer): StandUp {
  const { date, closedAt, round, absentIds, length } = standUp
  const isSeen = (id: string) => !viewer || viewer.memberId === id
  // Who has spoken, on every device: it decides which day's round still goes on after midnight.
  const answers = standUp.answers.map((answer) =>
    viewer?.memberId === answer.memberId ? answer : given(answer),
  )
  return {
    date,
    answers,
    offer: '',
    closedAt,
    ...(round !== undefined && { round }),
    ...(absentIds && { absentIds: absentIds.filter(isSeen) }),
    ...(length && { length }),
  }
}

/** That somebody has answered, and nothing of what. */
const given = ({ memberId }: StandUpAnswer): StandUpAnswer => noAnswer(memberId)
