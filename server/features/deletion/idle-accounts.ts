import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import { findForsaken, findSilent } from '#server/store/idle.ts'
import { enqueueLetter } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { deleteAccount } from './delete-account.ts'
import { monthsBefore, noticeDays } from './idle-warning.ts'

type Options = {
  db: Database
  clock: Clock
  log: Log
  baseUrl: string
  /** After so many months without anybody of the family an account is deleted; 0: never. */
  choices: ReadChoices
  /** Whether mails leave this host: where nobody can be warned nobody is removed. */
  sendsMail: boolean
}

const day = 24 * 60 * 60_000

/**
 * Warns those whose account will go for want of use, and deletes those whose warning was delivered in
 * time. One that could not be delivered waits in the outbox, and nobody goes without it.
 */
export async function removeIdleAccounts(options: Options): Promise<void> {
  const { db, clock, log, baseUrl, choices, sendsMail } = options
  if (!sendsMail) return
  const { idleMonths: months } = await choices()
  if (months === 0) return
  const now = clock()
  const gone = {
    seenBefore: monthsBefore(now, months),
    warnedBefore: later(now, -noticeDays * day),
  }
  for (const user of await findForsaken(db, gone)) {
    try {
      await deleteAccount({ db, now, baseUrl }, user, { others: 'end' })
      log.info('account.idle-removed', {})
    } catch (error) {
      log.error('account.idle-removed', error) // the next hour looks again; others go meanwhile
    }
  }
  for (const { id: userId, profile } of await findSilent(db, monthsBefore(now, months - 1))) {
    const facts = { to: profile.email, userId }
    await transaction(db, (trx) =>
      enqueueLetter(trx, { id: randomId(), kind: 'idle-warning', facts, now }),
    )
  }
}
