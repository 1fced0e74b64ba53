import { useEffect, useState } from 'react'

/** Whoever comes back later than this, in milliseconds, sits down anew. */
const shortAbsence = 600_000

/** The part that ran last in this tab. The tour is a meeting, too, and keeps nothing in the browser. */
let last = { part: '', elapsed: 0, at: 0 }

/** The seconds that a part had run when somebody left it for a moment; 0 for every other part. */
function secondsOf(part: string): number {
  return last.part === part && Date.now() - last.at < shortAbsence ? last.elapsed : 0
}

/** Seconds that a part has taken on this screen, and a way to hold them; a look elsewhere loses none. */
export function useClock(part: string) {
  const [elapsed, setElapsed] = useState(() => secondsOf(part))
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [paused])
  useEffect(() => {
    last = { part, elapsed, at: Date.now() }
  }, [part, elapsed])
  return { elapsed, paused, toggle: () => setPaused((now) => !now) }
}
