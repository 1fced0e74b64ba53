import { useSyncExternalStore } from 'react'

let isRefused = false
const listeners = new Set<() => void>()

/** The browser would not store what waits for the server: it goes with the page until it is sent. */
export function noteStorageRefused(): void {
  if (isRefused) return
  isRefused = true
  for (const listener of listeners) listener()
}

export const storageRefused = () => isRefused

/** Whether this browser keeps nothing, as private windows and full devices do (P9). */
export function useStorageRefused(): boolean {
  return useSyncExternalStore(subscribe, storageRefused, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
