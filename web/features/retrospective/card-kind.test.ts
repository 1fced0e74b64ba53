import { expect, test } from 'vitest'
import { high, low } from '#content/questions/question.ts'
import { askedFor, usualKind } from './card-kind.ts'

test('a card begins as what is asked, and with what was hard where nothing of the week was done [N33]', () => {
  const begun = { cards: [], isNothingDone: false }
  expect(usualKind({ ...begun, asked: undefined })).toBe('high')
  expect(usualKind({ ...begun, asked: 'low' })).toBe('low')
  expect(usualKind({ ...begun, isNothingDone: true, asked: 'high' })).toBe('low')
  const cards = [{ id: 'one', memberId: 'mia', kind: 'high' as const, text: 'The lake' }]
  expect(usualKind({ ...begun, cards, asked: 'high' }), 'one of each').toBe('low')
})

test('the question suits the card that is written [N33]', () => {
  const pile = [high('What was fun?'), { text: 'Who helped whom?' }, low('What was hard?')]
  const asked = (from: number, kind: 'high' | 'low') =>
    askedFor(kind, (suits = () => true) => pile.slice(from).find(suits) ?? null)?.text
  expect(asked(0, 'high')).toBe('What was fun?')
  expect(asked(0, 'low')).toBe('Who helped whom?')
  expect(asked(1, 'high')).toBe('Who helped whom?')
  expect(asked(2, 'low')).toBe('What was hard?')
})
