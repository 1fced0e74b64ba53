import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Marks a tab that was pressed before its scripts were there; web/theme.js sets it. */
export const pressedEarly = 'data-pressed-early'

/**
 * A prerendered page can be used before its scripts are there, and browsers fill in forms again on
 * the way back. Once they are there, `take` is given the control that `selector` finds in `place`:
 * what was chosen or written in it counts.
 */
export function useEarlyInput<Control extends HTMLElement>(
  place: RefObject<HTMLElement | null>,
  selector: string,
  take: (control: Control) => void,
): void {
  const found = useEffectEvent(take)
  useEffect(() => {
    const control = place.current?.querySelector<Control>(selector)
    if (control) found(control)
    // Once: what comes later comes by itself.
  }, [place, selector])
}
