import { useCallback, useId, useState, useSyncExternalStore } from 'react'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { OutboxState } from '#web/data/outbox.ts'
import { orUnchanged } from '#web/data/replica.ts'
import type { Store } from '#web/data/store.ts'
import { createListeners } from '#web/lib/listeners.ts'
import type { RouterAdapter } from '#web/lib/navigation.tsx'
import { stops } from './stops.ts'

const nothingWaits: OutboxState = { entries: [], failing: false }

/**
 * A family that lives on this page alone: commands change it by the same rules as everywhere, but
 * nothing is asked of the server, sent to it, or kept in the browser.
 */
export function createMemoryStore(family: Bootstrap): Store {
  const { subscribe, announce } = createListeners()
  let documents = family

  const add: Store['outbox']['add'] = async (command) => {
    documents = orUnchanged(documents, command, { now: command.at, userId: command.userId })
    announce()
  }
  const nothing = async () => undefined

  return {
    // What a query would ask of the server can only be put there beforehand, and stays as good as it is.
    queryDefaults: { queries: { enabled: false, staleTime: Infinity, gcTime: Infinity } },
    current: () => documents,
    sequence: () => null,
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

interface Options {
  /** `/dashboard?day=…` */
  start: string
  /** Asked before every step; false leaves everything as it is. */
  mayGo: (path: string) => boolean
  toTop: () => void
}

/** An address that no browser shows and no history keeps, for screens within a page. */
export function memoryLocation({ start, mayGo, toTop }: Options): RouterAdapter {
  const { subscribe, announce } = createListeners()
  let entries = [entryOf(start, null)]

  const here = () => entries.at(-1)!
  const show = (next: typeof entries) => {
    const before = here().pathname
    entries = next
    announce()
    if (here().pathname !== before) toTop()
  }
  const navigate: RouterAdapter['navigate'] = (to, { replace = false, state = null } = {}) => {
    if (to === -1) return entries.length > 1 ? show(entries.slice(0, -1)) : undefined
    const entry = entryOf(to, state)
    if (mayGo(entry.pathname)) show([...(replace ? entries.slice(0, -1) : entries), entry])
  }

  return {
    useOurLocation: () => [useSyncExternalStore(subscribe, () => here().pathname), navigate],
    useOurSearch: () => useSyncExternalStore(subscribe, () => here().search),
    useHandedOver: () => useSyncExternalStore(subscribe, () => here().state),
    pathname: () => here().pathname,
    navigate,
    canGoBack: () => entries.length > 1,
    toTop,
  }
}

function entryOf(address: string, state: unknown) {
  const { pathname, search } = new URL(address, 'http://memory')
  return { pathname, search, state }
}

/** Where the tour stands, and the ways on: by its buttons and by the links of its screens. */
export function useItinerary() {
  const screenId = useId()
  // How often a link led to a screen that the tour does not visit.
  const [astray, setAstray] = useState(0)
  const [router] = useState(() =>
    memoryLocation({
      start: stops[0]!.start,
      mayGo: (path) => {
        const isStop = stops.some((stop) => stop.path === path)
        if (!isStop) setAstray((times) => times + 1)
        return isStop
      },
      toTop: () => document.getElementById(screenId)?.scrollTo({ top: 0 }),
    }),
  )
  const { useOurLocation, navigate } = router
  const [path] = useOurLocation()
  const index = stops.findIndex((stop) => stop.path === path)
  const goTo = useCallback(
    (next: number) => {
      const stop = stops[next]
      if (stop) navigate(stop.start)
    },
    [navigate],
  )
  return { screenId, router, astray, index, stop: stops[index]!, goTo }
}
