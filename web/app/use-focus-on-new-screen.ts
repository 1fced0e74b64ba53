import { useEffect, useRef } from 'react'
import { useLocation } from '#web/lib/navigation.tsx'

/**
 * Moves the reading position to a new screen's start, as a full page load would. Where the address
 * names a place within the screen, the screen sees to it.
 */
export function useFocusOnNewScreen() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!window.location.hash) content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
