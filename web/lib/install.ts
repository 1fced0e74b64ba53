import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/** Not in every browser, and so not in TypeScript's own list. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
}

/** How Elefam gets onto this device's home screen: the browser asks, somebody does it by hand, or not at all. */
export type Install = (() => Promise<unknown>) | 'by-hand' | null

let install: Install = null
const { subscribe, announce } = createListeners()

const become = (next: Install) => {
  install = next
  announce()
}

/** Opened from the home screen: it is there already. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

/** An iPhone never offers it; its browsers tell whether the page was opened from the home screen. */
export const isByHand = () => 'standalone' in navigator && !isInstalled()

if (typeof window !== 'undefined') {
  if (isByHand()) install = 'by-hand'
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // at a good moment, not at this one
    become(async () => {
      become(null) // It can be asked once.
      await event.prompt()
    })
  })
  addEventListener('appinstalled', () => become(null))
}

/** How this device could get it, or null where it has it or cannot. */
export const useInstall = (): Install =>
  useSyncExternalStore(
    subscribe,
    () => install,
    () => null,
  )
