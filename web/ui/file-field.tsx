import { useId, type ComponentProps } from 'react'
import { FieldError } from './field.tsx'

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  label: string
  hint: string
  problem?: string | undefined
}

/** A file to choose: the browser's own field. */
export function FileField({ label, hint, problem, ...rest }: FileFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="file"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-error`}
        className="rounded-field border-edge bg-surface file:bg-sunken file:text-ink min-h-13 w-full max-w-full cursor-pointer border p-1.5 file:me-3 file:min-h-10 file:rounded-full file:border-0 file:px-4 file:font-semibold"
      />
      <p id={`${id}-hint`} className="text-small text-quiet">
        {hint}
      </p>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  )
}
