import type { Family } from '../family/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { weekdays, type AgeBand, type Measure, type Weekday } from '../words.ts'
import type { Cause } from './because-schema.ts'
import { weekdayOf } from '../time/calendar.ts'
import { playbook, runningExperiment } from '../experiments/experiment.ts'
import { perObject } from '../lib/memoize.ts'
import { ageBandOf, isTooYoung, membersOf } from '../members/member.ts'
import { usualCapacity } from '../sprint/draft-size.ts'
import { add, share, sprintProgress, taskProgress, type Progress } from '../tasks/progress.ts'
import { isClosed, isQuiet } from '../sprint/quiet-week.ts'
import { daysLeft } from '../time/sprint-days.ts'
import type { Rules, Situation, Suggestion } from './recommendation-rules.ts'
import { standUpDays } from '../sprint/stand-up-days.ts'
import { suitsOf } from './suits.ts'
import { stemIn, wordsOf } from '../text/stems.ts'
import { countThemes, themesIn } from '../tasks/themes.ts'
import type { Person } from '../days-here/days-here.ts'

/** Somebody whom a suggestion for an age would suit. */
type Child = { id: string; band: AgeBand; age: number | AgeBand; isTooYoung: boolean }

/** All that the rules know of a family. */
export type Facts = {
  family: Family
  rules: Rules
  /** Whether a suggestion needs nothing that somebody here does without. */
  suits: (key: string) => boolean
  /** The youngest as the family lists them. */
  children: Child[]
  situations: Map<Situation, Cause>
  /** Themes that enough lows named, with how many did. */
  themes: Map<string, number>
  goalTopics: readonly string[]
  /** What the goal itself is about, in the words of lows: "bedtime". */
  goalThemes: readonly string[]
  /** The stems of its words that say what it is about. */
  goalStems: ReadonlySet<string>
  /** Pictures of tasks that get done, and of those that are left over, each with such a task's title. */
  works: Map<string, string>
  leftOver: Map<string, string>
  goodDay: Weekday | null
  /** By a stem: what the tasks of the open plans are about whose words have it, as the stems of them all. */
  planned: ReadonlyMap<string, ReadonlySet<string>[]>
}

/** Only so many of the latest sprints speak: families change. */
const latest = { sprints: 4, retrospectives: 6, plans: 4 }

export function factsOf(
  family: Family,
  sprints: readonly Sprint[],
  {
    now,
    rules,
    goalTopics,
  }: { now: string; rules: Rules; goalTopics: readonly string[] | undefined },
): Facts {
  const today = now.slice(0, 10)
  const people = membersOf(family.familyData)
  const completed = sprints.filter((sprint) => isClosed(sprint, today)).slice(-latest.sprints)
  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  const { goal } = family.familyData
  const habits = habitsOf(completed, people)
  return {
    family,
    rules,
    suits: suitsOf(family.familyData, rules),
    children: childrenOf(family, today),
    situations: situationsOf(family, sprints, { today, rules, people }),
    themes: themesOf(sprints, rules),
    goalTopics: goal ? (goalTopics ?? themesIn(goal.title, rules.goalTopics)) : [],
    goalThemes: goal ? themesIn(goal.title, rules.themes) : [],
    goalStems: subjectsOf(goal?.title ?? '', rules),
    works: titlesOf(habits, (part) => part >= 0.75),
    leftOver: titlesOf(habits, (part) => part < 0.25),
    goodDay: goodDayOf(completed),
    planned: byWord(
      open
        .slice(0, latest.plans)
        .flatMap(({ tasks }) => tasks.map(({ title }) => aboutOf(title, rules))),
    ),
  }
}

function byWord(subjects: readonly ReadonlySet<string>[]): Facts['planned'] {
  const found = new Map<string, ReadonlySet<string>[]>()
  for (const one of subjects) {
    for (const word of one) found.set(word, [...(found.get(word) ?? []), one])
  }
  return found
}

/** The stems of the words that say what a title is about. */
function subjectsOf(title: string, { commonWords, languages }: Rules): Set<string> {
  return new Set(
    wordsOf(title)
      .filter((word) => word.length > 2 && !commonWords.includes(word))
      .map((word) => stemIn(languages, word)),
  )
}

/** The same; of a title that says it by common words alone, those. */
function aboutOf(title: string, rules: Rules): Set<string> {
  const subjects = subjectsOf(title, rules)
  return subjects.size > 0 ? subjects : new Set(wordsOf(title))
}

/** The same of what the library has, told once for each. */
export const aboutOfSuggestion = perObject((rules: Rules) =>
  perObject(({ title }: Suggestion) => aboutOf(title, rules)),
)

function childrenOf({ familyData }: Family, today: string): Child[] {
  return familyData.children.flatMap((child) => {
    const band = ageBandOf(child, today)
    if (!band) return []
    const age = child.birthYear ? Number(today.slice(0, 4)) - child.birthYear : band
    return [{ id: child.id, band, age, isTooYoung: isTooYoung(child, today) }]
  })
}

function themesOf(sprints: readonly Sprint[], { themes, fewestMentions }: Rules) {
  const lows = sprints
    .flatMap(({ retrospective }) => (retrospective ? [retrospective.cards] : []))
    .slice(-latest.retrospectives)
    .flatMap((cards) => cards.filter(({ kind }) => kind === 'low').map(({ text }) => text))
  const counts = [...countThemes(lows, themes)]
  return new Map(counts.filter(([, count]) => count >= fewestMentions))
}

type Habit = { title: string; progress: Progress }

/** How far the family came with the tasks of each picture. */
function habitsOf(completed: readonly Sprint[], people: readonly Person[]) {
  const habits = new Map<string, Habit>()
  for (const sprint of completed) {
    for (const task of sprint.tasks) {
      if (!task.icon) continue
      const before = habits.get(task.icon)?.progress ?? { done: 0, planned: 0 }
      const progress = add([before, taskProgress(sprint, task, people)])
      habits.set(task.icon, { title: task.title, progress })
    }
  }
  return habits
}

/** Less than this is no habit yet. */
const fewestTimes = 3

function titlesOf(habits: Map<string, Habit>, holds: (part: number) => boolean) {
  const fitting = [...habits].filter(
    ([, { progress }]) => progress.planned >= fewestTimes && holds(share(progress)),
  )
  return new Map(fitting.map(([icon, { title }]): [string, string] => [icon, title]))
}

/** The weekday on which clearly more gets done than on others; null where there is none. */
function goodDayOf(completed: readonly Sprint[]): Weekday | null {
  const ticks = new Map<Weekday, number>(weekdays.map((day) => [day, 0]))
  for (const { tasks } of completed) {
    for (const [date, members] of tasks.flatMap(({ checks }) => Object.entries(checks))) {
      ticks.set(weekdayOf(date), ticks.get(weekdayOf(date))! + members.length)
    }
  }
  const [best, second] = [...ticks].toSorted(([, a], [, b]) => b - a)
  return best![1] >= 6 && best![1] >= second![1] * 1.25 ? best![0] : null
}

type Here = { today: string; rules: Rules; people: readonly Person[] }

/** What the family is in, each with what is said of it; the first rule that says so has the word. */
function situationsOf(family: Family, sprints: readonly Sprint[], here: Here) {
  const measures = measuresOf(family, sprints, here)
  const texts: Partial<Record<Measure, string | undefined>> = {
    'experiment-waits': runningExperiment(family)?.text,
    'kept-at-rest': playbook(family).at(-1)?.text,
  }
  const situations: Facts['situations'] = new Map()
  for (const { situation, measure, below, atLeast } of here.rules.situations) {
    const value = measures[measure]
    if (value === null || situations.has(situation)) continue
    if (below !== undefined && value >= below) continue
    if (atLeast !== undefined && value < atLeast) continue
    const text = texts[measure]
    situations.set(situation, { kind: 'situation', figure: measure, ...(text && { text }) })
  }
  return situations
}

const none = (): Record<Measure, number | null> => ({
  goals: null,
  mood: null,
  'stand-ups': null,
  done: null,
  promised: null,
  'running-experiments': null,
  'experiment-waits': null,
  'kept-at-rest': null,
})

function measuresOf(family: Family, sprints: readonly Sprint[], { today, people }: Here) {
  const measures = none()
  measures.goals = family.familyData.goal ? 1 : 0
  const running = runningExperiment(family)
  if (running) measures['experiment-waits'] = running.checkOn < today ? 1 : 0
  const current = sprints.at(-1)
  const moods = sprints.slice(-2).map((sprint) => meanMood(sprint, people))
  measures.mood = moods.findLast((mood) => mood !== null) ?? null
  const over = sprints.findLast((sprint) => isClosed(sprint, today))
  if (!over) return measures
  measures['running-experiments'] = running ? 1 : 0
  if (!running) measures['kept-at-rest'] = playbook(family).length
  // What a quiet week missed is nobody's reason for anything (N4).
  if (isQuiet(over, today)) return measures
  const { held, possible } = standUpDays(over, today)
  // A week that was mostly paused, or closed soon, has missed nothing.
  if (possible.length > (over.weeks * 7) / 2) {
    measures['stand-ups'] = (held.length / possible.length) * 7
  }
  const { done, planned } = sprintProgress(over, people)
  if (planned > 0 && wasLivedWhole(over)) measures.done = done / planned
  if (current && current !== over) measures.promised = promisedShare(current, sprints, people)
  return measures
}

/** A week that was closed with days left says nothing of whether it held too much; its last day may be one. */
function wasLivedWhole(sprint: Sprint): boolean {
  return sprint.completedAt === null || daysLeft(sprint, sprint.completedAt.slice(0, 10)) <= 2
}

/** What the plan promises a week, of what the family usually finishes. */
function promisedShare(plan: Sprint, sprints: readonly Sprint[], people: readonly Person[]) {
  const usual = usualCapacity(sprints, people)
  return usual && sprintProgress(plan, people).planned / plan.weeks / usual
}

/** Fewer faces than this say nothing. */
const fewestMoods = 3

/** The average of the faces that the sprint's speakers chose, 1 to 5; null with too few of them. */
function meanMood({ standUps, retrospective }: Sprint, people: readonly Person[]): number | null {
  const isOwn = (memberId: string, date: string) =>
    !people.some((one) => one.id === memberId && isTooYoung(one, date))
  const moods = [
    ...standUps.flatMap(({ date, answers }) =>
      answers.flatMap(({ memberId, mood }) => (isOwn(memberId, date) ? (mood ?? []) : [])),
    ),
    ...(retrospective?.feelings ?? []).map(({ mood }) => mood),
  ]
  if (moods.length < fewestMoods) return null
  return moods.reduce((sum, mood) => sum + mood, 0) / moods.length
}
