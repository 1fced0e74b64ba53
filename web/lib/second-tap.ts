import { afterPaint } from './schedule.ts'

/**
 * A finger of a child, or a slow one, comes down twice: within so many milliseconds, and so many pixels
 * of the screen, the second tap means what the first one meant (K16).
 */
export const within = 600
const near = 40

type Press = Pick<MouseEvent, 'detail' | 'screenX' | 'screenY' | 'timeStamp'>

/** Until when the same place means the same. */
let first: { x: number; y: number; until: number } | null = null

/**
 * Whether a press is the second tap on a place that was pressed a moment ago, whatever stands there by
 * now. To be asked once of each press of what the next press takes back. A key means each of its presses.
 * A slow device hears of a finger long after it came down, and shows late what it did: what counts is
 * when it came down, from when the first one's answer was seen.
 */
export function isSecondTap({ detail, screenX: x, screenY: y, timeStamp: at }: Press): boolean {
  if (detail === 0) return false
  if (first && at < first.until && Math.hypot(x - first.x, y - first.y) <= near) return true
  const press = { x, y, until: 0 }
  const counts = () => void (press.until = performance.now() + within)
  counts()
  afterPaint(counts)
  first = press
  return false
}
