import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import {
  afterTyping,
  baseIn,
  offeredIn,
  readAs,
  shownIn,
  together,
  type DraftState,
} from './draft-state.ts'
import type { Draft } from './drafts.ts'

const found = (value: string, base: string): DraftState<string> => ({
  mine: { id: 'found', value, base, touched: false },
  others: [],
})
const words = (state: DraftState<string>, saved: string) =>
  offeredIn(state, saved).map(({ value }) => value)
const newId = () => 'new'

test('what was typed over what stands there still goes on in the field [P1]', () => {
  const state = found('Pizza on Fri', 'Pizza')
  expect(shownIn(state, 'Pizza')).toBe('Pizza on Fri')
  expect(words(state, 'Pizza')).toEqual([])
})

test('what the family has written since stands, and the draft beside it [P1]', () => {
  const state = found('Pizza on Fri', 'Pizza')
  expect(shownIn(state, 'Pasta')).toBe('Pasta')
  expect(words(state, 'Pasta')).toEqual(['Pizza on Fri'])
})

test('a draft that was sent after all is neither shown twice nor offered [P1]', () => {
  const state = found('Pizza on Friday', 'Pizza')
  expect(shownIn(state, 'Pizza on Friday')).toBe('Pizza on Friday')
  expect(words(state, 'Pizza on Friday')).toEqual([])
})

test('words that are saved among those of others are not offered [P23]', () => {
  const state = found('Pizza.\nBring a torch.', 'Pizza.')
  const offered = (saved: string) => offeredIn(state, saved, 'notes').map(({ value }) => value)
  expect(offered('Pizza.\nWho cooks?\nBring a torch.')).toEqual([])
  expect(offered('Pizza.\nWho cooks?')).toEqual(['Pizza.\nBring a torch.'])
})

test('typing beside an offered draft leaves it where it is [P1]', () => {
  const state = afterTyping(found('Pizza on Fri', 'Pizza'), {
    value: 'Pasta!',
    saved: 'Pasta',
    newId,
  })
  expect(state.mine).toEqual({ id: 'new', value: 'Pasta!', base: 'Pasta', touched: true })
  expect(words(state, 'Pasta')).toEqual(['Pizza on Fri'])
})

test('typing on in a draft that was found goes on in the same one [P1]', () => {
  const state = afterTyping(found('Piz', ''), { value: 'Pizz', saved: '', newId })
  expect(state.mine).toEqual({ id: 'found', value: 'Pizz', base: '', touched: true })
  expect(words(state, '')).toEqual([])
})

test('what somebody is typing here stays in the field, whatever comes from elsewhere [P1]', () => {
  const state = afterTyping({ mine: null, others: [] }, { value: 'Pizz', saved: '', newId })
  expect(shownIn(state, 'Pasta')).toBe('Pizz')
})

test('what is typed builds on what stood there when the writing began [P6]', () => {
  const begun = afterTyping({ mine: null, others: [] }, { value: 'We swim', saved: '', newId })
  const goesOn = afterTyping(begun, { value: 'We swim.', saved: 'Grandma comes.', newId })
  expect(goesOn.mine).toMatchObject({ id: 'new', value: 'We swim.', base: '' })
  expect(baseIn(goesOn, 'Grandma comes.')).toBe('')
  expect(baseIn({ mine: null, others: [] }, 'Grandma comes.')).toBe('Grandma comes.')
})

test('a draft that is taken up keeps what the family has written since [P6, P1]', () => {
  const notes = { base: 'Pizza.', value: 'Pizza. We swim.' }
  const { value, base } = together('notes', notes, 'Pizza. Grandma comes.')
  expect(value).toContain('We swim.')
  expect(value).toContain('Grandma comes.')
  expect(base).toBe('Pizza. Grandma comes.')
  // One line has room for one of them.
  expect(together('name', { base: 'Week', value: 'Our week' }, 'Week 1').value).toBe('Our week')
  const task = { base: { title: 'Read', effort: 1 }, value: { title: 'Read aloud', effort: 1 } }
  expect(together('text', task, { title: 'Read', effort: 3 }).value).toEqual({
    title: 'Read aloud',
    effort: 3,
  })
})

test('two texts that together have no room stay two: the words build on their own beginning [P6]', () => {
  const long = { base: '', value: 'We swim. '.repeat(limits.note / 9) }
  expect(together('notes', long, 'Grandma comes. '.repeat(limits.note / 15))).toEqual(long)
})

const form = { title: '', days: ['Monday'], icon: undefined as string | null | undefined }
const draft = (value: unknown): Draft => ({ id: 'a', tab: 't', at: 1, value, base: { title: '' } })

test('a form comes back as it was, and what another version kept does not [P1]', () => {
  const typed = { title: 'Walk', days: ['Friday'], icon: 'walk' }
  expect(readAs(draft(typed), form)?.value).toEqual(typed)
  expect(readAs(draft({ title: 'Walk', icon: null }), form)?.value).toEqual({
    title: 'Walk',
    icon: null,
  })
  for (const strange of ['Walk', 7, { title: 7 }, { name: 'Walk' }, { title: 'W', days: {} }])
    expect(readAs(draft(strange), form), JSON.stringify(strange)).toBeNull()
})
