import { plural, t } from '#core/say.ts'
import { weekName, weekWithin } from '#content/week-name.ts'
import type { Family } from '#core/family/schema.ts'
import type { SprintSummary } from '#core/insights/schema.ts'
import type { Load, missionJourney } from '#core/insights/insight-facts.ts'
import {
  experimentsFinding,
  loadFinding,
  type CurrentMission,
  missionFinding,
  moodFinding,
  planFinding,
  type PlanFinding,
  rhythmFinding,
  weekdayFinding,
} from '#core/insights/insight-findings.ts'
import type { Weekday } from '#core/words.ts'
import type { Stretch } from '#core/insights/insight-stretches.ts'
import { dayAndMonth, longWeekday, monthAndYear, monthName, shortMonth } from '#web/lib/dates.ts'
import { firstNumberWord, numberWord } from '#web/lib/number-words.ts'
import { listOf } from '#web/lib/words.ts'
import { everyWeekday } from '#web/shared/week/every-weekday.ts'
import { usualCount, usualWords } from '#web/shared/week/week-words.ts'

/**
 * What each picture of Insights says in plain words. Null where it has nothing to say yet. Nobody is scolded, nobody is ranked.
 */

/** What is left to say of the plan below how much gets done as a rule: the newest week. */
export function planMore(summaries: readonly SprintSummary[]): string | null {
  const finding = planFinding(summaries)
  return finding?.usual ? latestSentence(finding) : null
}

/** Plan and done: the newest week, and how much this family finishes as a rule. */
export function planSentence(summaries: readonly SprintSummary[]): string | null {
  const finding = planFinding(summaries)
  if (!finding) return null
  const { usual } = finding
  if (!usual) return latestSentence(finding)
  const count = usualCount(usual.done)
  const asARule = usual.plannedTooMuch
    ? plural(count, {
        one: 'As a rule about # a week gets done: a smaller plan may feel lighter.',
        other: 'As a rule about # a week get done: a smaller plan may feel lighter.',
      })
    : `${usualWords(usual.done)}.`
  return `${latestSentence(finding)} ${asARule}`
}

function latestSentence({ kind, week: name, done, planned }: PlanFinding): string {
  const week = weekWithin(name)
  if (kind === 'everything') return t`In ${week} you did everything you planned.`
  const isOneOpen = planned === 1 && done === 0
  if (kind === 'so-far') {
    if (isOneOpen) return t`So far in ${week} the one thing you planned is still open.`
    return t`So far in ${week} you did ${plural(planned, {
      one: 'the one thing',
      other: `${done} of the # things`,
    })} you planned.`
  }
  if (isOneOpen) return t`In ${week} the one thing you planned is still open.`
  return t`In ${week} you did ${plural(planned, {
    one: 'the one thing',
    other: `${done} of the # things`,
  })} you planned.`
}

const moodWords = [
  t({ message: 'hard', context: 'how it felt' }),
  t({ message: 'a bit low', context: 'how it felt' }),
  t({ message: 'okay', context: 'how it felt' }),
  t({ message: 'good', context: 'how it felt' }),
  t({ message: 'great', context: 'how it felt' }),
] as const

/** "good", for an average mood near 4; "between good and great" for one near the middle of two. */
export function moodWord(mood: number): string {
  const [lower, higher] = [Math.floor(mood), Math.ceil(mood)].map((one) => moodWords[one - 1]!)
  const part = mood - Math.floor(mood)
  if (part < 0.35) return lower!
  if (part > 0.65) return higher!
  return t({ message: `between ${lower} and ${higher}`, context: 'how it felt' })
}

/** Mood: how it mostly was; null where it goes somewhere, which its few words say. */
export function moodSentence(summaries: readonly SprintSummary[]): string | null {
  const finding = moodFinding(summaries)
  if (!finding) return null
  const mood = moodWord(finding.mood)
  return {
    unknown: t`Mostly it felt ${mood}. A few more days will show where it goes.`,
    steady: t`Mostly it felt ${mood}, and it has been steady.`,
    up: null,
    down: null,
  }[finding.trend]
}

/** Weekdays: which are strong, and which is quiet. */
export function weekdaySentence(summaries: readonly SprintSummary[]): string | null {
  const finding = weekdayFinding(summaries)
  if (!finding) return null
  if (finding.kind === 'many') {
    return t`Things get done on many days: no single one carries the week.`
  }
  if (finding.kind === 'first-week') {
    const days = listOf(finding.best.map(longWeekday))
    return t`So far most got done on ${days}.`
  }
  const { best, each, quiet } = finding
  const days = listOf(best.map((day) => everyWeekday[day]))
  const things = numberWord(each)
  const most =
    each > 1 && best.length === 1
      ? plural(each, { other: `Most gets done on ${days}, about ${things} things each time.` })
      : t`Most gets done on ${days}.`
  return quiet ? `${most} ${quietSentence(quiet)}` : most
}

/** What is left to say of the weekdays below which of them carries the week. */
export function weekdayMore(summaries: readonly SprintSummary[]): string | null {
  const finding = weekdayFinding(summaries)
  return finding?.kind === 'usual' && finding.quiet ? quietSentence(finding.quiet) : null
}

function quietSentence(day: Weekday): string {
  const quietDays = everyWeekday[day]
  return t`${quietDays} are quiet: good to know when you plan.`
}

/** Stand-ups: how often, without a word about the missing ones. */
export function rhythmSentence(summaries: readonly SprintSummary[]): string | null {
  const finding = rhythmFinding(summaries)
  switch (finding?.kind) {
    case undefined:
      return null
    case 'every-day-so-far':
      return t`You checked in every single day so far.`
    case 'so-far': {
      const { held, possible } = finding
      const [times, days] = [numberWord(held), numberWord(possible)]
      return t`You checked in ${plural(held, { 1: 'once', 2: 'twice', other: `${times} times` })} in ${plural(possible, { other: `${days} days` })} so far.`
    }
    case 'nearly-every-day':
      return t`You check in practically every day.`
    case 'days-a-week': {
      const days = numberWord(finding.days)
      return plural(finding.days, {
        one: 'You check in on about one day of the week.',
        other: `You check in on about ${days} days of the week.`,
      })
    }
  }
}

/** Effort: whether the adults carry about the same. */
export function loadSentence(loads: readonly Load[]): string | null {
  const finding = loadFinding(loads)
  if (!finding) return null
  if (finding.kind === 'even') return t`The load is shared about evenly.`
  const { name, part } = finding
  return {
    'nearly-all': t`${name} carried nearly all of it. Is that how you want it? A good question for the next meeting.`,
    most: t`${name} carried most of it. Is that how you want it? A good question for the next meeting.`,
    largest: t`${name} carried the largest part of it. Is that how you want it? A good question for the next meeting.`,
  }[part]
}

/** Experiments: what became of them. */
export function experimentsSentence(family: Family): string | null {
  const finding = experimentsFinding(family)
  if (!finding) return null
  const { keep, tweak, drop, running } = finding
  const tried = keep + tweak + drop
  if (tried === 0) return t`Your first experiment is under way.`
  const [all, kept, changed, gone] = [tried, keep, tweak, drop].map(numberWord)
  const fates = listOf([
    ...(keep > 0 ? [plural(keep, { one: 'kept one', other: `kept ${kept}` })] : []),
    ...(tweak > 0 ? [plural(tweak, { one: 'changed one', other: `changed ${changed}` })] : []),
    ...(drop > 0 ? [plural(drop, { one: 'let go one', other: `let go ${gone}` })] : []),
  ])
  const told = plural(tried, {
    one: `You tried one experiment: ${fates}.`,
    other: `You tried ${all} experiments: ${fates}.`,
  })
  return running > 0 ? `${told} ${t`One is being tried right now.`}` : told
}

/** The mission: where the family stands on its way. */
export function missionSentence(
  family: Family,
  journey: ReturnType<typeof missionJourney>,
): string | null {
  const finding = missionFinding(family, journey)
  if (!finding) return null
  const { reachedBefore, current } = finding
  const missions = firstNumberWord(reachedBefore)
  const before =
    reachedBefore > 0 &&
    plural(reachedBefore, {
      one: 'One mission reached before.',
      other: `${missions} missions reached before.`,
    })
  return [...(current ? currentSentences(current) : []), before].filter(Boolean).join(' ')
}

function currentSentences({ kind, title, week, weeks, done }: CurrentMission): string[] {
  const [allWeeks, things] = [numberWord(weeks), firstNumberWord(done)]
  const where = {
    ahead: t`“${title}” begins soon.`,
    'under-way': t`Week ${week} of ${weeks} on the way to “${title}”.`,
    'last-week': t`The last week of “${title}”.`,
    over: plural(weeks, {
      one: `The week for “${title}” is over: celebrate it, or go on a little.`,
      other: `The ${allWeeks} weeks for “${title}” are over: celebrate it, or go on a little.`,
    }),
  }[kind]
  if (done === 0 || kind === 'ahead') return [where]
  const steps = plural(done, {
    one: 'One thing done for it so far.',
    other: `${things} things done for it so far.`,
  })
  return [where, steps]
}

/** The whole name of a stretch: "Week 4", "March 2026", "January to March 2026", "2026". */
export function stretchName({ kind, name, key }: Stretch): string {
  if (kind === 'sprint') return weekName(name)
  if (kind === 'month') return monthAndYear(`${key}-01`)
  const [year = '', month = ''] = key.split('-')
  if (kind === 'year') return year
  const last = String(Number(month) + 2).padStart(2, '0')
  const [from, to] = [monthName(`${key}-01`), monthAndYear(`${year}-${last}-01`)]
  return t({ message: `${from} to ${to}`, context: 'months' })
}

/** The same for a place under a column, about eight pixels a letter. */
export function stretchLabel(stretch: Stretch, room: number): string {
  const { kind, name, key, startsOn } = stretch
  if (kind === 'year') return key.slice(0, 4)
  if (kind !== 'sprint') return shortMonth(`${key}-01`)
  const shown = weekName(name)
  return shown.length * 8 <= room ? shown : dayAndMonth(startsOn)
}

/** Every how many columns a label has room: 1 for all of them. */
export function labelEvery(step: number, labels: readonly string[]): number {
  const longest = Math.max(1, ...labels.map((label) => label.length * 8 + 8))
  return Math.max(1, Math.ceil(longest / step))
}
