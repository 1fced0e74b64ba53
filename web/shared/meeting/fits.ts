import { asksForReading, fitsAmong, goesByEye, isReadTo } from '#core/meetings/fits.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'

/**
 * What fits those who are here together: whoever listens has to see it too (N29). Reading aloud for whoever
 * is too young to read is for their own turn. Whoever asked for it follows the turns of the others, too.
 */
export function useFits(here: readonly Member[], speaker?: Member) {
  const { settings } = useHome().family.familyData
  const today = useToday()
  const fits = fitsAmong(settings, here)
  return {
    /** Somebody wants to have it read aloud. */
    isReadTo:
      here.some((one) => asksForReading(one, settings)) ||
      (speaker ? [speaker] : here).some((one) => isReadTo(one, settings, today)),
    isLarge: fits.has('large-letters'),
    signs: fits.has('signs'),
    /** Games go by eye and hand, and need no ear. */
    isQuiet: goesByEye(fits),
  }
}
