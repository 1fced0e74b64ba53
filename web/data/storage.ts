import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { rulesVersion } from '#core/rules-version.ts'
import type { LogEntry } from '#core/contract/log.ts'
import type { Pending } from './replica.ts'

/** What a browser keeps of a family: the last snapshot, the log's entries after it, and what waits to be sent. */
export type Storage = {
  /** What was kept for this user by the rules of today; null where nothing was. */
  read: (userId: string) => Promise<{ snapshot: Bootstrap; entries: LogEntry[] } | null>
  /** In the place of everything that was kept, of whomever. */
  writeSnapshot: (snapshot: Bootstrap) => Promise<void>
  writeEntries: (userId: string, entries: readonly LogEntry[]) => Promise<void>
  /** Whoever was here last. */
  lastUser: () => Promise<string | null>
  /** Forgets the documents; what waits to be sent stays. */
  forget: () => Promise<void>
  pending: () => Promise<Pending[]>
  put: (entry: Pending) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Whether what is kept here is there after the page is closed (P9). */
  isLasting: () => boolean
}

type Schema = DBSchema & {
  outbox: { key: string; value: Pending }
  snapshots: { key: string; value: { userId: string; rules: number; snapshot: Bootstrap } }
  entries: { key: [string, number]; value: { userId: string; sequence: number; entry: LogEntry } }
}

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
  return async <Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>) => {
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
 * page is open, so that commands are sent all the same.
 */
export function browserStorage(access = indexedDbStorage()): Storage {
  const passing = new Map<string, Pending>()
  let lasts = true
  const orNothing = async <Result>(work: Promise<Result>, nothing: Result): Promise<Result> =>
    work.catch(() => nothing)
  return {
    read: (userId) =>
      orNothing(
        access(async (db) => {
          const kept = await db.get('snapshots', userId)
          if (kept?.rules !== rulesVersion) return null
          const range = IDBKeyRange.bound([userId, 0], [userId, Infinity])
          const entries = await db.getAll('entries', range)
          return { snapshot: kept.snapshot, entries: entries.map(({ entry }) => entry) }
        }),
        null,
      ),
    writeSnapshot: (snapshot) =>
      orNothing(
        access(async (db) => {
          const trx = db.transaction(['snapshots', 'entries'], 'readwrite')
          await Promise.all([
            trx.objectStore('snapshots').clear(),
            trx.objectStore('entries').clear(),
          ])
          const { id: userId } = snapshot.user
          await trx.objectStore('snapshots').put({ userId, rules: rulesVersion, snapshot })
          await trx.done
        }),
        undefined,
      ),
    writeEntries: (userId, entries) =>
      orNothing(
        access(async (db) => {
          const trx = db.transaction('entries', 'readwrite')
          for (const entry of entries) {
            void trx.store.put({ userId, sequence: entry.sequence, entry })
          }
          await trx.done
        }),
        undefined,
      ),
    lastUser: () =>
      orNothing(
        access(async (db) => (await db.getAllKeys('snapshots'))[0] ?? null),
        null,
      ),
    forget: () =>
      orNothing(
        access(async (db) => {
          await Promise.all([db.clear('snapshots'), db.clear('entries')])
        }),
        undefined,
      ),
    pending: async () => [
      ...(await orNothing(
        access((db) => db.getAll('outbox')),
        [],
      )),
      ...passing.values(),
    ],
    put: (entry) =>
      access((db) => db.put('outbox', entry)).then(
        () => undefined,
        () => {
          lasts = false
          passing.set(entry.command.id, entry)
        },
      ),
    remove: async (id) => {
      passing.delete(id)
      await orNothing(
        access((db) => db.delete('outbox', id)),
        undefined,
      )
    },
    isLasting: () => lasts,
  }
}

/** For a page that keeps nothing, and for tests. */
export function memoryStorage(entries = new Map<string, Pending>()): Storage {
  let kept: Bootstrap | null = null
  let log: LogEntry[] = []
  return {
    read: async (userId) =>
      kept?.user.id === userId ? { snapshot: kept, entries: [...log] } : null,
    writeSnapshot: async (snapshot) => {
      kept = snapshot
      log = []
    },
    writeEntries: async (_, more) => void log.push(...more),
    lastUser: async () => kept?.user.id ?? null,
    forget: async () => {
      kept = null
      log = []
    },
    pending: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.command.id, entry),
    remove: async (id) => void entries.delete(id),
    isLasting: () => true,
  }
}
