import { dense, placeOf, type Place, type View } from './box-view.ts'
import { nthOf } from './nth.ts'

/** Ink that hangs together. */
export type Piece = { samples: number[] }

/** The ink there, whose parts hang together. */
export function piecesOf(
  { width, lack, depths, least }: View,
  isThere: (deep: number, at: number) => boolean,
): Piece[] {
  const open = new Uint8Array(lack.length)
  for (let at = 0; at < open.length; at += 1)
    open[at] = Number(lack[at]! > least && isThere(depths[at]!, at))
  const steps = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
  const pieces: Piece[] = []
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start)) {
    open[start] = 0
    const samples = [start]
    for (const at of samples) {
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

/** Its middle and its direction; along and across that, in millimetres, what a bar of such deviations has. */
export function extentOf(view: View, { samples }: Piece) {
  const places = samples.map((at) => placeOf(view, at))
  const mean = (of: (place: Place) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)]
  const xx = mean(([x]) => (x - mx) ** 2)
  const xy = mean(([x, y]) => (x - mx) * (y - my))
  const yy = mean(([, y]) => (y - my) ** 2)
  const turn = Math.atan2(2 * xy, xx - yy) / 2
  const [middle, spread] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)]
  const sideOf = (variance: number) => Math.sqrt(12 * Math.max(0, variance))
  const at: Place = [mx, my]
  const direction: Place = [Math.cos(turn), Math.sin(turn)]
  return {
    middle: at,
    direction,
    length: sideOf(middle + spread),
    breadth: sideOf(middle - spread),
  }
}

/** How dark the darkest tenth of the ink is. */
export function peakOf({ lack }: View, { samples }: Piece): number {
  const levels = Float32Array.from(samples, (at) => lack[at]!)
  return nthOf(levels, Math.floor(levels.length * 0.9))
}

/** How much of the ink lies beside the straight line, so many millimetres broad, that has most of it. */
export function besideLine({ width }: View, { samples }: Piece, broad: number): number {
  let most = 0
  const turns = 24
  for (let turn = 0; turn < turns; turn += 1) {
    const [right, down] = [Math.cos((turn * Math.PI) / turns), Math.sin((turn * Math.PI) / turns)]
    const across = Float64Array.from(
      samples,
      (at) => (at % width) * right + Math.floor(at / width) * down,
    ).sort()
    let last = 0
    for (const [first, from] of across.entries()) {
      while (last < across.length && across[last]! <= from + broad * dense) last += 1
      most = Math.max(most, last - first)
    }
  }
  return 1 - most / samples.length
}

/** Millimetres across the largest round that is all ink. */
export function breadthOfPen({ width }: View, { samples }: Piece): number {
  const isInk = new Set(samples)
  const most = samples.reduce((best, at) => {
    const isFree = (away: number) => {
      for (let turn = 0; turn < 16; turn += 1) {
        const [right, down] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)]
        if (!isInk.has(at + Math.round(away * down) * width + Math.round(away * right)))
          return false
      }
      return true
    }
    let away = best
    while (isFree(away + 0.5)) away += 0.5
    return away
  }, 0)
  return (2 * most + 1) / dense
}
