/**
 * A finger of a child, or a slow one, comes down twice: within so many milliseconds, and so many pixels
 * of the screen, the second tap means what the first one meant (K16).
 */
export const within = 600
const near = 40

type Press = Pick<MouseEvent, 'detail' | 'screenX' | 'screenY'>

let first: { x: number; y: number; at: number } | null = null

/**
 * Whether a press is the second tap on a place that was pressed a moment ago, whatever stands there by
 * now. To be asked once of each press of what the next press takes back. A key means each of its presses.
 */
export function isSecondTap({ detail, screenX: x, screenY: y }: Press): boolean {
  if (detail === 0) return false
  const at = performance.now()
  const isSecond =
    first !== null && at - first.at < within && Math.hypot(x - first.x, y - first.y) <= near
  if (!isSecond) first = { x, y, at }
  return isSecond
}
