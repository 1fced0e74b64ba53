import type { PrintedBox } from '#core/paper/schema.ts'
import type { Shift } from './align.ts'
import { depth, inset, samplesBetween } from './box-shape.ts'
import { linesIn, linesOf, softened, type Line, type Places } from './lines.ts'
import type { Network } from './ink-model.ts'
import { nthOf } from './nth.ts'
import { around, dense, sizeOf, type Patch } from './patch.ts'

/** Millimetres that the small printed letters reach down and, in a square box, to the right. */
const letters = { low: 3, right: 4.6 }

/** What is seen of the ink in each box, as numbers that the model weighs (ink-model.ts). */
export function inkOf(
  patches: readonly Patch[],
  boxes: readonly PrintedBox[],
  shifts: readonly Shift[],
): number[][] {
  const ways = new Map<string, Way>()
  const seen = boxes.map((box, at) => {
    const { width, height, round } = box
    const shape = [width, height, round].join()
    const way = ways.get(shape) ?? wayOf(box)
    ways.set(shape, way)
    return lookAt(patches[at]!, box, way)
  })
  // What the emptiest boxes of this sheet show is its paper, its light and its printed letters.
  const empty = seen[0]!.shares.map((_share, at) =>
    Math.min(0.08, emptiest(seen.map(({ shares }) => shares[at]!))),
  )
  const quiet = [0, 4].map((line) => emptiest(seen.map(({ lines }) => lines[line]!)))
  const clear = shifts.map((shift) => shift.clear).toSorted((a, b) => a - b)[shifts.length >> 1]!
  // A stroke is told by the printed borders: blur and gloss take from it what they take from them.
  const border = clear + 0.05
  return seen.map(({ shares, lines, noise }, at) => [
    ...shares,
    ...[0, 1, 4, 5].map((share) => shares[share]! - empty[share]!),
    empty[0]!,
    shifts[at]!.clear / (clear + 0.01),
    boxes[at]!.height / 10,
    Number(isPill(boxes[at]!)),
    clear,
    ...[...lines, ...quiet, noise].map((level) => level / border),
    ...lines.map((level) => Math.log(Math.max(level, 0.002) / border)),
  ])
}

/** What a nearly empty box of the sheet shows: 15 of 100 boxes show even less. */
function emptiest(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.15)]!
}

/** How a box of this shape is looked at. */
type Way = { places: Places; lines: Line[][] }

function wayOf(box: PrintedBox): Way {
  const [width, height] = sizeOf(box)
  const places = placesOf(width, height, box)
  // Large boxes on bent paper are not quite square: their border comes farther in.
  return { places, lines: linesOf(width, places, Math.max(inset, 0.1 * box.height)) }
}

/** Where a sample lies: 0 on the border or nowhere, 1 at the letters, 2 beside them, 3 in the middle, 4 just outside. */
function placesOf(width: number, height: number, box: PrintedBox): Places {
  const depths = new Float32Array(width * height)
  const zones = new Uint8Array(width * height)
  const [right, low] = [lettersEnd(box), Math.min(letters.low, box.height * 0.53)]
  for (let at = 0; at < zones.length; at += 1) {
    const x = ((at % width) + 0.5) / dense - around
    const y = (Math.floor(at / width) + 0.5) / dense - around
    const deep = depth(x, y, box)
    depths[at] = deep
    if (deep > inset) {
      if (x < right && y < low) zones[at] = 1
      else zones[at] = deep > box.height * 0.28 ? 3 : 2
    } else if (deep < -0.4 && deep > -1.1) zones[at] = 4
  }
  return { depths, zones }
}

const isPill = ({ round, width, height }: PrintedBox) => round && width > height

/** Before a circle the letter stands outside; in a box with round ends it is a short word. */
function lettersEnd(box: PrintedBox): number {
  if (isPill(box)) return box.width * 0.85
  return box.round ? 0 : Math.min(letters.right, box.width / 2)
}

type Look = { shares: number[]; lines: number[]; noise: number }

/** Of a wide box only the part that shows the most is weighed: there, too, a dot is a tick. */
function lookAt(patch: Patch, box: PrintedBox, way: Way): Look {
  const { zones } = way.places
  const strokes = strokesOf(patch)
  const free = box.width - box.height
  const parts = 1 + Math.ceil(free / (box.height / 2) - 0.01)
  let best: number[] = []
  for (let part = 0; part < parts; part += 1) {
    const from = parts > 1 ? (free * part) / (parts - 1) : 0
    const left = Math.round(from * dense)
    const shares = sharesOf(patch, zones, strokes, left, left + (box.height + 2 * around) * dense)
    if (part === 0 || shares[4]! > best[4]!) best = shares
  }
  const faint = largestStroke(patch, zones, box, softened(patch.width, strokes), 0.06)
  const plain = largestStroke(patch, zones, box, patch.ink, 0.15)
  const lines = [patch.grey, patch.colour].flatMap((ink) =>
    linesIn(softened(patch.width, ink), way.lines),
  )
  return { shares: [...best, ...plain, ...faint], lines, noise: noiseOf(patch, way.places) }
}

/** How much samples a little apart differ, as the median: ink is in less than half of a box, so this is noise. */
function noiseOf({ grey }: Patch, { depths }: Places): number {
  const apart = 3
  const within = samplesBetween(depths, inset).filter((at) => depths[at + apart]! > inset)
  const steps = Float32Array.from(within, (at) => Math.abs(grey[at]! - grey[at + apart]!))
  return nthOf(steps, steps.length >> 1)
}

/** How much ink is in each zone, by several measures of darkness; between the columns `left` and `right`. */
function sharesOf(
  { width, ink, colour }: Patch,
  zones: Uint8Array,
  strokes: Float32Array,
  left: number,
  right: number,
): number[] {
  const f = new Float64Array(10)
  const count = new Float64Array(5).fill(1e-6)
  for (let at = 0; at < zones.length; at += 1) {
    const zone = zones[at]!
    if (zone === 0 || at % width < left || at % width >= right) continue
    const dark = ink[at]!
    count[zone]! += 1
    if (zone === 4) {
      f[9]! += dark
      continue
    }
    f[0]! += dark
    f[1]! += Number(dark > 0.13)
    f[2]! += Number(dark > 0.3)
    f[3]! += Number(colour[at]! > 0.12)
    f[4]! += strokes[at]!
    if (zone > 1) {
      f[5]! += Number(dark > 0.15)
      f[6]! += strokes[at]!
    }
    if (zone !== 3) continue
    f[7]! += dark
    f[8]! += Number(dark > 0.15)
  }
  const [, corner, beside, middle, outside] = [...count]
  const free = beside! + middle!
  const inside = corner! + free
  const of = [inside, inside, inside, inside, inside, free, free, middle!, middle!, outside!]
  return of.map((samples, at) => f[at]! / samples)
}

/** How much darker a sample is than the paper a millimetre around it: shadows are broad, strokes are not. */
function strokesOf({ width, ink }: Patch): Float32Array {
  const least = swept(swept(ink, 1, -1), width, -1)
  const most = swept(swept(least, 1, 1), width, 1)
  return ink.map((value, at) => value - most[at]!)
}

/**
 * The most (or, of sign -1, the least) among eleven samples in a row or a column, each pass looking
 * farther. At the edges, which nobody asks for, rows run on into each other.
 */
function swept(from: Float32Array, stride: number, sign: 1 | -1): Float32Array {
  let now = from
  for (const away of [1, 2, 4, 3]) {
    const [next, step] = [now.slice(), away * stride]
    if (sign > 0)
      for (let at = step; at < now.length; at += 1) next[at] = Math.max(now[at - step]!, now[at]!)
    else
      for (let at = step; at < now.length; at += 1) next[at] = Math.min(now[at - step]!, now[at]!)
    now = next
  }
  const middle = from.slice()
  middle.set(now.subarray(5 * stride))
  return middle
}

/** The largest stroke beside the letters: its extent in heights of the box, its samples' share, how near the middle it comes. */
function largestStroke(
  { width }: Patch,
  zones: Uint8Array,
  box: PrintedBox,
  ink: Float32Array,
  least: number,
): [number, number, number] {
  const open = new Uint8Array(zones.length)
  for (let at = 0; at < open.length; at += 1)
    open[at] = Number(zones[at]! > 1 && zones[at]! < 4 && ink[at]! > least)
  const straight = (box.width - box.height) / 2
  let best: [number, number, number] = [0, 0, 1]
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start)) {
    open[start] = 0
    const waiting = [start]
    let [left, right, top, low, near] = [width, 0, Infinity, 0, 1]
    for (const at of waiting) {
      const [x, y] = [at % width, Math.floor(at / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      low = Math.max(low, y)
      const fromX = Math.max(0, Math.abs(x / dense - around - box.width / 2) - straight)
      const fromY = y / dense - around - box.height / 2
      near = Math.min(near, Math.hypot(fromX, fromY) / box.height)
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (!open[next]) continue
        open[next] = 0
        waiting.push(next)
      }
    }
    const extent = Math.hypot(right - left, low - top) / dense / box.height
    if (extent > best[0]) best = [extent, waiting.length / (dense * box.height) ** 2, near]
  }
  return best
}

/** Between 0, surely no, and 1, surely yes. */
export function answerOf(
  { hidden, weights, scale, means, spreads }: Network,
  features: readonly number[],
): number {
  const inputs = features.map((feature, at) =>
    Math.max(-4, Math.min(4, (feature - means[at]!) / spreads[at]!)),
  )
  const width = inputs.length + 1
  const last = hidden * width
  let sum = weights[last + hidden]! * scale
  for (let unit = 0; unit < hidden; unit += 1) {
    let total = weights[unit * width + inputs.length]! * scale
    for (const [at, input] of inputs.entries()) total += weights[unit * width + at]! * scale * input
    sum += weights[last + unit]! * scale * Math.tanh(total)
  }
  return 1 / (1 + Math.exp(-sum))
}
