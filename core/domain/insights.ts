import type { Sprint } from '../contract/sprint.ts'
import { weekdays, type Weekday } from '../words.ts'
import { weekdayOf } from './calendar.ts'
import type { Member } from './member.ts'
import { memberProgress, sprintProgress, type Progress } from './progress.ts'
import { daysOf } from './sprint-days.ts'
import { isTicked } from './task.ts'

/** Everything Insights needs to know of one sprint, in numbers. */
export type SprintSummary = {
  sprintId: string
  name: string
  startsOn: string
  progress: Progress
  /** The family's average mood on each day somebody answered, 1 to 5. */
  moods: { date: string; mood: number }[]
  ticksByWeekday: Record<Weekday, number>
  standUps: { held: number; possible: number }
  /** Effort done by each adult; children are never compared. */
  adultEffort: { memberId: string; effort: number }[]
}

const average = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The stand-ups in which somebody said something. */
const standUpsHeld = ({ standUps }: Sprint) => standUps.filter(({ answers }) => answers.length > 0)

/** Every tick of the sprint as who, what, when. */
function ticksOf(sprint: Sprint) {
  return sprint.tasks.flatMap((task) =>
    Object.entries(task.checks).flatMap(([date, members]) =>
      members.map((memberId) => ({ memberId, date, effort: task.effort })),
    ),
  )
}

/** The sprint in numbers, as of `today` (days still ahead are not missed stand-ups). */
export function summarize(
  sprint: Sprint,
  members: readonly Member[],
  today: string,
): SprintSummary {
  const ticks = ticksOf(sprint)
  const heldOn = new Set(standUpsHeld(sprint).map(({ date }) => date))
  // A paused day asks for no stand-up; one that was held all the same counts.
  const days = daysOf(sprint).filter(
    (date) => date <= today && (heldOn.has(date) || !sprint.pausedDates.includes(date)),
  )
  return {
    sprintId: sprint.id,
    name: sprint.name,
    startsOn: sprint.startsOn,
    progress: sprintProgress(
      sprint,
      members.map(({ id }) => id),
    ),
    moods: sprint.standUps.flatMap(({ date, answers }) => {
      const moods = answers.flatMap(({ mood }) => (mood === null ? [] : [mood]))
      return moods.length === 0 ? [] : [{ date, mood: average(moods) }]
    }),
    ticksByWeekday: Object.fromEntries(
      weekdays.map((day) => [day, ticks.filter(({ date }) => weekdayOf(date) === day).length]),
    ) as Record<Weekday, number>,
    standUps: {
      held: days.filter((date) => heldOn.has(date)).length,
      possible: days.length,
    },
    adultEffort: members
      .filter(({ kind }) => kind === 'adult')
      .map(({ id }) => ({
        memberId: id,
        effort: ticks
          .filter(({ memberId }) => memberId === id)
          .reduce((sum, { effort }) => sum + effort, 0),
      })),
  }
}

/** The weekday on which most gets done, or null before anything was. */
export function bestWeekday(summaries: readonly SprintSummary[]): Weekday | null {
  const count = (day: Weekday) =>
    summaries.reduce((sum, summary) => sum + summary.ticksByWeekday[day], 0)
  const best = weekdays.toSorted((a, b) => count(b) - count(a))[0]!
  return count(best) === 0 ? null : best
}

/** The facts of a sprint that a retrospective begins with. */
export function factsOf(sprint: Sprint, members: readonly Member[]) {
  return {
    progress: sprintProgress(
      sprint,
      members.map(({ id }) => id),
    ),
    byMember: members.map((member) => ({ member, progress: memberProgress(sprint, member.id) })),
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
