import type { PrintedBox } from '#core/paper/schema.ts'
import { borderMap, lookUp, type BorderMap, type Point } from './border-map.ts'
import type { Homography } from './homography.ts'
import type { Grey } from './picture.ts'

/** How far a box stands from where flat paper would have it, in millimetres; and how well its border was seen. */
export type Shift = { x: number; y: number; clear: number }

/**
 * From far to near: boxes within so many millimetres help each other, in a window around what is known
 * so far. What is found near the tags tells where to look farther off, so the wide window comes again.
 */
const passes = [
  { near: 18, window: 2, step: 0.5 },
  { near: 16, window: 1.5, step: 0.5 },
  { near: 16, window: 1.5, step: 0.5 },
  { near: 16, window: 1.5, step: 0.5 },
  { near: 16, window: 1.5, step: 0.5 },
  { near: 14, window: 1.5, step: 0.5 },
  { near: 11, window: 1, step: 0.25 },
  { near: 8, window: 0.75, step: 0.25 },
]

/** Where each box really stands on this paper: bends carry it away from where its tags would have it. */
export function align(
  grey: Grey,
  h: Homography,
  boxes: readonly PrintedBox[],
  held: readonly Point[],
): Shift[] {
  const places = boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  const maps = boxes.map((box) => borderMap(grey, h, box, { x: 0, y: 0 }))
  let bend: Shift[] = places.map(() => ({ x: 0, y: 0, clear: 0 }))
  for (const pass of passes) {
    const own = maps.map((map, at) => levelsAround(map, bend[at]!, pass))
    const pooled = places.map((_place, at) => pool(own, places, bend[at]!, at, pass))
    bend = smooth(places, pooled, held, pass.near * 1.3)
    for (const [at, shift] of bend.entries()) {
      const { around } = maps[at]!
      if (Math.max(Math.abs(shift.x - around.x), Math.abs(shift.y - around.y)) < 1) continue
      maps[at] = borderMap(grey, h, boxes[at]!, shift)
    }
  }
  return bend.map((shift, at) => nudge(maps[at]!, shift))
}

type Pass = (typeof passes)[number]

const countOf = ({ window, step }: Pass) => Math.round(window / step)

/** How much of its border a box sees at each shift in the window around what its bend already says. */
function levelsAround(map: BorderMap, { x, y }: Shift, pass: Pass): Float64Array {
  const count = countOf(pass)
  const size = 2 * count + 1
  return Float64Array.from({ length: size * size }, (_, cell) =>
    lookUp(
      map,
      x + ((cell % size) - count) * pass.step,
      y + (Math.floor(cell / size) - count) * pass.step,
    ),
  )
}

/** The shift from `bend` at which a box and its neighbours see most of their borders. */
function pool(
  levels: readonly Float64Array[],
  places: readonly Point[],
  bend: Shift,
  at: number,
  pass: Pass,
): Shift {
  const { near, step: fine } = pass
  const here = places[at]!
  const count = countOf(pass)
  const sums = new Float32Array(levels[at]!.length)
  let weights = 0
  for (const [other, place] of places.entries()) {
    const away = ((place.x - here.x) ** 2 + (place.y - here.y) ** 2) / (near * near)
    if (away > 3) continue
    const weight = Math.exp(-away)
    weights += weight
    const seen = levels[other]!
    for (let cell = 0; cell < sums.length; cell += 1) sums[cell]! += weight * seen[cell]!
  }
  const { x, y, top } = peakOf(sums, 2 * count + 1)
  const clear = top / weights
  return { x: bend.x + (x - count) * fine, y: bend.y + (y - count) * fine, clear }
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
  places: readonly Point[],
  shifts: readonly Shift[],
  held: readonly Point[],
  near: number,
): Shift[] {
  // Where borders are as clear as anywhere, the shift is known; at a tag it is known best.
  const clearest = shifts.reduce((most, { clear }) => Math.max(most, clear), 0.05)
  const known = [
    ...places.map((place, at) => ({
      place,
      shift: shifts[at]!,
      weight: Math.max(0.2, shifts[at]!.clear / clearest) ** 5,
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
function meanOf(sums: readonly Float64Array[]): Point {
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

/** How much the shift changes from box to box at most, in a millimetre. Paper has no steps; a box taken for the next one makes them. */
export function steepestBend(boxes: readonly PrintedBox[], shifts: readonly Shift[]): number {
  let most = 0
  for (const [at, { x, y }] of boxes.entries()) {
    for (let other = 0; other < at; other += 1) {
      const away = Math.hypot(boxes[other]!.x - x, boxes[other]!.y - y)
      if (away > 25) continue
      const [one, two] = [shifts[at]!, shifts[other]!]
      const step = Math.hypot(one.x - two.x, one.y - two.y)
      most = Math.max(most, step / Math.max(10, away))
    }
  }
  return most
}
