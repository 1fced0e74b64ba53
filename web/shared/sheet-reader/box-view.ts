import type { PrintedBox } from '#core/paper/schema.ts'
import type { Shift } from './align.ts'
import { depth, samplesBetween } from './box-shape.ts'
import type { Homography } from './homography.ts'
import { nthOf } from './nth.ts'
import { flat } from './patch.ts'
import type { Picture } from './picture.ts'

/** Millimetres that are looked at around the box, and samples a millimetre. */
const reach = 3.6
export const dense = 5
/** Samples to each side. Nothing that is broader is a pen’s: it comes from the light. */
const broadest = Math.round(1.4 * dense)

/** A box with what is around it, as samples of light; what is ink there hangs together in pieces (pieces.ts). */
export type View = {
  box: PrintedBox
  /** The boxes near it. */
  beside: readonly PrintedBox[]
  width: number
  height: number
  /** How much light each sample lacks: against the paper right around it, and against all paper here. */
  lack: Float32Array
  dark: Float32Array
  depths: Float32Array
  /** How much light lacks on the printed border. */
  black: number
  /** How bright the paper is: the light without anything as narrow as a stroke. */
  paper: Float32Array
  /** From here on a sample is ink. */
  least: number
}

/** Cut out of the picture, straightened. */
export function viewOf(
  picture: Picture,
  h: Homography,
  boxes: readonly PrintedBox[],
  at: number,
  shift: Shift,
): View {
  const box = boxes[at]!
  const area = {
    x: box.x + shift.x - reach,
    y: box.y + shift.y - reach,
    width: Math.round((box.width + 2 * reach) * dense),
    height: Math.round((box.height + 2 * reach) * dense),
  }
  const { width, height } = area
  const light = lightOf(flat(picture, h, area, dense))
  const paper = closed(light, width, height, broadest)
  const bright = nthOf(light.slice(), Math.floor(light.length * 0.8))
  const lack = new Float32Array(light.length)
  const dark = new Float32Array(light.length)
  const depths = new Float32Array(light.length)
  for (let sample = 0; sample < light.length; sample += 1) {
    const right = ((sample % width) + 0.5) / dense - reach
    const down = (Math.floor(sample / width) + 0.5) / dense - reach
    depths[sample] = depth(right, down, box)
    lack[sample] = 1 - light[sample]! / paper[sample]!
    dark[sample] = 1 - light[sample]! / bright
    paper[sample]! /= bright
  }
  const black = borderLack(lack, depths)
  const least = Math.max(0.09, 0.22 * black, 4 * noiseOf(lack, depths))
  return {
    box,
    beside: boxes.filter((other) => other !== box && isNear(box, other)),
    width,
    height,
    lack,
    dark,
    depths,
    paper,
    black,
    least,
  }
}

/** Of each sample the channel that has least light, against what is brightest there; never 0. */
function lightOf(samples: Uint8ClampedArray): Float32Array {
  const [red, green, blue] = [0, 1, 2].map((channel) => brightOf(samples, channel))
  const light = new Float32Array(samples.length / 4)
  for (let at = 0; at < light.length; at += 1) {
    const least = Math.min(
      samples[at * 4]! / red!,
      samples[at * 4 + 1]! / green!,
      samples[at * 4 + 2]! / blue!,
    )
    light[at] = Math.max(0.02, Math.min(1, least))
  }
  return light
}

/** How bright the paper is in a channel: one sample in five is brighter still. */
function brightOf(samples: Uint8ClampedArray, channel: number): number {
  const counts = new Uint32Array(256)
  for (let at = channel; at < samples.length; at += 4) counts[samples[at]!]! += 1
  let [level, above] = [255, counts[255]!]
  while (level > 8 && above < samples.length / 20) {
    level -= 1
    above += counts[level]!
  }
  return level
}

/** How black the printed border is here: blur and dim light take from ink what they take from it. */
function borderLack(lack: Float32Array, depths: Float32Array): number {
  const on = Float32Array.from(samplesBetween(depths, 0.1, 0.3), (at) => lack[at]!)
  return nthOf(on, on.length >> 1)
}

/**
 * How much samples outside that are no neighbours differ, mostly: in the dark, by more than pale ink does. What
 * is brightest around a sample is its paper, so that even paper lacks twice that much.
 */
function noiseOf(lack: Float32Array, depths: Float32Array): number {
  const apart = 3
  const steps = new Float32Array(lack.length)
  let count = 0
  for (let at = 0; at + apart < lack.length; at += 1) {
    if (depths[at]! < -0.6) {
      steps[count] = Math.abs(lack[at]! - lack[at + apart]!)
      count += 1
    }
  }
  return nthOf(steps.subarray(0, count), count >> 1)
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
  const to = new Float32Array(from.length)
  const row = new Float32Array(length + 2 * away)
  const whole = 2 * away + 1
  for (let line = 0; line < lines; line += 1) {
    row.fill(-Infinity)
    for (let at = 0; at < length; at += 1) row[away + at] = sign * from[line * start + at * stride]!
    // Each pass looks up to twice as far.
    for (let seen = 1; seen < whole;) {
      const step = Math.min(seen, whole - seen)
      for (let at = 0; at + step < row.length; at += 1)
        row[at] = Math.max(row[at]!, row[at + step]!)
      seen += step
    }
    for (let at = 0; at < length; at += 1) to[line * start + at * stride] = sign * row[at]!
  }
  return to
}

const isNear = (box: PrintedBox, other: PrintedBox) =>
  other.x < box.x + box.width + reach &&
  other.x + other.width > box.x - reach &&
  other.y < box.y + box.height + reach &&
  other.y + other.height > box.y - reach

export type Place = readonly [x: number, y: number]

/** Millimetres from the box's upper left. */
export const placeOf = ({ width }: View, at: number): Place => [
  (at % width) / dense - reach,
  Math.floor(at / width) / dense - reach,
]

/** The sample there. */
export const sampleAt = ({ width }: View, [x, y]: Place): number =>
  Math.round((y + reach) * dense) * width + Math.round((x + reach) * dense)
