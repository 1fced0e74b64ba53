import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { counted } from '#server/platform/counted.ts'
import { log } from '#server/platform/log.ts'
import { version } from '#server/platform/program.ts'
import { markOf, readSecret } from '#server/platform/secret.ts'
import { openStore, type StoreOptions } from '#server/store/database.ts'
import { saveHostValue } from '#server/store/host-values.ts'
import { migrate, schemaSteps } from '#server/store/migrate.ts'
import { schemaMaker } from '#server/store/schema-maker.ts'
import { sweepWorkFolders } from '#server/store/work-folder.ts'

/** What one of them made with its secret, the other does not know. */
const secretsDiffer = new Error(
  'Another server on this database has another secret, so that each refuses the captchas and mailed codes of the other, and counts its limits alone. Give all of them the same SECRET, or the same file DATA_DIR/secret, and start them again.',
)

/** Changes then come a second late, and cost a look at the log every second. */
const newsUnheard = new Error(
  'News from other servers do not come through: DATABASE_URL leads to a pooler that has nobody listen. Set DATABASE_DIRECT_URL to PostgreSQL itself; until then this server looks for changes every second.',
)

/** The secret, and the database with its schema up to date. */
export async function openData(config: Config, onQuery: StoreOptions['onQuery']) {
  const { dataDir, databaseUrl, databasePool: poolSize, databaseDirectUrl: directUrl } = config
  const secret = config.secret ?? readSecret(dataDir)
  const store = await openStore({
    dataDir,
    databaseUrl,
    directUrl,
    poolSize,
    onQuery,
    seal: { mark: markOf(secret), onStranger: () => log.error('secrets-differ', secretsDiffer) },
    onDeaf: () => log.error('news-unheard', newsUnheard),
  })
  sweepWorkFolders(dataDir)
  const steps = await migrate(store, systemClock())
  if (steps > 0) await saveHostValue(store.db, schemaMaker, version)
  if (steps > 0 && steps < schemaSteps) {
    const copy = databaseUrl ? '' : ', after a copy into before-migration of the data folder'
    process.stdout.write(
      `The database was brought up to version ${version} (${counted(steps, 'step')}${copy}).\n`,
    )
  }
  return { secret, store }
}
