import { useId } from 'react'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The number in words: "3 times a week". */
  text?: (value: number) => string
}

/** A small whole number, one press at a time. */
export function Stepper({ label, value, min, max, onChange, text = String }: StepperProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <span id={id} className="font-semibold">
        {label}
      </span>
      <div className="ms-auto flex items-center gap-1">
        <IconButton
          variant="soft"
          label="Less"
          icon={<Minus aria-hidden="true" />}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        />
        <output
          aria-live="polite"
          className="min-w-12 px-2 text-center font-semibold tabular-nums sm:whitespace-nowrap"
        >
          {text(value)}
        </output>
        <IconButton
          variant="soft"
          label="More"
          icon={<Plus aria-hidden="true" />}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        />
      </div>
    </div>
  )
}
