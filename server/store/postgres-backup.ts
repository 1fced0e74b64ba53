import { mkdirSync } from 'node:fs'
import type { Passphrase } from './backup-lock.ts'
import { backupFile, copyChecked, type Backup } from './backup.ts'
import { ownFolder } from './data-folder.ts'
import { databaseFile } from './database-file.ts'
import { openStore, type Store } from './database.ts'
import { migrate, requireCurrent } from './migrate.ts'
import { copyTables } from './move.ts'
import { inWorkFolder, sweepWorkFolders } from './work-folder.ts'

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
  sweepWorkFolders(folder)
  return inWorkFolder(folder, 'copying', async (work) => {
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
    return copyChecked(databaseFile(work), backupFile(folder, now), { sealed: true, keeping })
  })
}
