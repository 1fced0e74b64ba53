import type { Invitation } from '#core/invites/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { comesFrom } from '#core/invites/co-parent.ts'
import { openInvite, sameAddress } from '#core/invites/invite.ts'
import type { Database } from '#server/store/schema.ts'
import { findInvite } from './find-invite.ts'
import { readOwnFamily } from './read-own-family.ts'

/** What the link's bearer may know of an open invite (A13); changes nothing (A12). */
export async function viewInvitation(
  { db, now, user }: { db: Database; now: string; user: User | null },
  inviteId: string,
): Promise<Invitation> {
  const { invite, family } = openInvite(await findInvite(db, inviteId), now)
  const own = user && (await readOwnFamily(db, user))
  const from = user && own ? comesFrom(user, family.id, own) : 'nowhere'
  return {
    inviterName: family.familyData.primaryUser.name,
    name: invite.name,
    addressMatches: user && sameAddress(user.profile.email, invite.toEmail),
    comesFrom: from,
    presentFamily: (from === 'another' && own?.family?.familyData.primaryUser.name) || null,
  }
}
