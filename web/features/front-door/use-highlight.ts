import { useEffect, useState } from 'react'

/** How long the form is highlighted after a choice (S9.4). */
const highlightMs = 2_000

/** Whether something draws the eye at the moment, and how to make it do so. */
export function useHighlight(): [highlighted: boolean, highlight: () => void] {
  const [times, setTimes] = useState(0)
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setOver(times), highlightMs)
    return () => clearTimeout(timer)
  }, [times])
  return [times > over, () => setTimes((before) => before + 1)]
}
