import type { PrintedBox } from '#core/paper/schema.ts'

/** From a box's outer edge to where its printed border has surely ended, in millimetres. */
export const inset = 0.85

type Shape = Pick<PrintedBox, 'width' | 'height' | 'round'>

/** How far within the box's edge a place is, in millimetres from its upper left; negative outside. */
export function depth(x: number, y: number, { width, height, round }: Shape): number {
  const radius = round ? height / 2 : 0
  const right = Math.abs(x - width / 2) - width / 2 + radius
  const down = Math.abs(y - height / 2) - height / 2 + radius
  return (
    radius - Math.hypot(Math.max(0, right), Math.max(0, down)) - Math.min(0, Math.max(right, down))
  )
}
