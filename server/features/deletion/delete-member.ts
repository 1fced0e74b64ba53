import type { User } from '#core/account/user-schema.ts'
import { sameAddress } from '#core/invites/invite.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { appendAction } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { saveFamily, takeSequence } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { readFamilyUsers } from '#server/store/users.ts'
import { forgetMember } from './forget-member.ts'

type Context = { db: Database; now: string; user: User }

/** Deletes a member of the family for good: nothing that they are, said or did stays anywhere. */
export function deleteMember(
  { db, now, user }: Context,
  { familyId, memberId }: { familyId: string; memberId: string },
): Promise<void> {
  return transaction(db, async (trx) => {
    const taken = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
    if (taken.family.primaryUserId !== user.id) refuse('primary-only') // handed over meanwhile
    const email = taken.family.familyData.adults.find(({ id }) => id === memberId)?.email
    const others = (await readFamilyUsers(trx, familyId)).filter(({ id }) => id !== user.id)
    if (email && others.some(({ profile }) => sameAddress(profile.email, email))) {
      refuse('member-has-account')
    }
    const family = await forgetMember(trx, taken.family, memberId)
    await saveFamily(trx, family)
    const place = { sequence: taken.sequence, commandId: randomId(), by: user.id, now }
    await appendAction(trx, family, { action: { type: 'delete-member' }, ...place })
  })
}
