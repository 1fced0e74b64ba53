import { activitiesOutdoors } from '#content/activities/outdoors.ts'
import { meetingTips } from '#content/suggestions/meeting-tips.ts'
import { rules } from '#content/suggestions/rules.ts'
import { tasksForCalmDays } from '#content/suggestions/tasks-for-calm-days.ts'
import { tasksThatGrow } from '#content/suggestions/tasks-that-grow.ts'
import type { Library } from '#core/domain/recommendation-rules.ts'

/** A part of the library that has something for the family of the tour; all of it would be a lot to load. */
export const sampleLibrary: Library = {
  suggestions: [...tasksForCalmDays, ...tasksThatGrow, ...activitiesOutdoors, ...meetingTips],
  rules,
}
