import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { findForsaken, findSilent, markWarned } from '#server/store/idle.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { deleteAccount } from './delete-account.ts'
import { idleMail } from './farewell-mails.ts'

type Options = {
  db: Database
  clock: Clock
  log: Log
  baseUrl: string
  /** After so many without anybody of the family an account is deleted; 0: never. */
  months: number
}

const day = 24 * 60 * 60_000
/** Between the warning and the end, at the least: also where the server was off for long. */
const noticeDays = 28

/** Warns those whose account will go for want of use, and deletes those who were warned in time. */
export async function removeIdleAccounts(options: Options): Promise<void> {
  const { db, clock, log, baseUrl, months } = options
  if (months === 0) return
  const now = clock()
  const gone = {
    seenBefore: monthsBefore(now, months),
    warnedBefore: later(now, -noticeDays * day),
  }
  for (const user of await findForsaken(db, gone)) {
    try {
      await deleteAccount({ db, now, baseUrl }, user)
      log.info('account.idle-removed', {})
    } catch (error) {
      log.error('account.idle-removed', error) // the next hour looks again; others go meanwhile
    }
  }
  const until = later(now, (noticeDays + 2) * day).slice(0, 10)
  for (const user of await findSilent(db, monthsBefore(now, months - 1))) {
    await transaction(db, async (trx) => {
      if (!(await markWarned(trx, user.id, now))) return
      await enqueue(trx, { id: randomId(), payload: idleMail(user, { baseUrl, until }), now })
    })
  }
}

/** The same day so many months before; the month's last day where it has no such day. */
export function monthsBefore(instant: string, months: number): string {
  const date = new Date(instant)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return date.toISOString()
}
