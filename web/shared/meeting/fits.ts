import { fitsAmong, isReadTo } from '#core/meetings/fits.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'

/** What fits these people where they are together, or one of them in their turn (N29). */
export function useFits(people: readonly Member[]) {
  const { settings } = useHome().family.familyData
  const today = useToday()
  const fits = fitsAmong(settings, people)
  return {
    /** Somebody wants to have it read aloud. */
    isReadTo: people.some((one) => isReadTo(one, settings, today)),
    isLarge: fits.has('large-letters'),
    signs: fits.has('signs'),
    /** Games go by eye and hand, and need no ear. */
    isQuiet: fits.has('signs') || fits.has('no-sounds'),
  }
}
