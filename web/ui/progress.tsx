import type { ReactNode } from 'react'

interface BarProps {
  value: number
  max: number
  /** What is measured, in words with the numbers: "12 of 15 ticks". */
  label: string
  /** What is read above it, where that is not the numbers. */
  words?: string
}

/** How much of something, as a bar below its words. It does not glide: a tick would wait for its frames. */
export function Bar({ value, max, label, words = label }: BarProps) {
  const share = max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1)
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-small text-quiet">
        {words}
      </span>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={label}
      >
        <svg className="onwards rounded-full block h-2.5 w-full" aria-hidden="true">
          <rect width="100%" height="100%" className="fill-sunken" />
          <rect width={`${share * 100}%`} height="100%" rx="5" className="fill-leaf" />
        </svg>
      </div>
    </div>
  )
}

interface ProgressRingProps {
  value: number
  max: number
  /** What is measured, in words with the numbers: "4 of 6 done". */
  label: string
  /** Stands in the middle. */
  children?: ReactNode
}

/** How far along, as a ring that closes. */
export function ProgressRing({ value, max, label, children }: ProgressRingProps) {
  const share = max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1)
  return (
    <div
      role="img"
      aria-label={label}
      className="text-lead relative inline-grid size-20 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 40 40" className="size-full -rotate-90 fill-none" aria-hidden="true">
        <circle cx="20" cy="20" r="17" strokeWidth={4} className="stroke-sunken" />
        {share > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeWidth={4}
            strokeLinecap="round"
            strokeDasharray={`${share * 100} 101`}
            className="stroke-leaf transition-[stroke-dasharray] duration-calm"
          />
        )}
      </svg>
      {children !== undefined && (
        <span
          aria-hidden="true"
          className="font-display absolute text-center leading-tight font-bold"
        >
          {children}
        </span>
      )}
    </div>
  )
}
