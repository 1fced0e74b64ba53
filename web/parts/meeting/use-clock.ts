import { useEffect, useState } from 'react'

/** Seconds that have passed on this screen, and a way to hold them. */
export function useClock() {
  const [elapsed, setElapsed] = useState(0)
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [paused])
  return { elapsed, paused, toggle: () => setPaused((now) => !now) }
}
