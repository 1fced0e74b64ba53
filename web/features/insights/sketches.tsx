import type { ReactNode } from 'react'

/**
 * The pictures of Insights in little, each from the family's own numbers: known again at a glance, and
 * not to be read.
 */
function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 56 32" aria-hidden="true" className="onwards h-8 w-14 shrink-0">
      {children}
    </svg>
  )
}

/** So many signs have room. */
const most = 7
const latest = <T,>(all: readonly T[]) => all.slice(-most)

/** Each between 0 and 1. */
export function JarsSketch({ shares }: { shares: readonly number[] }) {
  return (
    <Sketch>
      {shares.slice(-4).map((share, index) => (
        <g key={index} transform={`translate(${index * 14 + 1} 2)`}>
          <rect
            y={28 * (1 - share)}
            width="11"
            height={28 * share}
            rx="2.5"
            className="fill-leaf"
          />
          <rect
            width="11"
            height="28"
            rx="2.5"
            className="stroke-edge fill-none"
            strokeWidth="1.5"
          />
        </g>
      ))}
    </Sketch>
  )
}

interface BarsSketchProps {
  bars: readonly { value: number; best: boolean }[]
}

export function BarsSketch({ bars }: BarsSketchProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Sketch>
      {bars.map(({ value, best }, index) => {
        const height = 5 + (value / highest) * 23
        return (
          <rect
            key={index}
            x={index * 8 + 1}
            y={30 - height}
            width="5"
            height={height}
            rx="2.5"
            className={best ? 'fill-marigold' : 'fill-edge'}
          />
        )
      })}
    </Sketch>
  )
}

/** From -1, all of it where the line begins, to 1. */
export function SeesawSketch({ tilt }: { tilt: number }) {
  return (
    <Sketch>
      <path d="M28 18L35 30H21Z" className="fill-marigold" />
      <g transform={`rotate(${tilt * 14} 28 17)`}>
        <path d="M4 17H52" className="stroke-elephant" strokeWidth="3" strokeLinecap="round" />
        <circle cx="8" cy="11" r="4.5" className="fill-elephant" />
        <circle cx="48" cy="11" r="4.5" className="fill-coral" />
      </g>
    </Sketch>
  )
}

export function DotsSketch({ filled }: { filled: readonly boolean[] }) {
  return (
    <Sketch>
      {latest(filled).map((isFilled, index) => (
        <circle
          key={index}
          cx={index * 8 + 4}
          cy="16"
          r="3"
          className={isFilled ? 'fill-elephant stroke-elephant' : 'stroke-edge fill-none'}
          strokeWidth="1.5"
        />
      ))}
    </Sketch>
  )
}

export function StarsSketch({ count }: { count: number }) {
  return (
    <Sketch>
      {Array.from({ length: Math.min(Math.max(count, 1), 3) }, (_, index) => (
        <path
          key={index}
          transform={`translate(${index * 18 + 1} 7)`}
          d="M8.5 0L11.2 5.5L17 6.3L12.8 10.5L13.8 16.5L8.5 13.6L3.2 16.5L4.2 10.5L0 6.3L5.8 5.5Z"
          className={count > 0 ? 'fill-marigold' : 'stroke-edge fill-none'}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
    </Sketch>
  )
}

/** `part`: how much of the way lies behind, from 0 to 1. */
export function WaySketch({ part }: { part: number }) {
  const way = 'M3 22C12 8 18 8 25 18S38 26 45 16'
  return (
    <Sketch>
      <path
        d={way}
        className="stroke-edge fill-none"
        strokeWidth="2"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <path
        d={way}
        pathLength="1"
        className="stroke-leaf fill-none"
        strokeWidth="3"
        strokeDasharray={`${part} 1`}
      />
      <path d="M47 28V5L55 9L47 13" className="fill-coral stroke-coral-ink" strokeWidth="1.5" />
    </Sketch>
  )
}

/** Moods from 1 to 5. */
export function LineSketch({ moods }: { moods: readonly number[] }) {
  const shown = latest(moods)
  const step = 48 / Math.max(1, shown.length - 1)
  const places = shown.map((mood, index) => [4 + index * step, 32 - mood * 5.5] as const)
  return (
    <Sketch>
      <path
        d={`M${places.map((place) => place.join(' ')).join('L')}`}
        className="stroke-marigold-ink fill-none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {places.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.5" className="fill-marigold" />
      ))}
    </Sketch>
  )
}
