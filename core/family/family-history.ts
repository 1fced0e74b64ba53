import type { Family, FamilyData } from './schema.ts'
import { hasRoom, requireRoom } from '../commands/context.ts'
import { keysOf } from '../lib/typed-objects.ts'

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
 * goes on for years is never locked in by what nobody looks at any more. The playbook stays. It is
 * halved in, so that the document is measured ten times and not once for each entry.
 */
export function forgetToFit(family: Family): Family {
  if (hasRoom(family)) return family
  const { recommendationAnswers, experiments, pastGoals } = family.familyData
  const without = (count: number): Family => ({
    ...family,
    familyData: withoutTheOldest(family.familyData, count),
  })
  let [tooFew, enough] = [0, recommendationAnswers.length + experiments.length + pastGoals.length]
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (hasRoom(without(middle))) enough = middle
    else tooFew = middle
  }
  return requireRoom(without(enough))
}

/** Without so many pieces of history that will be missed the least, or as many as can go. */
function withoutTheOldest(data: FamilyData, count: number): FamilyData {
  const { recommendationAnswers, experiments, pastGoals } = data
  const notKept = experiments.filter(({ verdict }) => verdict === 'tweak' || verdict === 'drop')
  const [answers, tried, goals] = [recommendationAnswers.length, notKept.length, pastGoals.length]
  const left = { answers, experiments: tried, goals }
  let more = count
  for (const stays of staying) {
    for (const kind of keysOf(stays)) {
      const gone = Math.min(more, Math.max(0, left[kind] - stays[kind]))
      left[kind] -= gone
      more -= gone
    }
  }
  const forgotten = new Set(notKept.slice(0, tried - left.experiments))
  return {
    ...data,
    recommendationAnswers: recommendationAnswers.slice(answers - left.answers),
    experiments: experiments.filter((one) => !forgotten.has(one)),
    pastGoals: pastGoals.slice(goals - left.goals),
  }
}
