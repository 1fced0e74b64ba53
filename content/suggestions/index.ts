import { activities, activitySuggestion } from '../activities/index.ts'
import { meetingTips } from './meeting-tips.ts'
import { situations } from './situations.ts'
import type { LibrarySuggestion } from './suggestion.ts'
import { tasksAtHome } from './tasks-at-home.ts'
import { tasksThatGrow } from './tasks-that-grow.ts'

export type { LibrarySuggestion } from './suggestion.ts'

/** Tasks, activities and meeting tips. */
export const suggestions: readonly LibrarySuggestion[] = [
  ...tasksAtHome,
  ...tasksThatGrow,
  ...activities.map(activitySuggestion),
  ...meetingTips,
  ...situations,
]
