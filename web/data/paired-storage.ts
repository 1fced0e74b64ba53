import type { PairedView } from '#core/devices/schema.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import { deviceStorage, noteStorageRefused, parsedJson } from '#web/lib/safe-storage.ts'
import type { Pending } from './pending.ts'
import type { Storage } from './storage.ts'

/** What a paired device keeps: the last view, and what waits to be sent. */
export type PairedStorage = Pick<Storage, 'pending' | 'put' | 'remove'> & {
  read: () => PairedView | null
  keep: (view: PairedView) => void
  /** Everything, at once. */
  forget: () => void
}

/** What is kept of the home that let the device in; of the other one the names go on. */
export const names = { view: 'paired-view', entry: 'paired-outbox' }
const otherHome = '@'
const placeOf = (other: string | null) =>
  other === null ? '' : otherHome + encodeURIComponent(other)

/**
 * In local storage: one view and a few commands, written before the next line runs, as a tablet's power
 * may go at any moment. What it refuses to keep lasts as long as the page is open. Each home has a place
 * of its own; `other` is what the other one is called on this device.
 */
export function pairedStorage(other: string | null = null): PairedStorage {
  const place = placeOf(other)
  const viewKey = names.view + place
  const entryKey = `${names.entry}${place}:`
  const passing = new Map<string, Pending>()
  const entryKeys = () => storedKeys().filter((key) => key.startsWith(entryKey))
  return {
    read: () => parsedJson(deviceStorage().getItem(viewKey), isView),
    keep: (view) => {
      try {
        deviceStorage().setItem(viewKey, JSON.stringify(view))
      } catch {
        deviceStorage().removeItem(viewKey) // No view is better than an old one.
      }
    },
    forget: () => {
      passing.clear()
      for (const key of [viewKey, ...entryKeys()]) deviceStorage().removeItem(key)
    },
    pending: async () => [
      ...entryKeys().flatMap((key) => parsedJson(deviceStorage().getItem(key), isPending) ?? []),
      ...passing.values(),
    ],
    put: async (entry) => {
      const { id } = entry.command
      try {
        deviceStorage().setItem(entryKey + id, JSON.stringify(entry))
      } catch {
        noteStorageRefused()
        passing.set(id, entry)
      }
    },
    remove: async (id) => {
      passing.delete(id)
      deviceStorage().removeItem(entryKey + id)
    },
  }
}

/** Forgets what is kept of all other homes, but for the one that is called so. */
export function forgetOtherHomes(but: string | null): void {
  for (const name of Object.values(names)) {
    const kept = but === null ? null : name + placeOf(but)
    for (const key of storedKeys()) {
      if (!key.startsWith(name + otherHome) || key.split(':')[0] === kept) continue
      deviceStorage().removeItem(key)
    }
  }
}

function storedKeys(): string[] {
  const storage = deviceStorage()
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Whose device it is by a view that is kept. */
export const deviceIn = (kept: string | null) => parsedJson(kept, isView)?.device.id ?? null

const isView = (found: unknown): found is PairedView =>
  isFields(found) &&
  isFields(found['device']) &&
  isFields(found['family']) &&
  Array.isArray(found['sprints']) &&
  Array.isArray(found['events'])

const isPending = (found: unknown): found is Pending =>
  isFields(found) && isFields(found['command']) && typeof found['order'] === 'number'

const among = 'elefam-draft:'
const apart = 'elefam-device-draft:'

/** An earlier version kept what was typed on a device, in both of its homes, among everybody’s drafts. */
export function takeDraftsAlong(deviceId: string): void {
  const storage = deviceStorage()
  const start = among + encodeURIComponent(deviceId)
  for (const key of storedKeys().filter((one) => one.startsWith(start))) {
    const text = storage.getItem(key) ?? ''
    storage.removeItem(key) // There may be room for one of them alone.
    storage.setItem(key.replace(among, apart), text)
  }
}
