import { useSyncExternalStore } from 'react'

/** Where two columns have room: Tailwind's `lg`. */
const twoColumns = '(width >= 64rem)'

/** A tablet on end: Tailwind's `md`. */
export const tablet = '(width >= 48rem)'

/** Whether there is room beside what one came for; for what is fetched or unfolded there only. */
export function useIsWide(room = twoColumns): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(room)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(room).matches,
    () => false,
  )
}
