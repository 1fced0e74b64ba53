import type { ReactNode } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { classes } from '#web/lib/classes.ts'

interface TextLinkProps {
  /** An address inside the product; a place of this page (`#…`) or anything with a scheme is an ordinary link. */
  to: string
  className?: string
  children: ReactNode
}

/** A link in running text. */
export function TextLink({ to, className, children }: TextLinkProps) {
  const look = classes(
    'rounded-small text-elephant-ink decoration-elephant/40 hover:decoration-elephant font-medium underline underline-offset-4 decoration-2',
    className,
  )
  if (/^(?:[a-z]+:|#)/.test(to)) {
    return (
      <a href={to} className={look} rel="noreferrer">
        {children}
      </a>
    )
  }
  return (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}
