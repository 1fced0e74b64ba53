import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentOf, type Content } from './backup-content.ts'
import { inTheClear, type Passphrase } from './backup-lock.ts'
import { isAsSealed } from './backup-seal.ts'
import { copyChecked, inSentences, stamp, toDisk } from './backup.ts'
import { ownFolder } from './data-folder.ts'
import { databaseFile, databaseParts } from './database-file.ts'
import { openStore, type Store } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { putBackHostFiles, putHostFiles, takeHostFiles } from './host-files.ts'
import { migrate } from './migrate.ts'
import { moveData } from './move.ts'
import { inWorkFolder } from './work-folder.ts'

/** What a copy was found to hold, and whether a checksum vouches for every byte of it. */
export type Checked = Content & { sealed: boolean }

/** A copy, where it may be opened, and what opens an encrypted one. */
type Given = { file: string; dataDir: string; passphrase?: Passphrase }

/** Checks a copy as a restore would, and changes nothing. Throws with the reason. */
export async function checkCopy(given: Given): Promise<Checked> {
  return inTheClear(given, async (file) => {
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
  })
}

/** Whether a checksum vouches for a file, and what to call it. Throws where it is not as it was. */
async function vouchedFor(file: string): Promise<{ name: string; sealed: boolean }> {
  const name = basename(file)
  return { name, sealed: await isAsSealed(file, name) }
}

/**
 * Puts a copy in the place of the database. It is checked first, and brought up to date to see that
 * it works; what was there is moved aside, and comes back where anything fails. Throws with the
 * reason, also while a server is running on the folder.
 */
export async function restoreBackup(given: Given, now: string): Promise<Restored> {
  return inTheClear(given, (file) => putInPlace({ ...given, file }, now))
}

type Restored = {
  restored: Checked
  dataDir: string
  aside: string | null
  /** Addresses of accounts that were no more just before, and are there again. */
  thereAgain: string[]
  hostFiles: string[]
}

async function putInPlace({ dataDir: given, file }: Given, now: string): Promise<Restored> {
  const { name, sealed } = await vouchedFor(file)
  const dataDir = ownFolder(given)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  const incoming = join(dataDir, 'restoring.sqlite')
  const aside = join(dataDir, 'before-restore', stamp(now))
  let files = new Map<string, Buffer>()
  let isAside = false
  try {
    const { users, families, odd } = await copyChecked(file, incoming, { name })
    files = takeHostFiles(incoming)
    isAside = moveAside(dataDir, aside)
    putHostFiles(files, dataDir, aside)
    renameSync(incoming, databaseFile(dataDir))
    await toDisk(dataDir)
    lock.close()
    await bringUpToDate(dataDir, now)
    const restored = { users, families, odd, sealed }
    return {
      restored,
      dataDir,
      aside: existsSync(aside) ? aside : null,
      thereAgain: isAside ? accountsMissing(dataDir, aside) : [],
      hostFiles: [...files.keys()],
    }
  } catch (error) {
    if (existsSync(aside)) putBackHostFiles(files, dataDir, aside)
    if (isAside) putBack(dataDir, aside)
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
  given: Given,
  now: string,
  work: (copy: Store, found: Checked, hostFiles: Map<string, Buffer>) => Promise<Result>,
): Promise<Result> {
  return inTheClear(given, async (file) => {
    const { name, sealed } = await vouchedFor(file)
    const dataDir = ownFolder(given.dataDir)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return inWorkFolder(dataDir, 'reading', async (folder) => {
      const { users, families, odd } = await copyChecked(file, databaseFile(folder), { name })
      const hostFiles = takeHostFiles(databaseFile(folder))
      const copy = await openStore({ dataDir: folder })
      try {
        await migrate(copy, now)
        return await work(copy, { users, families, odd, sealed }, hostFiles)
      } finally {
        await copy.close()
      }
    })
  })
}

/**
 * Puts a copy into an empty PostgreSQL, all of it or nothing, and the host's files into the data
 * folder. Throws with the reason.
 */
export async function restoreInto(
  { to, ...given }: Given & { to: Store },
  now: string,
): Promise<Checked & { hostFiles: string[] }> {
  return withCopy(given, now, async (copy, found, files) => {
    await moveData(copy, to, now)
    const dataDir = ownFolder(given.dataDir)
    putHostFiles(files, dataDir, join(dataDir, 'before-restore', stamp(now)))
    return { ...found, hostFiles: [...files.keys()] }
  })
}

/** Addresses in the database of the first folder whose accounts are not in that of the second. */
function accountsMissing(folder: string, other: string): string[] {
  const users = (of: string) => {
    const database = new DatabaseSync(databaseFile(of), { readOnly: true })
    try {
      return database.prepare('select id, email from users order by email').all()
    } finally {
      database.close()
    }
  }
  try {
    const known = new Set(users(other).map(({ id }) => id))
    const again = users(folder).filter(({ id }) => !known.has(id))
    return again.map(({ email }) => String(email))
  } catch {
    return [] // What was there may be the very damage that is mended.
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

/** Moves the database, whatever state it is in, into a folder of its own; false where there is none. */
function moveAside(dataDir: string, folder: string): boolean {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return false
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const part of databaseParts) {
    if (existsSync(file + part)) renameSync(file + part, join(folder, basename(file) + part))
  }
  return true
}

function putBack(dataDir: string, aside: string): void {
  const file = databaseFile(dataDir)
  for (const part of databaseParts) {
    rmSync(file + part, { force: true })
    const kept = join(aside, basename(file) + part)
    if (existsSync(kept)) renameSync(kept, file + part)
  }
  rmSync(aside, { recursive: true })
}
