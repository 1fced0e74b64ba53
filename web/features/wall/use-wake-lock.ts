import { useEffect, useState } from 'react'

/** Keeps the screen on while it is looked at; false where the browser does not allow it. */
export function useWakeLock(): boolean {
  const [isAllowed, setAllowed] = useState(true)
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (isOver || document.visibilityState !== 'visible') return
      try {
        // Not everywhere, and nowhere over plain http.
        const next = await navigator.wakeLock.request('screen')
        if (isOver) return void next.release()
        lock = next
        lock.addEventListener('release', again, { once: true })
        setAllowed(true)
      } catch {
        setAllowed(false)
      }
    }
    // The browser lets go of it whenever the page is out of sight, and the system when it likes to.
    const again = () => void hold()
    document.addEventListener('visibilitychange', again)
    again()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return isAllowed
}
