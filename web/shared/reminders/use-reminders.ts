import { t } from '#core/say.ts'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Reminders, ReminderSettings } from '#core/reminders/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useUser } from '#web/data/use-home.tsx'
import type { Sent } from '#web/data/send.ts'
import { pushState, subscribe, unsubscribe, type PushState } from '#web/lib/push.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { deviceTimeZone } from '#web/lib/use-today.ts'
import { subscriptionFields } from '#web/worker/message.ts'
import { nothingYet } from './reminder-words.ts'

type Change = (settings: ReminderSettings) => ReminderSettings

/** A choice that is not on the server yet. `number` tells it from later ones; `error`: why it could not be sent. */
type Unsaved = { number: number; settings: ReminderSettings; error: Error | null }

const keyOf = (userId: string) => ['reminders', userId]
const unsavedKeyOf = (userId: string) => ['unsaved-reminders', userId]
let choices = 0
/** Choices are sent one after the other, so that the last one stays. */
let sending: Promise<void> = Promise.resolve()

/**
 * Takes a choice over at once and sends it. One that does not arrive is kept, and the next choice builds
 * on it. Before the server has said what there is, nothing happens. Never throws.
 */
export function saveReminders(client: QueryClient, userId: string, change: Change): Promise<void> {
  const unsaved = () => client.getQueryData<Unsaved | null>(unsavedKeyOf(userId))
  const become = (next: Unsaved | null) => client.setQueryData(unsavedKeyOf(userId), next)
  const known = client.getQueryData<Reminders>(keyOf(userId))
  if (!known) return Promise.resolve()
  const timeZone = deviceTimeZone()
  const before = unsaved()?.settings ?? known.settings ?? nothingYet(timeZone)
  // The quiet hours go by the clocks of where somebody chose last.
  const settings = { ...change(before), timeZone }
  const number = ++choices
  become({ number, settings, error: null })
  const send = async () => {
    try {
      await request(apiPaths.reminders, { method: 'POST', body: settings })
      client.setQueryData<Reminders>(keyOf(userId), (now) => now && { ...now, settings })
      if (unsaved()?.number === number) become(null)
    } catch (error) {
      if (unsaved()?.number !== number) return
      become({ number, settings, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }
  sending = sending.then(send)
  return sending
}

/** One's own reminders, as they were chosen last, be it on the server or not. */
export function useReminders() {
  const { id } = useUser()
  const client = useQueryClient()
  const found = useQuery({ queryKey: keyOf(id), queryFn: () => request(apiPaths.reminders) })
  const { data: unsaved } = useQuery<Unsaved | null>({
    queryKey: unsavedKeyOf(id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Infinity,
  })
  const save = (change: Change): Sent => ({
    attempt: saveReminders(client, id, change),
    undo: null,
  })
  return {
    /** What this server can do, and what it knows; undefined until it has answered. */
    reminders: found.data,
    /** Null while nothing was chosen. */
    settings: unsaved?.settings ?? found.data?.settings ?? null,
    problem: unsaved ? unsaved.error : found.data ? null : found.error,
    save,
    /** Sends what did not get there, or asks once more. */
    again: () => (unsaved ? void save((now) => now) : void found.refetch()),
  }
}

/**
 * "Remind me", with one press: by a notification on this device where somebody lets it, else by mail.
 * `ask` gives what it will be; null, with a `problem`, where neither is there.
 */
export function useRemindMe() {
  const { reminders, settings, save, ...rest } = useReminders()
  const device = useThisDevice()
  const [refused, setRefused] = useState<string | null>(null)
  const { state } = device
  const hasPush = state === 'on' || state === 'off'
  const way = async (): Promise<'push' | 'mail' | null> => {
    if (!reminders) return null
    if (state === 'on') return 'push'
    if (state === 'off') {
      const now = await device.turnOn(reminders.pushKey).catch(() => state)
      if (now === 'on') return 'push'
    }
    return reminders.mails ? 'mail' : null
  }
  const remindMe = async (
    change: (settings: ReminderSettings, by: 'push' | 'mail') => ReminderSettings,
  ) => {
    const by = await way()
    setRefused(by ? null : t`This device takes no notifications, and this server sends no mail.`)
    if (by) await save((now) => change(now, by)).attempt
  }
  return {
    ...rest,
    settings,
    save,
    problem: refused ?? rest.problem?.message ?? null,
    /** Whether there is any way; false until it is known. */
    isPossible: reminders !== undefined && state !== null && (hasPush || reminders.mails),
    remindMe,
  }
}

/** Under this key the browser keeps which person asked for notifications on it. */
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
 * Tells the server of this browser again, and asks nobody: the session, the browser's address or the
 * server's key may be new. Does nothing where this person asked for no notifications, or where the browser
 * forbids them by now.
 */
export async function keepNotifications(userId: string): Promise<void> {
  if (!isWantedBy(userId) || Notification.permission !== 'granted') return
  const { pushKey } = await request(apiPaths.reminders)
  await turnOn(userId, pushKey)
}

/** Where notifications on this device are on for another person, they are off for this one. */
async function stateFor(userId: string): Promise<PushState> {
  const state = await pushState()
  return state === 'on' && !isWantedBy(userId) ? 'off' : state
}

const hereKeyOf = (userId: string) => ['notifications-here', userId]

/** Notifications on this device for whoever is signed in; `state` null until it is known. */
export function useThisDevice() {
  const { id } = useUser()
  const client = useQueryClient()
  const query = {
    queryKey: hereKeyOf(id),
    queryFn: () => stateFor(id).catch(() => 'none' as const),
    staleTime: 0, // The permission may be changed beside the page.
  }
  const { data: state = null } = useQuery(query)
  const look = () => client.fetchQuery(query)
  return {
    state,
    look,
    /** By a press: asks for the permission where it was never asked. Throws where it cannot be. */
    turnOn: (pushKey: string) => turnOn(id, pushKey).then(look),
    turnOff: () => turnOff().then(look),
  }
}

/** Looks again by itself where somebody changes the permission beside the page. */
export function useChangedPermission(): void {
  const { id } = useUser()
  const client = useQueryClient()
  useEffect(() => {
    const until = new AbortController()
    const look = () => void client.invalidateQueries({ queryKey: hereKeyOf(id) })
    // A browser that does not tell of changes is looked at when somebody presses.
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((permission) => permission.addEventListener('change', look, until))
      .catch(() => undefined)
    return () => until.abort()
  }, [client, id])
}
