import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import type { Pending } from '#web/data/pending.ts'
import type { Storage } from '#web/data/storage.ts'

/** A browser's storage without the browser. */
export function memoryStorage(entries = new Map<string, Pending>()): Storage {
  let kept: Bootstrap | null = null
  let log: LogEntry[] = []
  return {
    read: async () => kept && { snapshot: kept, entries: [...log] },
    writeSnapshot: async (snapshot) => {
      kept = snapshot
      log = []
    },
    writeEntries: async (_, more) => void log.push(...more),
    forget: async () => {
      kept = null
      log = []
    },
    pending: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.command.id, entry),
    remove: async (id) => void entries.delete(id),
  }
}
