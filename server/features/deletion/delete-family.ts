import { randomId } from '#server/platform/random-id.ts'
import { lookAfter } from '#server/store/bus.ts'
import { deleteFamily } from '#server/store/families.ts'
import { deleteMails } from '#server/store/waiting-mails.ts'
import { listInvites } from '#server/store/invites.ts'
import { enqueue } from '#server/store/outbox.ts'
import { mailIn } from '#server/http/mail-for.ts'
import { familyLanguage } from '#server/store/reading-language.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { readFamilyUsers } from '#server/store/users.ts'
import { acceptInvite } from '#core/paths.ts'
import { familyGoneMail } from './farewell-mails.ts'

/**
 * Deletes a family with everything in it, and tells its co-parents, who are at home again. False
 * where it is not there. The family's row must be the caller's (`lockFamily`).
 */
export async function endFamily(
  trx: OpenTransaction,
  { familyId, now, baseUrl }: { familyId: string; now: string; baseUrl: string },
): Promise<boolean> {
  const users = await readFamilyUsers(trx, familyId)
  const primary = users.find(({ role }) => role === 'primary')
  const invites = primary ? await listInvites(trx, { familyId, fromUserId: primary.id }) : []
  for (const { inviteId } of invites) {
    const link = acceptInvite(inviteId)
    await deleteMails(trx, link, ({ text }) => text.includes(link))
  }
  await deleteMails(trx, familyId, (mail) => mail.familyId === familyId)
  const language = await familyLanguage(trx, familyId)
  if (!(await deleteFamily(trx, familyId))) return false
  for (const user of users.filter(({ role }) => role === 'coParent')) {
    // What waits for them may speak of a family that is no more.
    await deleteMails(trx, user.profile.email, ({ to }) => to === user.profile.email)
    const mail = mailIn(user.language ?? language, () => familyGoneMail(user, baseUrl))
    await enqueue(trx, { id: randomId(), payload: mail, now })
  }
  lookAfter(trx, familyId)
  return true
}
