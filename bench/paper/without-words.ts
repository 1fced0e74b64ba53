import type { PrintedSheet } from '#core/paper/schema.ts'
import { codePlaces, marks, tagPlaces, type Rectangle } from '#core/paper/sheet-marks.ts'
import { tagCorners, type Found } from '#web/shared/sheet-reader/find-sheets.ts'
import { fitHomography, project, type Homography } from '#web/shared/sheet-reader/homography.ts'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'
import { lookAtBoxes } from '#web/shared/sheet-reader/read-sheet.ts'

/** Around a box a pen's stroke stays in sight; above it words begin after a millimetre. */
const around = { above: 0.9, beside: 2 }
/** Sides of the squares by which paper's brightness is known, in pixels: broader than letters' strokes. */
const square = 24
const table = 128

/** The same photograph with nothing on it but corners, codes and boxes: paper where words were, grey beside the sheet. */
export function withoutWords(picture: Picture, found: Found, sheet: PrintedSheet): Picture {
  const from = found.seen.flatMap(({ corner }) => {
    const { x, y } = tagPlaces(sheet)[corner]!
    return tagCorners(x, y)
  })
  const to = found.seen.flatMap(({ corners }) => corners)
  const [toPicture, toSheet] = [fitHomography(from, to), fitHomography(to, from)]
  if (!toPicture || !toSheet) throw new Error('Its corners tell no sheet')
  const { width, height, data } = picture
  const mayStay = new Uint8Array(width * height)
  for (const place of placesThatStay(picture, found, sheet))
    forPixelsIn(place, picture, toPicture, toSheet, (at) => (mayStay[at] = 1))
  const painted = { width, height, data: new Uint8ClampedArray(data.length).fill(table) }
  const paper = paperOf(picture)
  const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  forPixelsIn(whole, picture, toPicture, toSheet, (at) => {
    const column = Math.floor((at % width) / square)
    const block = Math.floor(at / width / square) * Math.ceil(width / square) + column
    const source = mayStay[at] ? data : paper
    const start = mayStay[at] ? at * 4 : block * 4
    painted.data.set(source.subarray(start, start + 3), at * 4)
  })
  for (let at = 3; at < painted.data.length; at += 4) painted.data[at] = 255
  return painted
}

function placesThatStay(picture: Picture, found: Found, sheet: PrintedSheet): Rectangle[] {
  const looked = lookAtBoxes(picture, found, sheet)
  // Where the paper was not clear enough to tell, boxes are where flat paper would have them.
  const shifts = 'refused' in looked ? null : looked.shifts
  const boxes = sheet.boxes.map(({ x, y, width, height }, at) => ({
    x: x + (shifts?.[at]?.x ?? 0) - around.beside,
    y: y + (shifts?.[at]?.y ?? 0) - around.above,
    width: width + 2 * around.beside,
    height: height + around.above + around.beside,
  }))
  const printed = [...tagPlaces(sheet), ...codePlaces(sheet)].map(({ x, y, width, height }) => ({
    x: x - marks.white,
    y: y - marks.white,
    width: width + 2 * marks.white,
    height: height + 2 * marks.white,
  }))
  return [...boxes, ...printed]
}

/** Every pixel that shows a part of this place on the sheet. */
function forPixelsIn(
  { x, y, width, height }: Rectangle,
  picture: Picture,
  toPicture: Homography,
  toSheet: Homography,
  act: (at: number) => void,
): void {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([right, low]) => project(toPicture, right!, low!))
  const across = corners.map(([right]) => right)
  const down = corners.map(([, low]) => low)
  const [left, right] = [Math.max(0, Math.floor(Math.min(...across))), Math.max(...across)]
  const [top, low] = [Math.max(0, Math.floor(Math.min(...down))), Math.max(...down)]
  for (let row = top; row < Math.min(low, picture.height); row += 1) {
    for (let column = left; column < Math.min(right, picture.width); column += 1) {
      const [onX, onY] = project(toSheet, column, row)
      if (onX >= x && onX < x + width && onY >= y && onY < y + height)
        act(row * picture.width + column)
    }
  }
}

/** Of each square and those around it the brightest of each colour, RGBA: paper, whatever is written there. */
function paperOf({ width, height, data }: Picture): Uint8ClampedArray {
  const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)]
  const own = new Uint8ClampedArray(columns * rows * 4)
  for (let at = 0; at < data.length; at += 1) {
    const pixel = at >> 2
    const row = Math.floor(pixel / width / square)
    const to = (row * columns + Math.floor((pixel % width) / square)) * 4 + (at & 3)
    own[to] = Math.max(own[to]!, data[at]!)
  }
  return own.map((level, at) => {
    const [column, row] = [(at >> 2) % columns, Math.floor((at >> 2) / columns)]
    let most = level
    for (let down = Math.max(0, row - 1); down <= Math.min(rows - 1, row + 1); down += 1) {
      for (
        let right = Math.max(0, column - 1);
        right <= Math.min(columns - 1, column + 1);
        right += 1
      )
        most = Math.max(most, own[(down * columns + right) * 4 + (at & 3)]!)
    }
    return most
  })
}
