import { useEffect, useState } from 'react'

/** Whoever comes back later than this, in milliseconds, sits down anew. */
const shortAbsence = 600_000

/** Where this browser keeps the time of the part that ran last. */
const place = 'meeting_clock'

type Kept = { part: string; elapsed: number; at: number }

/** The seconds that a part had run when somebody left it for a moment; 0 for every other part. */
function keptSeconds(part: string): number {
  const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null
  return kept?.part === part && Date.now() - kept.at < shortAbsence ? kept.elapsed : 0
}

/** Seconds that a part has taken on this screen, and a way to hold them. A reload loses none. */
export function useClock(part: string) {
  const [elapsed, setElapsed] = useState(() => keptSeconds(part))
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [paused])
  useEffect(() => {
    sessionStorage.setItem(place, JSON.stringify({ part, elapsed, at: Date.now() } satisfies Kept))
  }, [part, elapsed])
  return { elapsed, paused, toggle: () => setPaused((now) => !now) }
}
