import { t } from '#core/say.ts'
import { Minus, Plus } from '#web/ui/icons.ts'
import { useId, type ReactNode, type ComponentProps } from 'react'
import { IconButton } from './button.tsx'
import { Option } from './option.tsx'

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
        <Option
          key={option.value}
          name={name}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          className="rounded-full text-quiet hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft flex min-h-11 flex-auto items-center justify-center gap-2 px-3 sm:px-4 text-center leading-tight font-semibold sm:whitespace-nowrap transition-[background-color,color]"
        >
          {option.label}
        </Option>
      ))}
    </fieldset>
  )
}

interface StepperProps {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  /** The number in words: "3 times a week". */
  text?: (value: number) => string
}

/** A small whole number, one press at a time. */
export function Stepper({ label, value, max, onChange, text = String }: StepperProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <span id={id} className="min-w-24 flex-1 leading-snug font-semibold">
        {label}
      </span>
      <div className="ms-auto flex items-center gap-1">
        <IconButton
          variant="soft"
          label={t`Less`}
          icon={<Minus />}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        />
        <output
          aria-live="polite"
          className="min-w-12 px-2 text-center font-semibold tabular-nums sm:whitespace-nowrap"
        >
          {text(value)}
        </output>
        <IconButton
          variant="soft"
          label={t`More`}
          icon={<Plus />}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </div>
  )
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: ReactNode
  hint?: ReactNode
}

/** On or off, at once. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 py-1">
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {hint && <span className="text-small text-quiet block">{hint}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        {...rest}
        className="switch-box rounded-full border-edge bg-sunken checked:border-elephant checked:bg-elephant relative h-8 w-14 shrink-0 cursor-pointer appearance-none border-2 transition-[background-color,border-color] disabled:opacity-50"
      />
    </label>
  )
}

interface PillProps {
  isPressed: boolean
  onPress: () => void
  children: string
}

/** Words that say something at once, and pressed once more take it back. */
export function Pill({ isPressed, onPress, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="border-edge aria-pressed:border-elephant aria-pressed:bg-elephant-soft aria-pressed:text-elephant-ink min-h-11 rounded-full border-[1.5px] px-4 aria-pressed:font-semibold aria-pressed:underline"
    >
      {children}
    </button>
  )
}
