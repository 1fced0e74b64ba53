import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

interface ProgressRingProps {
  value: number
  max: number
  /** What is measured, in words with the numbers: "4 of 6 done". */
  label: string
  /** A member's colour; leaf without it. */
  color?: string
  size?: 'small' | 'normal' | 'large'
  /** Stands in the middle. */
  children?: ReactNode
}

const sizes = {
  small: 'size-11 text-small',
  normal: 'size-20 text-lead',
  large: 'size-32 text-title',
}

/** How far along, as a ring that closes. */
export function ProgressRing({
  value,
  max,
  label,
  color,
  size = 'normal',
  children,
}: ProgressRingProps) {
  const share = max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1)
  const width = { small: 5, normal: 4, large: 3 }[size]
  return (
    <div
      role="img"
      aria-label={label}
      data-member-color={color}
      className={classes('relative inline-grid shrink-0 place-items-center', sizes[size])}
    >
      <svg viewBox="0 0 40 40" className="size-full -rotate-90 fill-none" aria-hidden="true">
        <circle cx="20" cy="20" r="17" strokeWidth={width} className="stroke-sunken" />
        {share > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeWidth={width}
            strokeLinecap="round"
            strokeDasharray={`${share * 100} 101`}
            className={classes(
              'transition-[stroke-dasharray] duration-calm',
              color ? 'stroke-member' : 'stroke-leaf',
            )}
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
