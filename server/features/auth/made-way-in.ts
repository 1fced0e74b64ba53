import { settingsPlaces } from '#core/paths.ts'
import type { MadeKind, Services } from '#server/http/route.ts'
import type { Clock } from '#server/platform/clock.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import { readUser } from '#server/store/users.ts'
import { warnOwner } from './warnings.ts'

/**
 * What a mail says of each kind of way in that was just made: no name of anybody, which would stay in
 * mailboxes for ever. The list has them.
 */
const words: Record<MadeKind, string> = {
  pairingLinks:
    'there is a way into your family for a device without an account: whoever opens its link, or types its code, sees what that device is for.',
  calendarFeed:
    'your calendar feed has a new address: whoever has it sees when your family meets, and your dates.',
  webhooks: 'one more address is told of what happens in your family (a webhook).',
  invites:
    'somebody is invited into your family: whoever accepts sees and changes what you do there.',
  sharedMembers:
    'a child is to be in two families: once both have said yes, the other one sees on which days the child is with you.',
}

/** See `Services`: a mail with “This was not me”, which ends what was made. */
export const tellOfWayIn =
  ({ clock, baseUrl }: { clock: Clock; baseUrl: string }): Services['tellOfWayIn'] =>
  async (trx, { id }, kind) => {
    const owner = await readUser(trx, id)
    if (!owner) return
    const text = [
      `Hello ${sanitizeForMail(owner.profile.name)},`,
      words[kind],
      'It was done on a device on which you are signed in, or by a program of yours.',
      `See who and what can get in: ${baseUrl}${settingsPlaces.waysIn}`,
    ].join('\n\n')
    const subject = 'There is a new way in'
    await warnOwner(trx, owner, { now: clock(), kind: 'way-in', subject, text })
  }
