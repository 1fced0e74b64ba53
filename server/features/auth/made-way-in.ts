import { settingsPlaces } from '#core/paths.ts'
import type { MadeKind, Services } from '#server/http/route.ts'
import type { Clock } from '#server/platform/clock.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import { readUser } from '#server/store/users.ts'
import { warnOwner } from './warnings.ts'

/** What a mail says of each kind of way in that was just made, by what its maker calls it. */
const words: Record<MadeKind, (name: string) => string> = {
  pairingLinks: (name) =>
    `there is a way into your family for a device called ${name}: whoever opens its link, or types its code, sees what that device is for.`,
  calendarFeed: () =>
    'your calendar feed has a new address: whoever has it sees when your family meets, and your dates.',
  webhooks: (name) => `from now on ${name} is told of what happens in your family (a webhook).`,
  invites: (name) =>
    `${name} is invited into your family: whoever accepts sees and changes what you do there.`,
  sharedMembers: (name) =>
    `${name} is to be in two families: once both have said yes, the other one sees on which days ${name} is with you.`,
}

/** See `Services`: a mail with “This was not me”, which ends what was made. */
export const tellOfWayIn =
  ({ clock, baseUrl }: { clock: Clock; baseUrl: string }): Services['tellOfWayIn'] =>
  async (trx, { id }, { kind, name }) => {
    const owner = await readUser(trx, id)
    if (!owner) return
    const text = [
      `Hello ${sanitizeForMail(owner.profile.name)},`,
      words[kind](`“${sanitizeForMail(name)}”`),
      `Who and what can get in: ${baseUrl}${settingsPlaces.waysIn}`,
    ].join('\n\n')
    await warnOwner(trx, owner, {
      now: clock(),
      kind: 'way-in',
      subject: 'There is a new way in',
      text,
    })
  }
