import type { Context } from '../commands/context.ts'
import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import type { Family } from '../family/schema.ts'
import { limits } from '../limits.ts'
import type { RecommendationCommand } from './schema.ts'

type Of<Type extends RecommendationCommand['type']> = CommandOf<RecommendationCommand, Type>

/** The latest answer counts and comes last; the oldest makes room when there are very many. */
function answerRecommendation(
  family: Family,
  { key, answer }: Of<'answer-recommendation'>,
  { now }: Context,
): Family {
  const others = family.familyData.recommendationAnswers.filter((other) => other.key !== key)
  const recommendationAnswers = [...others, { key, answer, at: now }].slice(
    -limits.recommendationAnswers,
  )
  return { ...family, familyData: { ...family.familyData, recommendationAnswers } }
}

/** As if it had never been answered. */
function takeBackAnswer(family: Family, { key }: Of<'take-back-answer'>): Family {
  const recommendationAnswers = family.familyData.recommendationAnswers.filter(
    (other) => other.key !== key,
  )
  return { ...family, familyData: { ...family.familyData, recommendationAnswers } }
}

export const recommendationRules: FamilyRules<RecommendationCommand> = {
  'answer-recommendation': { apply: answerRecommendation },
  'take-back-answer': { apply: takeBackAnswer },
}

export const recommendationUndos: FamilyUndos<RecommendationCommand> = {
  'answer-recommendation': ({ familyData: { recommendationAnswers: answers } }, { key }) => {
    const before = answers.find((other) => other.key === key)
    if (before) return { type: 'answer-recommendation', key, answer: before.answer }
    const hasRoom = answers.length < limits.recommendationAnswers
    return hasRoom ? { type: 'take-back-answer', key } : null
  },
  'take-back-answer': ({ familyData: { recommendationAnswers: answers } }, { key }) => {
    const before = answers.find((other) => other.key === key)
    return before ? { type: 'answer-recommendation', key, answer: before.answer } : null
  },
}
