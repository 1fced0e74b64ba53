import type { Question } from '#content/questions/question.ts'
import type { Card } from '#core/retrospective/schema.ts'

interface Usual {
  /** Their cards so far. */
  cards: readonly Card[]
  isNothingDone: boolean
  /** What their question of this look back asks for. */
  asked: Card['kind'] | undefined
}

/** One of each, and first what is asked; a week of which nothing was done is not begun with what was good. */
export function usualKind({ cards, isNothingDone, asked = 'high' }: Usual): Card['kind'] {
  if (cards.some(({ kind }) => kind === 'high')) return 'low'
  return isNothingDone ? 'low' : asked
}

type Ask = (suits?: (question: Question) => boolean) => Question | null

/** The question of this look back, or another one where such a card does not answer it. */
export function askedFor(kind: Card['kind'], ask: Ask): Question | null {
  const suits = (question: Question) => (question.kind ?? kind) === kind
  const usual = ask()
  return usual && !suits(usual) ? ask(suits) : usual
}
