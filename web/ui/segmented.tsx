import { useId, type ReactNode } from 'react'

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two to four views or settings in one pill. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="rounded-[1.625rem] bg-sunken flex w-fit max-w-full flex-wrap p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="rounded-full text-quiet hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-focus flex min-h-11 flex-auto items-center justify-center gap-2 px-3 sm:px-4 text-center leading-tight font-semibold sm:whitespace-nowrap transition-[background-color,color] has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
