import { migrate } from '#server/store/migrate.ts'
import { openExisting, withConfig } from './with-config.ts'

/**
 * `elefam migrate`: brings the schema up to date and ends, so that servers that start afterwards find
 * it done. Several at once, and servers that start meanwhile, wait for each other.
 */
export const migrateSchema = () =>
  withConfig(async (config) => {
    const { store, place } = await openExisting({
      ...config,
      databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
    })
    try {
      const steps = await migrate(store, new Date().toISOString())
      const done = steps === 1 ? 'one step' : `${steps} steps`
      console.log(`The schema of ${place} is up to date (${done} done).`)
    } finally {
      await store.close()
    }
  })
