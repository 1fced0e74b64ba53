import type { StandUpAnswer } from '#core/stand-up/schema.ts'
import { answerWords } from './questions/question.ts'
import { questions } from './questions.ts'

/** What a child pointed at, as question and answer; nothing where the question is no more. */
export function pictureWords({ picture }: Pick<StandUpAnswer, 'picture'>): string {
  const asked = questions['stand-up']['3-5'].find(
    (one) => one.id !== undefined && one.id === picture?.question,
  )
  const answer = asked?.choices?.find(({ id }) => id === picture?.answer)
  return asked?.id !== undefined && answer ? answerWords(asked, answer) : ''
}
