// `npm run restore -- FILE`: puts a backup in the place of the built-in database. The server must
// be stopped; what was there is kept beside, and comes back by itself where the restore fails.
import { bootstrap, isMain } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { withConfig } = await import('./with-config.ts')
  const { restoreBackup } = await import('../server/store/restore.ts')
  await withConfig(async ({ dataDir, databaseUrl }) => {
    const [file] = process.argv.slice(2)
    if (!file) throw new Error('name the file: npm run restore -- FILE')
    if (databaseUrl)
      throw new Error('the data is in PostgreSQL: use pg_restore, see docs/operate.md')
    const {
      restored,
      dataDir: folder,
      aside,
    } = await restoreBackup({ dataDir, file }, new Date().toISOString())
    const { users, families } = restored
    console.log(`Restored ${users} users and ${families} families from ${file} into ${folder}.`)
    if (aside) console.log(`What was there before is in ${aside}.`)
  })
}
