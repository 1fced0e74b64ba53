import type { StandUpAnswer } from '#core/stand-up/schema.ts'
import { questions } from './questions.ts'

/** What a child pointed at, as question and answer; nothing where the question is no more. */
export function pictureWords({ picture }: Pick<StandUpAnswer, 'picture'>): string {
  const asked = questions['stand-up']['3-5'].find(
    ({ id }) => id !== undefined && id === picture?.question,
  )
  const answer = asked?.choices?.find(({ id }) => id === picture?.answer)
  return asked && answer ? `${asked.text} ${answer.label}.` : ''
}
