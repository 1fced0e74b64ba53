import { openDB, type IDBPDatabase } from 'idb'
import { noteStorageRefused, storageRefused } from '../lib/storage-refused.ts'
import type { OutboxEntry } from './outbox.ts'

/** Where commands wait until the server has them; survives a reload. */
export type OutboxStorage = {
  all: () => Promise<OutboxEntry[]>
  put: (entry: OutboxEntry) => Promise<unknown>
  remove: (id: string) => Promise<void>
}

type Connection = IDBPDatabase

/**
 * The browser's IndexedDB, one record per command. A connection may end under us, as when signing
 * out clears the site's data: then the next access opens a new one.
 */
export function indexedDbStorage(): OutboxStorage {
  const connect = async () =>
    openDB('elefam', 1, {
      upgrade: (database) => void database.createObjectStore('outbox', { keyPath: 'command.id' }),
    })
  let connection: Promise<Connection> | undefined
  const access = async <Result>(work: (database: Connection) => Promise<Result>) => {
    try {
      return await work(await (connection ??= connect()))
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      connection = connect()
      return work(await connection)
    }
  }
  return {
    all: () => access(async (database) => database.getAll('outbox')),
    put: (entry) => access(async (database) => database.put('outbox', entry)),
    remove: (id) => access(async (database) => database.delete('outbox', id)),
  }
}

/**
 * The browser's IndexedDB; what it refuses, for want of room or of permission, is kept for as long as
 * the page is open, so that commands are sent all the same.
 */
export function lastingStorage(
  lasting = indexedDbStorage(),
  passing = memoryStorage(),
): OutboxStorage {
  return {
    all: async () => [...(await lasting.all().catch(refused)), ...(await passing.all())],
    put: async (entry) => {
      // Once it has refused, what is written goes out without waiting for it.
      if (storageRefused()) return passing.put(entry)
      return lasting.put(entry).catch(() => {
        noteStorageRefused()
        return passing.put(entry)
      })
    },
    remove: async (id) => {
      await passing.remove(id)
      await lasting.remove(id).catch(() => undefined)
    },
  }
}

function refused(): OutboxEntry[] {
  noteStorageRefused()
  return []
}

/** For a browser that keeps nothing, and for tests. */
export function memoryStorage(entries = new Map<string, OutboxEntry>()): OutboxStorage {
  return {
    all: async () => [...entries.values()],
    put: async (entry) => entries.set(entry.command.id, entry),
    remove: async (id) => void entries.delete(id),
  }
}
