import type { PrintedBox } from '#core/paper/schema.ts'
import { project, type Homography } from './homography.ts'
import { brightnessAt, type Grey } from './picture.ts'

/** Around where a box is thought to be, shifts are looked at up to so many steps to each side. */
const step = 0.25
const steps = 9
const side = 2 * steps + 1
/** Beside the border, within and without, is paper: half of what lies between two boxes. */
const beside = 0.75
const border = 0.4

export type Point = { x: number; y: number }

/** For each shift around one, how dark the border's line would be against both of its sides. */
export type BorderMap = { around: Point; levels: Float32Array }

export function borderMap(grey: Grey, h: Homography, box: PrintedBox, { x, y }: Point): BorderMap {
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

export function lookUp({ around, levels }: BorderMap, x: number, y: number): number {
  const atX = Math.min(side - 1.001, Math.max(0, (x - around.x) / step + steps))
  const atY = Math.min(side - 1.001, Math.max(0, (y - around.y) / step + steps))
  const [left, top] = [Math.floor(atX), Math.floor(atY)]
  const [right, down] = [atX - left, atY - top]
  const at = top * side + left
  const upper = levels[at]! * (1 - right) + levels[at + 1]! * right
  const lower = levels[at + side]! * (1 - right) + levels[at + side + 1]! * right
  return upper * (1 - down) + lower * down
}
