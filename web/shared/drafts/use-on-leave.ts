import { useEffect, useRef } from 'react'
import { useStore } from '#web/data/use-family.tsx'

interface Options {
  /**
   * Also as soon as another app or the lock screen covers the page, or it goes: for what can be kept
   * half-way and written on.
   */
  whenHidden?: boolean
}

/**
 * Calls `leave` when this part of the screen goes away: what somebody has typed is kept whether they
 * press Next or Back. Half a sentence in a page that goes stays a draft (shared/drafts).
 */
export function useOnLeave(leave: () => unknown, { whenHidden = false }: Options = {}): void {
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
    document.addEventListener('visibilitychange', runHidden)
    return () => {
      document.removeEventListener('visibilitychange', runHidden)
      run()
    }
  }, [store, whenHidden])
}
