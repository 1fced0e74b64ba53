import type { FamilyUndos } from '../commands/definitions.ts'
import { limits } from '../limits.ts'
import type { RecommendationCommand } from './schema.ts'

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
