import { useSyncExternalStore } from 'react'
import { userCookie } from '#core/paths.ts'
import { createListeners } from './listeners.ts'

/** What the tab keeps; where the browser refuses that, for as long as the page is open. */
export const tabStorage = orPassing(() => sessionStorage)

/** The same for what the device keeps. */
export const deviceStorage = orPassing(() => localStorage)

/** Whose session this browser has, by the cookie that came with it; null where there is none that is known. */
export function sessionUser(): string | null {
  const cookies = (globalThis.document?.cookie ?? '').split('; ')
  const valueOf = (name: string) => cookies.find((one) => one.startsWith(name))?.slice(name.length)
  return valueOf(`__Host-${userCookie}=`) ?? valueOf(`${userCookie}=`) ?? null
}

/** Where a tab keeps what is being written to the host, on the public contact page. */
export const messageKey = 'message'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

function orPassing(own: () => Storage | undefined): () => Kept {
  let passing: Kept | undefined
  return () => {
    try {
      const storage = own()
      if (storage) return storage
    } catch {
      // As where there is none at all.
    }
    return (passing ??= passingStorage())
  }
}

function passingStorage(): Kept {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

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

/**
 * What a JSON text says that was stored earlier, perhaps by another version of this program: null
 * where it is none, or not what `isWhole` knows it by.
 */
export function parsedJson<Value>(
  text: string | null,
  isWhole: (found: unknown) => found is Value,
): Value | null {
  if (text === null) return null
  try {
    const found: unknown = JSON.parse(text)
    return isWhole(found) ? found : null
  } catch {
    return null
  }
}
