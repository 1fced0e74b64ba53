import type { Found } from '#core/invites/invite.ts'
import { readFamily } from '#server/store/families.ts'
import { readInvite } from '#server/store/invites.ts'
import type { Database } from '#server/store/schema.ts'
import { readUser } from '#server/store/users.ts'

/** The invite with the user who sent it and the family that it leads to. */
export async function findInvite(db: Database, inviteId: string): Promise<Found> {
  const invite = await readInvite(db, inviteId)
  return {
    invite,
    inviter: invite && (await readUser(db, invite.fromUserId)),
    family: invite && (await readFamily(db, invite.familyId)),
  }
}
