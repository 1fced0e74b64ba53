import type { Activity } from '#content/activities/activity.ts'
import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'
import { activitiesAtHome } from './at-home.ts'
import { activitiesIndoors } from './indoors.ts'
import { activitiesInTheKitchen } from './kitchen.ts'
import { activitiesOnTheWay } from './on-the-way.ts'
import { activitiesOutdoors } from './outdoors.ts'

/** Everything to do together. */
export const activities: readonly Activity[] = [
  ...activitiesOutdoors,
  ...activitiesInTheKitchen,
  ...activitiesIndoors,
  ...activitiesOnTheWay,
  ...activitiesAtHome,
]

/** An activity as something that can be recommended. */
export function activitySuggestion(activity: Activity): LibrarySuggestion {
  const { minutes: _minutes, place: _place, ...suggestion } = activity
  return suggestion
}
