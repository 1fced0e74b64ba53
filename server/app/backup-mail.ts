import type { BackupTask } from '#server/platform/daily-backup.ts'
import { later } from '#server/platform/clock.ts'
import type { Mail, Mailer } from '#server/platform/mailer.ts'
import { randomId } from '#server/platform/random-id.ts'
import { takeJob } from '#server/store/jobs.ts'
import type { Database } from '#server/store/schema.ts'

type Failure = { task: BackupTask; why: string; last: string | null }
type Options = { db: Database; clock: () => string; mailer: Mailer; to: string; baseUrl: string }

const day = 24 * 60 * 60_000
const job = 'backup-failure-mail'

/**
 * Tells whoever hosts this server that a backup failed, at most once a day, all servers together.
 * Past the outbox: the disk may be full, which is why it failed.
 */
export function backupFailureMails({ db, clock, mailer, to, baseUrl }: Options) {
  let quietUntil = ''
  return async (failure: Failure): Promise<void> => {
    const now = clock()
    if (now < quietUntil) return
    const leaseUntil = later(now, day)
    const isOurs = await takeJob(db, { name: job, now, leaseUntil }).catch(() => true)
    quietUntil = leaseUntil
    if (isOurs) await mailer(failureMail(failure, { to, baseUrl }), randomId())
  }
}

function failureMail(
  { task, why, last }: Failure,
  { to, baseUrl }: { to: string; baseUrl: string },
): Mail {
  const since = last ? `The last one is of ${last.slice(0, 16).replace('T', ' ')} UTC.` : ''
  const isMade = task === 'send' || why.includes('second place')
  return {
    to,
    warns: true,
    subject: isMade ? 'A backup did not reach its second place' : 'There is no backup of today',
    text: [
      `The daily backup of ${baseUrl} did not succeed: ${why}`,
      isMade ? 'It lies in DATA_DIR/backups alone.' : since || 'There is none yet.',
      `On the server, elefam doctor says what is wrong and which setting it is; elefam backup${isMade ? ' --send' : ''} tries it at once.`,
      'It is tried again every hour. You hear of it once a day while it fails.',
    ].join('\n\n'),
  }
}
