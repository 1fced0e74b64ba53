import { expect, test } from 'vitest'
import { foldedSheet, longBook, pairsOf, smallBook, type BookPage } from './book.ts'
import type { OpenedLetter } from '../letters/schema.ts'
import type { StoryEntry, StoryWeek } from './story.ts'

const room = { letters: 30, lines: 12 }
const entry = (key: string, kind: StoryEntry['kind'], text = key): StoryEntry => ({
  key,
  kind,
  text,
  memberId: null,
})
const week = (number: number, ...entries: StoryEntry[]): StoryWeek => ({
  sprintId: `week${number}`,
  name: `Week ${number}`,
  startsOn: `2026-03-0${number}`,
  endsOn: `2026-03-0${number}`,
  isQuiet: false,
  done: 1,
  entries,
  letters: [],
})
const kinds = (pages: readonly BookPage[]) => pages.map(({ kind }) => kind)
const texts = (pages: readonly BookPage[]) =>
  pages.flatMap((page) => (page.kind === 'week' ? page.entries.map(({ text }) => text) : []))
const many = (number: number) =>
  week(
    number,
    ...Array.from({ length: 6 }, (_, index) => entry(`step ${number} ${index}`, 'step')),
    entry(`high ${number}`, 'high'),
  )

test('a small book has eight pages, from the first week on, and room to draw', () => {
  const pages = smallBook([week(2, entry('b', 'high')), week(1, entry('a', 'thanks'))], room)
  expect(kinds(pages)).toEqual([
    'cover',
    'beginning',
    'week',
    'week',
    'blank',
    'blank',
    'blank',
    'end',
  ])
  expect(texts(pages)).toEqual(['a', 'b'])
})

test('where there is more than it holds, what is dearest stays', () => {
  const pages = smallBook([many(5), many(4), many(3), many(2), many(1)], room)
  expect(pages).toHaveLength(8)
  expect(texts(pages)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5].map((n) => `high ${n}`)))
  const long = longBook([many(2), many(1)], room)
  expect(long.length % 4).toBe(0)
  expect(texts(long)).toHaveLength(14)
})

test('a long text stands on a page of its own, and its pages fill whole sheets', () => {
  const words = entry('words', 'high', 'We laughed so much that nobody could eat. '.repeat(6))
  const pages = longBook([week(1, words, entry('short', 'step'))], room)
  expect(kinds(pages)).toEqual([
    'cover',
    'beginning',
    'week',
    'week',
    'blank',
    'blank',
    'blank',
    'end',
  ])
})

const ascending = (one: number, other: number) => one - other

test('folded, each leaf has two pages that follow one another', () => {
  const { upper, lower } = foldedSheet
  expect([...upper, ...lower].toSorted(ascending)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  // The outer columns and the inner pairs of each row come to lie back to back.
  const leaves = [
    [upper[0], lower[0]],
    [lower[1], lower[2]],
    [lower[3], upper[3]],
    [upper[2], upper[1]],
  ]
  expect(leaves.map((leaf) => leaf.toSorted(ascending))).toEqual([
    [6, 7],
    [0, 1],
    [2, 3],
    [4, 5],
  ])
  expect(pairsOf(8)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ])
})

const letter = (id: string, text: string, isDrawn: boolean): OpenedLetter => ({
  id,
  memberId: 'mia',
  moment: { kind: 'book' },
  writtenAt: '2026-03-04T18:30:00.000Z',
  mine: true,
  shareId: null,
  openedAt: '2026-03-04T18:30:00.000Z',
  openedOn: '2026-03-04',
  sprintId: 'week1',
  content: { text, drawing: isDrawn ? [{ color: 'ink', width: 2, points: [0, 0] }] : null },
})
const drawn = (pages: readonly BookPage[]) =>
  pages.flatMap((page) => (page.kind === 'drawing' ? page.key : []))

test('drawings take the empty pages of a small book, the latest first, and one always has room', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => letter(id, '', true))
  const few = smallBook([{ ...week(1, entry('high 1', 'high')), letters }], room)
  expect(few).toHaveLength(8)
  expect(drawn(few)).toEqual(['d', 'e', 'f', 'g'])
  const full = smallBook([{ ...many(1), letters }, many(2), many(3), many(4)], room)
  expect(full).toHaveLength(8)
  expect(drawn(full)).toEqual(['g'])
  expect(texts(full)).toContain('high 4')
})

test('a long book has every letter whole, in pieces that fit, and every drawing, in its week', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ')
  const letters = [letter('long', `${words}\n\n\nGoodbye`, false), letter('sun', 'Hi', true)]
  const pages = longBook([{ ...week(1, entry('high 1', 'high')), letters }, many(2)], room)
  expect(pages.length % 4).toBe(0)
  expect(drawn(pages)).toEqual(['sun'])
  const told = texts(pages)
  expect(told.join(' ').match(/word\d+|Goodbye|Hi$/gm)).toHaveLength(301)
  expect(told.filter((text) => text.startsWith('word')).length).toBeGreaterThan(5)
  expect(kinds(pages).indexOf('drawing')).toBeLessThan(
    pages.findIndex((page) => page.kind === 'week' && page.name === 'Week 2'),
  )
  const unbroken = longBook(
    [{ ...week(1), letters: [letter('wide', '读'.repeat(900), false)] }],
    room,
  )
  expect(texts(unbroken).join('')).toHaveLength(900)
  expect(texts(unbroken).length).toBeGreaterThan(4)
})
