import { randomInt } from 'node:crypto'
import type { User } from '#core/account/user-schema.ts'
import { confirmationLink, resetLink } from '#core/paths.ts'
import { later } from '#server/platform/clock.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { saveToken, type Purpose } from '#server/store/mailed-tokens.ts'
import { mailFor } from '#server/http/mail-for.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { findUserByEmail, readUser } from '#server/store/users.ts'
import { codeMail } from './account-mails.ts'
import { newAddressMail } from './change-email-mail.ts'
import { hashOfCode } from './proof.ts'
import { resetMail } from './reset-mail.ts'
import { verificationMail } from './verification-mail.ts'
import { warningTemplate } from './warnings.ts'

const linkLasts = 60 * 60_000
const codeLasts = 10 * 60_000

type Facts = { to: string; userId: string }

/**
 * The mails with which somebody shows that an address or an account is theirs. What each stands for
 * is made as it is sent, in the place of the one before, so that its time runs from there (A35).
 */
export function accountMailTemplates({ baseUrl, secret }: { baseUrl: string; secret: string }) {
  return {
    'verify-email': link('verify-email', async (_trx, { user, to, token }) =>
      user.emailVerified || user.profile.email !== to
        ? null
        : () => verificationMail(user.profile, baseUrl + confirmationLink(token)),
    ),
    'reset-password': link('reset-password', async (_trx, { user, to, token }) =>
      user.profile.email === to ? () => resetMail(user.profile, baseUrl + resetLink(token)) : null,
    ),
    'change-email': link('change-email', async (trx, { user, to, token }) =>
      (await findUserByEmail(trx, to))
        ? null
        : () => newAddressMail({ ...user.profile, email: to }, baseUrl + confirmationLink(token)),
    ),
    confirm: {
      write: async (trx: OpenTransaction, { to: email, userId }: Facts, now: string) => {
        const user = await readUser(trx, userId)
        if (user?.profile.email !== email) return null
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const hash = hashOfCode(secret, userId, code)
        const expiresAt = later(now, codeLasts)
        await saveToken(trx, { userId, purpose: 'confirm', hash, email, expiresAt })
        return mailFor(trx, user, () => codeMail(user.profile, code))
      },
    },
    warning: warningTemplate(baseUrl),
    'new-device': warningTemplate(baseUrl),
    'way-in': warningTemplate(baseUrl),
  }
}

type About = { user: User; to: string; token: string }

/** A mail with a link for one purpose; none where `writerFor` has nothing to say to that address now. */
function link(
  purpose: Purpose,
  writerFor: (trx: OpenTransaction, about: About) => Promise<(() => Mail) | null>,
) {
  return {
    write: async (
      trx: OpenTransaction,
      { to, userId }: Facts,
      now: string,
    ): Promise<Mail | null> => {
      const user = await readUser(trx, userId)
      const { token, hash } = newToken()
      const write = user && (await writerFor(trx, { user, to, token }))
      if (!write) return null
      const expiresAt = later(now, linkLasts)
      await saveToken(trx, { userId, purpose, hash, email: to, expiresAt })
      return mailFor(trx, user, write)
    },
  }
}
