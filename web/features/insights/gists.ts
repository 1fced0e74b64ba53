import { plural, t } from '#core/say.ts'
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
import { longWeekday } from '#web/lib/dates.ts'
import { firstNumberWord, numberWord } from '#web/lib/number-words.ts'
import { listOf } from '#web/lib/words.ts'
import { everyWeekday } from '#web/shared/week/every-weekday.ts'
import { usualCount } from '#web/shared/week/week-words.ts'
import { moodWord } from './sentences.ts'

/**
 * What each picture of Insights has found, in a few words: the line that opens it (N31). Nobody is named
 * as who does too little.
 */

/** "About five things a week" */
export function planGist(summaries: readonly SprintSummary[]): string | null {
  const finding = planFinding(summaries)
  if (!finding) return null
  const { kind, done, planned, usual } = finding
  const count = usual && usualCount(usual.done)
  if (count !== null) {
    const things = numberWord(count)
    return plural(count, {
      one: 'About one thing a week',
      other: `About ${things} things a week`,
    })
  }
  return kind === 'everything' ? t`Everything done` : t`${done} of ${planned} done`
}

/** "Your days have been getting brighter" */
export function moodGist(summaries: readonly SprintSummary[]): string | null {
  const finding = moodFinding(summaries)
  if (!finding) return null
  const mood = moodWord(finding.mood)
  if (finding.trend === 'up') return t`Your days have been getting brighter`
  return finding.trend === 'down' ? t`Lately your days were a bit harder` : t`Mostly ${mood}`
}

/** "Wednesdays carry the week" */
export function weekdayGist(summaries: readonly SprintSummary[]): string | null {
  const finding = weekdayFinding(summaries)
  if (!finding) return null
  if (finding.kind === 'many') return t`Many days carry the week`
  if (finding.kind === 'first-week') {
    const best = listOf(finding.best.map(longWeekday))
    return t`Most on ${best} so far`
  }
  const days = listOf(finding.best.map((day) => everyWeekday[day]))
  return t`${days} carry the week`
}

/** "About five check-ins a week" */
export function rhythmGist(summaries: readonly SprintSummary[]): string | null {
  const finding = rhythmFinding(summaries)
  switch (finding?.kind) {
    case undefined:
      return null
    case 'every-day-so-far':
      return t`Every day so far`
    case 'so-far': {
      const times = firstNumberWord(finding.held)
      return plural(finding.held, {
        1: 'Once so far',
        2: 'Twice so far',
        other: `${times} times so far`,
      })
    }
    case 'nearly-every-day':
      return t`Practically every day`
    case 'days-a-week': {
      const times = numberWord(finding.days)
      return plural(finding.days, {
        one: 'About one check-in a week',
        other: `About ${times} check-ins a week`,
      })
    }
  }
}

/** Whether it is even; who carries how much is told to those who open it. */
export function loadGist(loads: readonly Load[]): string | null {
  const finding = loadFinding(loads)
  if (!finding) return null
  return finding.kind === 'even' ? t`About evenly shared` : t`The load leans to one side`
}

/** "Two kept" */
export function experimentsGist(family: Family): string | null {
  const finding = experimentsFinding(family)
  if (!finding) return null
  const { keep, tweak, drop } = finding
  const [kept, tried] = [firstNumberWord(keep), firstNumberWord(tweak + drop)]
  if (keep > 0) return plural(keep, { one: 'One kept', other: `${kept} kept` })
  if (tweak + drop === 0) return t`The first is under way`
  return plural(tweak + drop, { one: 'One tried', other: `${tried} tried` })
}

/** "Week 4 of 6" */
export function missionGist(
  family: Family,
  journey: ReturnType<typeof missionJourney>,
): string | null {
  const finding = missionFinding(family, journey)
  if (!finding) return null
  const { reachedBefore, current } = finding
  const missions = firstNumberWord(reachedBefore)
  if (!current) return plural(reachedBefore, { one: 'One reached', other: `${missions} reached` })
  const { kind, week, weeks } = current
  return {
    ahead: t`It begins soon`,
    'under-way': t`Week ${week} of ${weeks}`,
    'last-week': t`The last week`,
    over: t`Its weeks are over`,
  }[kind]
}
