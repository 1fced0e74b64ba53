export type Point = readonly [x: number, y: number]
/** A centre line as cubic curves: start, then (control, control, end) once or more. */
export type Line = readonly Point[]

const samplesPerCurve = 8
const origin: Point = [0, 0]

/**
 * The outline of a shape that follows a centre line and narrows evenly from one width to the other,
 * with round ends: trunks and tails. Returns the `d` of an SVG path.
 */
export function tapered(line: Line, startWidth: number, endWidth: number): string {
  const samples = sample(line)
  const left: Point[] = []
  const right: Point[] = []
  samples.forEach(({ point, normal }, index) => {
    const along = index / (samples.length - 1)
    const half = (startWidth + (endWidth - startWidth) * along) / 2
    left.push([point[0] + normal[0] * half, point[1] + normal[1] * half])
    right.unshift([point[0] - normal[0] * half, point[1] - normal[1] * half])
  })
  return (
    `M${text(left[0]!)}${smooth(left)}` +
    `A${round(endWidth / 2)} ${round(endWidth / 2)} 0 0 1 ${text(right[0]!)}${smooth(right)}` +
    `A${round(startWidth / 2)} ${round(startWidth / 2)} 0 0 1 ${text(left[0]!)}Z`
  )
}

/** Short curved strokes across such a shape, at the given shares (0–1) of its length: wrinkles. */
export function wrinkles(
  line: Line,
  startWidth: number,
  endWidth: number,
  shares: readonly number[],
): string {
  const samples = sample(line)
  return shares
    .map((share) => {
      const index = Math.round(share * (samples.length - 1))
      const { point, normal, tangent } = samples[index]!
      const half = ((startWidth + (endWidth - startWidth) * share) / 2) * 0.98
      const from: Point = [point[0] - normal[0] * half, point[1] - normal[1] * half]
      const to: Point = [point[0] + normal[0] * half * 0.1, point[1] + normal[1] * half * 0.1]
      const bend: Point = [
        (from[0] + to[0]) / 2 + tangent[0] * half * 0.28,
        (from[1] + to[1]) / 2 + tangent[1] * half * 0.28,
      ]
      return `M${text(from)}Q${text(bend)} ${text(to)}`
    })
    .join('')
}

interface Sample {
  point: Point
  tangent: Point
  normal: Point
}

function sample(line: Line): Sample[] {
  const curves = (line.length - 1) / 3
  return Array.from({ length: curves * samplesPerCurve + 1 }, (_, index) => {
    const curve = Math.min(Math.floor(index / samplesPerCurve), curves - 1)
    const t = index / samplesPerCurve - curve
    // What is missing of a line lies where the line ends.
    const [a = origin, b = a, c = b, d = c] = line.slice(curve * 3, curve * 3 + 4)
    const u = 1 - t
    const at = (i: 0 | 1) =>
      u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
    const slope = (i: 0 | 1) =>
      u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
    const length = Math.hypot(slope(0), slope(1)) || 1
    const tangent: Point = [slope(0) / length, slope(1) / length]
    return { point: [at(0), at(1)], tangent, normal: [tangent[1], -tangent[0]] }
  })
}

/** Quadratic curves through the middles of a row of points: few numbers, no corners. */
function smooth(points: Point[]): string {
  let d = ''
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = points[i]!
    const next = points[i + 1]!
    const end: Point = i === points.length - 2 ? next : [(x + next[0]) / 2, (y + next[1]) / 2]
    d += `Q${text([x, y])} ${text(end)}`
  }
  return d
}

const round = (value: number) => Math.round(value * 10) / 10
const text = ([x, y]: Point) => `${round(x)} ${round(y)}`
