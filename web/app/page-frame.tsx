import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { ElephantMark } from '#web/ui/elephants/elephant-parts.tsx'

/** The first stop of the Tab key: past the navigation, straight to the screen. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="bg-surface text-elephant-ink rounded-field sr-only font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2 focus:z-50 focus:px-4 focus:py-3"
    >
      <Trans>Skip to the content</Trans>
    </a>
  )
}

/** The elephant and the name, leading home; a host's own mark takes the elephant's place (server/app/brand/branded-pages.ts). */
export function BrandLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      // To its beginning also from further down the same screen.
      onClick={() => window.scrollTo({ top: 0 })}
      className="rounded-small text-title font-display inline-flex min-h-11 items-center gap-2 font-bold tracking-tight"
    >
      <ElephantMark className="brand-mark size-9" />
      <Trans>Elefam</Trans>
    </Link>
  )
}

/** Milliseconds in which a screen's heading is waited for; longer than that, somebody is elsewhere. */
const timeout = 5_000

/**
 * Moves the reading position to a new screen's heading, once it is there (K2): what is read out then
 * is where one has come to. Where the address names a place within the screen, the screen sees to it.
 */
export function useFocusOnNewScreen() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const screen = content.current
    if (window.location.hash || !screen) return undefined
    screen.focus({ preventScroll: true })
    return onceThere(screen, (heading) => {
      // Meanwhile the screen may have its own first place, or somebody pressed something.
      if (document.activeElement !== screen) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [pathname])
  return content
}

/** Calls back with the first heading of the screen that is shown; gives what ends the waiting. */
function onceThere(screen: HTMLElement, found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = screen.querySelector<HTMLElement>('h1')
    if (!heading) return
    stop()
    found(heading)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), timeout)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(screen, { childList: true, subtree: true })
  look()
  return stop
}
