// `npm run backup`: a checked copy of the built-in database, made while the server runs, in
// DATA_DIR/backups. The newest BACKUPS_KEPT stay; with 0, all.
import { bootstrap, isMain } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { withConfig } = await import('./with-config.ts')
  const { makeBackup, removeOldBackups } = await import('../server/store/backup.ts')
  await withConfig(async ({ dataDir, databaseUrl, backupsKept }) => {
    if (databaseUrl) throw new Error('the data is in PostgreSQL: use pg_dump, see docs/operate.md')
    const { file, users, families, odd } = await makeBackup(dataDir, new Date().toISOString())
    removeOldBackups(dataDir, backupsKept)
    console.log(`Saved and checked: ${file} (${users} users, ${families} families)`)
    if (odd > 0) console.log(`${odd} of its documents are not as this version writes them.`)
  })
}
