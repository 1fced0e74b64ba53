import type { PrintedBox } from '#core/contract/printed-sheet.ts'
import { project, type Homography } from './homography.ts'
import { brightnessAt, type Grey } from './picture.ts'

/** How far a box stands from where flat paper would have it, in millimetres; and how well its border was seen. */
export type Shift = { x: number; y: number; clear: number }

/** Around where a box is thought to be, shifts are looked at up to so many steps to each side. */
const step = 0.25
const steps = 9
const side = 2 * steps + 1
/** Beside the border, within and without, is paper: half of what lies between two boxes. */
const beside = 0.75
const border = 0.4

/**
 * From far to near: boxes within so many millimetres help each other, in a window around what is known
 * so far. What is found near the tags tells where to look farther off, so the wide window comes again.
 */
const passes = [
  { near: 18, window: 2, step: 0.5 },
  { near: 16, window: 1.5, step: 0.5 },
  { near: 14, window: 1.5, step: 0.5 },
  { near: 11, window: 1, step: 0.25 },
  { near: 8, window: 0.75, step: 0.25 },
]

type Place = { x: number; y: number }

/** Where each box really stands on this paper: bends carry it away from where its tags would have it. */
export function align(
  grey: Grey,
  h: Homography,
  boxes: readonly PrintedBox[],
  held: readonly Place[],
): Shift[] {
  const places = boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  const maps = boxes.map((box) => borderMap(grey, h, box, { x: 0, y: 0 }))
  let bend: Shift[] = places.map(() => ({ x: 0, y: 0, clear: 0 }))
  for (const pass of passes) {
    const pooled = places.map((_place, at) => pool(maps, places, bend, at, pass))
    bend = smooth(places, pooled, held, pass.near * 1.3)
    for (const [at, shift] of bend.entries()) {
      const { around } = maps[at]!
      if (Math.max(Math.abs(shift.x - around.x), Math.abs(shift.y - around.y)) < 1) continue
      maps[at] = borderMap(grey, h, boxes[at]!, shift)
    }
  }
  return bend.map((shift, at) => nudge(maps[at]!, shift))
}

/** For each shift around one, how dark the border's line would be against both of its sides. */
type BorderMap = { around: Place; levels: Float32Array }

function borderMap(grey: Grey, h: Homography, box: PrintedBox, { x, y }: Place): BorderMap {
  const { levels: dark, width, margin } = patchOf(grey, h, { ...box, x: box.x + x, y: box.y + y })
  const points = borderPoints(box)
  const offsets = Int32Array.from(
    { length: points.length / 2 },
    (_, at) => Math.round(points[at * 2 + 1]!) * width + Math.round(points[at * 2]!),
  )
  const levels = new Float32Array(side * side)
  for (let cell = 0; cell < levels.length; cell += 1) {
    const row = Math.floor(cell / side) - steps + margin
    const moved = row * width + (cell % side) - steps + margin
    let sum = 0
    for (let at = 0; at < offsets.length; at += 3) {
      const line = dark[moved + offsets[at]!]!
      const beyond = (dark[moved + offsets[at + 1]!]! + dark[moved + offsets[at + 2]!]!) / 2
      sum += Math.min(0.7, line) - Math.min(0.7, beyond)
    }
    levels[cell] = (sum * 3) / offsets.length
  }
  return { around: { x, y }, levels }
}

/** Middle of the border's line, a place within and one without, in steps from the box's upper left. */
function borderPoints({ width, height, round }: PrintedBox): number[] {
  const points: number[] = []
  const add = (x: number, y: number, outX: number, outY: number) => {
    for (const out of [-border / 2, -border / 2 - beside, -border / 2 + beside]) {
      points.push((x + outX * out) / step, (y + outY * out) / step)
    }
  }
  const along = (length: number, from: number) =>
    Array.from({ length: 8 }, (_, at) => from + ((at + 0.5) * (length - 2 * from)) / 8)
  const end = round ? height / 2 : 0.9
  if (width - 2 * end > 1) {
    for (const x of along(width, end)) {
      add(x, 0, 0, -1)
      add(x, height, 0, 1)
    }
  }
  if (!round) {
    for (const y of along(height, end)) {
      add(0, y, -1, 0)
      add(width, y, 1, 0)
    }
    return points
  }
  for (let at = 0; at < 24; at += 1) {
    const [outX, outY] = [
      Math.cos(((at + 0.5) * Math.PI) / 12),
      Math.sin(((at + 0.5) * Math.PI) / 12),
    ]
    add((outX < 0 ? end : width - end) + outX * end, end + outY * end, outX, outY)
  }
  return points
}

/** The box and what is around it, flat: darkness against its paper, 0 to 1, in steps of a quarter millimetre. */
function patchOf(grey: Grey, h: Homography, box: PrintedBox) {
  const margin = steps + 4
  const width = Math.ceil(box.width / step) + 2 * margin + 1
  const height = Math.ceil(box.height / step) + 2 * margin + 1
  const levels = new Float32Array(width * height)
  const counts = new Uint32Array(256)
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 1) {
      const [x, y] = project(h, box.x + (column - margin) * step, box.y + (row - margin) * step)
      levels[at] = brightnessAt(grey, x, y)
      counts[Math.round(levels[at]!)]! += 1
    }
  }
  let paper = 255
  for (let above = 0; paper > 1 && above < levels.length * 0.25; paper -= 1) above += counts[paper]!
  for (let at = 0; at < levels.length; at += 1) levels[at] = Math.max(0, 1 - levels[at]! / paper)
  return { levels, width, margin }
}

function lookUp({ around, levels }: BorderMap, x: number, y: number): number {
  const atX = Math.min(side - 1.001, Math.max(0, (x - around.x) / step + steps))
  const atY = Math.min(side - 1.001, Math.max(0, (y - around.y) / step + steps))
  const [left, top] = [Math.floor(atX), Math.floor(atY)]
  const [right, down] = [atX - left, atY - top]
  const at = top * side + left
  const upper = levels[at]! * (1 - right) + levels[at + 1]! * right
  const lower = levels[at + side]! * (1 - right) + levels[at + side + 1]! * right
  return upper * (1 - down) + lower * down
}

/** The shift at which a box and its neighbours, each moved as its bend already says, see most of their borders. */
function pool(
  maps: readonly BorderMap[],
  places: readonly Place[],
  bend: readonly Shift[],
  at: number,
  { near, window, step: fine }: (typeof passes)[number],
): Shift {
  const here = places[at]!
  const count = Math.round(window / fine)
  const size = 2 * count + 1
  const sums = new Float32Array(size * size)
  let weights = 0
  for (const [other, place] of places.entries()) {
    const away = ((place.x - here.x) ** 2 + (place.y - here.y) ** 2) / (near * near)
    if (away > 3) continue
    const weight = Math.exp(-away)
    weights += weight
    for (let cell = 0; cell < sums.length; cell += 1) {
      const x = bend[other]!.x + ((cell % size) - count) * fine
      const y = bend[other]!.y + (Math.floor(cell / size) - count) * fine
      sums[cell]! += weight * lookUp(maps[other]!, x, y)
    }
  }
  const { x, y, top } = peakOf(sums, size)
  const clear = top / weights
  return { x: bend[at]!.x + (x - count) * fine, y: bend[at]!.y + (y - count) * fine, clear }
}

/** The highest cell, and where between its neighbours the top would be. */
function peakOf(cells: Float32Array, size: number): { x: number; y: number; top: number } {
  let best = 0
  for (let at = 1; at < cells.length; at += 1) if (cells[at]! > cells[best]!) best = at
  const [x, y] = [best % size, Math.floor(best / size)]
  const between = (before: number | undefined, after: number | undefined) => {
    const bend = before! - 2 * cells[best]! + after!
    return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before! - after!) / (2 * bend))) : 0
  }
  return {
    x: x + (x > 0 && x < size - 1 ? between(cells[best - 1], cells[best + 1]) : 0),
    y: y + (y > 0 && y < size - 1 ? between(cells[best - size], cells[best + size]) : 0),
    top: cells[best]!,
  }
}

/** A bend that changes little from place to place, and is none at the tags: around each place, a slope. */
function smooth(
  places: readonly Place[],
  shifts: readonly Shift[],
  held: readonly Place[],
  near: number,
): Shift[] {
  // Where borders are as clear as anywhere, the shift is known; at a tag it is known best.
  const clearest = shifts.reduce((most, { clear }) => Math.max(most, clear), 0.05)
  const known = [
    ...places.map((place, at) => ({
      place,
      shift: shifts[at]!,
      weight: Math.max(0.05, shifts[at]!.clear / clearest) ** 3,
    })),
    ...held.map((place) => ({ place, shift: { x: 0, y: 0 }, weight: 2 })),
  ]
  return places.map((here, at) => {
    const sums = [0, 1, 2].map(() => new Float64Array(5))
    for (const { place, shift, weight } of known) {
      const [x, y] = [(place.x - here.x) / near, (place.y - here.y) / near]
      const share = weight * Math.exp(-(x * x + y * y))
      if (share < 1e-4) continue
      const factors = [1, x, y, shift.x, shift.y]
      for (let row = 0; row < 3; row += 1) {
        for (let column = 0; column < 5; column += 1)
          sums[row]![column]! += share * factors[row]! * factors[column]!
      }
    }
    return { ...meanOf(sums), clear: shifts[at]!.clear }
  })
}

/** The plane's height in its middle, with slopes held small where little is known of them. */
function meanOf(sums: readonly Float64Array[]): Place {
  const [n, x, y, sumX, sumY] = [...sums[0]!]
  const [, xx, xy, slopeXx, slopeXy] = [...sums[1]!]
  const [, , yy, slopeYx, slopeYy] = [...sums[2]!]
  const hold = 0.1 * n!
  const determinant = (xx! + hold) * (yy! + hold) - xy! * xy!
  const a = (x! * (yy! + hold) - y! * xy!) / determinant
  const b = (y! * (xx! + hold) - x! * xy!) / determinant
  const rest = n! - a * x! - b * y!
  return {
    x: (sumX! - a * slopeXx! - b * slopeYx!) / rest,
    y: (sumY! - a * slopeXy! - b * slopeYy!) / rest,
  }
}

/** A box's own border has the last word, within half a millimetre, the less the farther from its neighbours'. */
function nudge(map: BorderMap, { x, y }: Shift): Shift {
  const size = 9
  const cells = new Float32Array(size * size)
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [right, down] = [((cell % size) - 4) / 8, (Math.floor(cell / size) - 4) / 8]
    cells[cell] = lookUp(map, x + right, y + down) - 0.5 * (right * right + down * down)
  }
  const peak = peakOf(cells, size)
  return { x: x + (peak.x - 4) / 8, y: y + (peak.y - 4) / 8, clear: peak.top }
}
