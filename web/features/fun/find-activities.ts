import type { Activity } from '#content/activities/index.ts'
import type { AgeBand } from '#core/words.ts'

/** What a family has and wants; null leaves it open. */
export type Wanted = {
  /** At most so many minutes. */
  minutes: number | null
  place: 'indoors' | 'outdoors' | null
  age: AgeBand | null
}

export const anything: Wanted = { minutes: null, place: null, age: null }

/** One of the list by chance, and not the same as before where there is another. */
export function pickAnother(list: readonly Activity[], before: Activity | null): Activity | null {
  const others = list.filter((one) => one !== before)
  return others[Math.floor(Math.random() * others.length)] ?? before
}

/** What fits all that is wanted; an activity for anywhere fits both places. */
export function findActivities(list: readonly Activity[], wanted: Wanted): readonly Activity[] {
  const { minutes, place, age } = wanted
  return list.filter(
    (one) =>
      (minutes === null || one.minutes <= minutes) &&
      (place === null || one.place === place || one.place === 'anywhere') &&
      (age === null || one.ages.length === 0 || one.ages.includes(age)),
  )
}
