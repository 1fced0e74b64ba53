import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyChecked, stamp, toDisk, type Backup } from './backup.ts'
import { ownFolder } from './data-folder.ts'
import { databaseFile } from './database-file.ts'
import { lockFolder, openStore } from './database.ts'
import { migrate } from './migrate.ts'

/**
 * Puts a copy in the place of the database. It is checked first, and brought up to date to see that
 * it works; what was there is moved aside, and comes back where anything fails. Throws with the
 * reason, also while a server is running on the folder.
 */
export async function restoreBackup(
  { dataDir: given, file }: { dataDir: string; file: string },
  now: string,
): Promise<{ restored: Omit<Backup, 'file'>; dataDir: string; aside: string | null }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const dataDir = ownFolder(given)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  const incoming = join(dataDir, 'restoring.sqlite')
  let aside: string | null = null
  try {
    const { users, families } = await copyChecked(file, incoming, basename(file))
    aside = moveAside(dataDir, now)
    renameSync(incoming, databaseFile(dataDir))
    await toDisk(dataDir)
    lock.close()
    await bringUpToDate(dataDir, now)
    return { restored: { users, families }, dataDir, aside }
  } catch (error) {
    if (aside) putBack(dataDir, aside)
    throw error
  } finally {
    if (lock.isOpen) lock.close()
    rmSync(incoming, { force: true })
  }
}

async function bringUpToDate(dataDir: string, now: string): Promise<void> {
  const store = await openStore({ dataDir })
  try {
    await migrate(store, now)
  } finally {
    await store.close()
  }
}

const parts = ['', '-wal', '-shm']

/** Moves the database, whatever state it is in, into a folder of its own; null where there is none. */
function moveAside(dataDir: string, now: string): string | null {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return null
  const folder = join(dataDir, 'before-restore', stamp(now))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const part of parts) {
    if (existsSync(file + part)) renameSync(file + part, join(folder, basename(file) + part))
  }
  return folder
}

function putBack(dataDir: string, aside: string): void {
  const file = databaseFile(dataDir)
  for (const part of parts) {
    rmSync(file + part, { force: true })
    const kept = join(aside, basename(file) + part)
    if (existsSync(kept)) renameSync(kept, file + part)
  }
  rmSync(aside, { recursive: true })
}
