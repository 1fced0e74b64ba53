import type { PrintedBox } from '#core/paper/schema.ts'
import type { Shift } from './align.ts'
import { depth, inset, samplesBetween } from './box-shape.ts'
import { dense, placeOf, sampleAt, viewOf, type Place, type View } from './box-view.ts'
import type { Homography } from './homography.ts'
import { nthOf } from './nth.ts'
import { besideLine, breadthOfPen, extentOf, peakOf, piecesOf, type Piece } from './pieces.ts'
import type { Picture } from './picture.ts'

/**
 * What darkens a box, seen with its surroundings. `filled`: from border to border, and not beyond, which
 * no shadow does. `stroke`: a pen's. The others may be no tick: a line that only passes through (a fold, a
 * thread, a neighbour's tail); a stroke that was taken back, by a ring or by a line through it; what is
 * broader than any pen (a shadow's edge, a magnet); what is too pale for a pen (the other side of the paper).
 */
export type Darkness = 'filled' | 'stroke' | 'passing' | 'taken-back' | 'broad' | 'pale'

/** Near its border, as printed or moved a little, nothing can be told. */
const border = 0.55
/** A stroke that crosses the border askew may be so long on its way. */
const askew = 4
/** A stroke that ends so near its box was meant for it. */
const beyond = 1.8
/** One that comes as far as this on two sides passes through its box, unless it turns there. */
const over = 0.9

/** Why a box is dark. `h`: from the sheet to the picture; `shift`: where the box really stands. */
export function darknessOf(
  picture: Picture,
  h: Homography,
  boxes: readonly PrintedBox[],
  at: number,
  shift: Shift,
): Darkness {
  const view = viewOf(picture, h, boxes, at, shift)
  if (isCovered(view)) return 'broad'
  const outer = piecesOf(view, (deep) => deep < -border)
  if (isFilled(view))
    return isRinged(view) || isStruck(view, waysOut(view, whole(view), outer).filter(isOver))
      ? 'taken-back'
      : 'filled'
  if (isHidden(view) || hasBlot(view)) return 'broad'
  const inner = piecesOf(view, (deep) => deep > within)
  const ink = inner.filter(({ samples }) => samples.length >= 0.3 * dense * dense)
  if (ink.length === 0) return 'broad'
  if (isRinged(view)) return 'taken-back'
  const judged = ink.map((piece) => judge(view, piece, outer))
  if (judged.includes('taken-back')) return 'taken-back'
  // Beside a line that passes through, a stroke of one's own is a tick, unless the line is all there is.
  if (judged.includes('stroke')) return 'stroke'
  return judged.includes('passing') ? 'passing' : 'pale'
}

/**
 * A pen takes so much of the light that the printed border takes; faint pencil does. What is broader than a
 * fine pen's line loses nothing to blur: what shines through from the other side is paler than a felt pen, and
 * so is the round of a drop of coffee.
 */
function isPale(view: View, piece: Piece): boolean {
  const peak = peakOf(view, piece)
  const broad = breadthOfPen(view, piece)
  const least = broad > 1.1 ? Math.min(0.3, 0.8 * view.black) : 0.4 * view.black
  if (peak < Math.max(0.16, least)) return true
  return peak < 0.45 && broad > 1.3 && extentOf(view, piece).length < 2 * broad
}

/** Something broad and dark lies right beside the box's border, as no pen's ink does: a magnet, a hand. */
function isCovered({ paper, depths }: View): boolean {
  const beside = samplesBetween(depths, -1.4, -0.6)
  return beside.filter((at) => paper[at]! < 0.75).length > 0.05 * beside.length
}

/** A pen only darkens: where the printed border is not dark, something lies on it. */
function isHidden(view: View): boolean {
  const { lack, least, depths } = view
  const seen = new Set<number>()
  for (const at of samplesBetween(depths, -0.3, 0.7))
    if (lack[at]! > least) seen.add(directionOf(view, at))
  return seen.size < 0.85 * directions
}

/**
 * Something round lies within the box, broader than any pen and darker than the paper around: a small magnet.
 * What a crayon leaves is as broad where it turns, or takes most of the box.
 */
function hasBlot(view: View): boolean {
  const { paper, depths } = view
  const beside = Float32Array.from(samplesBetween(depths, -1.4, -0.6), (at) => paper[at]!)
  const dark = 0.87 * nthOf(beside, Math.floor(beside.length / 10))
  const all = whole(view).samples
  const blot = { samples: all.filter((at) => paper[at]! < dark) }
  const isLarge = blot.samples.length > 12 * dense * dense
  if (!isLarge || blot.samples.length > 0.5 * all.length) return false
  const broad = breadthOfPen(view, blot)
  return broad > 4.2 && blot.samples.length / dense ** 2 < 1.4 * (Math.PI / 4) * broad ** 2
}

/** Dark nearly everywhere within, and bright paper around. */
function isFilled({ dark, depths }: View): boolean {
  const share = (there: readonly number[]) =>
    there.filter((at) => dark[at]! > 0.3).length / there.length
  return (
    share(samplesBetween(depths, inset)) > 0.8 && share(samplesBetween(depths, -1.4, -0.7)) < 0.35
  )
}

/**
 * Pen around the box, at least a good part of it: rings are drawn in a hurry, and run over the border. Beside
 * boxes there are printed lines, which are straight and long; letters, which are narrow; and other boxes.
 */
function isRinged(view: View): boolean {
  const { lack, least, black } = view
  const strong = Math.max(0.25, 0.4 * black, least)
  const isPen = (deep: number, at: number) =>
    deep < -0.6 && deep > -3.4 && lack[at]! >= strong && !isOfNeighbour(view, at)
  const around = piecesOf(view, isPen)
    .filter((piece) => !isPrintedLine(view, piece))
    .map(({ samples }) => new Set(samples.map((at) => directionOf(view, at))))
    .filter(({ size }) => size >= directions / 8)
  return new Set(around.flatMap((seen) => [...seen])).size >= directions * 0.38
}

/** It lies in a box nearby, or is its border. */
const isOfNeighbour = (view: View, at: number) => {
  const [x, y] = placeOf(view, at)
  return view.beside.some(
    (other) => depth(x + view.box.x - other.x, y + view.box.y - other.y, other) > -0.4,
  )
}

/** Straight, and longer than a side of a ring. */
function isPrintedLine(view: View, piece: Piece): boolean {
  const { length, breadth } = extentOf(view, piece)
  return length > view.box.height + 4 && breadth < 0.1 * length
}

/** Directions from a box's middle. */
const directions = 24

/** Which of them that is, the same number of them towards each side. */
function directionOf(view: View, at: number): number {
  const [x, y] = placeOf(view, at)
  const turn = Math.atan2(y / view.box.height - 0.5, x / view.box.width - 0.5) / (2 * Math.PI)
  return Math.floor((turn + 0.5) * directions) % directions
}

/** From here on a sample is within. */
const within = inset - 0.2

/** A filled box: all of it is ink. */
const whole = ({ depths }: View): Piece => ({ samples: samplesBetween(depths, within) })

const sides = ['left', 'right', 'above', 'below'] as const
type Side = (typeof sides)[number]
/** Where a piece leaves its box, what goes on from there, and how far that gets. */
type Way = { side: Side; x: number; y: number; far: number; on: Piece }

const isOver = ({ far }: Way) => far > over

/** What a piece within the box is, by what goes on from it outside. */
function judge(
  view: View,
  piece: Piece,
  outer: readonly Piece[],
): Exclude<Darkness, 'filled' | 'broad'> {
  const ways = waysOut(view, piece, outer)
  const exits = ways.filter(({ far }) => far >= beyond)
  const ends = ways.filter(isOver)
  const isLong = exits.length > 0 || isThrough(view, ends)
  if (isLong && comesFromOutside(view, piece, ends)) return 'passing'
  // Rather pale, and on both sides of the border: a fold, a stain, what shines through.
  if (peakOf(view, piece) < 0.6 * view.black && ends.length > 0) return 'passing'
  if (isStruck(view, ends)) return 'taken-back'
  // A thread may turn on its way through.
  if (isThrough(view, exits)) return 'passing'
  return isPale(view, piece) ? 'pale' : 'stroke'
}

/** A line without a turn: a thread, or the end of a stroke for another box. */
function comesFromOutside(view: View, piece: Piece, ends: readonly Way[]): boolean {
  const { length, breadth } = extentOf(view, piece)
  // A tick has most of itself in its box.
  if (length < 0.4 * view.box.height) return true
  // A thread bends on its way, by less than a tick turns.
  if (breadth < 0.25 * length) return true
  // Of a broad pen's end a corner of the box may hold no more than a wedge.
  const pens = [piece, ...ends.map(({ on }) => on)].map((ink) => breadthOfPen(view, ink))
  return besideLine(view, piece, Math.max(...pens)) < 0.04
}

/** It leaves the box in two places. */
const isThrough = ({ box }: View, ways: readonly Way[]): boolean =>
  ways.some((one) =>
    ways.some((other) => apart([one.x, one.y], [other.x, other.y]) > 0.4 * box.height),
  )

const opposite: Record<Side, Side> = {
  left: 'right',
  right: 'left',
  above: 'below',
  below: 'above',
}

/** A line through the box leaves it on two sides that face each other, at one height. */
function isStruck({ box: { width, height } }: View, ends: readonly Way[]): boolean {
  const isLevel = (one: Way, other: Way) =>
    one.side === 'left' || one.side === 'right'
      ? Math.abs(one.y - other.y) < 0.4 * height
      : Math.abs(one.x - other.x) < 0.4 * width
  return ends.some((one) =>
    ends.some((other) => other.side === opposite[one.side] && isLevel(one, other)),
  )
}

/** Ink leads from one place straight to the other, over the border mostly. */
function isInkBetween(view: View, from: Place, to: Place): boolean {
  const far = apart(from, to)
  if (far > askew) return false
  const steps = Math.ceil(far * dense)
  for (let step = 1; step < steps; step += 1) {
    const on = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / steps
    if (view.lack[sampleAt(view, [on(0), on(1)])]! <= view.least) return false
  }
  return true
}

const apart = (one: Place, other: Place) => Math.hypot(one[0] - other[0], one[1] - other[1])

/** On which sides it leaves the box, where, and how far what goes on from there gets. */
function waysOut(view: View, piece: Piece, outer: readonly Piece[]): Way[] {
  const { depths } = view
  const ends = piece.samples
    .filter((at) => depths[at]! < inset + 0.2)
    .map((at) => placeOf(view, at))
  if (ends.length === 0) return []
  return outer.flatMap(({ samples }) => {
    const meeting = samples
      .filter((at) => depths[at]! > -1)
      .map((at) => placeOf(view, at))
      .filter((place) => ends.some((end) => isInkBetween(view, end, place)))
    const far = samples.reduce((most, at) => Math.max(most, -depths[at]!), 0)
    return sides.flatMap((side): Way[] => {
      const own = meeting.filter((place) => sideOf(view, place) === side)
      if (own.length === 0) return []
      const mean = (axis: 0 | 1) => own.reduce((sum, place) => sum + place[axis], 0) / own.length
      return [{ side, x: mean(0), y: mean(1), far, on: { samples } }]
    })
  })
}

function sideOf({ box }: View, [x, y]: Place): Side {
  const right = Math.max(-x, x - box.width)
  const down = Math.max(-y, y - box.height)
  if (right > down) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'above' : 'below'
}
