import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

let isRefused = false
const { subscribe, announce } = createListeners()

/** The browser would not store what waits for the server: it goes with the page until it is sent. */
export function noteStorageRefused(): void {
  if (isRefused) return
  isRefused = true
  announce()
}

export const storageRefused = () => isRefused

/** Whether this browser keeps nothing, as private windows and full devices do (P9). */
export function useStorageRefused(): boolean {
  return useSyncExternalStore(subscribe, storageRefused, storageRefused)
}
