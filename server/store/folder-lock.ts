import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { saidBy } from '#core/lib/said-by.ts'

/** The file by which a folder is locked. */
export const lockIn = (folder: string): string => join(folder, 'lock.sqlite')

/** SQLite's code for a lock that somebody else holds. */
const busy = 5

/**
 * Keeps a second process away from the folder for as long as this one lives: the operating system
 * drops the lock with the process, however it ends, so nothing stale can stay behind.
 */
export function lockFolder(dataDir: string): DatabaseSync {
  const file = lockIn(dataDir)
  const lock = new DatabaseSync(file)
  chmodSync(file, 0o600) // At once: what SQLite lays beside it takes its mode.
  try {
    // In memory: nothing is written, and a full disk has no room for a journal.
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (saidBy(error).errcode !== busy) throw error
    throw new Error(`Another Elefam already serves the data in ${dataDir}. Stop it first.`, {
      cause: error,
    })
  }
  return lock
}
