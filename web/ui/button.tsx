import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface VariantProps {
  variant?: ButtonVariant | undefined
  /** 52 px high, or 44 where several stand in a row. */
  size?: 'normal' | 'small' | undefined
  /** Of 24 px; in a small button of 20. */
  icon?: ReactNode
  /** As wide as its place. */
  wide?: boolean | undefined
  /** A quiet one at the edge of its place: its words begin or end there, and not the room around them. */
  flush?: 'start' | 'end' | undefined
  children: ReactNode
}

interface ButtonProps extends VariantProps, Omit<ComponentProps<'button'>, 'children' | 'type'> {
  type?: 'button' | 'submit'
  /** Something is on its way: the button keeps its focus and its words, and presses do nothing. */
  busy?: boolean
}

export function Button({
  variant,
  size,
  icon,
  wide,
  flush,
  busy,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- it is 'button' unless the caller says submit
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      className={classes(buttonClasses({ variant, size, wide, flush }), className)}
    >
      {busy ? <BusyDots /> : icon}
      <span>{children}</span>
    </button>
  )
}

interface ButtonLinkProps extends VariantProps {
  /** An address inside the product. */
  to: string
  className?: string
  onClick?: (() => void) | undefined
}

/** A link that looks like a button: it goes somewhere rather than doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, flush, icon, to, className, onClick, children } = props
  return (
    <Link
      to={to}
      onClick={onClick}
      className={classes(buttonClasses({ variant, size, wide, flush }), className)}
    >
      {icon}
      <span>{children}</span>
    </Link>
  )
}

const variants: Record<ButtonVariant, string> = {
  primary: 'filled bg-elephant text-on-elephant hover:bg-elephant-strong',
  secondary:
    'border-edge bg-surface text-ink border-[1.5px] hover:border-elephant hover:bg-elephant-soft',
  quiet: 'text-elephant-ink hover:bg-elephant-soft',
  danger: 'filled bg-coral text-on-coral hover:bg-coral-strong',
}

/** As much as the room beside the words. */
const flushes = {
  start: { normal: '-ms-6', small: '-ms-4' },
  end: { normal: '-me-6', small: '-me-4' },
}

/** For links of another kind that look like buttons. */
export function buttonClasses({
  variant = 'primary',
  size = 'normal',
  wide,
  flush,
}: Pick<VariantProps, 'variant' | 'size' | 'wide' | 'flush'>) {
  return classes(
    'rounded-full inline-flex items-center justify-center gap-2 text-center font-semibold leading-tight select-none',
    'transition-[background-color,border-color,scale] active:scale-[0.98]',
    'disabled:opacity-50 disabled:active:scale-100 [&_svg]:shrink-0',
    size === 'normal' ? 'min-h-13 px-6 py-2' : 'min-h-11 px-4 py-1.5 text-small [&>svg]:size-5',
    wide && 'w-full',
    flush && flushes[flush][size],
    variants[variant],
  )
}

function BusyDots() {
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      <circle className="animate-breathe fill-current" cx="3" cy="10" r="2.5" />
      <circle
        className="animate-breathe fill-current [animation-delay:0.3s]"
        cx="10"
        cy="10"
        r="2.5"
      />
      <circle
        className="animate-breathe fill-current [animation-delay:0.6s]"
        cx="17"
        cy="10"
        r="2.5"
      />
    </svg>
  )
}

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'aria-label'
> {
  /** What it does, in words: read aloud and shown on pointing. */
  label: string
  icon: ReactNode
  /** `inherit` takes the colour of its surroundings, on dark or coloured grounds. */
  variant?: keyof typeof iconVariants
}

const iconVariants = {
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
        'transition-[background-color,border-color,scale] active:scale-[0.98]',
        'disabled:opacity-50 disabled:active:scale-100',
        iconVariants[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}
