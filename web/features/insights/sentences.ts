import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import type { Family } from '#core/family/schema.ts'
import type { SprintSummary } from '#core/insights/schema.ts'
import type { Load, missionJourney } from '#core/insights/insight-facts.ts'
import {
  experimentsFinding,
  loadFinding,
  missionFinding,
  moodFinding,
  planFinding,
  rhythmFinding,
  weekdayFinding,
} from '#core/insights/insight-findings.ts'
import type { Stretch } from '#core/insights/insight-stretches.ts'
import { dayAndMonth, monthAndYear, shortMonth } from '#web/lib/dates.ts'
import { listOf } from '#web/lib/words.ts'
import { usualWords } from '#web/shared/week/week-words.ts'

/**
 * What each picture of Insights says in plain words. Null where it has nothing to say yet. Nobody is scolded, nobody is ranked.
 */

const few = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three", and "12" from eleven on. */
export const word = (count: number) => few[count] ?? String(count)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const things = (count: number) => (count === 1 ? 'one thing' : `${word(count)} things`)
export const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${word(count)} times`

/** Plan and done: the newest week, and how much this family finishes as a rule. */
export function planSentence(summaries: readonly SprintSummary[]): string | null {
  const finding = planFinding(summaries)
  if (!finding) return null
  const { kind, done, planned, usual } = finding
  const week = weekName(finding.week)
  const one =
    done === 0 ? t`the one thing you planned is still open.` : t`you did the one thing you planned.`
  const part = planned === 1 ? one : t`you did ${done} of the ${planned} things you planned.`
  const latest = {
    'so-far': t`So far in ${week} ${part}`,
    part: t`In ${week} ${part}`,
    everything: t`In ${week} you did everything you planned.`,
  }[kind]
  if (!usual) return latest
  const hint = usual.plannedTooMuch ? t`: a smaller plan may feel lighter` : ''
  return `${latest} ${usualWords(usual.done)}${hint}.`
}

const moodWords = ['hard', 'a bit low', 'okay', 'good', 'great'] as const

/** "good", for an average mood of 3.5 to 4.5. */
export function moodWord(mood: number): string {
  return moodWords[Math.min(Math.max(Math.round(mood), 1), 5) - 1]!
}

const trends = {
  unknown: t`. A few more days will show where it goes.`,
  steady: t`, and it has been steady.`,
  up: t`, and it has been getting brighter.`,
  down: t`, a little lower lately than before.`,
}

/** Mood: how it mostly was, and where it goes. */
export function moodSentence(summaries: readonly SprintSummary[]): string | null {
  const finding = moodFinding(summaries)
  return finding && t`Mostly it felt ${moodWord(finding.mood)}${trends[finding.trend]}`
}

/** Weekdays: which are strong, and which is quiet. */
export function weekdaySentence(summaries: readonly SprintSummary[]): string | null {
  const finding = weekdayFinding(summaries)
  if (!finding) return null
  if (finding.kind === 'many') {
    return t`Things get done on many days: no single one carries the week.`
  }
  if (finding.kind === 'first-week') return t`So far most got done on ${listOf(finding.best)}.`
  const { best, each, quiet } = finding
  const most = t`Most gets done on ${listOf(best.map((day) => `${day}s`))}`
  const about = each > 1 && best.length === 1 ? t`, about ${things(each)} each time` : ''
  return `${most}${about}.${quiet ? t` ${quiet}s are quiet: good to know when you plan.` : ''}`
}

/** Stand-ups: how often, without a word about the missing ones. */
export function rhythmSentence(summaries: readonly SprintSummary[]): string | null {
  const finding = rhythmFinding(summaries)
  switch (finding?.kind) {
    case undefined:
      return null
    case 'every-day-so-far':
      return t`You checked in every single day so far.`
    case 'so-far':
      return t`You checked in ${times(finding.held)} in ${word(finding.possible)} days so far.`
    case 'nearly-every-day':
      return t`You check in practically every day.`
    case 'days-a-week': {
      const { days } = finding
      return t`You check in on about ${word(days)} ${days === 1 ? 'day' : 'days'} of the week.`
    }
  }
}

const parts = { 'nearly-all': 'nearly all', most: 'most', largest: 'the largest part' }

/** Effort: whether the adults carry about the same. */
export function loadSentence(loads: readonly Load[]): string | null {
  const finding = loadFinding(loads)
  if (!finding) return null
  if (finding.kind === 'even') return t`The load is shared about evenly.`
  return t`${finding.name} carried ${parts[finding.part]} of it. Is that how you want it? A good question for the next meeting.`
}

/** Experiments: what became of them. */
export function experimentsSentence(family: Family): string | null {
  const finding = experimentsFinding(family)
  if (!finding) return null
  const { keep, tweak, drop, running } = finding
  const judged = keep + tweak + drop
  if (judged === 0) return t`Your first experiment is under way.`
  const fate = [
    [keep, 'kept'],
    [tweak, 'changed'],
    [drop, 'let go'],
  ] as const
  const words = fate.filter(([count]) => count > 0).map(([count, what]) => `${what} ${word(count)}`)
  const tried = judged === 1 ? 'one experiment' : `${word(judged)} experiments`
  const now = running > 0 ? t`One is being tried right now.` : ''
  return t`You tried ${tried}: ${listOf(words)}. ${now}`.trim()
}

/** The mission: where the family stands on its way. */
export function missionSentence(
  family: Family,
  journey: ReturnType<typeof missionJourney>,
): string | null {
  const finding = missionFinding(family, journey)
  if (!finding) return null
  const { reachedBefore, current } = finding
  const reached = reachedBefore === 1 ? 'one mission' : `${word(reachedBefore)} missions`
  const before = reachedBefore === 0 ? '' : t`${capital(reached)} reached before.`
  if (!current) return before
  const { kind, title, week, weeks, done } = current
  const where = {
    ahead: t`“${title}” begins soon.`,
    'under-way': t`Week ${week} of ${weeks} on the way to “${title}”.`,
    'last-week': t`The last week of “${title}”.`,
    over: t`${weeks === 1 ? t`The week` : t`The ${word(weeks)} weeks`} for “${title}” ${weeks === 1 ? 'is' : 'are'} over: celebrate it, or go on a little.`,
  }[kind]
  const steps =
    done === 0 || kind === 'ahead' ? '' : t`${capital(things(done))} done for it so far.`
  return [where, steps, before].filter(Boolean).join(' ')
}

/** The whole name of a stretch: "Week 4", "March 2026", "January to March 2026", "2026". */
export function stretchName({ kind, name, key }: Stretch): string {
  if (kind === 'sprint') return weekName(name)
  if (kind === 'month') return monthAndYear(`${key}-01`)
  const [year = '', month = ''] = key.split('-')
  if (kind === 'year') return year
  const last = String(Number(month) + 2).padStart(2, '0')
  return `${shortMonth(`${key}-01`)} to ${monthAndYear(`${year}-${last}-01`)}`
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
