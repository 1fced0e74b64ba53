import type { PrintedBox } from '#core/paper/schema.ts'
import type { Shift } from './align.ts'
import { depth } from './box-shape.ts'
import type { Homography } from './homography.ts'
import type { Picture } from './picture.ts'

/** Samples a millimetre, and millimetres around the box that are looked at, too. */
export const dense = 5 // strokesOf looks a millimetre around
export const around = 1.2

/** A box cut out flat: how much light each sample lacks against its paper, 0 to 1, and how unevenly by colour. */
export type Patch = {
  width: number
  height: number
  /** Of the colour that lacks most. */
  ink: Float32Array
  /** Of all colours together, below 0 where noise is brighter than paper. */
  grey: Float32Array
  colour: Float32Array
  /** How bright the paper is, 0 to 255. */
  paper: number
  /** Which share of the samples is as white as a picture can be: nobody knows how bright that was. */
  burnt: number
}

/** Samples across and down. */
export const sizeOf = (box: Pick<PrintedBox, 'width' | 'height'>): [number, number] => [
  Math.round((box.width + 2 * around) * dense),
  Math.round((box.height + 2 * around) * dense),
]

export function patchOf(picture: Picture, h: Homography, box: PrintedBox, shift: Shift): Patch {
  const [width, height] = sizeOf(box)
  const light = flat(
    picture,
    h,
    { x: box.x + shift.x - around, y: box.y + shift.y - around, width, height },
    dense,
  )
  return developed(light, width, height)
}

/** What a flat picture of a box, RGBA, lacks against its paper. */
function developed(light: Uint8ClampedArray, width: number, height: number): Patch {
  const ink = new Float32Array(width * height)
  const grey = new Float32Array(width * height)
  const colour = new Float32Array(width * height)
  const papers = [0, 1, 2].map((channel) => paperOf(light, width, height, channel))
  for (let at = 0; at < ink.length; at += 1) {
    const column = (at % width) / (width - 1)
    const row = Math.floor(at / width) / (height - 1)
    let most = -1
    let least = 1
    let all = 0
    for (let channel = 0; channel < 3; channel += 1) {
      const lacking = 1 - light[at * 4 + channel]! / between(papers[channel]!, column, row)
      most = Math.max(most, lacking)
      least = Math.min(least, lacking)
      all += lacking
    }
    ink[at] = Math.min(1, Math.max(0, most))
    grey[at] = all / 3
    colour[at] = Math.max(0, most - Math.max(0, least))
  }
  return {
    width,
    height,
    ink,
    grey,
    colour,
    paper: brightest(light, width, 1, 0, width, 0, height),
    burnt: burntOf(light),
  }
}

/** Between four corners, from 0 to 1 to the right and down. */
const between = (corners: readonly number[], right: number, down: number) =>
  (corners[0]! * (1 - right) + corners[1]! * right) * (1 - down) +
  (corners[2]! * (1 - right) + corners[3]! * right) * down

/** How much light lacks on most of a box's printed border. */
export function blackOf({ ink, width }: Patch, box: PrintedBox): number {
  const border = ink.filter((_lack, at) => {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5]
    const deep = depth(x / dense - around, y / dense - around, box)
    return deep > 0 && deep < 0.4
  })
  return border.toSorted()[Math.floor(border.length * 0.75)]!
}

function burntOf(light: Uint8ClampedArray): number {
  let white = 0
  for (let at = 0; at < light.length; at += 4) {
    if (Math.min(light[at]!, light[at + 1]!, light[at + 2]!) >= 254) white += 1
  }
  return (4 * white) / light.length
}

/** The paper's brightness towards each corner of the patch: shadows fall over half a box. */
function paperOf(
  light: Uint8ClampedArray,
  width: number,
  height: number,
  channel: number,
): number[] {
  const all = brightest(light, width, channel, 0, width, 0, height)
  return [0, 1, 2, 3].map((corner) => {
    const [left, top] = [corner & 1 ? width >> 1 : 0, corner > 1 ? height >> 1 : 0]
    const own = brightest(
      light,
      width,
      channel,
      left,
      left + (width >> 1),
      top,
      top + (height >> 1),
    )
    return Math.max(8, own, 0.5 * all)
  })
}

function brightest(
  light: Uint8ClampedArray,
  width: number,
  channel: number,
  left: number,
  right: number,
  top: number,
  low: number,
): number {
  const counts = new Uint16Array(256)
  for (let y = top; y < low; y += 1) {
    for (let x = left; x < right; x += 1) counts[light[(y * width + x) * 4 + channel]!]! += 1
  }
  const above = (right - left) * (low - top) * 0.2
  let level = 255
  for (let count = counts[255]!; level > 0 && count < above; count += counts[level]!) level -= 1
  return level
}

/**
 * The picture between a place on the sheet and so many samples to the right and down, straightened. Most of
 * the samples of a photograph come from here, so nothing is made for any of them.
 */
export function flat(
  { width, height, data }: Picture,
  h: Homography,
  area: { x: number; y: number; width: number; height: number },
  perMillimetre: number,
): Uint8ClampedArray<ArrayBuffer> {
  const light = new Uint8ClampedArray(area.width * area.height * 4)
  for (let row = 0, to = 0; row < area.height; row += 1) {
    const down = area.y + (row + 0.5) / perMillimetre
    for (let column = 0; column < area.width; column += 1, to += 4) {
      const right = area.x + (column + 0.5) / perMillimetre
      const far = h[6]! * right + h[7]! * down + 1
      const x = (h[0]! * right + h[1]! * down + h[2]!) / far
      const y = (h[3]! * right + h[4]! * down + h[5]!) / far
      const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
      const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
      const across = Math.min(1, Math.max(0, x - left))
      const along = Math.min(1, Math.max(0, y - top))
      const at = (top * width + left) * 4
      const below = at + width * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = data[at + channel]! * (1 - across) + data[at + channel + 4]! * across
        const lower = data[below + channel]! * (1 - across) + data[below + channel + 4]! * across
        light[to + channel] = upper * (1 - along) + lower * along
      }
      light[to + 3] = 255
    }
  }
  return light
}
