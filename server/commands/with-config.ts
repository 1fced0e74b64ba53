import { resolve } from 'node:path'
import { environmentWith, readConfig, warningsAbout, type Config } from '#server/platform/config.ts'
import { trustOwnAuthority } from '#server/platform/outgoing-ca.ts'
import { reasonOf } from '#server/platform/reason.ts'
import { folderWithDatabase } from '#server/store/data-folder.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { openStore, type Store } from '#server/store/database.ts'
import { postgresPlace } from '#server/store/postgres-place.ts'

/** Runs a chore with the host's settings; what goes wrong becomes one line and exit code 1. */
export async function withConfig(
  work: (config: Config) => Promise<void>,
  named: Record<string, string> = {},
): Promise<void> {
  process.umask(0o077) // Files with families' data are for their owner only.
  try {
    const file = resolve('.env')
    for (const warning of warningsAbout(file)) console.error(warning)
    const config = readConfig({ ...environmentWith(file), ...named })
    trustOwnAuthority(config)
    await work(config)
  } catch (error) {
    console.error(`This did not work: ${reasonOf(error)}`)
    process.exitCode = 1
  }
}

/** Opens the database that is there beside a server that may be using it. */
export async function openBeside(config: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<Store> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl) return openStore({ dataDir, databaseUrl })
  return openStore({ dataDir: folderWithDatabase(dataDir), isBeside: true })
}

/**
 * Opens the database that is there, and says where, without a password. A chore that made itself an
 * empty one would report success about the wrong folder.
 */
export async function openExisting({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<{ store: Store; place: string }> {
  if (databaseUrl) {
    return { store: await openStore({ dataDir, databaseUrl }), place: postgresPlace(databaseUrl) }
  }
  const folder = folderWithDatabase(dataDir)
  return { store: await openStore({ dataDir: folder }), place: databaseFile(folder) }
}
