import { useEffect, useState } from 'react'

/** The instant, `2026-03-04T18:30:00.000Z`, new every so many milliseconds. */
export function useNow(every: number): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
