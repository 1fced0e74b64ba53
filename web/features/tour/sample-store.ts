import { recommend } from '#core/domain/recommend.ts'
import { createMemoryStore } from './memory-store.ts'
import type { Store } from '#web/data/store.ts'
import {
  recommendationCounts,
  recommendationsKey,
} from '#web/shared/recommendations/use-recommendations.ts'
import { sampleLibrary } from './sample/library.ts'
import { sampleFamily } from './sample/sample-family.ts'

/** The tour's family, on this page alone, with what the server would recommend to it. */
export function createSampleStore(today: string): Store {
  const documents = sampleFamily(today)
  const { family, sprints } = documents
  const store = createMemoryStore(documents)
  const now = new Date().toISOString()
  for (const size of ['few', 'all'] as const) {
    const fitting = recommend(sampleLibrary, family, sprints, {
      now,
      count: recommendationCounts[size],
    })
    store.queryClient.setQueryData(recommendationsKey(family.id, size), fitting)
  }
  return store
}
