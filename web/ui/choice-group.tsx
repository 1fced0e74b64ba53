import { Check } from '#web/ui/icons.ts'
import { useId, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { classes } from '#web/lib/classes.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { FieldError } from './field.tsx'

interface Choice<Value extends string> {
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
  const { choices, values, onChange, ...group } = props
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

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  type: 'checkbox' | 'radio'
  label: ReactNode
  icon?: ReactNode
  /** Classes for its height and the room around its label, where it is no pill of the usual size. */
  shape?: string
}

/**
 * A checkbox or a radio button as a pill; what is chosen shows a check mark, not only a colour. It stays
 * as wide as it was: a pill that grew would push the next one away from under a finger.
 */
export function Chip({ type, label, icon, shape, className, ...rest }: ChipProps) {
  return (
    <label
      className={classes(
        'group/chip rounded-full border-edge bg-surface inline-flex items-center border-[1.5px] py-1.5 leading-tight font-medium',
        'transition-[background-color,border-color] hover:border-elephant select-none',
        'has-checked:border-elephant has-checked:bg-elephant has-checked:text-on-elephant',
        'has-disabled:hover:border-edge has-disabled:opacity-50 has-disabled:cursor-not-allowed',
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        '[&_svg]:size-5 [&_svg]:shrink-0',
        shape ?? 'min-h-11 gap-2 px-4.5',
        className,
      )}
    >
      <input type={type} {...rest} className="sr-only" />
      {icon ? (
        <span className="grid place-items-center">
          <Mark className="col-start-1 row-start-1" />
          <span className="col-start-1 row-start-1 grid group-has-checked/chip:invisible">
            {icon}
          </span>
        </span>
      ) : (
        <Mark className={shape ? '' : '-ms-2.5 -me-1'} />
      )}
      <span className={icon || shape ? '' : 'group-has-checked/chip:-me-2.5'}>{label}</span>
    </label>
  )
}

/** The check takes the place of a picture, or its room from the padding. */
function Mark({ className }: { className: string }) {
  return (
    <Check className={`${className} hidden size-4! group-has-checked/chip:block`} strokeWidth={3} />
  )
}
