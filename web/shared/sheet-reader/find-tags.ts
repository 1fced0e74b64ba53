import { tagOf } from '#core/paper/sheet-marks.ts'
import { sharpened } from './edges.ts'
import { fitHomography, project, type Homography } from './homography.ts'
import { brightnessAt, darkSpots, halved, type Grey } from './picture.ts'

/** A tag in the picture: its outer corners clockwise from its own upper left, as x, y, x, y, … */
export type Tag = { set: number; corner: number; corners: number[]; wrong: number }

/** Sides of tags in pixels of the halved picture. */
const smallest = 9
const largest = 170
/** Farther than the largest tag's half that is common: what is dark is told by the paper around it. */
const reach = 36

/** All tags that stand in the picture, whichever way they are turned. */
export function findTags(grey: Grey): Tag[] {
  const half = halved(grey)
  const spots = spotsOf(darkSpots(half, reach), half.width)
  return spots.flatMap((points) => {
    const rough = quadOf(points)
    const corners =
      rough &&
      sharpened(
        grey,
        rough.map((at) => at * 2 - 0.5),
      )
    const tag = corners && decode(grey, corners)
    return tag ? [tag] : []
  })
}

/** Runs of dark pixels in each row that touch, as one spot: the runs' ends, for spots of a tag's size. */
function spotsOf(dark: Uint8Array, width: number): number[][] {
  const runs: number[] = [] // row, first, end, …
  const parents: number[] = []
  const rootOf = (run: number): number => {
    let root = run
    while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!
    return root
  }
  let above = 0 // the first run of the row above
  const height = dark.length / width
  for (let y = 0; y < height; y += 1) {
    const begin = parents.length
    let look = above
    for (let x = 0; x < width; x += 1) {
      if (!dark[y * width + x]) continue
      const first = x
      while (x < width && dark[y * width + x]) x += 1
      const run = parents.length
      runs.push(y, first, x)
      parents.push(run)
      while (look < begin && runs[look * 3 + 2]! < first) look += 1
      for (let other = look; other < begin && runs[other * 3 + 1]! <= x; other += 1) {
        parents[rootOf(other)] = rootOf(run)
      }
    }
    above = begin
  }
  return ofTagsSize(
    runs,
    parents.map((_parent, run) => rootOf(run)),
  )
}

function ofTagsSize(runs: readonly number[], roots: readonly number[]): number[][] {
  const boxes = new Map<
    number,
    { top: number; low: number; left: number; right: number; area: number }
  >()
  for (const [run, root] of roots.entries()) {
    const [y, first, end] = [runs[run * 3]!, runs[run * 3 + 1]!, runs[run * 3 + 2]!]
    const box = boxes.get(root) ?? { top: y, low: y, left: first, right: end, area: 0 }
    box.low = y
    box.left = Math.min(box.left, first)
    box.right = Math.max(box.right, end)
    box.area += end - first
    boxes.set(root, box)
  }
  const spots = new Map<number, number[]>()
  for (const [root, { top, low, left, right, area }] of boxes) {
    const [wide, high] = [right - left, low - top + 1]
    const isSized = Math.max(wide, high) <= largest && Math.min(wide, high) >= smallest
    const isSquare = Math.max(wide, high) < 3.5 * Math.min(wide, high)
    if (isSized && isSquare && area > 0.2 * wide * high) spots.set(root, [])
  }
  for (const [run, root] of roots.entries()) {
    const y = runs[run * 3]!
    spots
      .get(root)
      ?.push(
        runs[run * 3 + 1]!,
        y,
        runs[run * 3 + 1]!,
        y + 1,
        runs[run * 3 + 2]!,
        y,
        runs[run * 3 + 2]!,
        y + 1,
      )
  }
  return [...spots.values()]
}

/** The four outermost points, clockwise; null where they are no quadrangle that a tag could be. */
function quadOf(points: readonly number[]): number[] | null {
  let [middleX, middleY] = [0, 0]
  for (let at = 0; at < points.length; at += 2) {
    middleX += (points[at]! * 2) / points.length
    middleY += (points[at + 1]! * 2) / points.length
  }
  const [ax, ay] = farthest(points, (x, y) => Math.hypot(x - middleX, y - middleY))
  const [cx, cy] = farthest(points, (x, y) => Math.hypot(x - ax, y - ay))
  const side = (x: number, y: number) => (cx - ax) * (y - ay) - (cy - ay) * (x - ax)
  const [bx, by] = farthest(points, (x, y) => -side(x, y))
  const [dx, dy] = farthest(points, side)
  const quad = [ax, ay, bx, by, cx, cy, dx, dy]
  const [left, right] = [-side(bx, by), side(dx, dy)]
  const longest = Math.hypot(cx - ax, cy - ay) ** 2
  const isWide =
    Math.min(left, right) > 0.1 * longest && Math.max(left, right) < 4 * Math.min(left, right)
  return isWide ? quad : null
}

function farthest(
  points: readonly number[],
  away: (x: number, y: number) => number,
): [number, number] {
  let [best, most] = [0, -Infinity]
  for (let at = 0; at < points.length; at += 2) {
    const far = away(points[at]!, points[at + 1]!)
    if (far > most) [best, most] = [at, far]
  }
  return [points[best]!, points[best + 1]!]
}

/** The tag between these corners: black all around, white outside, and bits that one of ours has. */
function decode(grey: Grey, corners: number[]): Tag | null {
  const h = fitHomography([0, 0, 6, 0, 6, 6, 0, 6], corners)
  if (!h) return null
  const rim = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].flatMap((at) => [at, 0.5, at, 5.5, 0.5, at, 5.5, at])
  const around = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].flatMap((at) => [
    at,
    -0.8,
    at,
    6.8,
    -0.8,
    at,
    6.8,
    at,
  ])
  const black = levels(grey, h, rim)
  const white = levels(grey, h, around)
  const middle = (median(black) + median(white)) / 2
  if (median(white) < median(black) + 12) return null
  if (black.filter((level) => level > middle).length > 3) return null
  if (white.filter((level) => level < middle).length > 5) return null
  let bits = 0
  for (let bit = 0; bit < 16; bit += 1) {
    const [x, y] = [1.5 + (bit & 3), 1.5 + (bit >> 2)]
    const parts = levels(grey, h, [x, y, x - 0.2, y, x + 0.2, y, x, y - 0.2, x, y + 0.2])
    if (parts.reduce((sum, level) => sum + level, 0) / parts.length > middle)
      bits |= 1 << (15 - bit)
  }
  for (let wrong = 0; wrong <= 2; wrong += 1) {
    const seen = tagOf(bits, wrong)
    if (!seen) continue
    const own = [0, 1, 2, 3].flatMap((at) => {
      const from = ((at + seen.turns) % 4) * 2
      return [corners[from]!, corners[from + 1]!]
    })
    return { set: seen.set, corner: seen.corner, corners: own, wrong }
  }
  return null
}

function levels(grey: Grey, h: Homography, points: readonly number[]): number[] {
  return Array.from({ length: points.length / 2 }, (_, at) =>
    brightnessAt(grey, ...project(h, points[at * 2]!, points[at * 2 + 1]!)),
  )
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
