import type { PairedView } from '#core/contract/paired-device.ts'
import { isFields } from '#core/domain/typed-objects.ts'
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

const viewKey = 'paired-view'
const entryKey = 'paired-outbox:'

/**
 * In local storage: one view and a few commands, written before the next line runs, as a tablet's power
 * may go at any moment. What it refuses to keep lasts as long as the page is open.
 */
export function pairedStorage(): PairedStorage {
  const passing = new Map<string, Pending>()
  const entryKeys = () => {
    const storage = deviceStorage()
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(entryKey))
  }
  return {
    read: () => parsedJson(deviceStorage().getItem(viewKey), isView),
    keep: (view) => {
      try {
        deviceStorage().setItem(viewKey, JSON.stringify(view))
      } catch {
        deviceStorage().removeItem(viewKey) // None rather than an old one.
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

const isView = (found: unknown): found is PairedView =>
  isFields(found) &&
  isFields(found['device']) &&
  isFields(found['family']) &&
  Array.isArray(found['sprints']) &&
  Array.isArray(found['events'])

const isPending = (found: unknown): found is Pending =>
  isFields(found) && isFields(found['command']) && typeof found['order'] === 'number'
