import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { noteMail } from '#server/store/host-figures.ts'
import type { Database } from '#server/store/schema.ts'

/** So often at the most: who looks wants to know whether mail goes, not each mail. */
const notedEvery = 60_000

type Options = { db: Database; clock: Clock; log: Log }

/** The same mailer, which keeps for those in charge when a mail last went, and when one did not. */
export function notedMailer(mailer: Mailer, { db, clock, log }: Options): Mailer {
  const notedAt = { went: 0, failed: 0 }
  const note = async (went: boolean) => {
    const now = clock()
    const what = went ? 'went' : 'failed'
    if (Date.parse(now) - notedAt[what] < notedEvery) return
    notedAt[what] = Date.parse(now)
    // No mail is lost for a note that cannot be made.
    await noteMail(db, { went, now }).catch((error: unknown) => log.error('mail.noted', error))
  }
  return async (mail, id) => {
    try {
      await mailer(mail, id)
    } catch (error) {
      await note(false)
      throw error
    }
    await note(true)
  }
}
