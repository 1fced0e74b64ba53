import type { Invitation } from '#core/contract/invite.ts'
import type { User } from '#core/contract/user.ts'
import { leavesOwnFamily } from '#core/domain/co-parent.ts'
import { openInvite, sameAddress } from '#core/domain/invite.ts'
import type { Database } from '#server/store/schema.ts'
import { findInvite } from './find-invite.ts'
import { readOwnFamily } from './read-own-family.ts'

/** What the link's bearer may know of an open invite (A13); changes nothing (A12). */
export async function viewInvitation(
  { db, now, user }: { db: Database; now: string; user: User | null },
  inviteId: string,
): Promise<Invitation> {
  const { invite, family } = openInvite(await findInvite(db, inviteId), now)
  return {
    inviterName: family.familyData.primaryUser.name,
    name: invite.name,
    addressMatches: user && sameAddress(user.profile.email, invite.toEmail),
    leavesOwnFamily: user ? leavesOwnFamily(user, family.id, await readOwnFamily(db, user)) : false,
  }
}
