import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import type { Whereabouts } from './navigation.tsx'

interface Options {
  /** `/dashboard?day=…` */
  start: string
  /** Asked before every step; false leaves everything as it is. */
  mayGo: (path: string) => boolean
  toTop: () => void
}

/** An address that no browser shows and no history keeps, for screens within a page. */
export function memoryLocation({ start, mayGo, toTop }: Options): Whereabouts {
  const { subscribe, announce } = createListeners()
  let entries = [entryOf(start, null)]

  const here = () => entries.at(-1)!
  const show = (next: typeof entries) => {
    const before = here().pathname
    entries = next
    announce()
    if (here().pathname !== before) toTop()
  }
  const navigate: Whereabouts['navigate'] = (to, { replace = false, state = null } = {}) => {
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
