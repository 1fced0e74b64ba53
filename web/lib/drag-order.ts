/** A line of a list: where it begins and how high it is, in pixels of the page. */
export type Box = { top: number; height: number }

/**
 * Where a line that is being dragged would land: `centre` is its middle now, `from` its place before.
 * It takes another's place once its middle has passed the other's.
 */
export function dropIndex(boxes: readonly Box[], from: number, centre: number): number {
  const middle = ({ top, height }: Box) => top + height / 2
  const before = boxes.filter((box, index) => index < from && middle(box) < centre).length
  const after = boxes.filter((box, index) => index > from && middle(box) < centre).length
  return before + after
}

/**
 * How far the line at `index` gives way while the one at `from` hovers over `to`, in pixels:
 * by the height of the dragged line and the gap that belongs to it.
 */
export function shiftOf(index: number, from: number, to: number, step: number): number {
  if (index > from && index <= to) return -step
  return index < from && index >= to ? step : 0
}
