import { openDB } from 'idb'
import type { OutboxEntry } from './outbox.ts'

/** Where commands wait until the server has them; survives a reload. */
export type OutboxStorage = {
  all: () => Promise<OutboxEntry[]>
  put: (entry: OutboxEntry) => Promise<unknown>
  remove: (id: string) => Promise<void>
}

/** The browser's IndexedDB, one record per command. */
export function indexedDbStorage(): OutboxStorage {
  const opened = openDB('elefam', 1, {
    upgrade: (database) => void database.createObjectStore('outbox', { keyPath: 'command.id' }),
  })
  return {
    all: async () => (await opened).getAll('outbox'),
    put: async (entry) => (await opened).put('outbox', entry),
    remove: async (id) => (await opened).delete('outbox', id),
  }
}

/** For a browser that keeps nothing (private windows may refuse IndexedDB), and for tests. */
export function memoryStorage(entries = new Map<string, OutboxEntry>()): OutboxStorage {
  return {
    all: async () => [...entries.values()],
    put: async (entry) => entries.set(entry.command.id, entry),
    remove: async (id) => void entries.delete(id),
  }
}
