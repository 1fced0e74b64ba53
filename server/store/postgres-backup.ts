import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Passphrase } from './backup-lock.ts'
import { backupFile, copyChecked, type Backup } from './backup.ts'
import { ownFolder } from './data-folder.ts'
import { databaseFile } from './database-file.ts'
import { openStore, type Store } from './database.ts'
import { migrate, requireCurrent } from './migrate.ts'
import { copyTables } from './move.ts'

/** The folder in which one is put together, beside the copies. */
const workFolder = 'copying-'
/** Nobody is at one for so long, in milliseconds. */
const longest = 24 * 60 * 60 * 1_000

/**
 * Copies a PostgreSQL, in use and as it is at one moment, into a file of the built-in database:
 * compared row by row, checked and sealed like a copy of that one. Throws where anything differs.
 */
export async function backUpPostgres(
  from: Store,
  dataDir: string,
  now: string,
  passphrase?: Passphrase,
): Promise<Backup> {
  await requireCurrent(from)
  const folder = ownFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeLeftOver(folder)
  const work = mkdtempSync(join(folder, workFolder))
  try {
    const copy = await openStore({ dataDir: work })
    try {
      await migrate(copy, now)
      await from.patiently((db) =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((still) => copyTables(still, copy.db)),
      )
    } finally {
      await copy.close()
    }
    const keeping = { dataDir: folder, passphrase }
    return await copyChecked(databaseFile(work), backupFile(folder, now), { sealed: true, keeping })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Of one that was cut off. */
function removeLeftOver(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(workFolder))) {
    const left = join(folder, name)
    if (existsSync(left) && statSync(left).mtimeMs < Date.now() - longest) {
      rmSync(left, { recursive: true, force: true })
    }
  }
}
