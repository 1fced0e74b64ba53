import type { Thanks } from '#core/plan-meeting/schema.ts'
import type { Retrospective } from '#core/retrospective/schema.ts'
import type { ThanksReason } from '#core/words.ts'

/** What one thanks for, in the words of the faces' screen; after “pour”. */
export const thanksReasonNames: Record<ThanksReason, string> = {
  helping: 'l’aide',
  waiting: 'la patience',
  laughing: 'le fou rire',
  cuddling: 'un câlin',
  sleeping: 'une bonne nuit',
}

/** A thank-you in words: "Ben, pour la soupe"; of a face alone the name. */
export function thanksWords(
  { toId, for: reason, text }: Pick<Thanks, 'toId' | 'for' | 'text'>,
  called: (memberId: string) => string | undefined,
): string {
  const name = toId === undefined ? undefined : (called(toId) ?? 'quelqu’un d’avant')
  const what = reason === undefined ? text : `pour ${thanksReasonNames[reason]}`
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
  return memberId === null ? `Un cœur pour ${words}` : `Pour ${words}`
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
