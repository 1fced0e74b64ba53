import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { pushState, subscribe, unsubscribe, type PushState } from '#web/lib/push.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { subscriptionFields } from '#web/worker/message.ts'

/** Who wants notifications on this device: it is asked for by a person, and kept by a browser. */
const wantedKey = 'elefam-notifications'
const isWantedBy = (userId: string) => deviceStorage().getItem(wantedKey) === userId

async function turnOn(userId: string, pushKey: string): Promise<void> {
  const made = await subscribe(pushKey)
  if (!made) return
  const body = subscriptionFields(made)
  await request(apiPaths.pushSubscription, { method: 'POST', body })
  deviceStorage().setItem(wantedKey, userId)
}

async function turnOff(): Promise<void> {
  await request(apiPaths.pushSubscription, { method: 'DELETE' })
  await forgetNotifications()
}

/** As somebody signs out: the server forgets this browser with their session. */
export async function forgetNotifications(): Promise<void> {
  deviceStorage().removeItem(wantedKey)
  await unsubscribe()
}

/**
 * Tells the server quietly of this browser again: it has a new session, or the browser a new address,
 * or the server a new key. Nothing where nobody asked for it, or it was forbidden since.
 */
export async function keepNotifications(userId: string): Promise<void> {
  if (!isWantedBy(userId) || Notification.permission !== 'granted') return
  const { pushKey } = await request(apiPaths.reminders)
  await turnOn(userId, pushKey)
}

/** Another person's notifications on this device are none of this one's. */
async function stateFor(userId: string): Promise<PushState> {
  const state = await pushState()
  return state === 'on' && !isWantedBy(userId) ? 'off' : state
}

/** Notifications on this device for whoever is signed in; `state` null until it is known. */
export function useThisDevice() {
  const { id } = useFamily().user
  const client = useQueryClient()
  const query = {
    queryKey: ['notifications-here', id],
    queryFn: () => stateFor(id).catch(() => 'none' as const),
    staleTime: 0, // The permission may be changed beside the page.
  }
  const { data: state = null } = useQuery(query)
  const look = () => client.fetchQuery(query)
  return {
    state,
    /** By a press: asks for the permission where it was never asked. Throws where it cannot be. */
    turnOn: (pushKey: string) => turnOn(id, pushKey).then(look),
    turnOff: () => turnOff().then(look),
  }
}
