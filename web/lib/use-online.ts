import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const { subscribe: onAway, announce } = createListeners()
let away = false

/** Whether the last request of this tab did not find the server. */
export const isAway = () => away

/** Takes up whether the server is away. */
export function noteAway(now: boolean): void {
  if (now === away) return
  away = now
  announce()
}

function subscribe(changed: () => void) {
  const leave = onAway(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    leave()
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device has a network and, as far as is known, the server is there. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !away,
    () => true, // where a page is prerendered
  )
}
