import type { MouseEventHandler, ReactNode } from 'react'
import { anchors, isInvitation, onLanding, publicPaths } from '#core/paths.ts'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { classes } from '#web/lib/classes.ts'
import { buttonClasses, type ButtonLook } from '#web/ui/button.tsx'

export type Anchor = keyof typeof anchors

interface LandingLinkProps {
  to: Anchor
  /** Without it the link looks like its className. */
  look?: ButtonLook
  size?: 'normal' | 'small'
  className?: string
  onClick?: MouseEventHandler<HTMLElement>
  current?: boolean
  children: ReactNode
}

/** A link to a place of the landing page: the browser scrolls there, or goes there from elsewhere. */
export function LandingLink({
  to,
  look,
  size,
  className,
  onClick,
  current,
  children,
}: LandingLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === publicPaths.landing || isInvitation(pathname)
  const attributes = {
    onClick,
    className: classes(look && buttonClasses({ look, size }), className),
    'aria-current': current ? ('location' as const) : undefined,
  }
  if (isHere) {
    return (
      <a href={`#${anchors[to]}`} {...attributes}>
        {children}
      </a>
    )
  }
  return (
    <Link to={onLanding(to)} {...attributes}>
      {children}
    </Link>
  )
}
