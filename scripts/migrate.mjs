// `npm run migrate`: brings the schema up to date and ends, so that servers that start afterwards
// find it done. Several at once, and servers that start meanwhile, wait for each other.
import { bootstrap, isMain } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { withConfig } = await import('./with-config.ts')
  const { openStore } = await import('../server/store/database.ts')
  const { migrate } = await import('../server/store/migrate.ts')
  await withConfig(async ({ dataDir, databaseUrl, databaseDirectUrl }) => {
    const store = await openStore({ dataDir, databaseUrl: databaseDirectUrl ?? databaseUrl })
    try {
      const steps = await migrate(store, new Date().toISOString())
      console.log(`The schema is up to date (${steps === 1 ? 'one step' : `${steps} steps`} done).`)
    } finally {
      await store.close()
    }
  })
}
