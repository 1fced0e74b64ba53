import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { classes } from '#web/lib/classes.ts'

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  type: 'checkbox' | 'radio'
  label: ReactNode
  icon?: ReactNode
}

/** A checkbox or a radio button as a pill; what is chosen shows a check mark, not only a colour. */
export function Chip({ type, label, icon, className, ...rest }: ChipProps) {
  return (
    <label
      className={classes(
        'rounded-full border-edge bg-surface inline-flex min-h-11 items-center gap-2 border-[1.5px] px-4 py-1.5 leading-tight font-medium',
        'transition-[background-color,border-color] hover:border-elephant select-none',
        'has-checked:border-elephant has-checked:bg-elephant has-checked:text-on-elephant',
        'has-disabled:hover:border-edge has-disabled:opacity-50 has-disabled:cursor-not-allowed',
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        '[&_svg]:size-5 [&_svg]:shrink-0',
        className,
      )}
    >
      <input type={type} {...rest} className="peer sr-only" />
      <Check aria-hidden="true" className="hidden peer-checked:block" strokeWidth={3} />
      {icon && <span className="inline-grid peer-checked:hidden">{icon}</span>}
      <span>{label}</span>
    </label>
  )
}
