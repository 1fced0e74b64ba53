import type { OpenedLetter } from '../letters/schema.ts'
import { dearestFirst, type StoryEntry, type StoryWeek } from './story.ts'

/** A page of a mission's book, to be read aloud. A blank one is for a drawing. */
export type BookPage =
  | { kind: 'cover' | 'beginning' | 'blank' | 'end' }
  | { kind: 'week'; key: string; name: StoryWeek['name']; startsOn: string; entries: BookEntry[] }
  | { kind: 'drawing'; key: string; name: StoryWeek['name']; letter: OpenedLetter }

/** What is told of a week, and what was written in a letter, in pieces that fit a page. */
export type BookEntry = Omit<StoryEntry, 'kind'> & { kind: StoryEntry['kind'] | 'letter' }

/** What fits on a page: letters in a line, and lines. */
export type Room = { letters: number; lines: number }

/** A small book is folded from one sheet: its pages without cover, beginning and end. */
const pagesInside = 5

/**
 * Eight pages: of more than they hold, what is dearest of each week, in the order in which it happened,
 * and the latest drawings, of which there is room for one at least.
 */
export function smallBook(weeks: readonly StoryWeek[], room: Room): BookPage[] {
  const told = inOrder(weeks)
  const ranked = told
    .flatMap(({ entries }) =>
      entries.toSorted(dearestFirst).map((entry, place) => ({ entry, place })),
    )
    .toSorted((one, other) => one.place - other.place || dearestFirst(one.entry, other.entry))
  const among = (most: number) => {
    const kept = new Set(ranked.slice(0, most).map(({ entry }) => entry))
    return pagesOf(
      told.map((week) => ({ ...week, entries: week.entries.filter((entry) => kept.has(entry)) })),
      room,
    )
  }
  const drawings = told.flatMap(drawingsOf)
  const forWords = drawings.length > 0 ? pagesInside - 1 : pagesInside
  // Less never needs more pages, so that half of what is left is tried each time.
  let [most, tooMany] = [0, ranked.length + 1]
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (among(middle).length <= forWords) most = middle
    else tooMany = middle
  }
  const inside = among(most)
  const drawn = drawings.slice(inside.length - pagesInside)
  return bound([...inside, ...drawn], pagesInside - inside.length - drawn.length)
}

/** Everything, letters and drawings in their weeks, and pages to draw on until sheets of four pages are full. */
export function longBook(weeks: readonly StoryWeek[], room: Room): BookPage[] {
  const inside = inOrder(weeks).flatMap((week) => [
    ...pagesOf([{ ...week, entries: [...week.entries, ...writtenIn(week, room)] }], room),
    ...drawingsOf(week),
  ])
  return bound(inside, (4 - ((inside.length + 3) % 4)) % 4)
}

/** Between cover and end; so many pages are for drawings. */
function bound(inside: readonly BookPage[], blank: number): BookPage[] {
  const toDrawOn = Array.from({ length: blank }, () => ({ kind: 'blank' }) as const)
  return [{ kind: 'cover' }, { kind: 'beginning' }, ...inside, ...toDrawOn, { kind: 'end' }]
}

const inOrder = (weeks: readonly StoryWeek[]) =>
  weeks.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))

/** Each drawing of a week on a page of its own. */
function drawingsOf({ name, letters }: StoryWeek): BookPage[] {
  return letters
    .filter(({ content }) => content.drawing)
    .map((letter) => ({ kind: 'drawing', key: letter.id, name, letter }))
}

/** What the letters of a week say, in pieces that fit a page. */
function writtenIn({ letters }: StoryWeek, room: Room): BookEntry[] {
  return letters.flatMap(({ id, memberId, content }) =>
    piecesOf(content.text, room).map((text, piece) => {
      return { key: `${id} ${piece}`, kind: 'letter', text, memberId }
    }),
  )
}

/** Breaks between words; where there are none, within a line. O(length). */
function piecesOf(text: string, room: Room): string[] {
  const pieces: string[] = []
  let piece = ''
  /** The lines of the piece that are full, and how wide the one is that was begun. */
  let [full, width] = [whoSaidIt, 0]
  const add = (part: string) => {
    for (const [at, line] of part.split('\n').entries()) {
      if (at > 0) {
        full += linesFor(width, room)
        width = 0
      }
      width += widthOf(line)
    }
    piece += part
  }
  for (const part of text.trimEnd().match(/\s*\S{1,12}/gu) ?? []) {
    const before = piece.trim()
    add(part)
    if (before === '' || full + linesFor(width, room) <= room.lines) continue
    pieces.push(before)
    ;[piece, full, width] = ['', whoSaidIt, 0]
    add(part.trimStart())
  }
  return [...pieces, piece.trim()].filter((one) => one !== '')
}

type BookWeek = Pick<StoryWeek, 'sprintId' | 'name' | 'startsOn'> & {
  entries: readonly BookEntry[]
}

function pagesOf(weeks: readonly BookWeek[], room: Room): BookPage[] {
  return weeks.flatMap(({ sprintId, name, startsOn, entries }) => {
    const pages: BookEntry[][] = []
    let left = 0
    for (const entry of entries) {
      const lines = linesOf(entry, room)
      if (lines > left) {
        pages.push([])
        left = room.lines
      }
      pages.at(-1)!.push(entry)
      left -= lines
    }
    return pages.map((some, page) => {
      const key = `${sprintId} ${page}`
      return { kind: 'week' as const, key, name, startsOn, entries: some }
    })
  })
}

/** In lines. */
const whoSaidIt = 1.6
const usedOfLine = 0.8

/** In letters: what the screen says before the words of a thank-you, or in their place. */
const nameAndReason = 24

/** Words break where they end, so a line is not full; signs of East Asia take two letters' room. */
function linesOf({ text, to }: Pick<BookEntry, 'text' | 'to'>, room: Room): number {
  const more = to ? nameAndReason : 0
  return text
    .split('\n')
    .reduce((sum, line) => sum + linesFor(widthOf(line) + more, room), whoSaidIt)
}

const wide = /[\u2e80-\u{10ffff}]/gu
const widthOf = (line: string) => line.length + (line.match(wide)?.length ?? 0)

const linesFor = (width: number, { letters }: Room) =>
  Math.max(Math.ceil(width / (letters * usedOfLine)), 1)

/**
 * Eight pages on one side of a sheet, by their place in the book: cut along the middle, it folds into a
 * book. The upper row stands on its head.
 */
export const foldedSheet = { upper: [6, 5, 4, 3], lower: [7, 0, 1, 2] } as const

/** Pairs of pages for sheets printed on both sides, laid into each other: front, back, front, back … */
export function pairsOf(pages: number): [left: number, right: number][] {
  const sides = pages / 2
  return Array.from({ length: sides }, (_, side) =>
    side % 2 === 0 ? [pages - 1 - side, side] : [side, pages - 1 - side],
  )
}
