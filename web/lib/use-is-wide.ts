import { useSyncExternalStore } from 'react'

/** Where two columns have room: Tailwind's `lg`. */
const twoColumns = '(width >= 64rem)'

/** A tablet on end: Tailwind's `md`. */
export const tablet = '(width >= 48rem)'

const hasRoom = (room: string) => matchMedia(room).matches

/** The same at one moment: whether what stands beside is to be fetched together with its screen. */
export const comesBeside = () => navigator.onLine && hasRoom(twoColumns)

/** Whether there is room beside what one came for; for what is fetched or unfolded there only. */
export function useIsWide(room = twoColumns): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(room)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => hasRoom(room),
    () => false,
  )
}
