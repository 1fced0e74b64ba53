import type { Sprint } from './schema.ts'
import type { Task } from '../tasks/schema.ts'
import { weekdays, type Weekday } from '../words.ts'
import { weekdayOf } from '../time/calendar.ts'
import { isFixedOn, share, sprintProgress, taskProgress } from '../tasks/progress.ts'
import { isClosed, isQuiet } from './quiet-week.ts'
import { isDue } from '../tasks/seldom.ts'
import { activeWeeks } from '../time/sprint-days.ts'
import { doneBy, ownersOf } from '../tasks/task.ts'
import { countThemes, themesIn, type Theme } from '../tasks/themes.ts'
import { isHere, type Person } from '../days-here/days-here.ts'

export type IfThen = NonNullable<Task['ifThen']>

/** One if-then plan for a task of a week, and why just this one. */
export type Advice = {
  /** By this the family's answer is kept: each is offered once. */
  key: string
  taskId: string
  reason:
    | { kind: 'theme'; theme: string; count: number }
    | { kind: 'weekday'; weekday: Weekday; title: string }
    | { kind: 'full' }
  /** What this family planned for the like of it, and what then got done; it goes before any other words. */
  own: IfThen | null
}

type Around = {
  today: string
  people: readonly Person[]
  themes: readonly Theme[]
  /** Those of them whose advice is right for any task; that of the others only for a task that is about them. */
  forAnyTask: ReadonlySet<string>
  /** Keys that the family has answered. */
  answered: ReadonlySet<string>
}

/** Only the latest weeks speak. */
const latest = 4
const fewestMentions = 2
const timesMissed = 3
const weeksTooFull = 3
/** Of what was planned: with less a week was too full; with more a plan has worked, or a task has a rhythm. */
const parts = { tooFull: 0.6, worked: 0.75, rhythm: 0.4 }

/** The one piece of advice that fits a plan best now; null where nothing asks for any. */
export function adviceFor(plan: Sprint, sprints: readonly Sprint[], around: Around): Advice | null {
  const before = sprints.filter((sprint) => sprint.id !== plan.id && isClosed(sprint, around.today))
  const lived = before.filter((sprint) => !isQuiet(sprint, around.today)).slice(-latest)
  const open = plan.tasks.filter((task) => task.ifThen === null && isDue(task, plan))
  const found = [
    ...ofThemes(open, lived, before, around),
    ...ofWeekdays(open, lived, before, around),
    ...ofFullWeeks(open, lived, around),
  ]
  return found.find(({ key }) => !around.answered.has(key)) ?? null
}

/** What got in the way at least twice, in any words, the most named first. */
function ofThemes(
  open: readonly Task[],
  lived: readonly Sprint[],
  before: readonly Sprint[],
  around: Around,
): Advice[] {
  const { themes, forAnyTask } = around
  const counts = [...countThemes(lived.flatMap(blockersOf), themes)]
  const about = ({ title }: Task, theme: string) => themesIn(title, themes).includes(theme)
  return counts
    .filter(([, count]) => count >= fewestMentions)
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([theme, count]) => {
      const fits = open.find((one) => about(one, theme))
      const task = fits ?? (forAnyTask.has(theme) ? open[0] : undefined)
      if (!task) return []
      const isLike = (one: Task) =>
        about(one, theme) || themesIn(one.ifThen!.if, themes).includes(theme)
      const own = workedFor(isLike, before, around)
      return [
        { key: `coach ${theme}`, taskId: task.id, reason: { kind: 'theme', theme, count }, own },
      ]
    })
}

/** Lows of look backs, and what somebody needed help with at a check-in. */
function blockersOf({ retrospective, standUps }: Sprint): string[] {
  const lows = (retrospective?.cards ?? []).filter(({ kind }) => kind === 'low')
  const helps = standUps.flatMap(({ answers }) => answers.map(({ help }) => help))
  return [...lows.map(({ text }) => text), ...helps].filter((text) => text !== '')
}

/** A task that gets done, but not once on a weekday on which it was due three times. */
function ofWeekdays(
  open: readonly Task[],
  lived: readonly Sprint[],
  before: readonly Sprint[],
  around: Around,
): Advice[] {
  return open.flatMap((task) => {
    const title = sameTitle(task)
    const runs = lived.flatMap((sprint) =>
      sprint.tasks.filter((one) => sameTitle(one) === title).map((one) => ({ sprint, task: one })),
    )
    const weekday = missedOn(runs, around.people)
    if (!weekday) return []
    const own = workedFor((one) => sameTitle(one) === title, before, around)
    const key = `coach ${weekday} ${title.slice(0, 50).trim()}`
    return [{ key, taskId: task.id, reason: { kind: 'weekday', weekday, title: task.title }, own }]
  })
}

type Run = { sprint: Sprint; task: Task }

const sameTitle = ({ title }: Pick<Task, 'title'>) => title.trim().toLowerCase()

function missedOn(runs: readonly Run[], people: readonly Person[]): Weekday | undefined {
  const due = runs.flatMap(({ sprint, task }) => {
    const owners = ownersOf(task, people, sprint)
    // A day on which nobody who does it is here is no miss.
    const isAsked = (date: string) =>
      doneBy(task, date).length > 0 || owners.some((owner) => isHere(owner, date))
    return activeWeeks(sprint)
      .flat()
      .filter((date) => isFixedOn(task, date) && isAsked(date))
      .map((date) => ({ weekday: weekdayOf(date), isDone: doneBy(task, date).length > 0 }))
  })
  const all = runs.map(({ sprint, task }) => share(taskProgress(sprint, task, people)))
  const usual = all.reduce((sum, part) => sum + part, 0) / Math.max(all.length, 1)
  if (usual < parts.rhythm) return undefined
  return weekdays.find((day) => {
    const then = due.filter(({ weekday }) => weekday === day)
    return then.length >= timesMissed && then.every(({ isDone }) => !isDone)
  })
}

/** Three weeks one after the other held clearly more than got done: the last task of the plan may wait. */
function ofFullWeeks(
  open: readonly Task[],
  lived: readonly Sprint[],
  { people }: Around,
): Advice[] {
  const task = open.at(-1)
  const last = lived.slice(-weeksTooFull)
  const isFull = (sprint: Sprint) => share(sprintProgress(sprint, people)) < parts.tooFull
  if (!task || last.length < weeksTooFull || !last.every(isFull)) return []
  return [
    { key: `coach full ${last.at(-1)!.id}`, taskId: task.id, reason: { kind: 'full' }, own: null },
  ]
}

/** The latest if-then plan of a task like it that then got done. */
function workedFor(
  isLike: (task: Task) => boolean,
  before: readonly Sprint[],
  { people }: Around,
): IfThen | null {
  for (const sprint of before.toReversed()) {
    const worked = sprint.tasks.find(
      (task) =>
        task.ifThen !== null &&
        isLike(task) &&
        share(taskProgress(sprint, task, people)) >= parts.worked,
    )
    if (worked) return worked.ifThen
  }
  return null
}
