/**
 * From places on the sheet (millimetres) to the picture (pixels): x' = (h0 x + h1 y + h2) / (h6 x + h7 y + 1),
 * y' = (h3 x + h4 y + h5) / (the same). Points stand in lists as x, y, x, y, …
 */
export type Homography = readonly number[]

export function project(h: Homography, x: number, y: number): [number, number] {
  const w = h[6]! * x + h[7]! * y + 1
  return [(h[0]! * x + h[1]! * y + h[2]!) / w, (h[3]! * x + h[4]! * y + h[5]!) / w]
}

/** The one that brings four or more points nearest to where they were seen; null where none does. */
export function fitHomography(from: readonly number[], to: readonly number[]): Homography | null {
  const normal = Array.from({ length: 8 }, () => new Float64Array(9))
  const a = normaliserOf(from)
  const b = normaliserOf(to)
  for (let at = 0; at < from.length; at += 2) {
    const x = (from[at]! - a.x) * a.scale
    const y = (from[at + 1]! - a.y) * a.scale
    const u = (to[at]! - b.x) * b.scale
    const v = (to[at + 1]! - b.y) * b.scale
    add(normal, [x, y, 1, 0, 0, 0, -u * x, -u * y, u])
    add(normal, [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  }
  const h = solve(normal)
  return h && unnormalised(h, a, b)
}

/** The equation's part of the normal equations; its right side comes last. */
function add(normal: Float64Array[], equation: readonly number[]): void {
  for (const [row, factor] of equation.entries()) {
    if (factor === 0 || row === 8) continue
    const sums = normal[row]!
    for (let column = 0; column < 9; column += 1) sums[column]! += factor * equation[column]!
  }
}

/** Solves n equations, each a row with its right side at the end; null where they say too little. */
export function solve(rows: Float64Array[]): number[] | null {
  const size = rows.length
  for (let at = 0; at < size; at += 1) {
    let best = at
    for (let row = at + 1; row < size; row += 1) {
      if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row
    }
    const pivot = rows[best]!
    rows[best] = rows[at]!
    rows[at] = pivot
    if (Math.abs(pivot[at]!) < 1e-12) return null
    for (const row of rows) {
      if (row === pivot) continue
      const factor = row[at]! / pivot[at]!
      for (let column = at; column <= size; column += 1) row[column]! -= factor * pivot[column]!
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!)
}

type Normaliser = { x: number; y: number; scale: number }

/** Around their middle and of size 1, points give equations that computers solve exactly enough. */
function normaliserOf(points: readonly number[]): Normaliser {
  const count = points.length / 2
  let [x, y, spread] = [0, 0, 0]
  for (let at = 0; at < points.length; at += 2) {
    x += points[at]! / count
    y += points[at + 1]! / count
  }
  for (let at = 0; at < points.length; at += 2) {
    spread += Math.hypot(points[at]! - x, points[at + 1]! - y) / count
  }
  return { x, y, scale: 1 / (spread || 1) }
}

function unnormalised(h: readonly number[], a: Normaliser, b: Normaliser): Homography | null {
  const line = (p: number, q: number, r: number) => [
    p * a.scale,
    q * a.scale,
    r - (p * a.x + q * a.y) * a.scale,
  ]
  const w = line(h[6]!, h[7]!, 1)
  const u = line(h[0]!, h[1]!, h[2]!).map((part, at) => part / b.scale + b.x * w[at]!)
  const v = line(h[3]!, h[4]!, h[5]!).map((part, at) => part / b.scale + b.y * w[at]!)
  const last = w[2]!
  if (Math.abs(last) < 1e-9) return null
  return [...u, ...v, w[0]!, w[1]!].map((part) => part / last)
}

/** How far, in the picture, points come to lie from where they were seen: the root of the mean square. */
export function misfit(h: Homography, from: readonly number[], to: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < from.length; at += 2) {
    const [x, y] = project(h, from[at]!, from[at + 1]!)
    sum += (x - to[at]!) ** 2 + (y - to[at + 1]!) ** 2
  }
  return Math.sqrt(sum / (from.length / 2))
}
