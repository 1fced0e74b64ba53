import { t } from '#core/say.ts'
import {
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type MouseEventHandler,
  type ReactNode,
} from 'react'
import { brand } from '#content/brand.ts'
import type { User } from '#core/account/user-schema.ts'
import {
  anchors,
  apiPaths,
  appPaths,
  blogFeed,
  isInvitation,
  onLanding,
  publicPaths,
} from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { classes } from '#web/lib/classes.ts'
import { createListeners } from '#web/lib/listeners.ts'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { sessionUser } from '#web/lib/safe-storage.ts'
import { buttonClasses, type ButtonVariant } from '#web/ui/button.tsx'

interface PublicPageProps {
  title: string
  /** A sentence or two for search engines and messengers. */
  description: string
  /** `text` for what is read from top to bottom. */
  width?: 'wide' | 'text'
  /** Feed readers find the blog's feed by it. */
  feed?: boolean
  children: ReactNode
}

/** The frame of a public page: its name, what it is about, its width. */
export function PublicPage(props: PublicPageProps) {
  const { title, description, width = 'wide', feed, children } = props
  return (
    <div
      className={classes(
        'mx-auto grid grid-cols-1 gap-10 px-4 pt-4 sm:px-6 sm:pt-8 lg:pt-10',
        width === 'wide' ? 'max-w-wide' : 'max-w-read',
      )}
    >
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={t`The blog of ${brand.name}`}
          href={blogFeed}
        />
      )}
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

let visitor: User | null | undefined
const visitors = createListeners()

/**
 * The user who is signed in already in this browser, null for visitors; undefined until it is known.
 * Those who use it hear of it, and nobody else: React would take away what stands in the page and has
 * no code yet, if a context above it changed.
 */
export const useVisitor = () =>
  useSyncExternalStore(
    visitors.subscribe,
    () => visitor,
    () => undefined,
  )

/** The way back of what a family came to by More; strangers have none. */
export const useBackToMore = () =>
  useVisitor()?.familyId ? { to: appPaths.more, label: t`More` } : undefined

/** Who comes for the form, or is told something above it, sees it as long as nobody is known to be here. */
const toForm = /\/sign-up|[?]|#(start|sign-in|code=)/

/**
 * Asks once for all of a public page. It is prerendered for strangers; what is for newcomers, or for who is
 * signed in, is chosen by the styles: before the answer by the cookie, as theme.js does.
 */
export function useAskingWhoIsHere(): void {
  // Before the address is what it stays: the form takes away what it has been told.
  useLayoutEffect(() => welcome(sessionUser() !== null && !toForm.test(window.location.href)), [])
  useEffect(() => {
    let isHere = true
    const tell = (user: User | null | undefined) => {
      if (!isHere) return
      visitor = user
      if (user !== undefined) welcome(user !== null)
      visitors.announce()
    }
    request(apiPaths.session).then(
      (session) => tell(session.user),
      () => tell(null), // Without an answer the page stays what it is for everybody.
    )
    return () => {
      tell(undefined)
      isHere = false
    }
  }, [])
}

function welcome(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
