import type { User } from '#core/account/user-schema.ts'
import { limits } from '#core/limits.ts'
import { notMeLink } from '#core/paths.ts'
import { t } from '#core/say.ts'
import { later } from '#server/platform/clock.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { leading } from '#server/platform/mail-words.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { saveNotMeLink } from '#server/store/not-me-links.ts'
import { enqueueLetter, type Happening, type Warning } from '#server/store/outbox.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { mailFor } from '#server/http/mail-for.ts'
import { readUser } from '#server/store/users.ts'
import { warningWords, type WarningWords } from './warning-words.ts'

type OwnerWarning = {
  now: string
  happened: Happening
  /** What may come often has a share of its own: no number of them keeps a warning away. */
  kind?: 'warning' | 'new-device' | 'way-in'
}

/** Tells an account's owner what was done to it, in the transaction that does it (A60). */
export async function warnOwner(
  trx: OpenTransaction,
  { id: userId, profile }: Pick<User, 'id' | 'profile'>,
  { now, kind = 'warning', happened }: OwnerWarning,
): Promise<void> {
  const facts = { to: profile.email, userId, happened, since: now }
  await enqueueLetter(trx, { id: randomId(), kind, facts, now })
}

const notMeLasts = limits.notMeDays * 24 * 60 * 60_000

/** How a warning is written as it is sent: with a link of its own for whoever did not do that. */
export const warningTemplate = (baseUrl: string) => ({
  write: async (trx: OpenTransaction, facts: Warning, now: string): Promise<Mail | null> => {
    const { to, userId, since } = facts
    const user = await readUser(trx, userId)
    if (!user) return null
    const { token, hash } = newToken()
    const expiresAt = later(now, notMeLasts)
    await saveNotMeLink(trx, { hash, userId, email: to, since, expiresAt })
    const isMoved = user.profile.email !== to
    return mailFor(trx, user, () => {
      const { subject, text } = wordsOf(facts, { user, baseUrl })
      return { to, warns: true, subject, text: `${text}\n\n${notMe(baseUrl, token, isMoved)}` }
    })
  },
})

/** What the release before queued stands there in its words. */
const wordsOf = (
  facts: Warning | (Omit<Warning, 'happened'> & WarningWords),
  { user, baseUrl }: { user: User; baseUrl: string },
): WarningWords =>
  'happened' in facts ? warningWords(facts.happened, { name: user.profile.name, baseUrl }) : facts

function notMe(baseUrl: string, token: string, isMoved: boolean): string {
  const days = limits.notMeDays
  return [
    t`If that was not you, say so, and nobody else keeps a way in:`,
    leading(t`This was not me`, baseUrl + notMeLink(token)),
    isMoved
      ? t`That leads to a page with a button. Once you press it, the account gets this address back, every device is signed out, your password and whatever was added since then end, and you choose a new password. The link works once, for ${days} days.`
      : t`That leads to a page with a button. Once you press it, every device is signed out, your password and whatever was added since then end, and you choose a new password. The link works once, for ${days} days.`,
  ].join('\n\n')
}
