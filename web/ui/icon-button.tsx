import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'aria-label'
> {
  /** What it does, in words: read aloud and shown on pointing. */
  label: string
  icon: ReactNode
  /** `inherit` takes the colour of its surroundings, on dark or coloured grounds. */
  variant?: keyof typeof variants
}

const variants = {
  quiet: 'text-quiet hover:bg-sunken hover:text-ink',
  soft: 'bg-sunken text-ink hover:bg-line',
  inherit: 'opacity-80 hover:bg-current/15 hover:opacity-100 focus-visible:outline-current',
}

/** A round button of 44 px that shows a picture only. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'rounded-full inline-grid size-11 shrink-0 place-items-center',
        'transition-[background-color,scale] active:scale-95 disabled:opacity-40 disabled:active:scale-100',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}
