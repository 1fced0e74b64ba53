import { useEffect, useRef } from 'react'
import { useStore } from '#web/data/use-family.tsx'

/**
 * Calls `leave` when this part of the screen goes away or the page is put aside: what somebody has
 * typed is kept whether they press Next, press Back, or close the page. `whenHidden`: also as soon as
 * another app or the lock screen covers it, for what can be kept half-way and written on.
 */
export function useOnLeave(leave: () => void, { whenHidden = false } = {}): void {
  const store = useStore()
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    // Signing out takes the family away before the screen.
    const run = () => {
      if (store.current()) latest.current()
    }
    const runHidden = () => {
      if (whenHidden && document.visibilityState === 'hidden') run()
    }
    window.addEventListener('pagehide', run)
    document.addEventListener('visibilitychange', runHidden)
    return () => {
      window.removeEventListener('pagehide', run)
      document.removeEventListener('visibilitychange', runHidden)
      run()
    }
  }, [store, whenHidden])
}
