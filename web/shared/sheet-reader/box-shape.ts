import type { PrintedBox } from '#core/paper/schema.ts'

/** From a box's outer edge to where its printed border has surely ended, in millimetres. */
export const inset = 0.85

type Shape = Pick<PrintedBox, 'width' | 'height' | 'round'>

/** How far within the box's edge a place is, in millimetres from its upper left; negative outside. */
export function depth(x: number, y: number, { width, height, round }: Shape): number {
  const radius = round ? height / 2 : 0
  const right = Math.abs(x - width / 2) - width / 2 + radius
  const down = Math.abs(y - height / 2) - height / 2 + radius
  const away = right > 0 && down > 0 ? Math.hypot(right, down) : Math.max(0, right, down)
  return radius - away - Math.min(0, Math.max(right, down))
}

/** Which samples lie deeper than `over` and less deep than `under`. */
export function samplesBetween(depths: Float32Array, over: number, under = Infinity): number[] {
  const samples: number[] = []
  for (let at = 0; at < depths.length; at += 1)
    if (depths[at]! > over && depths[at]! < under) samples.push(at)
  return samples
}
