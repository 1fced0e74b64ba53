import { Head, type Kin } from './elephant-parts.tsx'

interface LyingElephantProps {
  kin: Kin
  /** Where its rump touches the ground, on the picture's sheet. */
  x: number
  y: number
  scale?: number
}

/** One of the family lying down with its head on the ground, 90 high before scaling. */
export function LyingElephant({ kin, x, y, scale = 1 }: LyingElephantProps) {
  return (
    <g data-elephant={kin} transform={`translate(${x} ${y}) scale(${scale} ${scale})`}>
      <path
        className="fill-none stroke-shade"
        strokeWidth="6"
        strokeLinecap="round"
        d="M10-30C-4-28-14-18-18-6"
      />
      <path
        className="elephant-breath fill-skin"
        d="M12 0C-8-18-4-58 30-80C62-100 116-96 144-72C166-52 172-20 164 0Z"
      />
      <path
        className="fill-skin stroke-shade"
        strokeWidth="2.5"
        d="M30 0C18-24 34-46 60-44C80-42 88-28 86-16H100Q110-16 110-8Q110 0 101 0Z"
      />
      <g transform="translate(172 -44) rotate(8)">
        <Head trunk="resting" eye="closed" />
      </g>
    </g>
  )
}
