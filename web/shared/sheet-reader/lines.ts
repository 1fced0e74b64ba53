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
export function linesIn(ink: Float32Array, width: number, places: Places, deep: number): number[] {
  const dark = ink.map((level) => Math.max(0, level))
  return kinds.flatMap(({ reach, parts }) => {
    let best: Strongest = { free: 0, any: 0 }
    for (let direction = 0; direction < directions; direction += 1) {
      best = strongest(dark, places, deep, wayOf(direction, reach, parts, width), best)
    }
    return [best.free, best.any]
  })
}

type Strongest = { free: number; any: number }

/** A line's samples from its middle, in parts, and the step to its side. */
type Way = { parts: Int32Array[]; first: number; last: number; side: number }

function wayOf(direction: number, reach: number, count: number, width: number): Way {
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

function strongest(
  ink: Float32Array,
  { depths, zones }: Places,
  deep: number,
  way: Way,
  best: Strongest,
): Strongest {
  let { free, any } = best
  const shallow = deep - 0.2
  for (let at = 0; at < ink.length; at += 1) {
    if (!(depths[at]! > deep)) continue
    const [first, last] = [at + way.first, at + way.last]
    if (!(depths[first]! > shallow && depths[last]! > shallow)) continue
    const isFree = zones[at] !== 1 && zones[first] !== 1 && zones[last] !== 1
    const strength = strengthAt(ink, at, way, isFree ? free : any)
    if (strength > any) any = strength
    if (isFree && strength > free) free = strength
  }
  return { free, any }
}

/** Of the line's parts the one that stands out least; 0 where that is no more than `least`. Most of the reading is done here. */
function strengthAt(ink: Float32Array, at: number, { parts, side }: Way, least: number): number {
  let weakest = 1
  for (let which = 0; which < parts.length; which += 1) {
    const part = parts[which]!
    const count = part.length
    let line = 0
    for (let step = 0; step < count; step += 1) line += ink[at + part[step]!]!
    if (line <= least * count) return 0
    let [one, other] = [0, 0]
    for (let step = 0; step < count; step += 1) {
      const here = at + part[step]!
      one += ink[here + side]!
      other += ink[here - side]!
    }
    weakest = Math.min(weakest, (line - Math.max(one, other)) / count)
    if (weakest <= least) return 0
  }
  return weakest
}

/** Each sample the mean of three by three: faint lines stay, noise goes. */
export function softened(width: number, from: Float32Array): Float32Array {
  const across = from.map((value, at) => (value + (from[at - 1] ?? 0) + (from[at + 1] ?? 0)) / 3)
  return across.map(
    (value, at) => (value + (across[at - width] ?? 0) + (across[at + width] ?? 0)) / 3,
  )
}
