import { vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

/**
 * A page that is looked at, without a browser: it keeps nothing from before, its clock stands, no wait is
 * longer or shorter by chance, and its streams are the test's own. `vi.unstubAllGlobals` and its like end it.
 */
export function aPage(Stream: new (path: string) => EventTarget) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.useFakeTimers({ now: 0 })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('sessionStorage', browserStorage())
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('EventSource', Stream)
  return page
}
