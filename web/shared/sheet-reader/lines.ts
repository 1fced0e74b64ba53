import { samplesBetween } from './box-shape.ts'
import { dense } from './patch.ts'

/** A box's samples: how deep each lies within the box's edge in millimetres, and where (1 is at the printed letters). */
export type Places = { depths: Float32Array; zones: Uint8Array }

/** So many directions a line may have; so many samples to each of its sides is the paper that tells it. */
const directions = 8
const beside = Math.round(0.8 * dense)
/** A line of 2.2 mm counts as a whole; of one of 3 mm each third must be seen. Printed letters are shorter. */
const kinds = [
  { reach: 5, parts: 1 },
  { reach: 7, parts: 3 },
] as const

/**
 * How much darker the strongest straight line is than the paper at both of its sides: of each kind beside
 * the letters, and anywhere. The mean along a line shows a faint stroke that no single sample shows.
 */
export function linesIn(levels: Float32Array, lines: readonly Line[][]): number[] {
  const ink = new Float32Array(levels.length)
  for (let at = 0; at < ink.length; at += 1) ink[at] = Math.max(0, levels[at]!)
  return lines.flatMap((ofKind) => {
    const best: Strongest = { free: 0, any: 0 }
    for (const line of ofKind) strongest(ink, line, best)
    return [best.free, best.any]
  })
}

/** The lines of each kind that a box of this shape has room for, as deep as this within its edge. */
export function linesOf(width: number, places: Places, deep: number): Line[][] {
  const within = samplesBetween(places.depths, deep)
  return kinds.map(({ reach, parts }) =>
    Array.from({ length: directions }, (_, direction) => {
      const line = lineOf(direction, reach, parts, width)
      return { ...line, ...middlesOf(within, places, deep, line) }
    }),
  )
}

type Strongest = { free: number; any: number }

/**
 * A line's samples from its middle, in parts, and the step to its side. Its middle may be where all of it is
 * within the box; those that touch the letters are apart.
 */
export type Line = {
  parts: Int32Array[]
  side: number
  free: readonly number[]
  atLetters: readonly number[]
}

function lineOf(direction: number, reach: number, count: number, width: number) {
  const turn = (direction * Math.PI) / directions
  const [right, down] = [Math.cos(turn), Math.sin(turn)]
  const line = Array.from({ length: 2 * reach + 1 }, (_, at) => {
    return Math.round((at - reach) * down) * width + Math.round((at - reach) * right)
  })
  const each = line.length / count
  return {
    parts: Array.from({ length: count }, (_, part) =>
      Int32Array.from(line.slice(part * each, (part + 1) * each)),
    ),
    first: line[0]!,
    last: line.at(-1)!,
    side: Math.round(beside * right) * width - Math.round(beside * down),
  }
}

function middlesOf(
  within: readonly number[],
  { depths, zones }: Places,
  deep: number,
  { first, last }: { first: number; last: number },
): Pick<Line, 'free' | 'atLetters'> {
  const middles: Record<'free' | 'atLetters', number[]> = { free: [], atLetters: [] }
  const shallow = deep - 0.2
  for (const at of within) {
    if (!(depths[at + first]! > shallow && depths[at + last]! > shallow)) continue
    const isFree = zones[at] !== 1 && zones[at + first] !== 1 && zones[at + last] !== 1
    ;(isFree ? middles.free : middles.atLetters).push(at)
  }
  return middles
}

/** Puts what is stronger than what was seen so far in its place. */
function strongest(ink: Float32Array, line: Line, best: Strongest) {
  for (const at of line.free) best.free = Math.max(best.free, strengthAt(ink, at, line, best.free))
  best.any = Math.max(best.any, best.free)
  for (const at of line.atLetters)
    best.any = Math.max(best.any, strengthAt(ink, at, line, best.any))
}

/** Of the line's parts the one that stands out least; 0 where that is no more than `least`. Most of the reading is done here. */
function strengthAt(ink: Float32Array, at: number, { parts, side }: Line, least: number): number {
  let weakest = 1
  for (let which = 0; which < parts.length; which += 1) {
    const part = parts[which]!
    const enough = least * part.length
    const line = sumOf(ink, at, part)
    if (line <= enough) return 0
    const overOne = line - sumOf(ink, at + side, part)
    if (overOne <= enough) return 0
    const over = Math.min(overOne, line - sumOf(ink, at - side, part))
    if (over <= enough) return 0
    weakest = Math.min(weakest, over / part.length)
  }
  return weakest
}

function sumOf(ink: Float32Array, at: number, part: Int32Array): number {
  let sum = 0
  for (let step = 0; step < part.length; step += 1) sum += ink[at + part[step]!]!
  return sum
}

/** Each sample the mean of three by three: faint lines stay, noise goes. */
export function softened(width: number, from: Float32Array): Float32Array {
  return meanOfThree(meanOfThree(from, 1), width)
}

function meanOfThree(from: Float32Array, stride: number): Float32Array {
  const means = new Float32Array(from.length)
  for (let at = 0; at < means.length; at += 1) {
    const before = at < stride ? 0 : from[at - stride]!
    const after = at + stride < from.length ? from[at + stride]! : 0
    means[at] = (from[at]! + before + after) / 3
  }
  return means
}
