import type { Family } from '#core/contract/family.ts'
import { addDays } from '#core/domain/calendar.ts'
import { zonedTime } from '#core/domain/zoned-time.ts'
import { limits } from '#core/limits.ts'
import type { Kept } from './calendar-events.ts'

/**
 * The days that are kept, by the family’s clocks. Of a file, which is read once, as many as make it good
 * for a year.
 */
export function keptDays(family: Family, now: string, of: 'address' | 'file' = 'address'): Kept {
  const { timeZone = 'UTC' } = family.familyData.settings
  const today = zonedTime(Date.parse(now), timeZone).day
  const ahead = of === 'file' ? limits.outsideFileDaysAhead : limits.outsideDaysAhead
  return { timeZone, from: addDays(today, -limits.outsideDaysBack), to: addDays(today, ahead) }
}
