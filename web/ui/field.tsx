import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { ChevronDown, CircleAlert } from '#web/ui/icons.ts'
import { use, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import { ProblemsOfForm } from './form.tsx'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** Says what to do next; also marks the field as wrong. In a form it is found by the field's name. */
  error?: string | undefined
  /** The id of a box elsewhere that says what is wrong with it. */
  problemId?: string | false | undefined
  optional?: boolean | undefined
  /** The label is for screen readers only: where the place says it already. */
  hideLabel?: boolean | undefined
  /** Longest length; shown as a count when it comes near. It does not cut what is typed. */
  limit?: number | undefined
  /** Stands inside the box at its end. */
  end?: ReactNode
}

type Own<Element extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Element>, 'id'> & { className?: string }

/**
 * What is typed is kept as it is typed: by a draft (shared/drafts), or the field says why not. It is a
 * secret; a search; only read; kept by each keystroke, in the family form; or it
 * stands on a page for visitors.
 */
export type Typed =
  | { draft: { notice: ReactNode }; unkept?: never }
  | { unkept: (typeof unkeptReasons)[number]; draft?: never }

export const unkeptReasons = ['secret', 'search', 'read-only', 'family-form', 'public'] as const

export function TextField({ draft, unkept, ...props }: Own<'input'> & Typed) {
  const { frame, rest } = split(props)
  const { length, count } = useLength(props)
  return (
    <FieldFrame {...frame} name={props.name} notice={draft?.notice} length={length}>
      {(described) => (
        <input
          type="text"
          dir={runOf(props)}
          {...rest}
          {...described}
          data-kept={unkept ?? 'draft'}
          onChange={(event) => {
            count(event.target)
            rest.onChange?.(event)
          }}
          className={classes(boxClasses, 'h-13', frame.end !== undefined && 'pe-13')}
        />
      )}
    </FieldFrame>
  )
}

/** Words run as their letters do. What is spelled, an address or a code, runs as it does everywhere. */
function runOf({ type = 'text', inputMode, autoCapitalize }: ComponentProps<'input'>) {
  const isSpelled = autoCapitalize && autoCapitalize !== 'words'
  if (inputMode || isSpelled || type === 'email') return 'ltr'
  return type === 'text' || type === 'search' ? 'auto' : undefined
}

export function TextArea({ draft, unkept, ...props }: Own<'textarea'> & Typed) {
  const { frame, rest } = split(props)
  const { length, count } = useLength(props)
  return (
    <FieldFrame {...frame} name={props.name} notice={draft?.notice} length={length}>
      {(described) => (
        <textarea
          rows={3}
          dir="auto"
          {...rest}
          {...described}
          data-kept={unkept ?? 'draft'}
          onChange={(event) => {
            count(event.target)
            rest.onChange?.(event)
          }}
          className={classes(boxClasses, 'field-sizing-content max-h-80 min-h-24 py-3')}
        />
      )}
    </FieldFrame>
  )
}

type Text = ComponentProps<'input'>['value']

/** How much stands in a field, whether its text is held outside or by the browser. */
function useLength({ value, defaultValue }: { value?: Text; defaultValue?: Text }) {
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? '').length)
  return {
    length: value === undefined ? typed : String(value).length,
    count: (field: { value: string }) => setTyped(field.value.length),
  }
}

export function SelectField({ children, ...props }: Own<'select'>) {
  const { frame, rest } = split(props)
  return (
    <FieldFrame {...frame}>
      {(described) => (
        <>
          <select
            {...rest}
            {...described}
            className={classes(boxClasses, 'h-13 appearance-none pe-11')}
          >
            {children}
          </select>
          <ChevronDown className="text-quiet pointer-events-none absolute inset-e-4 top-4 size-5" />
        </>
      )}
    </FieldFrame>
  )
}

const boxClasses = classes(
  'rounded-field border-edge bg-surface text-ink placeholder:text-quiet w-full border-[1.5px] px-4',
  'transition-[border-color] hover:border-quiet focus-visible:border-elephant focus-visible:outline-offset-0',
  'aria-invalid:border-coral disabled:bg-sunken disabled:text-quiet',
)

interface FrameProps extends FieldProps {
  className?: string | undefined
  name?: string | undefined
  length?: number
  /** What else was typed for this field. */
  notice?: ReactNode
  children: (described: Described) => ReactNode
}

interface Described {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

function FieldFrame(props: FrameProps) {
  const {
    label,
    hint,
    problemId,
    optional,
    hideLabel,
    limit,
    end,
    name = '',
    length,
    notice,
    className,
    children,
  } = props
  const id = useId()
  const problems = use(ProblemsOfForm)
  const error = props.error ?? problems[name]
  const count = limit === undefined ? null : countCharacters(length ?? 0, limit)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, problemId]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classes('grid grid-cols-1 content-start gap-1.5', className)}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-2 font-semibold'}
      >
        {label}
        {optional && (
          <span className="text-small text-quiet font-normal">
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-quiet max-w-read -mt-1">
          {hint}
        </p>
      )}
      <div className="relative">
        {children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error || problemId || count?.over ? true : undefined,
        })}
        {end && <div className="absolute inset-e-1 top-1">{end}</div>}
      </div>
      {(error || count?.shown) && (
        <div className="text-small flex items-start justify-between gap-4">
          <FieldError id={`${id}-error`} text={error} />
          {count?.shown && (
            <span
              aria-hidden="true"
              className={classes(
                'ms-auto shrink-0',
                count.over ? 'text-coral-ink font-semibold' : 'text-quiet',
              )}
            >
              {count.shown}
            </span>
          )}
        </div>
      )}
      {count && (
        <span role="status" className="sr-only">
          {count.spoken}
        </span>
      )}
      {notice}
    </div>
  )
}

/** An error under a field or a group of fields; nothing without a text. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="text-small text-coral-ink flex items-start gap-1.5 font-medium">
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}

function split<Props extends FieldProps & { className?: string | undefined }>(props: Props) {
  const { label, hint, error, problemId, optional, hideLabel, limit, end, className, ...rest } =
    props
  const frame = { label, hint, error, problemId, optional, hideLabel, limit, end, className }
  return { frame, rest }
}

interface CharacterCount {
  /** For the eye, from four fifths of the limit on. */
  shown: string | null
  /** For screen readers, at a few round numbers only: a count at every letter would be noise. */
  spoken: string | null
  over: boolean
}

const spokenAt = [20, 10, 5, 0]

/** What a field with a limit says about its length (both in UTF-16 units, as inputs count them). */
export function countCharacters(length: number, limit: number): CharacterCount {
  const left = limit - length
  if (left < 0) {
    const text = t`${-left} too many`
    return { shown: text, spoken: text, over: true }
  }
  const near = length >= limit * 0.8
  return {
    shown: near ? plural(left, { one: '# left', other: '# left' }) : null,
    spoken: near && spokenAt.includes(left) ? t`${left} characters left` : null,
    over: false,
  }
}
