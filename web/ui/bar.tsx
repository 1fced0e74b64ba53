import { classes } from '#web/lib/classes.ts'

interface BarProps {
  value: number
  max: number
  /** What is measured, in words with the numbers: "12 of 15 ticks". */
  label: string
  /** Shows the label above the bar; otherwise it is for screen readers. */
  showLabel?: boolean
  tone?: 'leaf' | 'elephant' | 'marigold' | 'coral' | 'member'
  /** With tone="member": whose it is. */
  color?: string
}

const tones = {
  leaf: 'fill-leaf',
  elephant: 'fill-elephant',
  marigold: 'fill-marigold',
  coral: 'fill-coral',
  member: 'fill-member',
}

/** How much of something, as a bar. */
export function Bar({ value, max, label, showLabel, tone = 'leaf', color }: BarProps) {
  const share = max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1)
  return (
    <div data-member-color={color} className="grid gap-1.5">
      {showLabel && (
        <span aria-hidden="true" className="text-small text-quiet">
          {label}
        </span>
      )}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={label}
      >
        <svg className="rounded-full block h-2.5 w-full" aria-hidden="true">
          <rect width="100%" height="100%" className="fill-sunken" />
          <rect
            width={`${share * 100}%`}
            height="100%"
            rx="5"
            className={classes('transition-[width] duration-calm', tones[tone])}
          />
        </svg>
      </div>
    </div>
  )
}
