import { Trans } from '#web/lib/trans.tsx'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { anchors } from '#core/paths.ts'
import { useHash, useLocation, useNavigate } from '#web/lib/navigation.tsx'

export interface TourProps {
  onClose: () => void
  /** The way to the form for signing up. */
  onStart: () => void
}

/** The tour itself is composed in app, because it shows the screens of many features. */
export const TourContext = createContext<((props: TourProps) => ReactNode) | null>(null)

/**
 * The way into the tour for the page that has the section `#tour`: whoever gets to that address
 * sees the section and the tour (S2.10), and Back closes it. What it gives is to be rendered.
 */
export function useTour({ onStart }: { onStart: () => void }) {
  const showTour = use(TourContext)
  const navigate = useNavigate()
  const { state } = useLocation()
  const isOpen = useHash() === `#${anchors.tour}`
  useEffect(() => {
    if (!isOpen) return
    section()?.scrollIntoView()
    return giveTheFocusBack
  }, [isOpen])

  const close = () => {
    const { pathname, search } = window.location
    navigate(pathname + search, { replace: true, state })
  }
  if (!isOpen || !showTour) return null
  const start = () => {
    close()
    onStart()
  }
  return showTour({ onClose: close, onStart: start })
}

const section = () => document.getElementById(anchors.tour)

/**
 * As the tour closes, its section's button has the focus. Whatever had it before is not known: a browser
 * drops the focus when it follows an address within the page, sooner or later.
 */
function giveTheFocusBack() {
  if (document.activeElement !== document.body) return
  section()?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true })
}

/** What stands until the tour's code is here. */
export function OpeningTour() {
  return (
    <p
      role="status"
      className="bg-surface shadow-soft rounded-full fixed bottom-6 left-1/2 z-50 -translate-x-1/2 px-6 py-3 font-semibold"
    >
      <Trans>Opening the tour…</Trans>
    </p>
  )
}
