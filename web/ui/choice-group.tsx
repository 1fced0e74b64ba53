import { useId, useRef, type ReactNode, type Ref } from 'react'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Chip } from './chip.tsx'
import { FieldError } from './field.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
}

interface GroupProps<Value extends string> {
  legend: string
  hideLegend?: boolean
  hint?: ReactNode
  error?: string | undefined
  choices: readonly Choice<Value>[]
}

interface OneProps<Value extends string> extends GroupProps<Value> {
  value: Value | null
  onChange: (value: Value) => void
}

interface ManyProps<Value extends string> extends GroupProps<Value> {
  values: readonly Value[]
  /** Called with the new list, in the order of choosing. */
  onChange: (values: Value[]) => void
  /** When so many are chosen, the others wait. */
  most?: number
}

/** One of several, all of them in sight. */
export function ChooseOne<Value extends string>(props: OneProps<Value>) {
  const { choices, value, onChange, ...group } = props
  const name = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEarlyInput<HTMLInputElement>(fieldset, ':checked', (shown) => {
    const found = choices.find((choice) => choice.value === shown.value)
    if (found && found.value !== value) onChange(found.value)
  })
  return (
    <Group {...group} ref={fieldset}>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          type="radio"
          name={name}
          value={choice.value}
          label={choice.label}
          icon={choice.icon}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </Group>
  )
}

/** Any of several, all of them in sight. */
export function ChooseMany<Value extends string>(props: ManyProps<Value>) {
  const { choices, values, onChange, most, ...group } = props
  const full = most !== undefined && values.length >= most
  return (
    <Group {...group}>
      {choices.map((choice) => {
        const chosen = values.includes(choice.value)
        return (
          <Chip
            key={choice.value}
            type="checkbox"
            value={choice.value}
            label={choice.label}
            icon={choice.icon}
            checked={chosen}
            disabled={full && !chosen}
            onChange={() =>
              onChange(
                chosen
                  ? values.filter((value) => value !== choice.value)
                  : [...values, choice.value],
              )
            }
          />
        )
      })}
    </Group>
  )
}

interface FrameProps extends Omit<GroupProps<string>, 'choices'> {
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

function Group({ legend, hideLegend, hint, error, ref, children }: FrameProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset ref={ref} aria-describedby={describedBy || undefined}>
      <legend className={hideLegend ? 'sr-only' : 'font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
    </fieldset>
  )
}
