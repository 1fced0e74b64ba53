import type { Family } from '#core/family/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { limits } from '#core/limits.ts'
import type { Kept } from './calendar-events.ts'

/**
 * The days that are kept, by the family’s clocks. Of a file, which is read once, as many as make it good
 * for a year.
 */
export function keptDays(family: Family, now: string, of: 'address' | 'file' = 'address'): Kept {
  const { timeZone = 'UTC' } = family.familyData.settings
  const today = familyDay(family, now)
  const ahead = of === 'file' ? limits.outsideFileDaysAhead : limits.outsideDaysAhead
  return { timeZone, from: addDays(today, -limits.outsideDaysBack), to: addDays(today, ahead) }
}
