import type { MouseEventHandler, ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { anchors, isInvitation, onLanding, publicPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { buttonClasses, type ButtonVariant } from '#web/ui/button.tsx'

interface PublicPageProps {
  title: string
  /** A sentence or two for search engines and messengers. */
  description: string
  /** `text` for what is read from top to bottom. */
  width?: 'wide' | 'text'
  children: ReactNode
}

/** The frame of a public page: its name, what it is about, its width. */
export function PublicPage({ title, description, width = 'wide', children }: PublicPageProps) {
  return (
    <div
      className={classes(
        'mx-auto grid grid-cols-1 gap-10 px-4 pt-4 sm:px-6 lg:pt-10',
        width === 'wide' ? 'max-w-wide' : 'max-w-read',
      )}
    >
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {children}
    </div>
  )
}

export type Anchor = keyof typeof anchors

interface LandingLinkProps {
  to: Anchor
  /** Without it the link looks like its className. */
  variant?: ButtonVariant
  size?: 'normal' | 'small'
  className?: string
  onClick?: MouseEventHandler<HTMLElement>
  current?: boolean
  children: ReactNode
}

/** A link to a place of the landing page: the browser scrolls there, or goes there from elsewhere. */
export function LandingLink({
  to,
  variant,
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
    className: classes(variant && buttonClasses({ variant, size }), className),
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
