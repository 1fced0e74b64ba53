import { useEffect, useRef } from 'react'
import { useStore } from '#web/data/use-family.tsx'

/**
 * Calls `leave` when this part of the screen goes away or the page is put aside: what somebody has
 * typed is kept whether they press Next, press Back, or simply put the phone down.
 */
export function useOnLeave(leave: () => void): void {
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
    window.addEventListener('pagehide', run)
    return () => {
      window.removeEventListener('pagehide', run)
      run()
    }
  }, [store])
}
