import { openInvite } from '#core/invites/invite.ts'
import { Refusal } from '#core/refusal.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { findWaitingInvite, noteInviteMail } from '#server/store/invites.ts'
import type { MailFacts } from '#server/store/outbox.ts'
import { mailIn } from '#server/http/mail-for.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { findUserByEmail } from '#server/store/users.ts'
import { findInvite } from './find-invite.ts'
import { inviteMail } from './invite-mail.ts'

type Options = { baseUrl: string; strictInvites: boolean }
type Facts = MailFacts['invite']

/** The mail of an invite as it is sent, and what the inviter reads of it afterwards. */
export function inviteMailTemplates({ baseUrl, strictInvites: strict }: Options) {
  const note = (mail: 'sent' | 'failed') => (trx: OpenTransaction, facts: Facts) =>
    noteInviteMail(trx, { familyId: facts.familyId, toEmail: facts.to, mail })
  return {
    invite: {
      /** Null where the invite leads nowhere any more: taken back, accepted, or too old. */
      write: async (
        trx: OpenTransaction,
        { to: toEmail, familyId, timeZone }: Facts,
        now: string,
      ): Promise<Mail | null> => {
        const waiting = await findWaitingInvite(trx, { familyId, toEmail, now })
        if (!waiting) return null
        try {
          const { invite, family } = openInvite(await findInvite(trx, waiting.inviteId), now)
          const known = await findUserByEmail(trx, toEmail.toLowerCase())
          const language = known?.language ?? family.familyData.settings.language ?? 'en'
          const around = { family, baseUrl, now, timeZone, strict }
          return mailIn(language, () => inviteMail(invite, around))
        } catch (error) {
          if (error instanceof Refusal) return null
          throw error
        }
      },
      delivered: note('sent'),
      givenUp: note('failed'),
    },
  }
}
