import { QueryClient } from '@tanstack/react-query'
import { activitiesOutdoors } from '#content/activities/outdoors.ts'
import { meetingTips } from '#content/suggestions/meeting-tips.ts'
import { rules } from '#content/suggestions/rules.ts'
import { tasksForCalmDays } from '#content/suggestions/tasks-for-calm-days.ts'
import { tasksThatGrow } from '#content/suggestions/tasks-that-grow.ts'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { recommend } from '#core/domain/recommend.ts'
import type { Library } from '#core/domain/recommendation-rules.ts'
import type { OutboxState } from '#web/data/outbox.ts'
import { orUnchanged } from '#web/data/replica.ts'
import type { Store } from '#web/data/store.ts'
import { createListeners } from '#web/lib/listeners.ts'
import {
  recommendationCounts,
  recommendationsKey,
} from '#web/shared/recommendations/use-recommendations.ts'
import { sampleFamily } from './sample/sample-family.ts'

const nothingWaits: OutboxState = { entries: [], failing: false }

/**
 * A family that lives on this page alone: commands change it by the same rules as everywhere, but
 * nothing is asked of the server, sent to it, or kept in the browser.
 */
export function createMemoryStore(family: Bootstrap): Store {
  // What a query would ask of the server can only be put there beforehand, and stays as good as it is.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Infinity, gcTime: Infinity } },
  })
  const { subscribe, announce } = createListeners()
  let documents = family

  const add: Store['outbox']['add'] = async (command) => {
    documents = orUnchanged(documents, command, { now: command.at, userId: command.userId })
    announce()
  }
  const nothing = async () => undefined

  return {
    queryClient,
    current: () => documents,
    now: () => new Date().toISOString(),
    skew: () => 0,
    setClock: () => undefined,
    receive: () => undefined,
    hear: () => undefined,
    pull: nothing,
    subscribe,
    load: async () => documents,
    refresh: nothing,
    signOut: nothing,
    leave: nothing,
    outbox: {
      add,
      state: () => nothingWaits,
      subscribe: () => () => undefined,
      flush: nothing,
      takeStored: async () => [],
      settle: () => undefined,
      hear: () => undefined,
      open: nothing,
      retry: nothing,
      discard: nothing,
      clear: nothing,
    },
  }
}

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

/** A part of the library that has something for the family of the tour; all of it would be a lot to load. */
export const sampleLibrary: Library = {
  suggestions: [...tasksForCalmDays, ...tasksThatGrow, ...activitiesOutdoors, ...meetingTips],
  rules,
}
