// The lines of a drawing, as points across and down by turns.

export const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** What lies so near to the straight line is left out: less than anybody sees, in units of the sheet. */
const unseen = 1.6

/** A line with fewer points that looks the same (Ramer, Douglas and Peucker). */
export function simplified(points: readonly number[]): number[] {
  const at = (index: number) => [points[2 * index]!, points[2 * index + 1]!] as const
  const kept = new Set([0, points.length / 2 - 1])
  const spans: [from: number, to: number][] = [[0, points.length / 2 - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, distance] = [-1, unseen]
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceFrom(at(index), at(from), at(to))
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest < 0) continue
    kept.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  const [first, last] = [at(0), at(points.length / 2 - 1)]
  const isDot = kept.size === 2 && first[0] === last[0] && first[1] === last[1]
  return isDot ? [...first] : [...kept].toSorted((a, b) => a - b).flatMap(at)
}

type Point = readonly [x: number, y: number]

/** How far a point is from the straight line between two others, ends included. */
function distanceFrom([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : within(((x - fromX) * dx + (y - fromY) * dy) / length, 1)
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy)
}
