import { activities, activitySuggestion } from '../activities/index.ts'
import { aroundExperiments } from './around-experiments.ts'
import { meetingTips } from './meeting-tips.ts'
import { moreMeetingTips } from './more-meeting-tips.ts'
import { situations } from './situations.ts'
import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'
import { tasksAtHome } from './tasks-at-home.ts'
import { tasksForCalmDays } from './tasks-for-calm-days.ts'
import { tasksForHeadsAndHands } from './tasks-for-heads-and-hands.ts'
import { tasksInTheKitchen } from './tasks-in-the-kitchen.ts'
import { tasksThatGrow } from './tasks-that-grow.ts'
import { tasksWithEachOther } from './tasks-with-each-other.ts'

/** Tasks, activities and meeting tips. */
export const suggestions: readonly LibrarySuggestion[] = [
  ...tasksAtHome,
  ...tasksThatGrow,
  ...tasksForCalmDays,
  ...tasksWithEachOther,
  ...tasksInTheKitchen,
  ...tasksForHeadsAndHands,
  ...activities.map(activitySuggestion),
  ...meetingTips,
  ...moreMeetingTips,
  ...situations,
  ...aroundExperiments,
]
