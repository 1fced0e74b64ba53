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
