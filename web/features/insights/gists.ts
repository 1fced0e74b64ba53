import { t } from '#core/say.ts'
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
import { listOf } from '#web/lib/words.ts'
import { usualCount } from '#web/shared/week/week-words.ts'
import { capital, moodWord, things, times, word } from './sentences.ts'

/**
 * What each picture of Insights has found, in a few words: the line that opens it (N31). Nobody is named
 * as who does too little.
 */

/** "About five things get done" */
export function planGist(summaries: readonly SprintSummary[]): string | null {
  const finding = planFinding(summaries)
  if (!finding) return null
  const { kind, done, planned, usual } = finding
  const count = usual && usualCount(usual.done)
  if (count !== null) return t`About ${things(count)} ${count === 1 ? 'gets' : 'get'} done`
  return kind === 'everything' ? t`Everything done` : `${done} of ${planned} done`
}

const trends = { unknown: '', steady: '', up: t`, getting brighter`, down: t`, lower lately` }

/** "Mostly good, getting brighter" */
export function moodGist(summaries: readonly SprintSummary[]): string | null {
  const finding = moodFinding(summaries)
  return finding && t`Mostly ${moodWord(finding.mood)}${trends[finding.trend]}`
}

/** "Wednesdays carry the week" */
export function weekdayGist(summaries: readonly SprintSummary[]): string | null {
  const finding = weekdayFinding(summaries)
  if (!finding) return null
  if (finding.kind === 'many') return t`Many days carry the week`
  if (finding.kind === 'first-week') return t`Most on ${listOf(finding.best)} so far`
  return t`${listOf(finding.best.map((day) => `${day}s`))} carry the week`
}

/** "About five check-ins a week" */
export function rhythmGist(summaries: readonly SprintSummary[]): string | null {
  const finding = rhythmFinding(summaries)
  switch (finding?.kind) {
    case undefined:
      return null
    case 'every-day-so-far':
      return t`Every day so far`
    case 'so-far':
      return t`${capital(times(finding.held))} so far`
    case 'nearly-every-day':
      return t`Practically every day`
    case 'days-a-week':
      return t`About ${word(finding.days)} ${finding.days === 1 ? 'check-in' : 'check-ins'} a week`
  }
}

/** Who carries how much is told to those who open it. */
export function loadGist(loads: readonly Load[]): string | null {
  const finding = loadFinding(loads)
  if (!finding) return null
  return finding.kind === 'even' ? t`About evenly shared` : t`A question for the next meeting`
}

/** "Two kept" */
export function experimentsGist(family: Family): string | null {
  const finding = experimentsFinding(family)
  if (!finding) return null
  const { keep, tweak, drop } = finding
  if (keep > 0) return `${capital(word(keep))} kept`
  const judged = tweak + drop
  return judged === 0 ? t`The first is under way` : `${capital(word(judged))} tried`
}

/** "Week 4 of 6" */
export function missionGist(
  family: Family,
  journey: ReturnType<typeof missionJourney>,
): string | null {
  const finding = missionFinding(family, journey)
  if (!finding) return null
  const { reachedBefore, current } = finding
  if (!current) return `${capital(word(reachedBefore))} reached`
  const { kind, week, weeks } = current
  return {
    ahead: t`It begins soon`,
    'under-way': t`Week ${week} of ${weeks}`,
    'last-week': t`The last week`,
    over: t`Its weeks are over`,
  }[kind]
}
