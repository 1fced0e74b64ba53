import { makeBackup, removeOldBackups } from '#server/store/backup.ts'
import { withConfig } from './with-config.ts'

/**
 * `elefam backup`: a checked copy of the built-in database, made while the server runs, in
 * DATA_DIR/backups. The newest BACKUPS_KEPT stay; with 0, all.
 */
export const backup = () =>
  withConfig(async ({ dataDir, databaseUrl, backupsKept }) => {
    if (databaseUrl) throw new Error('the data is in PostgreSQL: use pg_dump, see docs/operate.md')
    const { file, users, families, odd } = await makeBackup(dataDir, new Date().toISOString())
    removeOldBackups(dataDir, backupsKept)
    console.log(`Saved and checked: ${file} (${users} users, ${families} families)`)
    if (odd > 0) console.log(`${odd} of its documents are not as this version writes them.`)
  })
