import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { noteStorageRefused, storageRefused } from '#web/lib/safe-storage.ts'
import type { Pending } from './pending.ts'

/** What a browser keeps of a family: the last snapshot, the log's entries after it, and what waits to be sent. */
export type Storage = {
  /** What was kept of whoever was here last, by the rules of today; null where nothing was. */
  read: () => Promise<{ snapshot: Bootstrap; entries: LogEntry[] } | null>
  /** Replaces everything that was kept, whosever it was. */
  writeSnapshot: (snapshot: Bootstrap) => Promise<unknown>
  writeEntries: (userId: string, entries: readonly LogEntry[]) => Promise<unknown>
  /** Forgets the documents; what waits to be sent stays. */
  forget: () => Promise<unknown>
  pending: () => Promise<Pending[]>
  put: (entry: Pending) => Promise<void>
  remove: (id: string) => Promise<void>
}

type Schema = DBSchema & {
  outbox: { key: string; value: Pending }
  snapshots: {
    key: string
    value: { userId: string; rules: number; at?: number; snapshot: Bootstrap }
  }
  entries: { key: [string, number]; value: { userId: string; sequence: number; entry: LogEntry } }
}

/** Milliseconds for which kept documents are shown without an answer of the server: thirty days. */
const longest = 30 * 24 * 3_600_000

type Work<Result> = (database: IDBPDatabase<Schema>) => Promise<Result>

/**
 * The browser's IndexedDB. A connection may end under us, as when signing out clears the site's data, or
 * when another tab brings a newer version: then the next access opens a new one.
 */
function indexedDbStorage() {
  const connect = async (): Promise<IDBPDatabase<Schema>> => {
    const database = await openDB<Schema>('elefam', 2, {
      upgrade: (db, version) => {
        if (version < 1) db.createObjectStore('outbox', { keyPath: 'command.id' })
        if (version < 2) db.createObjectStore('snapshots', { keyPath: 'userId' })
        if (version < 2) db.createObjectStore('entries', { keyPath: ['userId', 'sequence'] })
      },
      blocking: () => database.close(),
    })
    return database
  }
  let connection: Promise<IDBPDatabase<Schema>> | undefined
  return async <Result>(work: Work<Result>) => {
    try {
      return await work(await (connection ??= connect()))
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      connection = connect()
      return work(await connection)
    }
  }
}

/**
 * The browser's storage; what it refuses to keep, for want of room or of permission, lasts as long as the
 * page is open, so that commands are sent all the same. Once it has refused, they go out without waiting.
 */
export function browserStorage(access = indexedDbStorage()): Storage {
  const passing = new Map<string, Pending>()
  const refuse = (entry: Pending) => {
    noteStorageRefused()
    passing.set(entry.command.id, entry)
  }
  /** For what the server can give again: where the browser’s storage fails, it is asked. */
  const ifPossible = async <Result>(work: Work<Result>) => access(work).catch(() => null)
  return {
    read: () =>
      ifPossible(async (db) => {
        const [kept] = await db.getAll('snapshots')
        if (kept?.rules !== rulesVersion || Date.now() - (kept.at ?? 0) > longest) return null
        const { userId, snapshot } = kept
        const rows = await db.getAll('entries', IDBKeyRange.bound([userId, 0], [userId, Infinity]))
        return { snapshot, entries: rows.map(({ entry }) => entry) }
      }),
    writeSnapshot: (snapshot) =>
      ifPossible((db) => {
        const trx = db.transaction(['snapshots', 'entries'], 'readwrite')
        const { id: userId } = snapshot.user
        // In one transaction: signing out may break it off, and then it fails as a whole.
        return Promise.all([
          trx.objectStore('snapshots').clear(),
          trx.objectStore('entries').clear(),
          trx
            .objectStore('snapshots')
            .put({ userId, rules: rulesVersion, at: Date.now(), snapshot }),
          trx.done,
        ])
      }),
    writeEntries: (userId, entries) =>
      ifPossible((db) => {
        const trx = db.transaction('entries', 'readwrite')
        const puts = entries.map((entry) =>
          trx.store.put({ userId, sequence: entry.sequence, entry }),
        )
        return Promise.all([...puts, trx.done])
      }),
    forget: () => ifPossible((db) => Promise.all([db.clear('snapshots'), db.clear('entries')])),
    pending: async () => [
      ...(await access((db) => db.getAll('outbox')).catch((): Pending[] => {
        noteStorageRefused()
        return []
      })),
      ...passing.values(),
    ],
    put: async (entry) => {
      if (storageRefused()) return refuse(entry)
      await access((db) => db.put('outbox', entry)).catch(() => refuse(entry))
    },
    remove: async (id) => {
      passing.delete(id)
      await ifPossible((db) => db.delete('outbox', id))
    },
  }
}
