import { QueryClient } from '@tanstack/react-query'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { OutboxState } from '#web/data/outbox.ts'
import { orUnchanged } from '#web/data/replica.ts'
import type { Store } from '#web/data/store.ts'
import { createListeners } from '#web/lib/listeners.ts'

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
