import { expect, test } from 'vitest'
import type { Sprint } from '#core/contract/sprint.ts'
import { aFamily, aSprint, aTask, mia, today } from '#core/testing/a-family.ts'
import { membersOf } from '#core/domain/member.ts'
import { cardIdeas } from './card-table.tsx'

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

test('cards are offered for what the week itself shows, and for nothing else [N22]', () => {
  const ideas = cardIdeas({ sprint: week(), members, topics: [topic], today })
  expect(ideas.map(({ kind, text }) => [kind, text])).toEqual([
    ['high', 'Hooks: all done'],
    ['low', 'A later bedtime'],
    ['low', 'Shelf: 0 of 1'],
  ])
})

test('a card that lies on the table is not offered again [N22]', () => {
  const card = { id: 'c1', memberId: mia.id, kind: 'high', text: 'hooks: All done' } as const
  const retrospective = { cards: [card] } as unknown as Sprint['retrospective']
  const ideas = cardIdeas({ sprint: week({ retrospective }), members, topics: [], today })
  expect(ideas.map(({ text }) => text)).toEqual(['Shelf: 0 of 1'])
})
