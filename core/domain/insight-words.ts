import type { Family } from '../contract/family.ts'
import type { SprintSummary } from '../contract/insights.ts'
import { share } from './progress.ts'
import {
  bestWeekdays,
  experimentFacts,
  weekdayFacts,
  type Load,
  type missionJourney,
} from './insight-facts.ts'

/**
 * What each picture of Insights says in plain words. Null where it has nothing to say yet. Nobody is scolded, nobody is ranked.
 */

const few = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three", and "12" from eleven on. */
const word = (count: number) => few[count] ?? String(count)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const things = (count: number) => (count === 1 ? 'one thing' : `${word(count)} things`)
const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${word(count)} times`
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`
}

/** Plan and done: the newest week, and how much this family finishes as a rule. */
export function planSentence(summaries: readonly SprintSummary[]): string | null {
  const planned = summaries.filter(({ progress }) => progress.planned > 0)
  const latest = planned.at(-1)
  if (!latest) return null
  const { done, planned: asked } = latest.progress
  const first = latest.completed
    ? done >= asked
      ? `In ${latest.name} you did everything you planned.`
      : `In ${latest.name} you did ${done} of the ${asked} things you planned.`
    : `So far in ${latest.name} you did ${done} of the ${asked} things you planned.`
  const finished = planned.filter(({ completed }) => completed).slice(-3)
  if (finished.length < 2) return first
  const usual = Math.round(mean(finished.map(({ progress }) => progress.done)))
  const part = mean(finished.map(({ progress }) => share(progress)))
  const hint = part < 0.6 ? ': a smaller plan may feel lighter' : ''
  return `${first} About ${things(usual)} got done in each of the ${word(finished.length)} weeks closed last${hint}.`
}

const moodWords = ['hard', 'a bit low', 'okay', 'good', 'great'] as const

/** "good", for an average mood of 3.5 to 4.5. */
export function moodWord(mood: number): string {
  return moodWords[Math.min(Math.max(Math.round(mood), 1), 5) - 1]!
}

/** Mood: how it mostly was, and where it goes. */
export function moodSentence(summaries: readonly SprintSummary[]): string | null {
  const moods = summaries.flatMap((summary) => summary.moods).map(({ mood }) => mood)
  if (moods.length === 0) return null
  const mostly = `Mostly it felt ${moodWord(mean(moods))}`
  if (moods.length < 4) return `${mostly}. A few more days will show where it goes.`
  const half = Math.floor(moods.length / 2)
  const change = mean(moods.slice(half)) - mean(moods.slice(0, half))
  if (Math.abs(change) < 0.25) return `${mostly}, and it has been steady.`
  return change > 0
    ? `${mostly}, and it has been getting brighter.`
    : `${mostly}, a little lower lately than before.`
}

/** Weekdays: which are strong, and which is quiet. */
export function weekdaySentence(summaries: readonly SprintSummary[]): string | null {
  const best = bestWeekdays(summaries)
  const facts = weekdayFacts(summaries)
  if (best.length === 0) return null
  const weeks = Math.max(
    ...summaries.map(({ daysByWeekday }) => Math.max(...Object.values(daysByWeekday))),
  )
  const ticked = summaries.filter(({ ticksByWeekday }) =>
    Object.values(ticksByWeekday).some((count) => count > 0),
  )
  const isFirst = ticked.length === 1 && weeks <= 1
  if (best.length > 2) return 'Things get done on many days: no single one carries the week.'
  if (isFirst) return `So far most got done on ${list(best)}.`
  const count = Math.round(facts.find(({ day }) => day === best[0])!.each)
  const most = `Most gets done on ${list(best.map((day) => `${day}s`))}`
  const about = count > 1 && best.length === 1 ? `, about ${things(count)} each time` : ''
  const quiet = facts.toSorted((a, b) => a.each - b.each)[0]!
  const calm = quiet.each < facts.find(({ day }) => day === best[0])!.each / 2
  return `${most}${about}.${calm ? ` ${quiet.day}s are quiet: good to know when you plan.` : ''}`
}

/** Stand-ups: how often, without a word about the missing ones. */
export function rhythmSentence(summaries: readonly SprintSummary[]): string | null {
  const held = summaries.reduce((sum, { standUps }) => sum + standUps.held, 0)
  const possible = summaries.reduce((sum, { standUps }) => sum + standUps.possible, 0)
  if (held === 0) return null
  if (possible <= 7) {
    return held === possible
      ? 'You checked in every single day so far.'
      : `You checked in ${times(held)} in ${word(possible)} days so far.`
  }
  if (held / possible > 0.95) return 'You check in practically every day.'
  const week = Math.max(1, Math.round((held / possible) * 7))
  return `You check in on about ${word(week)} ${week === 1 ? 'day' : 'days'} of the week.`
}

/** Who carries clearly more than an even part, where somebody does. */
export function heaviestLoad(loads: readonly Load[]): Load | null {
  const most = loads.toSorted((a, b) => b.share - a.share)[0]
  if (loads.length < 2 || !most) return null
  return most.share > Math.min(1.3 / loads.length, 0.9) ? most : null
}

/** So much must be carried before it says how it is shared: a handful of tasks. */
const enoughEffort = 5

/** Effort: whether the adults carry about the same. */
export function loadSentence(loads: readonly Load[]): string | null {
  // Two ticks are no pattern, and nobody is to be told that they are.
  const effort = loads.reduce((sum, load) => sum + load.effort, 0)
  if (loads.length < 2 || effort < enoughEffort) return null
  const heaviest = heaviestLoad(loads)
  if (!heaviest) return 'The load is shared about evenly.'
  const { member, share: carried } = heaviest
  const part = carried > 0.9 ? 'nearly all' : carried > 0.6 ? 'most' : 'the largest part'
  return `${member.name} carried ${part} of it. Is that how you want it? A good question for the next meeting.`
}

/** Experiments: what became of them. */
export function experimentsSentence(family: Family): string | null {
  const { keep, tweak, drop, running } = experimentFacts(family)
  const judged = keep.length + tweak.length + drop.length
  if (judged + running.length === 0) return null
  const now = running.length > 0 ? 'One is being tried right now.' : ''
  if (judged === 0) return `Your first experiment is under way.`
  const fate = [
    [keep.length, 'kept'],
    [tweak.length, 'changed'],
    [drop.length, 'let go'],
  ] as const
  const words = fate.filter(([count]) => count > 0).map(([count, what]) => `${what} ${word(count)}`)
  const tried = judged === 1 ? 'one experiment' : `${word(judged)} experiments`
  return `You tried ${tried}: ${list(words)}. ${now}`.trim()
}

/** The mission: where the family stands on its way. */
export function missionSentence(
  family: Family,
  journey: ReturnType<typeof missionJourney>,
): string | null {
  const { goal, pastGoals } = family.familyData
  const reached = pastGoals.filter(({ outcome }) => outcome === 'reached').length
  const before =
    reached === 0
      ? ''
      : `${capital(reached === 1 ? 'one mission' : `${word(reached)} missions`)} reached before.`
  if (!goal || !journey) return before || null
  const { week, over, done } = journey
  if (week === 0) return `“${goal.title}” begins soon. ${before}`.trim()
  const where = over
    ? `The ${word(goal.weeks)} weeks for “${goal.title}” are over: celebrate it, or go on a little.`
    : week === goal.weeks
      ? `The last week of “${goal.title}”.`
      : `Week ${week} of ${goal.weeks} on the way to “${goal.title}”.`
  const steps = done === 0 ? '' : `${capital(things(done))} done for it so far.`
  return [where, steps, before].filter(Boolean).join(' ')
}
