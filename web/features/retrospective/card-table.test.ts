import { expect, test } from 'vitest'
import { high, low } from '#content/questions/question.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { membersOf } from '#core/members/member.ts'
import { aFamily, aSprint, aTask, mia, today } from '#core/testing/a-family.ts'
import { askedFor, cardIdeas, usualKind } from './card-table.tsx'

const members = membersOf(aFamily().familyData)
const once = { kind: 'once' } as const
const done = aTask({
  id: 'hooks',
  title: 'Hooks',
  owners: [mia.id],
  repeat: once,
  checks: { [today]: [mia.id] },
})
const open = aTask({ id: 'shelf', title: 'Shelf', owners: [mia.id], repeat: once, checks: {} })
const topic = { id: 'bed', text: 'A later bedtime', addedAt: '' }
const week = (changes: Partial<Sprint> = {}) => aSprint({ tasks: [done, open], ...changes })

test('cards are offered for what the week itself shows, never for what was not done [N22, N34]', () => {
  const ideas = cardIdeas({ sprint: week(), members, topics: [topic], today })
  expect(ideas.map(({ kind, text }) => [kind, text])).toEqual([
    ['high', 'Hooks: all done'],
    ['low', 'A later bedtime'],
  ])
})

test('what went well for the most part is a high as well, the best first [N22]', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
  const ticked = (count: number) =>
    Object.fromEntries(days.slice(0, count).map((day) => [day, [mia.id]]))
  const often = (id: string, count: number) =>
    aTask({
      id,
      title: id,
      owners: [mia.id],
      repeat: { kind: 'times', times: 4 },
      checks: ticked(count),
    })
  const tasks = [often('half', 2), often('most', 3), often('little', 1)]
  const ideas = cardIdeas({ sprint: week({ tasks }), members, topics: [], today })
  expect(ideas.map(({ kind, text }) => [kind, text])).toEqual([
    ['high', 'most: 3 of 4'],
    ['high', 'half: 2 of 4'],
  ])
  const hard = cardIdeas({ sprint: week({ tasks: [tasks[2]!] }), members, topics: [], today })
  expect(
    hard.map(({ kind }) => kind),
    'where nothing did, the best of it',
  ).toEqual(['high'])
})

test('a card that lies on the table is not offered again [N22]', () => {
  const card = { id: 'c1', memberId: mia.id, kind: 'high', text: 'hooks: All done' } as const
  const retrospective = { cards: [card] } as unknown as Sprint['retrospective']
  const ideas = cardIdeas({ sprint: week({ retrospective }), members, topics: [topic], today })
  expect(ideas.map(({ text }) => text)).toEqual(['A later bedtime'])
})

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
