import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { counted } from '#server/platform/counted.ts'
import { reasonOf } from '#server/platform/reason.ts'
import { backupAge, backupsOf, newestIn } from '#server/store/backup.ts'
import { checkCopy } from '#server/store/restore.ts'
import { isSameDisk, waitingBackup } from '#server/store/second-place.ts'
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
  if (!newest) {
    return [
      backupsKept === 0
        ? is.warning('none is made by itself', 'BACKUPS_KEPT')
        : is.warning(
            'none yet: the server makes the first a minute after its start; elefam backup makes one now',
          ),
    ]
  }
  return [await newestFound(newest, backupAge(dataDir, now), backupsKept), secondFound(config)]
}

async function newestFound(newest: string, age: number, keep: number): Promise<Finding> {
  const is = about('backup')
  const hours = Math.round(age / hour)
  const days = Math.round(hours / 24)
  const old = hours < 1 ? 'less than an hour' : hours < 48 ? `${hours} hours` : `${days} days`
  try {
    const isRead = statSync(newest).size <= readAtMost
    const found = isRead ? await checkCopy(newest) : null
    const whole = found
      ? `whole${found.sealed ? '' : ' as far as can be seen'} (${counted(found.users, 'user')}, ${counted(found.families, 'family', 'families')})`
      : 'too large to be read here: elefam restore --check FILE does'
    if (age <= late) return is.ok(`the newest is ${old} old, ${whole}`)
    if (keep === 0)
      return is.warning(
        `the newest is ${old} old, ${whole}; none is made by itself`,
        'BACKUPS_KEPT',
      )
    return is.wrong(
      `the newest is ${old} old, ${whole}: the log says why at backup.failed; elefam backup tries now`,
    )
  } catch (error) {
    return is.wrong(`${basename(newest)}: ${reasonOf(error)} elefam backup makes a new one.`)
  }
}

function secondFound(config: Config): Finding {
  const is = about('second place')
  const { backupCopyTo, backupCommand, dataDir } = config
  if (!backupCopyTo && !backupCommand) {
    return is.warning(
      'none: who loses this machine loses the backups with it',
      'BACKUP_COPY_TO or BACKUP_COMMAND',
    )
  }
  const setting = [backupCopyTo && 'BACKUP_COPY_TO', backupCommand && 'BACKUP_COMMAND']
    .filter(Boolean)
    .join(', ')
  if (waitingBackup(secondPlaceOf(config))) {
    return is.wrong('the newest has not arrived there; elefam backup --send tries now', setting)
  }
  if (backupCopyTo && !backupCommand && isSameDisk(backupCopyTo, dataDir)) {
    return is.warning(`${backupCopyTo} is on the same disk as DATA_DIR`, setting)
  }
  return is.ok('has the newest, too')
}
