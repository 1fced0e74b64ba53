import { useEffect, useState } from 'react'

/** Whoever comes back later than this, in milliseconds, sits down anew. */
const shortAbsence = 600_000

/** The part that ran last in this tab. The tour is a meeting, too, and keeps nothing in the browser. */
let last = { part: '', elapsed: 0, at: 0 }

/** The seconds that a part had run when somebody left it for a moment; 0 for every other part. */
function secondsOf(part: string): number {
  return last.part === part && Date.now() - last.at < shortAbsence ? last.elapsed : 0
}

/** Seconds that a part has taken on this screen; a look elsewhere loses none. */
export function useClock(part: string): number {
  const [elapsed, setElapsed] = useState(() => secondsOf(part))
  useEffect(() => {
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    last = { part, elapsed, at: Date.now() }
  }, [part, elapsed])
  return elapsed
}
