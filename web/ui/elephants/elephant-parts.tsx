import { tapered, wrinkles, type Line, type Point } from './tapered.ts'

export type Kin = 'big' | 'middle' | 'small' | 'tiny'
export type Eye = 'open' | 'closed' | 'happy' | 'up' | 'down'
export type Trunk = keyof typeof trunks

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
} satisfies Record<string, Line>

const baseWidth = 60
const tipWidth = 17

export interface HeadProps {
  trunk?: Trunk
  eye?: Eye
  ear?: 'down' | 'out'
}

export function Head({ trunk = 'hanging', eye = 'open', ear = 'down' }: HeadProps) {
  const line: Line = trunks[trunk]
  return (
    <g>
      <path
        className="fill-skin"
        d="M-42 6C-44-26-20-46 8-46C32-46 46-28 45-4C44 22 30 42 2 42C-24 42-40 30-42 6Z"
      />
      <g className="elephant-trunk">
        <path className="fill-skin" d={tapered(line, baseWidth, tipWidth)} />
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
