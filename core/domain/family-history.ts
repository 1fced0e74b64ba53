import type { Family, FamilyData } from '../contract/family.ts'
import { hasRoom, requireRoom } from './context.ts'

/**
 * How much of the latest history stays, as long as that is possible and at the very least: answers
 * to recommendations, experiments that were not kept, and past goals.
 */
const staying = [
  { answers: 100, experiments: 20, goals: 10 },
  { answers: 50, experiments: 0, goals: 0 },
]

/**
 * The family, without its oldest history where the document would outgrow its bound: a family that
 * goes on for years is never locked in by what nobody looks at any more. The playbook stays.
 */
export function forgetToFit(family: Family): Family {
  if (hasRoom(family)) return family
  const familyData = withoutTheOldest(family.familyData)
  return familyData ? forgetToFit({ ...family, familyData }) : requireRoom(family)
}

/** Without the piece of history that will be missed the least; null where nothing can go. */
function withoutTheOldest(data: FamilyData): FamilyData | null {
  const { recommendationAnswers, experiments, pastGoals } = data
  const notKept = experiments.filter(({ verdict }) => verdict === 'tweak' || verdict === 'drop')
  for (const stays of staying) {
    if (recommendationAnswers.length > stays.answers) {
      return { ...data, recommendationAnswers: recommendationAnswers.slice(1) }
    }
    if (notKept.length > stays.experiments) {
      return { ...data, experiments: experiments.filter((one) => one !== notKept[0]) }
    }
    if (pastGoals.length > stays.goals) return { ...data, pastGoals: pastGoals.slice(1) }
  }
  return null
}
