import type { Thanks } from '#core/plan-meeting/schema.ts'
import type { Retrospective } from '#core/retrospective/schema.ts'
import type { ThanksReason } from '#core/words.ts'

/** What one thanks for, in the words of the faces' screen. */
export const thanksReasonNames: Record<ThanksReason, string> = {
  helping: 'helping me',
  waiting: 'waiting for me',
  laughing: 'a good laugh',
  cuddling: 'a cuddle',
  sleeping: 'a good sleep',
}

/** A thank-you in words: "Ben, for the soup"; of a face alone the name. */
export function thanksWords(
  { toId, for: reason, text }: Pick<Thanks, 'toId' | 'for' | 'text'>,
  called: (memberId: string) => string | undefined,
): string {
  const name = toId === undefined ? undefined : (called(toId) ?? 'somebody who left')
  const what = reason === undefined ? text : `for ${thanksReasonNames[reason]}`
  return [name, what].filter((part) => part !== undefined && part !== '').join(', ')
}

/** A thank-you without words: a face that somebody tapped. */
export const isHeart = ({ text, to }: Pick<ThanksLine, 'text' | 'to'>): boolean =>
  text === '' && to?.toId !== undefined && to.for === undefined

type ThanksLine = { text: string; memberId: string | null; to?: Pick<Thanks, 'toId' | 'for'> }

/** What is told of a week, in words: of a heart, whom it was for. */
export function toldWords(
  { text, memberId, to }: ThanksLine,
  called: (memberId: string) => string | undefined,
): string {
  const words = thanksWords({ text, ...to }, called)
  if (!isHeart({ text, ...(to && { to }) })) return words
  return memberId === null ? `A heart for ${words}` : `For ${words}`
}

/** What a look back ended with: a line for each heart, then what somebody wrote. */
export function thanksLines(
  retrospective: Pick<Retrospective, 'thanks' | 'hearts'> | null,
  called: (memberId: string) => string | undefined,
): string {
  const { thanks = '', hearts = [] } = retrospective ?? {}
  const words = hearts.map((toId) => toldWords({ text: '', memberId: null, to: { toId } }, called))
  return [...words, thanks].filter((line) => line !== '').join('\n')
}
