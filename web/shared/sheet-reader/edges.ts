import { brightnessAt, type Grey } from './picture.ts'

/** The corners where lines through the four edges meet; each edge is where brightness rises the most. */
export function sharpened(grey: Grey, quad: readonly number[]): number[] | null {
  let corners = [...quad]
  for (let round = 0; round < 2; round += 1) {
    const lines = [0, 1, 2, 3].map((side) => edgeOf(grey, corners, side))
    const met = lines.map((line, side) => meeting(lines[(side + 3) % 4]!, line))
    if (met.some((point) => !point)) return null
    const next = met.flatMap((point) => point!)
    const side = Math.hypot(quad[2]! - quad[0]!, quad[3]! - quad[1]!)
    if (next.some((part, at) => Math.abs(part - quad[at]!) > 4 + side * 0.25)) return null
    corners = next
  }
  return corners
}

/** A line as its normal's x and y and the distance from the origin. */
type Line = readonly [number, number, number]

const places = 16

function edgeOf(grey: Grey, corners: readonly number[], side: number): Line {
  const [x1, y1] = [corners[side * 2]!, corners[side * 2 + 1]!]
  const [x2, y2] = [corners[(side * 2 + 2) % 8]!, corners[(side * 2 + 3) % 8]!]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [outX, outY] = [(y2 - y1) / length, (x1 - x2) / length] // clockwise, so outwards
  const far = Math.min(6, Math.max(2, length * 0.12))
  let [weights, sumX, sumY, sumXX, sumXY] = [1e-6, 0, 0, 0, 0]
  for (let place = 0; place < places; place += 1) {
    const along = 0.08 + (0.84 * (place + 0.5)) / places
    const [x, y] = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along]
    const [off, rise] = steepest(grey, x, y, outX, outY, far)
    const weight = Math.max(0, rise)
    const at = (along - 0.5) * length
    weights += weight
    sumX += weight * at
    sumY += weight * off
    sumXX += weight * at * at
    sumXY += weight * at * off
  }
  const spread = sumXX - (sumX * sumX) / weights
  const slope = spread > 1e-6 ? (sumXY - (sumX * sumY) / weights) / spread : 0
  const offset = (sumY - slope * sumX) / weights
  // The line's normal turns with its slope; it goes through the side's middle, moved by the offset.
  const scale = Math.hypot(1, slope)
  const nx = (outX - (slope * (x2 - x1)) / length) / scale
  const ny = (outY - (slope * (y2 - y1)) / length) / scale
  const [px, py] = [(x1 + x2) / 2 + outX * offset, (y1 + y2) / 2 + outY * offset]
  return [nx, ny, nx * px + ny * py]
}

/** How far outwards brightness rises most, and by how much. */
function steepest(
  grey: Grey,
  x: number,
  y: number,
  outX: number,
  outY: number,
  far: number,
): [number, number] {
  const step = far / 8
  const rises: number[] = []
  for (let at = -8; at <= 8; at += 1) {
    const outer = (at + 1.5) * step
    const inner = (at - 1.5) * step
    rises.push(
      brightnessAt(grey, x + outX * outer, y + outY * outer) -
        brightnessAt(grey, x + outX * inner, y + outY * inner),
    )
  }
  let best = 1
  for (let at = 2; at < 16; at += 1) if (rises[at]! > rises[best]!) best = at
  const [before, top, after] = [rises[best - 1]!, rises[best]!, rises[best + 1]!]
  const bend = before - 2 * top + after
  const between = bend < 0 ? Math.max(-1, Math.min(1, (before - after) / (2 * bend))) : 0
  return [(best - 8 + between) * step, top]
}

function meeting([a, b, c]: Line, [d, e, f]: Line): [number, number] | null {
  const cross = a * e - b * d
  return Math.abs(cross) < 0.05 ? null : [(c * e - b * f) / cross, (a * f - c * d) / cross]
}
