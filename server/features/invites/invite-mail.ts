import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { dateNow } from '#server/platform/say.ts'
import { brand } from '#content/brand.ts'
import type { Family } from '#core/family/schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import { nextMeetingStart } from '#core/sprint/meeting-start.ts'
import { acceptInvite } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Circumstances = {
  family: Family
  baseUrl: string
  now: string
  /** Of the parent who invites; that of this machine where their browser did not say. */
  timeZone?: string | undefined
  /** The invite is for its address alone. */
  strict: boolean
}

/** The invitation to join the family (S7.1), with its next meeting where that is known. */
export function inviteMail(
  invite: Invite,
  { family, baseUrl, now, timeZone = hostTimeZone(), strict }: Circumstances,
): Mail {
  const { primaryUser, settings } = family.familyData
  const inviter = sanitizeForMail(primaryUser.name)
  const meetingStart = nextMeetingStart(settings, now, timeZone)
  const until = dateNow(Date.parse(invite.expiresAt), { dateStyle: 'full', timeZone: 'UTC' })
  const whose = strict
    ? t`The invite is for you alone: sign in with this address. It is open until ${until}.`
    : t`Whoever opens the link first can join with it, so please keep it to yourself. It works once, until ${until}.`
  return {
    to: invite.toEmail,
    subject: t`Join ${inviter}’s family on ${brand.name}`,
    text: [
      hello(invite.name),
      t`${inviter} invites you to join their family on ${brand.name}, as co-parent: you set a goal together, plan the week, and check in for five minutes a day.`,
      leading(t`Accept the invite`, baseUrl + acceptInvite(invite.inviteId)),
      whose,
      t`If you do not know ${inviter}, you need not do anything: without you nothing happens.`,
    ].join('\n\n'),
    ...(meetingStart && { meetingStart }),
  }
}

const hostTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
