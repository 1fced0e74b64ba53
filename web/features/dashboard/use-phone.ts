import { useSyncExternalStore } from 'react'
import { useHome } from '#web/data/use-home.tsx'
import { createListeners } from '#web/lib/listeners.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'

const key = 'phone-of'
const { subscribe, announce } = createListeners()

/** Whose phone this is: a member, or null for the family's. Kept on the device alone. */
export function usePhone() {
  const { members } = useHome()
  const id = useSyncExternalStore(
    subscribe,
    () => deviceStorage().getItem(key),
    () => null,
  )
  const choose = (memberId: string | null) => {
    if (memberId === null) deviceStorage().removeItem(key)
    else deviceStorage().setItem(key, memberId)
    announce()
  }
  return { owner: members.find((member) => member.id === id) ?? null, choose }
}
