import { later } from '#server/platform/clock.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { isSilent, markWarned } from '#server/store/idle.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import type { MailFacts } from '#server/store/outbox.ts'
import { mailFor } from '#server/http/mail-for.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { readUser } from '#server/store/users.ts'
import { idleMail } from './farewell-mails.ts'

const day = 24 * 60 * 60_000
/** Between the warning and the end, at the least: also where the server was off for long. */
export const noticeDays = 28

type Options = { baseUrl: string; choices: ReadChoices }
type Facts = MailFacts['idle-warning']

/** The mail a month before an account goes: who is not reached by it keeps the account. */
export function idleMailTemplates({ baseUrl, choices }: Options) {
  return {
    'idle-warning': {
      /** Null where somebody came meanwhile, or the host no longer removes anybody. */
      write: async (
        trx: OpenTransaction,
        { to, userId }: Facts,
        now: string,
      ): Promise<Mail | null> => {
        const { idleMonths: months } = await choices(trx)
        if (months === 0) return null
        if (!(await isSilent(trx, userId, warnedAfter(now, months)))) return null
        const user = await readUser(trx, userId)
        if (user?.profile.email !== to) return null // the next hour warns at the new address
        const until = later(now, (noticeDays + 2) * day).slice(0, 10)
        return mailFor(trx, user, () => idleMail(user, { baseUrl, until }))
      },
      /** Also where the host has chosen otherwise since it was written: what was told is so. */
      delivered: async (trx: OpenTransaction, { userId }: Facts, now: string) => {
        const { idleMonths: months } = await choices(trx)
        await markWarned(trx, userId, { now, seenBefore: warnedAfter(now, months) })
      },
      againAfter: 7 * day,
    },
  }
}

/** Who was not seen since is warned: a month before they go. */
const warnedAfter = (now: string, months: number) => monthsBefore(now, Math.max(months - 1, 0))

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
