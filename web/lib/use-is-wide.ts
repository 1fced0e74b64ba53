import { useSyncExternalStore } from 'react'

/** Where two columns have room: Tailwind's `lg`. */
const twoColumns = '(width >= 64rem)'
/** Where nothing stands still at the foot (family.css): at 200 % on a laptop, on a phone lying down. */
const low = '(height < 30rem) and (width < 64rem)'

function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(condition)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(condition).matches,
    () => false,
  )
}

/** Whether there is room beside what one came for; for what is fetched or unfolded there only. */
export const useIsWide = (): boolean => useMedia(twoColumns)

/** Whether there is so little height that what is answered has to come right below its question. */
export const useIsLow = (): boolean => useMedia(low)
