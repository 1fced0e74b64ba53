import { expect, test } from 'vitest'
import type { Retrospective } from './schema.ts'
import { limits } from '../limits.ts'
import {
  aFamily,
  aSprint,
  manyIds,
  refusalOf,
  sprintAfter,
  type DoToSprint,
} from '../testing/a-family.ts'
import { isSilent } from './retrospective.ts'

const after = (...commands: DoToSprint[]) => sprintAfter(aSprint(), commands).retrospective
const refused = (command: DoToSprint, sprint = aSprint()) =>
  refusalOf(() => sprintAfter(sprint, [command]))

const card = { id: 'c1', memberId: 'mia', kind: 'high', text: 'Pancakes' } as const
const empty = { stage: 'feelings', feelings: [], cards: [], why: '', thanks: '' } as const

test('a retrospective begins with the first thing said in it', () => {
  expect(aSprint().retrospective).toBeNull()
  expect(after({ type: 'add-card', card })).toEqual({ ...empty, cards: [card] })
  expect(after({ type: 'edit-retrospective', changes: {} })).toEqual(empty)
})

test('its stage, its why and its thanks are kept as they are written', () => {
  const edit = (changes: object): DoToSprint => ({ type: 'edit-retrospective', changes })
  expect(after(edit({ stage: 'why', why: 'Late\nto bed' }), edit({ thanks: 'All' }))).toEqual({
    ...empty,
    stage: 'why',
    why: 'Late\nto bed',
    thanks: 'All',
  })
  expect(after(edit({ why: 'Late' }), edit({ why: undefined }), edit({ why: '' }))?.why).toBe('')
})

test('everybody has one feeling; people who have left make room [A19]', () => {
  const feel = (memberId: string, mood: number): DoToSprint => ({
    type: 'set-feeling',
    memberId,
    mood,
  })
  expect(after(feel('leo', 2), feel('mia', 4), feel('leo', 5))?.feelings).toEqual([
    { memberId: 'leo', mood: 5 },
    { memberId: 'mia', mood: 4 },
  ])
  expect(refused(feel('stranger', 1))).toBe('member-missing')
  const feelings = manyIds(limits.members, 'gone').map((memberId) => ({ memberId, mood: 3 }))
  const full = aSprint({ retrospective: { ...empty, cards: [], feelings } })
  expect(sprintAfter(full, [feel('mia', 1)]).retrospective?.feelings).toHaveLength(1)
})

test('a card is added once, by a member, up to sixty of them, and removed [A19]', () => {
  const add: DoToSprint = { type: 'add-card', card }
  expect(after(add, { type: 'remove-card', cardId: 'c1' })?.cards).toEqual([])
  expect(refused({ type: 'remove-card', cardId: 'c1' })).toBe('entry-missing')
  expect(refused(add, sprintAfter(aSprint(), [add]))).toBe('entry-exists')
  expect(refused({ type: 'add-card', card: { ...card, memberId: 'stranger' } })).toBe(
    'member-missing',
  )
  const cards = manyIds(limits.cards).map((id) => ({ ...card, id }))
  const withCards = (list: typeof cards) =>
    aSprint({ retrospective: { ...empty, feelings: [], cards: list } })
  expect(refused(add, withCards(cards))).toBe('list-full')
  expect(refused(add, withCards(cards.slice(1)))).toBeNull()
})

test('cards that belong together have one name, and lie alone again without it', () => {
  const add: DoToSprint = { type: 'add-card', card }
  const group = (name: string | null, cardId = 'c1'): DoToSprint => ({
    type: 'group-card',
    cardId,
    group: name,
  })
  expect(after(add, group('Breakfast'))?.cards).toEqual([{ ...card, group: 'Breakfast' }])
  expect(after(add, group('Breakfast'), group(null))?.cards).toEqual([card])
  expect(refused(group('Breakfast'))).toBe('entry-missing')
})

test('who is here and who does what is kept with it, of the family only [A19]', () => {
  const edit = (changes: object): DoToSprint => ({ type: 'edit-retrospective', changes })
  expect(after(edit({ hostId: 'mia', absentIds: ['leo'], notes: 'Early bed' }))).toEqual({
    ...empty,
    hostId: 'mia',
    absentIds: ['leo'],
    notes: 'Early bed',
  })
  expect(refused(edit({ hostId: 'stranger' }))).toBe('member-missing')
  expect(refused(edit({ absentIds: ['stranger'] }))).toBe('member-missing')
})

test('a retrospective is silent until somebody says or decides anything in it', () => {
  const sprint = aSprint()
  const family = aFamily({ experiments: [] })
  const begun: Retrospective = { stage: 'thanks', feelings: [], cards: [], why: '', thanks: '' }
  expect(isSilent(sprint, family)).toBe(true)
  expect(isSilent({ ...sprint, retrospective: begun }, family)).toBe(true)
  for (const said of [
    { feelings: [{ memberId: 'mia', mood: 4 }] },
    { thanks: 'Leo, for the dishes' },
    { notes: 'Earlier on Friday' },
  ]) {
    expect(isSilent({ ...sprint, retrospective: { ...begun, ...said } }, family)).toBe(false)
  }
})
