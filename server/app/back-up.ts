import { runBackupCommand } from '#server/platform/backup-command.ts'
import type { Config } from '#server/platform/config.ts'
import { counted } from '#server/platform/counted.ts'
import { makeBackup, removeOldBackups } from '#server/store/backup.ts'
import { openStore } from '#server/store/database.ts'
import { backUpPostgres } from '#server/store/postgres-backup.ts'
import { sendBackup, waitingBackup, type SecondPlace } from '#server/store/second-place.ts'

/** The second place of these settings. */
export const secondPlaceOf = (config: Config): SecondPlace => ({
  dataDir: config.dataDir,
  copyTo: config.backupCopyTo,
  command: config.backupCommand,
  keep: config.backupsKept,
})

/** Makes a checked backup of either database beside a running server; gives the lines to print. */
export async function backUp(config: Config, now: string): Promise<string[]> {
  const { dataDir, backupsKept } = config
  const { file, users, families, odd, hostFiles } = await copyOf(config, now)
  removeOldBackups(dataDir, backupsKept)
  return [
    `Saved and checked: ${file} (${counted(users, 'user')}, ${counted(families, 'family', 'families')})`,
    `In it besides the database: ${hostFiles.join(', ') || 'nothing'}.${config.backupPassphrase ? ' It is encrypted.' : ''}`,
    ...(odd > 0 ? [`${odd} of its documents are not as this version writes them.`] : []),
  ]
}

async function copyOf(config: Config, now: string) {
  const { dataDir, databaseUrl, databaseDirectUrl: directUrl, backupPassphrase } = config
  if (!databaseUrl) return makeBackup(dataDir, now, backupPassphrase)
  const store = await openStore({ dataDir, databaseUrl, directUrl, poolSize: 2 })
  try {
    return await backUpPostgres(store, dataDir, now, backupPassphrase)
  } finally {
    await store.close()
  }
}

/** Takes the newest backup to its second place, where there is one and it is not there yet. */
export async function sendNewest(config: Config): Promise<string[]> {
  const place = secondPlaceOf(config)
  const file = waitingBackup(place)
  try {
    if (!(await sendBackup(place, runBackupCommand))) return []
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} is good, but it did not reach its second place. ${why}`, {
      cause: error,
    })
  }
  const where = [config.backupCopyTo, config.backupCommand && 'BACKUP_COMMAND'].filter(Boolean)
  return [`It is also at its second place: ${where.join(', by ')}.`]
}
