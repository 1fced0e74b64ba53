import { moveData } from '#server/store/move.ts'
import { openExisting, withConfig } from './with-config.ts'

/**
 * `elefam move-to-postgres postgres://…`: copies everything of the built-in database into an empty
 * PostgreSQL database and compares both. The server must be stopped; nothing is deleted.
 */
export const moveToPostgres = ([address]: readonly string[]) => {
  const named = address ? { DATABASE_URL: address } : {}
  return withConfig(async ({ dataDir, databaseUrl }) => {
    if (!databaseUrl) {
      throw new Error('name the new database: move-to-postgres postgres://…')
    }
    const { store: from, place: source } = await openExisting({ dataDir })
    try {
      const { store: to, place: target } = await openExisting({ dataDir, databaseUrl })
      try {
        const moved = await moveData(from, to, new Date().toISOString())
        for (const [table, { rows, hash }] of Object.entries(moved)) {
          console.log(`${table.padEnd(14)}${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}`)
        }
        console.log(`From ${source} to ${target}: everything arrived as it was.`)
        console.log('Set DATABASE_URL and start the server.')
      } finally {
        await to.close()
      }
    } finally {
      await from.close()
    }
  }, named)
}
