import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

interface OptionProps {
  type?: 'radio' | 'checkbox'
  /** The group's. */
  name?: string
  /** What it stands for, where that is only drawn: read aloud, and shown on pointing. */
  label?: string
  /** A member's. */
  color?: string
  checked: boolean
  onChange: () => void
  className: string
  children: ReactNode
}

/** A radio button or a checkbox that looks like what it holds; the focus goes round that. */
export function Option(props: OptionProps) {
  const { type = 'radio', name, label, color, checked, onChange, className, children } = props
  return (
    <label
      title={label}
      data-member-color={color}
      className={classes('has-focus-visible:outline-focus has-focus-visible:outline-3', className)}
    >
      <input
        type={type}
        name={name}
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="sr-only"
      />
      {children}
    </label>
  )
}
