import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentOf, type Content } from './backup-content.ts'
import { isAsSealed } from './backup-seal.ts'
import { copyChecked, inSentences, stamp, toDisk } from './backup.ts'
import { ownFolder } from './data-folder.ts'
import { databaseFile } from './database-file.ts'
import { lockFolder, openStore, type Store } from './database.ts'
import { migrate } from './migrate.ts'
import { moveData } from './move.ts'

/** What a copy was found to hold, and whether a checksum vouches for every byte of it. */
export type Checked = Content & { sealed: boolean }

/** Checks a copy as a restore would, and changes nothing. Throws with the reason. */
export async function checkCopy(file: string): Promise<Checked> {
  const { name, sealed } = await vouchedFor(file)
  const content = await inSentences(name, async () => {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return contentOf(database, name)
    } finally {
      database.close()
    }
  })
  return { ...content, sealed }
}

/** Whether a checksum vouches for a file, and what to call it. Throws where it is not as it was. */
async function vouchedFor(file: string): Promise<{ name: string; sealed: boolean }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const name = basename(file)
  return { name, sealed: await isAsSealed(file, name) }
}

/**
 * Puts a copy in the place of the database. It is checked first, and brought up to date to see that
 * it works; what was there is moved aside, and comes back where anything fails. Throws with the
 * reason, also while a server is running on the folder.
 */
export async function restoreBackup(
  { dataDir: given, file }: { dataDir: string; file: string },
  now: string,
): Promise<{ restored: Checked; dataDir: string; aside: string | null }> {
  const { name, sealed } = await vouchedFor(file)
  const dataDir = ownFolder(given)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  const incoming = join(dataDir, 'restoring.sqlite')
  let aside: string | null = null
  try {
    const { users, families, odd } = await copyChecked(file, incoming, { name })
    aside = moveAside(dataDir, now)
    renameSync(incoming, databaseFile(dataDir))
    await toDisk(dataDir)
    lock.close()
    await bringUpToDate(dataDir, now)
    return { restored: { users, families, odd, sealed }, dataDir, aside }
  } catch (error) {
    if (aside) putBack(dataDir, aside)
    throw error
  } finally {
    if (lock.isOpen) lock.close()
    rmSync(incoming, { force: true })
  }
}

/**
 * Opens a checked copy apart, brought up to date, for as long as `work` reads in it. The copy itself
 * stays as it is. Throws with the reason where it is damaged.
 */
export async function withCopy<Result>(
  { dataDir, file }: { dataDir: string; file: string },
  now: string,
  work: (copy: Store, found: Checked) => Promise<Result>,
): Promise<Result> {
  const { name, sealed } = await vouchedFor(file)
  mkdirSync(ownFolder(dataDir), { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(ownFolder(dataDir), 'reading-'))
  try {
    const { users, families, odd } = await copyChecked(file, databaseFile(folder), { name })
    const copy = await openStore({ dataDir: folder })
    try {
      await migrate(copy, now)
      return await work(copy, { users, families, odd, sealed })
    } finally {
      await copy.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts a copy into an empty PostgreSQL, all of it or nothing. Throws with the reason. */
export async function restoreInto(
  { to, ...place }: { to: Store; dataDir: string; file: string },
  now: string,
): Promise<Checked> {
  return withCopy(place, now, async (copy, found) => {
    await moveData(copy, to, now)
    return found
  })
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
