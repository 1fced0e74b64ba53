import { useEffect, useState } from 'react'
import { anchors } from '#core/paths.ts'
import type { Anchor } from '#web/shared/public/landing-link.tsx'

/** Which of the landing page's places, in their order, the reader has reached; null before them. */
export function useSectionInView<Place extends Anchor>(places: readonly Place[]): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const isReached = (candidate: Place) => {
      const section = document.getElementById(anchors[candidate])
      return section !== null && section.getBoundingClientRect().top < window.innerHeight / 3
    }
    const look = () => setPlace(places.findLast(isReached) ?? null)
    // The page was there before its script, and may have been scrolled already.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [places])
  return place
}
