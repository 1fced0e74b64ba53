import { useCallback, useId, useState } from 'react'
import { memoryLocation } from '#web/lib/memory-location.ts'
import { stops } from './stops.ts'

/** Where the tour stands, and the ways on: by its buttons and by the links of its screens. */
export function useItinerary() {
  const screenId = useId()
  // How often a link led to a screen that the tour does not visit.
  const [astray, setAstray] = useState(0)
  const [whereabouts] = useState(() =>
    memoryLocation({
      start: stops[0]!.start,
      mayGo: (path) => {
        const isStop = stops.some((stop) => stop.path === path)
        if (!isStop) setAstray((times) => times + 1)
        return isStop
      },
      toTop: () => document.getElementById(screenId)?.scrollTo({ top: 0 }),
    }),
  )
  const { useOurLocation, navigate } = whereabouts
  const [path] = useOurLocation()
  const index = stops.findIndex((stop) => stop.path === path)
  const goTo = useCallback(
    (next: number) => {
      const stop = stops[next]
      if (stop) navigate(stop.start)
    },
    [navigate],
  )
  return { screenId, whereabouts, astray, index, stop: stops[index]!, goTo }
}
