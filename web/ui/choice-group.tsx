import { Check } from '#web/ui/icons.ts'
import { flushSync } from 'react-dom'
import { useId, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react'
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
  /** So many are in sight; the others come by this button, or with one of them that is chosen. */
  more?: { after: number; label: string }
  /** Short ones, which stand in one line also on a small phone. */
  dense?: boolean
  onChange: (value: Value) => void
}

interface ManyProps<Value extends string> extends GroupProps<Value> {
  values: readonly Value[]
  /** Called with the new list, in the order of choosing. */
  onChange: (values: Value[]) => void
}

/** One of several, all of them in sight but for what is seldom chosen. */
export function ChooseOne<Value extends string>(props: OneProps<Value>) {
  const { choices, value, onChange, more, dense, ...group } = props
  const name = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const few = more ? choices.slice(0, more.after) : choices
  const isFolded = !isUnfolded && (value === null || few.some((choice) => choice.value === value))
  // Whatever has been seen stays where it is.
  if (more && !isFolded && !isUnfolded) setUnfolded(true)
  const unfold = () => {
    flushSync(() => setUnfolded(true))
    const boxes = fieldset.current?.querySelectorAll<HTMLInputElement>('input')
    boxes?.[few.length]?.focus()
  }
  useEarlyInput<HTMLInputElement>(fieldset, ':checked', (shown) => {
    const found = choices.find((choice) => choice.value === shown.value)
    if (found && found.value !== value) onChange(found.value)
  })
  return (
    <Group {...group} dense={dense} ref={fieldset}>
      {(isFolded ? few : choices).map((choice) => (
        <Chip
          key={choice.value}
          type="radio"
          name={name}
          value={choice.value}
          label={choice.label}
          icon={choice.icon}
          dense={dense}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
        />
      ))}
      {more && isFolded && (
        <button
          type="button"
          onClick={unfold}
          className="rounded-full text-elephant-ink hover:bg-elephant-soft min-h-11 px-4.5 font-medium"
        >
          {more.label}
        </button>
      )}
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
  dense?: boolean | undefined
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

function Group({ legend, hideLegend, hint, error, dense, ref, children }: FrameProps) {
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
      <div className={classes('mt-2 flex flex-wrap', dense ? 'gap-1 sm:gap-2' : 'gap-2')}>
        {children}
      </div>
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
  /** With less room around its label on a phone. */
  dense?: boolean | undefined
}

/**
 * A checkbox or a radio button as a pill; what is chosen shows a check mark, not only a colour. It stays
 * as wide as it was: a pill that grew would push the next one away from under a finger.
 */
export function Chip({ type, label, icon, shape, dense, className, ...rest }: ChipProps) {
  return (
    <label
      className={classes(
        'group/chip rounded-full border-edge bg-surface inline-flex items-center border-[1.5px] py-1.5 leading-tight font-medium',
        'transition-[background-color,border-color] hover:border-elephant select-none',
        'has-checked:border-elephant has-checked:bg-elephant has-checked:text-on-elephant',
        'has-disabled:hover:border-edge has-disabled:opacity-50 has-disabled:cursor-not-allowed',
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        '[&_svg]:size-5 [&_svg]:shrink-0',
        dense
          ? 'text-small relative min-h-11 px-2 sm:px-4'
          : (shape ?? (icon ? 'min-h-11 gap-2 px-4.5' : 'min-h-11 gap-1 px-5.5 has-checked:px-3')),
        className,
      )}
    >
      <input type={type} {...rest} className="sr-only" />
      {icon ? (
        <span className="relative grid">
          {icon}
          <Mark className={`${onCorner} -bottom-1`} />
        </span>
      ) : dense ? (
        <Mark className={`${onCorner} -top-1`} />
      ) : (
        <Mark />
      )}
      <span>{label}</span>
    </label>
  )
}

const onCorner = 'corner-mark bg-surface text-ink absolute -end-1 rounded-full p-0.5'

/** The check stands on the corner of a picture or a dense one, or takes its room from the padding at both ends. */
function Mark({ className = '' }: { className?: string }) {
  return (
    <Check className={`${className} hidden size-4! group-has-checked/chip:block`} strokeWidth={3} />
  )
}
