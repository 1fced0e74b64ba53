import { createContext, use } from 'react'

/** What a tab remembers of how its screens are used. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem'>

const browserMemory: TabMemory = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
}

/** Another memory for screens that must leave nothing behind. */
export const TabMemoryContext = createContext(browserMemory)

export function useTabMemory(): TabMemory {
  return use(TabMemoryContext)
}
