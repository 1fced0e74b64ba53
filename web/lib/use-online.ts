import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const { subscribe: onChange, announce } = createListeners()
let isUnreachable = false

/** Whether the last request of this tab did not find the server. */
export const isServerUnreachable = () => isUnreachable

/** Called after each request: whether the server could not be reached. */
export function noteServerUnreachable(now: boolean): void {
  if (now === isUnreachable) return
  isUnreachable = now
  announce()
}

function subscribe(changed: () => void) {
  const leave = onChange(changed)
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
    () => navigator.onLine && !isUnreachable,
    () => true, // where a page is prerendered
  )
}
