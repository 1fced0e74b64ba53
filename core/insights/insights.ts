import { fromEntries } from '../lib/typed-objects.ts'
import type { SprintSummary } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { weekdays, type Weekday } from '../words.ts'
import type { StandUpAnswer } from '../stand-up/schema.ts'
import { daysBeforePlan } from '../sprint/days-before-plan.ts'
import { addDays, weekdayOf } from '../time/calendar.ts'
import { isTooYoung, type Member } from '../members/member.ts'
import { memberProgress, sprintProgress } from '../tasks/progress.ts'
import { isClosed, isQuiet } from '../sprint/quiet-week.ts'
import { lastDay, standUpDays, standUpsHeld } from '../sprint/stand-up-days.ts'
import { daysOf } from '../time/sprint-days.ts'
import { isTicked } from '../tasks/task.ts'

const average = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Every tick of the sprint as who, what, when. What was done all together is nobody's load alone. */
function ticksOf(sprint: Sprint) {
  return sprint.tasks.flatMap((task) =>
    Object.entries(task.checks).flatMap(([date, members]) =>
      members.map((memberId) => ({
        memberId,
        date,
        effort: task.sharing === 'together' ? 0 : task.effort,
      })),
    ),
  )
}

function countByWeekday(dates: readonly string[]): Record<Weekday, number> {
  const counts = fromEntries<Record<Weekday, number>>(weekdays.map((day) => [day, 0]))
  for (const date of dates) counts[weekdayOf(date)] += 1
  return counts
}

/** The sprint in numbers, as of `today` (days still ahead are not missed stand-ups). */
export function summarize(
  sprint: Sprint,
  members: readonly Member[],
  today: string,
): SprintSummary {
  const ticks = ticksOf(sprint)
  const { held, possible } = standUpDays(sprint, today)
  const { plannedAt } = sprint
  const before = plannedAt ? daysBeforePlan(sprint, plannedAt.slice(0, 10)) : []
  return {
    sprintId: sprint.id,
    name: sprint.name,
    startsOn: sprint.startsOn,
    ...(before.length > 0 && { from: addDays(before.at(-1)!, 1) }),
    weeks: sprint.weeks,
    until: lastDay(sprint, today),
    completed: isClosed(sprint, today),
    goalId: sprint.goalId,
    missionStep: sprint.missionStep,
    progress: isQuiet(sprint, today) ? { done: 0, planned: 0 } : sprintProgress(sprint, members),
    moods: moodsOf(sprint, members),
    ticksByWeekday: countByWeekday(ticks.map(({ date }) => date)),
    daysByWeekday: countByWeekday(possible),
    standUps: { held: held.length, possible: possible.length, on: held },
    pausedDates: sprint.pausedDates.filter((date) => !before.includes(date)),
    adultEffort: adultsOf(members).map(({ id }) => ({
      memberId: id,
      effort: ticks
        .filter(({ memberId }) => memberId === id)
        .reduce((sum, { effort }) => sum + effort, 0),
    })),
  }
}

/** How those felt who said it themselves: a face that others gave a small one is none of these (N27). */
function moodsOf({ standUps }: Sprint, members: readonly Member[]): SprintSummary['moods'] {
  return standUps.flatMap(({ date, answers }) => {
    const isOwn = ({ memberId }: StandUpAnswer) =>
      !members.some((member) => member.id === memberId && isTooYoung(member, date))
    const moods = answers.filter(isOwn).flatMap(({ mood }) => (mood === null ? [] : [mood]))
    return moods.length === 0 ? [] : [{ date, mood: average(moods) }]
  })
}

/** Those between whom effort is compared. Children are not, ever. */
function adultsOf(members: readonly Member[]): Member[] {
  return members.filter(({ kind }) => kind === 'adult')
}

/** The facts of a sprint that a retrospective begins with. */
export function factsOf(sprint: Sprint, members: readonly Member[]) {
  return {
    progress: sprintProgress(sprint, members),
    byMember: members.map((member) => ({ member, progress: memberProgress(sprint, member) })),
    standUpsHeld: standUpsHeld(sprint).length,
    helpWanted: sprint.standUps.flatMap(({ date, answers }) =>
      answers.flatMap(({ memberId, help }) =>
        help.trim() === '' ? [] : [{ date, memberId, help }],
      ),
    ),
    daysWithTicks: daysOf(sprint).filter((date) =>
      sprint.tasks.some((task) => members.some(({ id }) => isTicked(task, id, date))),
    ).length,
  }
}
