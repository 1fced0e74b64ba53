import { Picture, type PictureProps } from './picture.tsx'

/** The head alone: the product's mark beside its name. */
export function ElephantMark(props: PictureProps) {
  return (
    <Picture width={164} height={134} {...props}>
      <g data-elephant="big" transform="translate(70 49)">
        <Head trunk="curled" />
      </g>
    </Picture>
  )
}

export type Kin = 'big' | 'middle' | 'small' | 'tiny'
type Eye = 'open' | 'closed' | 'happy' | 'up' | 'down'
type Trunk = keyof typeof trunks

// Centre lines in the head's own coordinates: the origin is the middle of the head, looking right.
// oxfmt-ignore
const trunks = {
  hanging: [[12, -4], [40, 12], [38, 52], [41, 80], [43, 95], [52, 102], [62, 97]],
  curled: [[12, -4], [42, 14], [40, 46], [52, 61], [63, 74], [86, 69], [84, 48]],
  raised: [[12, -2], [44, 20], [70, 14], [72, -20], [73, -40], [76, -54], [90, -56]],
  waving: [[12, -2], [46, 24], [80, 20], [84, -14], [86, -32], [94, -42], [107, -37]],
  reaching: [[12, -4], [40, 24], [66, 40], [94, 36], [105, 34], [112, 27], [112, 17]],
  perch: [[12, -4], [42, 20], [62, 34], [86, 22], [95, 17], [102, 14], [112, 16]],
  tucked: [[12, -4], [38, 14], [32, 40], [24, 52], [18, 60], [8, 62], [2, 56]],
  resting: [[12, -4], [38, 6], [54, 24], [82, 25], [96, 25], [106, 22], [110, 13]],
} satisfies Record<string, Polyline>

const baseWidth = 60
const tipWidth = 17

export interface HeadProps {
  trunk?: Trunk
  eye?: Eye
  ear?: 'down' | 'out'
}

export function Head({ trunk = 'hanging', eye = 'open', ear = 'down' }: HeadProps) {
  const line: Polyline = trunks[trunk]
  return (
    <g>
      <Skin d="M-42 6C-44-26-20-46 8-46C32-46 46-28 45-4C44 22 30 42 2 42C-24 42-40 30-42 6Z" />
      <g className="elephant-trunk">
        <Skin d={tapered(line, baseWidth, tipWidth)} />
        <path {...thinLine} d={wrinkles(line, baseWidth, tipWidth, [0.5, 0.6, 0.7])} />
      </g>
      <path
        className="elephant-ear fill-shade"
        d={
          ear === 'down'
            ? 'M-4-29C-20-47-58-44-67-12C-73 12-62 38-45 51C-37 57-29 52-25 43C-17 27-3 17 0-3C1-13 1-23-4-29Z'
            : 'M-4-29C-18-56-60-64-78-42C-92-22-84 8-64 20C-56 25-48 21-44 16C-32 4-8 8-1-8C1-15 1-23-4-29Z'
        }
      />
      <ellipse className="fill-blush" cx="12" cy="16" rx="8.5" ry="6" opacity="0.7" />
      <EyeShape eye={eye} />
      <path {...thinLine} d="M4 33C10 37 17 36 21 31" />
    </g>
  )
}

export const Skin = ({ d }: { d: string }) => <path className="fill-skin" d={d} />
export const Shade = ({ d }: { d: string }) => <path className="fill-shade" d={d} />

const thinLine = {
  className: 'fill-none stroke-shade',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
} as const

const lid = { className: 'fill-none stroke-eye', strokeWidth: 3, strokeLinecap: 'round' } as const

/** Where the light falls on an open eye. */
const glints: Record<Exclude<Eye, 'closed' | 'happy'>, Point> = {
  open: [21.4, -9.6],
  up: [21.2, -10.2],
  down: [21, -6.6],
}

function EyeShape({ eye }: { eye: Eye }) {
  if (eye === 'closed') return <path {...lid} d="M14-8C17-4 23-4 26-8" />
  if (eye === 'happy') return <path {...lid} d="M14-5C17-11 23-11 26-5" />
  const [x, y] = glints[eye]
  return (
    <g className="elephant-eye">
      <circle className="fill-eye" cx="20" cy="-8" r="4.4" />
      <circle className="fill-ivory" cx={x} cy={y} r="1.4" />
    </g>
  )
}

export function Toes({ xs, radius }: { xs: number[]; radius: number }) {
  const [r, h] = [radius, radius * 1.05]
  return (
    <g className="fill-ivory" opacity="0.5">
      {xs.map((x) => (
        <path key={x} d={`M${x - r} 0A${r} ${h} 0 0 1 ${x + r} 0Z`} />
      ))}
    </g>
  )
}

type Point = readonly [x: number, y: number]
/** A centre line as cubic curves: start, then (control, control, end) once or more. */
type Polyline = readonly Point[]

const samplesPerCurve = 8
const origin: Point = [0, 0]

/**
 * The outline of a shape that follows a centre line and narrows evenly from one width to the other,
 * with round ends: trunks and tails. Returns the `d` of an SVG path.
 */
export function tapered(line: Polyline, startWidth: number, endWidth: number): string {
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
function wrinkles(
  line: Polyline,
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

function sample(line: Polyline): Sample[] {
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
