import type { PastGoal } from '#core/contract/goal.ts'
import type { MissionTotal } from '#core/domain/insight-facts.ts'
import type { Station } from '#core/domain/journey.ts'

/** "1 week", "3 weeks" */
export function weeksWords(weeks: number): string {
  return weeks === 1 ? '1 week' : `${weeks} weeks`
}

export const milestoneWords: Record<NonNullable<Station['milestone']>, string> = {
  first: 'The first step is made',
  half: 'Half way',
  last: 'All the way',
}

export const outcomeWords: Record<PastGoal['outcome'], string> = {
  reached: 'Reached',
  'let-go': 'Let go',
}

/** What the journey comes to, in a sentence: "4 weeks walked, 37 things done." Empty at its start. */
export function journeyWords({ weeksWalked, done }: MissionTotal): string {
  const parts = [
    ...(weeksWalked > 0 ? [`${weeksWords(weeksWalked)} walked`] : []),
    ...(done > 0 ? [done === 1 ? '1 thing done' : `${done} things done`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}
