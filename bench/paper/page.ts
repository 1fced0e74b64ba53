import type { PrintedBox, PrintedSheet } from '#core/paper/schema.ts'
import { codeBits, codePlaces, marks, tagPlaces, tagsOf } from '#core/paper/sheet-marks.ts'
import type { Chance } from './chance.ts'

/** A printed page, RGB row by row, so many pixels a millimetre. */
export type Page = { width: number; height: number; dots: number; data: Uint8Array }
export type Colour = readonly [number, number, number]
export type Point = readonly [number, number]

/** How a line is drawn: its width in millimetres, how well it covers, and how much of the paper's grain shows. */
export type Pen = { colour: Colour; width: number; cover: number; grain: number }

const border = 0.4

/** The page as the printer leaves it: marks, boxes with their letters, words as grey strokes, lines. */
export function printPage(chance: Chance, sheet: PrintedSheet, dots: number): Page {
  const width = Math.ceil(sheet.width * dots)
  const height = Math.ceil(sheet.height * dots)
  const page = { width, height, dots, data: new Uint8Array(width * height * 3).fill(255) }
  printMarks(page, sheet)
  printWords(chance, page, sheet)
  const letters = chance.often(0.8)
  for (const box of sheet.boxes) {
    if (box.round) ring(page, box)
    else frame(page, box)
    // A strip's boxes say their day, "Mo"; the fridge's sheet says who with one letter.
    if (letters && chance.often(0.8)) label(chance, page, box, sheet.tags > 0 ? 2 : 1)
    if (chance.often(0.1)) dashes(page, box)
  }
  return page
}

type Rectangle = { x: number; y: number; width: number; height: number }
const black: Colour = [20, 20, 20]

function printMarks(page: Page, sheet: PrintedSheet): void {
  const module = marks.tag / 6
  const tags = tagsOf(sheet.tags)
  for (const [corner, place] of tagPlaces(sheet).entries()) {
    fill(page, place, black)
    for (let bit = 0; bit < 16; bit += 1) {
      if (!((tags[corner]! >> (15 - bit)) & 1)) continue
      const x = place.x + module * (1 + (bit & 3))
      const y = place.y + module * (1 + (bit >> 2))
      fill(page, { x, y, width: module, height: module }, [255, 255, 255])
    }
  }
  const bits = codeBits(sheet.code)
  for (const place of codePlaces(sheet)) {
    for (const [at, bit] of bits.entries()) {
      if (!bit) continue
      const x = place.x + (at % marks.columns) * marks.module
      const y = place.y + Math.floor(at / marks.columns) * marks.module
      fill(page, { x, y, width: marks.module, height: marks.module }, black)
    }
  }
}

/** A headline, each row's words, the days' names, and thin lines between rows. */
function printWords(chance: Chance, page: Page, sheet: PrintedSheet): void {
  const rows = new Map<number, number>()
  for (const { x, y } of sheet.boxes) rows.set(y, Math.min(x, rows.get(y) ?? x))
  const hasLines = chance.often(0.5)
  const isStrip = sheet.tags > 0
  if (!isStrip) words(chance, page, { x: 20, y: 12, width: sheet.width - 40, height: 6 }, 40)
  if (!isStrip) words(chance, page, { x: 20, y: 26, width: sheet.width - 40, height: 2.4 }, 110)
  for (const [y, left] of rows) {
    const from = isStrip ? 14 : 10
    words(chance, page, { x: from, y: y + 1.4, width: left - from - 4, height: 2.8 }, 50)
    if (hasLines) {
      fill(page, { x: 10, y: y - 0.75, width: sheet.width - 20, height: 0.15 }, [190, 190, 190])
    }
  }
}

/** Strokes that stand as densely as letters do. */
function words(chance: Chance, page: Page, { x, y, width, height }: Rectangle, grey: number): void {
  const pen = { colour: [grey, grey, grey] as const, width: height / 8, cover: 1, grain: 0 }
  for (let at = x; at < x + width * chance.between(0.5, 1); at += height * 0.45) {
    if (chance.often(0.15)) continue
    const slope = chance.between(-0.3, 0.3) * height
    if (chance.often(0.7)) stroke(page, [at, y + height], [at + slope, y], pen)
    else stroke(page, [at, y + height / 2], [at + height * 0.4, y + height / 2], pen)
  }
}

/** Whose box it is: small grey letters in the corner, before a circle; in a box with round ends a word. */
function label(
  chance: Chance,
  page: Page,
  { x, y, width, height, round }: PrintedBox,
  count: number,
): void {
  const top = y + border + 0.3 + chance.between(0.2, 0.5)
  const high = height > 5 ? 1.7 : 1.5
  if (round && width === height) return letter(chance, page, x - 1.9, top, high)
  const letters = round ? chance.whole(3, 4) : count
  const left = x + border + (round ? 0.4 * height : 0.45)
  for (let at = 0; at < letters; at += 1)
    letter(chance, page, left + at * (round ? 1.3 : 1.5), top, high)
}

/** So many millimetres high. */
function letter(chance: Chance, page: Page, x: number, y: number, high: number): void {
  const grey = chance.whole(110, 135)
  const width = chance.between(0.2, 0.3)
  const pen = { colour: [grey, grey, grey] as const, width, cover: 1, grain: 0 }
  const point = (): Point => [x + chance.whole(0, 2) * 0.5, y + (chance.whole(0, 2) * high) / 2]
  stroke(page, [x, y], [x, y + high], pen)
  for (let strokes = chance.whole(1, 3); strokes > 0; strokes -= 1) {
    stroke(page, point(), point(), pen)
  }
}

/** A fine broken line a millimetre around boxes of which one is enough. */
function dashes(page: Page, { x, y, width, height }: Rectangle): void {
  const pen = { colour: [170, 165, 155] as const, width: 0.2, cover: 1, grain: 0 }
  for (let at = -1; at < width + 1; at += 1.2) {
    stroke(page, [x + at, y - 1], [x + at + 0.6, y - 1], pen)
    stroke(page, [x + at, y + height + 1], [x + at + 0.6, y + height + 1], pen)
  }
  for (let at = -1; at < height + 1; at += 1.2)
    stroke(page, [x - 1, y + at], [x - 1, y + at + 0.6], pen)
}

function frame(page: Page, { x, y, width, height }: Rectangle): void {
  fill(page, { x, y, width, height: border }, black)
  fill(page, { x, y: y + height - border, width, height: border }, black)
  fill(page, { x, y, width: border, height }, black)
  fill(page, { x: x + width - border, y, width: border, height }, black)
}

/** A circle, or a box with round ends. */
function ring(page: Page, { x, y, width, height }: Rectangle): void {
  const radius = height / 2
  each(page, x, y, x + width, y + height, (atX, atY, at) => {
    const nearest = Math.min(Math.max(atX, x + radius), x + width - radius)
    const away = Math.hypot(atX - nearest, atY - y - radius)
    if (away <= radius && away >= radius - border) page.data.set(black, at)
  })
}

function fill(page: Page, { x, y, width, height }: Rectangle, colour: Colour): void {
  each(page, x, y, x + width, y + height, (_x, _y, at) => page.data.set(colour, at))
}

/** Calls for each dot whose middle is within, with its place in millimetres and its index. */
function each(
  { width, height, dots }: Page,
  left: number,
  top: number,
  right: number,
  low: number,
  visit: (x: number, y: number, at: number) => void,
): void {
  const first = Math.max(0, Math.ceil(left * dots - 0.5))
  const last = Math.min(width - 1, Math.ceil(right * dots - 0.5) - 1)
  const end = Math.min(height - 1, Math.ceil(low * dots - 0.5) - 1)
  for (let row = Math.max(0, Math.ceil(top * dots - 0.5)); row <= end; row += 1) {
    for (let column = first; column <= last; column += 1) {
      visit((column + 0.5) / dots, (row + 0.5) / dots, (row * width + column) * 3)
    }
  }
}

/** A line from one place to another, in millimetres, over what is there. */
export function stroke(page: Page, [x1, y1]: Point, [x2, y2]: Point, pen: Pen): void {
  const half = pen.width / 2
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const [left, right] = [Math.min(x1, x2) - half, Math.max(x1, x2) + half]
  const [top, low] = [Math.min(y1, y2) - half, Math.max(y1, y2) + half]
  each(page, left, top, right, low, (x, y, at) => {
    const along =
      length && Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    const away = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
    if (away > half) return
    const alpha =
      pen.cover * (1 - pen.grain * grainAt(x, y)) * Math.min(1, (half - away) / 0.1 + 0.3)
    for (let channel = 0; channel < 3; channel += 1) {
      const under = page.data[at + channel]!
      const through = (under * pen.colour[channel]!) / 255
      page.data[at + channel] = under + (through - under) * alpha
    }
  })
}

/** The paper's roughness between 0 and 1, in grains of a tenth of a millimetre. */
function grainAt(x: number, y: number): number {
  let mixed = Math.imul(Math.floor(x * 9), 374761393) ^ Math.imul(Math.floor(y * 9), 668265263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
