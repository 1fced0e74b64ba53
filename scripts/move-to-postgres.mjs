// `npm run move-to-postgres -- postgres://…`: copies everything of the built-in database into an
// empty PostgreSQL database and compares both. The server must be stopped; nothing is deleted.
import { bootstrap, isMain } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { withConfig } = await import('./with-config.ts')
  const { openStore } = await import('../server/store/database.ts')
  const { migrate } = await import('../server/store/migrate.ts')
  const { moveData } = await import('../server/store/move.ts')
  await withConfig(async ({ dataDir, databaseUrl: configured }) => {
    const databaseUrl = process.argv[2] ?? configured
    if (!databaseUrl) {
      throw new Error('name the new database: npm run move-to-postgres -- postgres://…')
    }
    const now = new Date().toISOString()
    const from = await openStore({ dataDir })
    try {
      const to = await openStore({ dataDir, databaseUrl })
      try {
        for (const store of [from, to]) await migrate(store, now)
        const moved = await moveData(from, to)
        for (const [table, { rows, hash }] of Object.entries(moved)) {
          console.log(`${table.padEnd(14)}${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}`)
        }
        console.log('Everything arrived as it was. Set DATABASE_URL and start the server.')
      } finally {
        await to.close()
      }
    } finally {
      await from.close()
    }
  })
}
