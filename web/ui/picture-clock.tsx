import { Head } from './elephants/elephant-parts.tsx'

interface PictureClockProps {
  seconds: number
  elapsed: number
}

const start = 60
const end = 560

/** The time as a picture, for those who do not read a clock: an elephant walks to the water. */
export function PictureClock({ seconds, elapsed }: PictureClockProps) {
  const share = seconds <= 0 ? 1 : Math.min(elapsed / seconds, 1)
  const x = start + (end - start) * share
  return (
    <svg viewBox="0 0 720 130" className="elephants w-full max-w-form" aria-hidden="true">
      <path
        d={`M${start - 40} 112H${end + 40}`}
        className="stroke-line fill-none"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="2 24"
      />
      <path
        d={`M${start - 40} 112H${x}`}
        className="stroke-leaf fill-none"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <ellipse cx="655" cy="112" rx="60" ry="14" className="fill-elephant-soft" />
      <path
        d="M622 110Q634 103 646 110T670 110T694 110"
        className="stroke-elephant fill-none"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g data-elephant="small" transform={`translate(${x - 12} 52) scale(0.82)`}>
        <Head trunk="curled" />
      </g>
    </svg>
  )
}
