import { brand } from '#content/brand.ts'
import type { User } from '#core/contract/user.ts'
import { appPaths, coParentSettings } from '#core/paths.ts'
import { inert } from '#server/platform/inert.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Sides = {
  inviter: User
  accepter: User
  /** What the family calls the parent who invited. */
  inviterName: string
  baseUrl: string
}

/** Both learn that somebody joined (A9), the inviter under which address, and how to undo it. */
export function joinedMails({ inviter, accepter, inviterName, baseUrl }: Sides): Mail[] {
  const host = inert(inviterName)
  const guest = inert(accepter.profile.name)
  return [
    {
      to: inviter.profile.email,
      subject: `${guest} joined your family on ${brand.name}`,
      text: [
        `Hello ${host},`,
        `${guest} joined your family as co-parent, with the address ${accepter.profile.email}, and now sees and changes the same plans as you.`,
        `If this was not meant, you can remove them with one click. Nothing of yours is lost by that.`,
        `Your co-parents: ${baseUrl}${coParentSettings}`,
      ].join('\n\n'),
    },
    {
      to: accepter.profile.email,
      subject: `You joined ${host}’s family on ${brand.name}`,
      text: [
        `Hello ${guest},`,
        `you joined ${host}’s family as co-parent. Its goal and its week are yours now, too.`,
        `Look at today: ${baseUrl}${appPaths.dashboard}`,
        `If this was not meant, you can leave the family again in your settings (${baseUrl}${coParentSettings}).`,
      ].join('\n\n'),
    },
  ]
}
