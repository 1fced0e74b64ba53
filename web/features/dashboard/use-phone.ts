import { useSyncExternalStore } from 'react'
import { useFamily } from '#web/data/use-family.tsx'
import { deviceStorage } from '#web/lib/safe-storage.ts'

const key = 'phone-of'
const listeners = new Set<() => void>()

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Whose phone this is: a member, or null for the family's. Kept on the device alone. */
export function usePhone() {
  const { members } = useFamily()
  const id = useSyncExternalStore(
    subscribe,
    () => deviceStorage().getItem(key),
    () => null,
  )
  const choose = (memberId: string | null) => {
    if (memberId === null) deviceStorage().removeItem(key)
    else deviceStorage().setItem(key, memberId)
    for (const changed of listeners) changed()
  }
  return { owner: members.find((member) => member.id === id) ?? null, choose }
}
