import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { brand } from '#content/brand.ts'
import type { Invite } from '#core/invites/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { sameAddress } from '#core/invites/invite.ts'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Sides = {
  invite: Invite
  inviter: User
  accepter: User
  /** What the family calls the parent who invited. */
  inviterName: string
  baseUrl: string
}

/** The inviter learns who joined (A9), under which address, and how to undo it. */
export function joinedMail({ invite, inviter, accepter, inviterName, baseUrl }: Sides): Mail {
  const guest = guestOf({ invite, accepter })
  return {
    to: inviter.profile.email,
    warns: true,
    subject: t`${guest} joined your family on ${brand.name}`,
    text: [
      hello(inviterName),
      joinedWords(guest, { invite, accepter }),
      t`If this was not meant, you can remove them with one click. Nothing of yours is lost by that.`,
      leading(t`See your co-parents`, baseUrl + settingsPaths.coParents),
    ].join('\n\n'),
  }
}

/** Whoever joined learns where they are now, and how to undo it. */
export function welcomeMail({ invite, accepter, inviterName, baseUrl }: Sides): Mail {
  const host = sanitizeForMail(inviterName)
  const settings = baseUrl + settingsPaths.coParents
  return {
    to: accepter.profile.email,
    warns: true,
    subject: t`You joined ${host}’s family on ${brand.name}`,
    text: [
      hello(guestOf({ invite, accepter })),
      t`You joined ${host}’s family as co-parent. Its mission and its week are yours now, too.`,
      leading(t`Look at today`, baseUrl + appPaths.dashboard),
      t`If this was not meant, you can leave the family again in your settings (${settings}).`,
    ].join('\n\n'),
  }
}

type Guest = Pick<Sides, 'invite' | 'accepter'>

const hasInvitedAddress = ({ invite, accepter }: Guest) =>
  sameAddress(accepter.profile.email, invite.toEmail)

/** Whoever got hold of the link can write any address: only its reader confirms it (A66). */
const isAsInvited = (one: Guest) => hasInvitedAddress(one) && one.accepter.emailVerified

const guestOf = (one: Guest) =>
  sanitizeForMail(isAsInvited(one) ? one.invite.name : one.accepter.profile.name)

function joinedWords(guest: string, one: Guest): string {
  const { email } = one.accepter.profile
  if (isAsInvited(one)) {
    return t`${guest} joined your family as co-parent, with the address that you invited, ${email}. You now see and change the same plans.`
  }
  if (hasInvitedAddress(one)) {
    return t`${guest} joined your family as co-parent, with an account that says ${email} and has not confirmed that address yet. You now see and change the same plans.`
  }
  const { toEmail } = one.invite
  return t`${guest} joined your family as co-parent, with the address ${email}; your invite went to ${toEmail}. You now see and change the same plans.`
}
