import type { QueryClient } from '@tanstack/react-query'
import { activitiesOutdoors } from '#content/activities/outdoors.ts'
import { meetingTips } from '#content/suggestions/meeting-tips.ts'
import { rules } from '#content/suggestions/rules.ts'
import { tasksForCalmDays } from '#content/suggestions/tasks-for-calm-days.ts'
import { tasksThatGrow } from '#content/suggestions/tasks-that-grow.ts'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import type { Library } from '#core/recommendations/recommendation-rules.ts'
import {
  recommendationCounts,
  recommendationsKey,
} from '#web/shared/recommendations/use-recommendations.ts'

/** A part of the library that has something for the family of the tour; all of it would be a lot to load. */
export const sampleLibrary: Library = {
  suggestions: [...tasksForCalmDays, ...tasksThatGrow, ...activitiesOutdoors, ...meetingTips],
  rules,
}

/** Answers for the tour's family what the server would recommend to it. */
export function recommendSamples(queries: QueryClient, { family, sprints }: Bootstrap): void {
  const now = new Date().toISOString()
  for (const size of ['few', 'all'] as const) {
    const count = recommendationCounts[size]
    const fitting = recommend(sampleLibrary, family, sprints, { now, count })
    queries.setQueryData(recommendationsKey(family.id, size), fitting)
  }
}
