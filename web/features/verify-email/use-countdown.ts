import { useEffect, useState } from 'react'

/** Seconds left of a wait, and what starts it. */
export function useCountdown(from: number): [number, () => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, () => setSeconds(from)]
}
