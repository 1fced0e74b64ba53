import { tabStorage } from './safe-storage.ts'
import { randomId } from './random-id.ts'

const key = 'elefam-tab'
const lockOf = (tab: string) => `elefam-tab:${tab}`

/**
 * This tab's name, the same after a reload. While its page is open nobody else finds it, so that a
 * copy of the tab gets a name of its own; a page that crashed leaves none behind.
 */
export const thisTab = takeName()

function takeName(): string {
  if (typeof window === 'undefined') return randomId(12)
  const name = tabStorage().getItem(key) ?? randomId(12)
  const take = () => tabStorage().removeItem(key)
  take()
  addEventListener('pagehide', () => {
    try {
      tabStorage().setItem(key, name)
    } catch {
      // Then the next page is another tab to us, and finds what this one left as such.
    }
  })
  addEventListener('pageshow', take)
  // Held until the page goes, also where it crashes.
  void navigator.locks?.request(lockOf(name), () => new Promise(() => undefined))
  return name
}

/** The names of the tabs that are open; null where the browser cannot tell. */
export async function livingTabs(): Promise<ReadonlySet<string> | null> {
  const locks = await navigator.locks?.query().catch(() => null)
  if (!locks) return null
  const start = lockOf('')
  const names = [...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name }) => name ?? '')
  return new Set(
    names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)),
  )
}
