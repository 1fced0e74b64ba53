import { useEffect, useRef } from 'react'
import { useToTop } from '#web/lib/navigation.tsx'

/**
 * Shows the beginning of what has just taken the place of another view under the same address: a
 * meeting that begins, or its end. Without it the family would stand where the button was.
 */
export function useStartAtTop(wanted = true) {
  const toTop = useToTop()
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!wanted || hasArrived.current) return
    hasArrived.current = true
    toTop()
  }, [wanted, toTop])
}
