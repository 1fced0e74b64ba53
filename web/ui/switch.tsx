import type { ComponentProps, ReactNode } from 'react'

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
