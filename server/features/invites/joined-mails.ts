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

/** Both learn that somebody joined (A9), the inviter under which address, and how to undo it. */
export function joinedMails({ invite, inviter, accepter, inviterName, baseUrl }: Sides): Mail[] {
  const { name, email } = accepter.profile
  const sameWords = sameAddress(email, invite.toEmail)
  // Whoever got hold of the link can write any address: only its reader confirms it (A66).
  const asInvited = sameWords && accepter.emailVerified
  const host = sanitizeForMail(inviterName)
  const guest = sanitizeForMail(asInvited ? invite.name : name)
  const address = asInvited
    ? `with the address that you invited, ${email}`
    : sameWords
      ? `with an account that says ${email} and has not confirmed that address yet`
      : `with the address ${email}; your invite went to ${invite.toEmail}`
  return [
    {
      to: inviter.profile.email,
      warns: true,
      subject: `${guest} joined your family on ${brand.name}`,
      text: [
        `Hello ${host},`,
        `${guest} joined your family as co-parent, ${address}. You now see and change the same plans.`,
        `If this was not meant, you can remove them with one click. Nothing of yours is lost by that.`,
        `See your co-parents: ${baseUrl}${settingsPaths.coParents}`,
      ].join('\n\n'),
    },
    {
      to: email,
      warns: true,
      subject: `You joined ${host}’s family on ${brand.name}`,
      text: [
        `Hello ${guest},`,
        `You joined ${host}’s family as co-parent. Its goal and its week are yours now, too.`,
        `Look at today: ${baseUrl}${appPaths.dashboard}`,
        `If this was not meant, you can leave the family again in your settings (${baseUrl}${settingsPaths.coParents}).`,
      ].join('\n\n'),
    },
  ]
}
