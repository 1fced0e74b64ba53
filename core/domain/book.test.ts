import { expect, test } from 'vitest'
import { foldedSheet, longBook, pairsOf, smallBook, type BookPage } from './book.ts'
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
