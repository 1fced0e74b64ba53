import type { PrintedBox, PrintedSheet } from '#core/paper/schema.ts'
import type { Chance } from './chance.ts'

/** People a sheet is for; with more of them the boxes are smaller. */
export const sizes = [1, 5, 12, 20] as const
export type Size = (typeof sizes)[number]
export type Paper = PrintedSheet['paper']

/** Widths and heights in millimetres. */
export const papers: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

const days = 7
const gap = 1.5
const top = 34
/** Above the code, whose upper edge is 10.5 mm over the paper's lower one. */
const bottom = 24
/** Sides of the boxes, people in one day's cell, millimetres that a task's words take. */
const looks: Record<Size, { boxes: number[]; inCell: number; words: number }> = {
  1: { boxes: [8, 10, 11, 12], inCell: 1, words: 62 },
  5: { boxes: [6, 6.5, 7], inCell: 2, words: 48 },
  12: { boxes: [6], inCell: 3, words: 24 },
  20: { boxes: [5], inCell: 3, words: 30 },
}

/** A sheet as the product prints them: a row for each task, a cell for each day, "any day" at the end. */
export function makeSheet(chance: Chance, size: Size, paper: Paper): PrintedSheet {
  const upright = papers[paper]
  const across = size > 5 ? chance.often(0.4) : chance.often(0.25)
  const page = across ? { width: upright.height, height: upright.width } : upright
  const look = looks[size]
  const side = chance.oneOf(look.boxes)
  const boxes: PrintedBox[] = []
  const space = page.width - 20 - look.words
  const dayWidth = space / (days + 1)
  const fit = Math.max(1, Math.floor((dayWidth - 1) / (side + gap)))
  const inCell = Math.min(look.inCell, fit)
  const step = side + (chance.often(0.4) ? gap : chance.between(gap, 5))
  for (let y = top; y + side < page.height - bottom; y += step) {
    const isAnyDay = chance.often(0.15)
    const left = 10 + look.words
    if (isAnyDay) boxes.push(...anyDay(chance, left, y, side))
    else boxes.push(...week(chance, { left, y, side, dayWidth, inCell }))
  }
  return { ...sheetOf(chance, page, boxes), paper }
}

type Row = { left: number; y: number; side: number; dayWidth: number; inCell: number }

/** A row's boxes on each of its days, side by side where several people have the task; or one pill for all. */
function week(chance: Chance, { left, y, side, dayWidth, inCell }: Row): PrintedBox[] {
  const people = chance.whole(1, inCell)
  const isPill = people > 1 && chance.often(0.3)
  const rests = chance.often(0.3)
  const boxes: PrintedBox[] = []
  for (let day = 0; day < days; day += 1) {
    if (rests && day > 4) break
    const x = left + day * dayWidth
    if (isPill) {
      boxes.push(boxOf({ x, y, width: people * side + (people - 1) * gap, height: side }, true))
    } else {
      for (let one = 0; one < people; one += 1) {
        boxes.push(boxOf({ x: x + one * (side + gap), y, width: side, height: side }, false))
      }
    }
  }
  return boxes
}

function anyDay(chance: Chance, left: number, y: number, side: number): PrintedBox[] {
  const count = chance.whole(1, 4)
  const at = (one: number) => ({ x: left + one * (side + gap), y, width: side, height: side })
  return Array.from({ length: count }, (_, one) => ({ ...boxOf(at(one), true), date: null }))
}

type Rectangle = { x: number; y: number; width: number; height: number }

const hundredth = (length: number) => Math.round(length * 100) / 100

function boxOf({ x, y, width, height }: Rectangle, round: boolean): PrintedBox {
  const place = { x: hundredth(x), y: hundredth(y), width: hundredth(width), height }
  return {
    taskId: 'task',
    memberIds: ['one'],
    together: round,
    date: '2026-11-23',
    ...place,
    round,
  }
}

function sheetOf(
  chance: Chance,
  { width, height }: { width: number; height: number },
  boxes: PrintedBox[],
): PrintedSheet {
  const digits = Array.from({ length: 10 }, () => chance.whole(0, 15).toString(16))
  const rest = { layout: 1, sprintId: 'sprint', week: 0, paper: 'a4', tags: 0 } as const
  return { code: digits.join(''), ...rest, width, height, boxes }
}

/** A child's strip: large boxes in one or two rows, with one of the sets of tags for strips. */
export function makeStrip(chance: Chance, tags: number): PrintedSheet {
  const side = chance.oneOf([8, 11, 12])
  const wide = side < 11 && chance.often(0.5) ? 1.35 : 1
  const rows = chance.whole(2, 3)
  const height = 26 + rows * (side + 3)
  const boxes: PrintedBox[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let day = 0; day < days; day += 1) {
      const x = 58 + day * (side * wide + 2.5)
      const place = { x, y: 6 + row * (side + 3), width: side * wide, height: side }
      boxes.push(boxOf(place, row === 1))
    }
  }
  return { ...sheetOf(chance, { width: 190, height }, boxes), tags }
}
