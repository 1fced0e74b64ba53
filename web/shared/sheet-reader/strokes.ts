import type { PrintedBox } from '#core/paper/schema.ts'
import type { Shift } from './align.ts'
import { depth, inset } from './box-shape.ts'
import type { Homography } from './homography.ts'
import { flat } from './patch.ts'
import type { Picture } from './picture.ts'

/**
 * What darkens a box, seen with its surroundings. `filled`: from border to border, and not beyond, which
 * no shadow does. `stroke`: a pen's. The others may be no tick: a line that only passes through (a fold, a
 * thread, a neighbour's tail); a stroke that was taken back, by a ring or by a line through it; what is
 * broader than any pen (a shadow's edge, a magnet); what is too pale for a pen (the other side of the paper).
 */
export type Darkness = 'filled' | 'stroke' | 'passing' | 'taken-back' | 'broad' | 'pale'

/** Millimetres that are looked at around the box, and samples a millimetre. */
const reach = 3.6
const dense = 5
/** No pen is broader; what is, is light and no ink. In samples to each side. */
const broadest = Math.round(1.4 * dense)
/** Near its border, as printed or moved a little, nothing can be told. */
const border = 0.55
/** An outer stroke goes on from an inner one if no more than this is between them: the border, mostly. */
const across = 1.6
/** A stroke that ends so near its box was meant for it. */
const beyond = 1.8

/** Why a box is dark. `h`: from the sheet to the picture; `shift`: where the box really stands. */
export function darknessOf(
  picture: Picture,
  h: Homography,
  boxes: readonly PrintedBox[],
  at: number,
  shift: Shift,
): Darkness {
  const box = boxes[at]!
  const beside = boxes.filter((other) => other !== box && isNear(box, other))
  const view = { ...viewOf(picture, h, box, shift), beside }
  if (isCovered(view)) return 'broad'
  const outer = piecesOf(view, (deep) => deep < -border)
  if (isFilled(view))
    return isRinged(view) || isStruck(view, whole(view), outer) ? 'taken-back' : 'filled'
  const inner = piecesOf(view, isWithin)
  const ink = inner.filter(({ samples }) => samples.length >= 0.3 * dense * dense)
  if (ink.length === 0) return 'broad'
  if (isRinged(view)) return 'taken-back'
  const judged = ink.map((piece) => judge(view, piece, outer))
  if (judged.includes('taken-back')) return 'taken-back'
  // Beside a line that passes through, a stroke of one's own is a tick, unless the line is all there is.
  if (judged.includes('stroke')) return peakOf(view, ink) < palestOf(view) ? 'pale' : 'stroke'
  return 'passing'
}

const isNear = (a: PrintedBox, b: PrintedBox) =>
  Math.abs(a.x - b.x) < a.width + b.width + reach &&
  Math.abs(a.y - b.y) < a.height + b.height + reach

/** A pen takes so much of the light that the printed border takes; faint pencil does. */
const palestOf = ({ black }: View) => Math.max(0.16, 0.4 * black)

type View = {
  box: PrintedBox
  /** The boxes near it. */
  beside: readonly PrintedBox[]
  width: number
  height: number
  /** How much light each sample lacks: against the paper right around it, and against all paper here. */
  lack: Float32Array
  dark: Float32Array
  depths: Float32Array
  /** What light lacks on the printed border, and what is left of it without anything narrow. */
  black: number
  paper: Float32Array
  /** From here on a sample is ink. */
  least: number
}

function viewOf(
  picture: Picture,
  h: Homography,
  box: PrintedBox,
  shift: Shift,
): Omit<View, 'beside'> {
  const area = {
    x: box.x + shift.x - reach,
    y: box.y + shift.y - reach,
    width: Math.round((box.width + 2 * reach) * dense),
    height: Math.round((box.height + 2 * reach) * dense),
  }
  const { width, height } = area
  const light = lightOf(flat(picture, h, area, dense))
  const paper = closed(light, width, height, broadest)
  const lack = light.map((level, at) => 1 - level / paper[at]!)
  const bright = light.toSorted()[Math.floor(light.length * 0.8)]!
  const dark = light.map((level) => 1 - level / bright)
  const depths = light.map((_level, at) =>
    depth(
      ((at % width) + 0.5) / dense - reach,
      (Math.floor(at / width) + 0.5) / dense - reach,
      box,
    ),
  )
  const black = borderLack(lack, depths)
  const least = Math.max(0.09, 0.22 * black)
  return {
    box,
    width,
    height,
    lack,
    dark,
    depths,
    paper: paper.map((level) => level / bright),
    black,
    least,
  }
}

/** Of each sample the channel that has least light, against what is brightest there; never 0. */
function lightOf(samples: Uint8ClampedArray): Float32Array {
  const white = [0, 1, 2].map((channel) => {
    const levels = Array.from({ length: samples.length / 4 }, (_, at) => samples[at * 4 + channel]!)
    return Math.max(8, levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.8)]!)
  })
  return Float32Array.from({ length: samples.length / 4 }, (_, at) =>
    Math.max(0.02, Math.min(1, ...white.map((most, channel) => samples[at * 4 + channel]! / most))),
  )
}

/** How black the printed border is here: blur and dim light take from ink what they take from it. */
function borderLack(lack: Float32Array, depths: Float32Array): number {
  const on = lack.filter((_level, at) => depths[at]! > 0.1 && depths[at]! < 0.3)
  return on.toSorted()[on.length >> 1] ?? 0
}

/**
 * The light without anything narrower than twice `away` (a closing, as image morphology has it; Serra
 * 1982): strokes are gone, and the edges of shadows stand where they stood.
 */
function closed(light: Float32Array, width: number, height: number, away: number): Float32Array {
  const most = extreme(extreme(light, width, height, away, 1, true), width, height, away, 1, false)
  return extreme(extreme(most, width, height, away, -1, true), width, height, away, -1, false)
}

/** The most (or, of sign -1, the least) within so many samples to both sides, along rows or columns. */
function extreme(
  from: Float32Array,
  width: number,
  height: number,
  away: number,
  sign: 1 | -1,
  isAcross: boolean,
): Float32Array {
  const [lines, length, stride, start] = isAcross
    ? [height, width, 1, width]
    : [width, height, width, 1]
  const to = from.slice()
  for (let line = 0; line < lines; line += 1) {
    for (let at = 0; at < length; at += 1) {
      let best = -Infinity
      const last = Math.min(length - 1, at + away)
      for (let near = Math.max(0, at - away); near <= last; near += 1) {
        best = Math.max(best, sign * from[line * start + near * stride]!)
      }
      to[line * start + at * stride] = sign * best
    }
  }
  return to
}

/** Something broad and dark lies right beside the box's border, as no pen's ink does: a magnet, a hand. */
function isCovered({ paper, depths }: View): boolean {
  const beside = paper.filter((_level, at) => depths[at]! < -0.6 && depths[at]! > -1.4)
  return beside.filter((level) => level < 0.6).length > 0.05 * beside.length
}

/** Dark nearly everywhere within, and bright paper around. */
function isFilled({ dark, depths }: View): boolean {
  const share = (isThere: (deep: number) => boolean, least: number) => {
    const there = dark.filter((_level, at) => isThere(depths[at]!))
    return there.filter((level) => level > least).length / there.length
  }
  return (
    share((deep) => deep > inset, 0.3) > 0.8 &&
    share((deep) => deep < -0.7 && deep > -1.4, 0.3) < 0.35
  )
}

/** Pen all around the box, in most directions from its middle; the borders of boxes beside it are none. */
function isRinged(view: View): boolean {
  const sectors = 24
  const seen = new Set<number>()
  const { box, lack, depths, least, beside } = view
  const strong = Math.max(0.25, least * 1.8)
  for (const [at, level] of lack.entries()) {
    const deep = depths[at]!
    if (level < strong || deep > -0.6 || deep < -2.2) continue
    const [x, y] = placeOf(view, at)
    const isBorder = beside.some((other) => {
      const within = depth(x + box.x - other.x, y + box.y - other.y, other)
      return within > -0.4 && within < inset
    })
    if (isBorder) continue
    const turn = Math.atan2(y / box.height - 0.5, x / box.width - 0.5) / Math.PI + 1
    seen.add(Math.floor((turn / 2) * sectors) % sectors)
  }
  return seen.size >= sectors * 0.65
}

const isWithin = (deep: number) => deep > inset - 0.2

/** Ink that hangs together. */
type Piece = { samples: number[] }

/** A filled box: all of it is ink. */
const whole = ({ depths }: View): Piece => ({
  samples: Array.from(depths.keys()).filter((at) => isWithin(depths[at]!)),
})

function piecesOf(
  { width, lack, depths, least }: View,
  isThere: (deep: number) => boolean,
): Piece[] {
  const open = lack.map((level, at) => Number(level > least && isThere(depths[at]!)))
  const pieces: Piece[] = []
  for (const [start, isOpen] of open.entries()) {
    if (!isOpen) continue
    open[start] = 0
    const samples = [start]
    for (const at of samples) {
      const steps = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
      for (const step of steps) {
        if (!open[at + step]) continue
        open[at + step] = 0
        samples.push(at + step)
      }
    }
    pieces.push({ samples })
  }
  return pieces
}

const sides = ['left', 'right', 'above', 'below'] as const
type Side = (typeof sides)[number]
type Way = { side: Side; x: number; y: number; far: number }

/** What a piece within the box is, by what goes on from it outside. */
function judge(
  view: View,
  piece: Piece,
  outer: readonly Piece[],
): 'stroke' | 'passing' | 'taken-back' {
  const ways = waysOut(view, piece, outer)
  const { length, breadth } = extentOf(view, piece)
  const isStraight = breadth < 0.2 * length
  const far = ways.filter(({ far: away }) => away >= beyond)
  if (isStraight && far.length > 0) return 'passing'
  // Pale, and on both sides of the border: a fold, a stain, what shines through.
  const isPale = peakOf(view, [piece]) < 0.6 * view.black
  if (isPale && ways.some(({ far: away }) => away > 0.9)) return 'passing'
  return isStruck(view, piece, outer) ? 'taken-back' : 'stroke'
}

const opposite: Record<Side, Side> = {
  left: 'right',
  right: 'left',
  above: 'below',
  below: 'above',
}

/** A line through the box leaves it on two sides that face each other, at one height. */
function isStruck(view: View, piece: Piece, outer: readonly Piece[]): boolean {
  const ways = waysOut(view, piece, outer)
  const { width, height } = view.box
  const isLevel = (one: Way, other: Way) =>
    one.side === 'left' || one.side === 'right'
      ? Math.abs(one.y - other.y) < 0.4 * height
      : Math.abs(one.x - other.x) < 0.4 * width
  return ways.some((one) =>
    ways.some((other) => {
      const goesOn = Math.min(one.far, other.far) > 0.9
      return other.side === opposite[one.side] && goesOn && isLevel(one, other)
    }),
  )
}

/** On which sides it leaves the box, where, and how far what goes on from there gets. */
function waysOut(view: View, piece: Piece, outer: readonly Piece[]): Way[] {
  const { depths } = view
  const ends = piece.samples
    .filter((at) => depths[at]! < inset + 0.2)
    .map((at) => placeOf(view, at))
  return outer.flatMap(({ samples }) => {
    const near = samples.filter((at) => depths[at]! > -1)
    const meeting = near.filter((at) => ends.some((end) => apart(placeOf(view, at), end) < across))
    return sides.flatMap((side): Way[] => {
      const own = meeting
        .map((at) => placeOf(view, at))
        .filter((place) => sideOf(view, place) === side)
      if (own.length === 0) return []
      const mean = (axis: 0 | 1) => own.reduce((sum, place) => sum + place[axis], 0) / own.length
      const far = samples
        .filter((at) => sideOf(view, placeOf(view, at)) === side)
        .reduce((most, at) => Math.max(most, -depths[at]!), 0)
      return [{ side, x: mean(0), y: mean(1), far }]
    })
  })
}

type Place = readonly [x: number, y: number]

/** Millimetres from the box's upper left. */
const placeOf = ({ width }: View, at: number): Place => [
  (at % width) / dense - reach,
  Math.floor(at / width) / dense - reach,
]
const apart = (one: Place, other: Place) => Math.hypot(one[0] - other[0], one[1] - other[1])

function sideOf({ box }: View, [x, y]: Place): Side {
  const right = Math.max(-x, x - box.width)
  const down = Math.max(-y, y - box.height)
  if (right > down) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'above' : 'below'
}

/** Along and across its own direction, in millimetres: four times the deviations, less a line's own breadth. */
function extentOf({ width }: View, { samples }: Piece): { length: number; breadth: number } {
  const count = samples.length
  let [mx, my] = [0, 0]
  for (const at of samples)
    [mx, my] = [mx + (at % width) / count, my + Math.floor(at / width) / count]
  let [xx, xy, yy] = [0, 0, 0]
  for (const at of samples) {
    const [x, y] = [(at % width) - mx, Math.floor(at / width) - my]
    ;[xx, xy, yy] = [xx + (x * x) / count, xy + (x * y) / count, yy + (y * y) / count]
  }
  const middle = (xx + yy) / 2
  const spread = Math.hypot((xx - yy) / 2, xy)
  const millimetres = (variance: number) => (3.46 * Math.sqrt(Math.max(0, variance))) / dense
  return { length: millimetres(middle + spread), breadth: millimetres(middle - spread) }
}

/** How dark the darkest tenth of the ink is. */
function peakOf({ lack }: View, ink: readonly Piece[]): number {
  const levels = ink.flatMap(({ samples }) => samples.map((at) => lack[at]!))
  return levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.9)]!
}
