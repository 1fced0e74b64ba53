import { useSyncExternalStore } from 'react'

let isRefused = false
const listeners = new Set<() => void>()

/** The browser would not store something: what is not sent yet goes with the page. */
export function noteStorageRefused(): void {
  if (isRefused) return
  isRefused = true
  for (const listener of listeners) listener()
}

export function onStorageRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const storageRefused = () => isRefused

/** Whether this browser keeps nothing, as private windows and full devices do (P9). */
export function useStorageRefused(): boolean {
  return useSyncExternalStore(onStorageRefused, storageRefused, () => false)
}
