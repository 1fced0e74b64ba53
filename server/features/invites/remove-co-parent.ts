import { withoutCoParent } from '#core/invites/co-parent.ts'
import { newFamily } from '#core/family/family.ts'
import { refuse } from '#core/refusal.ts'
import { takesFamilies } from '#server/http/begin-family.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { transaction } from '#server/store/database.ts'
import { insertFamily, lockFamily } from '#server/store/families.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import { requireRights } from '#server/store/guarded.ts'
import type { Database } from '#server/store/schema.ts'
import { endWait, sendHome } from '#server/store/co-parents.ts'
import { readUser } from '#server/store/users.ts'
import { saveCoParents } from './save-co-parents.ts'

type Options = {
  db: Database
  now: string
  by: string
  choices: ReadChoices
  renewToken: RenewToken
}

/**
 * Ends a co-parent's part in the family: they are the primary user of the family they came from, or
 * of a fresh one, where the host takes new ones (A79). Their sessions go on, and find nothing here any more (A22).
 */
export function removeCoParent(
  { db, now, by, choices, renewToken }: Options,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<void> {
  return transaction(db, async (trx) => {
    const isTaken = await takesFamilies(trx, choices)
    const family = (await lockFamily(trx, familyId)) ?? refuse('family-missing')
    await requireRights(trx) // It may be their own part.
    const next = withoutCoParent(family, userId)
    const user = await readUser(trx, userId)
    if (user?.familyId === familyId) {
      await sendHome(trx, userId)
      if (isTaken && (await endWait(trx, userId))) {
        const { profile, language } = user
        await insertFamily(trx, newFamily({ userId, name: profile.name, now, language }))
      }
    }
    const action = { type: 'leave-family', userId } as const
    await saveCoParents(trx, next, { action, by, now })
    if (by === userId) await renewToken(trx)
  })
}
