import { Head, type HeadProps, type Kin } from './elephant-parts.tsx'
import { tapered, type Line } from './tapered.ts'

interface SittingElephantProps extends HeadProps {
  kin: Kin
  /** Where its back touches the ground, on the picture's sheet. */
  x: number
  y: number
  scale?: number
  flip?: boolean
  nod?: number
  /** What the front leg does. */
  arm?: keyof typeof arms
}

const arms = {
  lap: [
    [92, -84],
    [104, -70],
    [112, -56],
    [124, -50],
  ],
  hold: [
    [92, -86],
    [106, -78],
    [122, -70],
    [138, -76],
  ],
} satisfies Record<string, Line>

/** One of the family sitting upright on the ground, 190 high before scaling. */
export function SittingElephant(props: SittingElephantProps) {
  const { kin, x, y, flip, scale = 1, nod = 0, arm = 'lap', ...head } = props
  const sx = flip ? -scale : scale
  const young = kin === 'small' || kin === 'tiny'
  const edge = {
    className: 'fill-skin stroke-shade',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
  } as const
  return (
    <g data-elephant={kin} transform={`translate(${x} ${y}) scale(${sx} ${scale})`}>
      <path
        className="fill-none stroke-shade"
        strokeWidth="6"
        strokeLinecap="round"
        d="M16-20C2-18-8-12-14-4"
      />
      <path
        className="fill-skin"
        d="M18-6C-2-42 8-104 48-126C80-142 114-124 114-90C114-60 110-30 102-6Q100 0 92 0H30Q21 0 18-6Z"
      />
      <path
        {...edge}
        d="M48 0C42-30 60-52 88-48C104-46 114-36 122-28H136V-34Q136-43 145-43Q155-43 155-33V-9Q155 0 146 0Z"
      />
      <g transform={`translate(88 -142) rotate(${nod}) scale(${young ? 1.06 : 0.98})`}>
        <Head {...head} />
      </g>
      <path {...edge} d={tapered(arms[arm], 30, 24)} />
    </g>
  )
}
