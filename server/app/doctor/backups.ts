import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { counted } from '#server/platform/counted.ts'
import { reasonOf } from '#server/platform/reason.ts'
import { backupAge, backupsOf, newestIn } from '#server/store/backup.ts'
import { checkCopy } from '#server/store/restore.ts'
import { lockedEnding } from '#server/store/backup-lock.ts'
import { leftWorkFolders } from '#server/store/work-folder.ts'
import { arrivedLastAt, isSameDisk, waitingBackup } from '#server/store/second-place.ts'
import { secondPlaceOf } from '../back-up.ts'
import { about, type Finding } from './finding.ts'

const hour = 60 * 60
/** Every day, and an hour or two until it is tried again. */
const late = 27 * hour
/** Larger ones are not read through meanwhile. */
const readAtMost = 1024 ** 3

/** Whether there is a backup of today, whether it is whole, and whether it lies anywhere else. */
export async function lookAtBackups(config: Config, now: string): Promise<Finding[]> {
  const is = about('backup')
  const { dataDir, backupsKept } = config
  const newest = newestIn(backupsOf(dataDir))
  const left = leftWorkFolders(dataDir).map((folder) =>
    is.warning(
      `${folder} was left by a command that was cut off, and may hold a backup in the clear: the next start removes it`,
    ),
  )
  if (!newest) {
    return [
      ...left,
      backupsKept === 0
        ? is.warning('none is made by itself', 'BACKUPS_KEPT')
        : is.warning(
            'none yet: the server makes the first a minute after its start; elefam backup makes one now',
          ),
      secondFound(config, now),
    ]
  }
  return [...left, await newestFound(newest, config, now), secondFound(config, now)]
}

/** Seconds in words. */
function oldWords(age: number): string {
  const hours = Math.round(age / hour)
  if (hours < 1) return 'less than an hour old'
  return hours < 48 ? `${counted(hours, 'hour')} old` : `${Math.round(hours / 24)} days old`
}

async function newestFound(newest: string, config: Config, now: string): Promise<Finding> {
  const is = about('backup')
  const { dataDir, backupsKept: keep, backupPassphrase: passphrase } = config
  const age = backupAge(dataDir, now)
  const old = oldWords(age)
  try {
    const isRead = statSync(newest).size <= readAtMost
    const found = isRead ? await checkCopy({ dataDir, file: newest, passphrase }) : null
    const locked = newest.endsWith(lockedEnding) ? 'encrypted, ' : ''
    const whole = found
      ? `${locked}whole${found.sealed ? '' : ' as far as can be seen'} (${counted(found.users, 'user')}, ${counted(found.families, 'family', 'families')})`
      : 'too large to be read here: elefam restore --check FILE does'
    if (age <= late) return is.ok(`the newest is ${old}, ${whole}`)
    if (keep === 0)
      return is.warning(`the newest is ${old}, ${whole}; none is made by itself`, 'BACKUPS_KEPT')
    return is.wrong(
      `the newest is ${old}, ${whole}: the log says why at backup.failed; elefam backup tries now`,
    )
  } catch (error) {
    return is.wrong(`${basename(newest)}: ${reasonOf(error)} elefam backup makes a new one.`)
  }
}

function secondFound(config: Config, now: string): Finding {
  const is = about('second place')
  const { backupCopyTo, backupCommand, backupPassphrase, dataDir } = config
  if (!backupCopyTo && !backupCommand) {
    return is.warning(
      'none: who loses this machine loses the backups with it',
      'BACKUP_COPY_TO or BACKUP_COMMAND',
    )
  }
  const setting = [backupCopyTo && 'BACKUP_COPY_TO', backupCommand && 'BACKUP_COMMAND']
    .filter(Boolean)
    .join(', ')
  const folder = backupCopyTo && statSync(backupCopyTo, { throwIfNoEntry: false })
  if (backupCopyTo && !(folder && folder.isDirectory())) {
    return is.wrong(`${backupCopyTo} is no folder that is there: is the disk mounted?`, setting)
  }
  const lastAt = arrivedLastAt(dataDir)
  const last = lastAt && oldWords((Date.parse(now) - Date.parse(lastAt)) / 1000)
  if (waitingBackup(secondPlaceOf(config))) {
    const there = last ? `the last one there is ${last}` : 'none ever did'
    return is.wrong(
      `the newest has not arrived there, ${there}; elefam backup --send tries now`,
      setting,
    )
  }
  if (backupCopyTo && !backupCommand && isSameDisk(backupCopyTo, dataDir)) {
    return is.warning(`${backupCopyTo} is on the same disk as DATA_DIR`, setting)
  }
  if (!last) return is.ok('is there, and gets the next one')
  if (!backupPassphrase) {
    return is.warning(
      `has the newest, ${last}, and whoever has that file can read it`,
      'BACKUP_PASSPHRASE',
    )
  }
  return is.ok(`has the newest, too, ${last}`)
}
