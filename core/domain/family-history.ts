import type { Family, FamilyData } from '../contract/family.ts'
import { hasRoom, requireRoom } from './context.ts'

/** So many of the latest answers to recommendations are never forgotten. */
const answersKept = 100

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
  if (recommendationAnswers.length > answersKept) {
    return { ...data, recommendationAnswers: recommendationAnswers.slice(1) }
  }
  const given = experiments.findIndex(({ verdict }) => verdict === 'tweak' || verdict === 'drop')
  if (given !== -1) return { ...data, experiments: experiments.toSpliced(given, 1) }
  return pastGoals.length > 0 ? { ...data, pastGoals: pastGoals.slice(1) } : null
}
