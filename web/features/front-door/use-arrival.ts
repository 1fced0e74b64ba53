import { useEffect, useRef } from 'react'
import { anchors } from '#core/paths.ts'
import { useHash, useNavigate } from '#web/lib/navigation.tsx'

const places = new Set<string>([anchors.growTogether, anchors.howItWorks, anchors.resources])

/**
 * What a link to a place of this page does beyond the browser's own scrolling: from another page the
 * place is only there now; and the way to the form counts each time, so its address does not stay.
 * The tour sees to itself.
 */
export function useArrival({ onStart }: { onStart: () => void }) {
  const place = useHash().slice(1)
  const navigate = useNavigate()
  const start = useRef(onStart)
  useEffect(() => {
    start.current = onStart
  })
  useEffect(() => {
    if (place === anchors.start) {
      navigate(window.location.pathname + window.location.search, { replace: true })
      start.current()
    } else if (places.has(place)) {
      const section = document.getElementById(place)
      section?.scrollIntoView()
      section?.focus({ preventScroll: true })
    }
  }, [place, navigate])
}
