import type { HostChoices } from '#core/contract/host.ts'
import type { User } from '#core/contract/user.ts'
import { newFamily } from '#core/domain/family.ts'
import { refuse } from '#core/refusal.ts'
import { transaction } from '#server/store/database.ts'
import { insertFamily } from '#server/store/families.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import { hasFamilies } from '#server/store/host-figures.ts'
import { queueForCount } from '#server/store/host-values.ts'
import { endWait } from '#server/store/co-parents.ts'
import type { Database } from '#server/store/schema.ts'

/** Whether there are as many families as the host takes. */
export const isFull = async (db: Database, { familiesMax }: HostChoices): Promise<boolean> =>
  familiesMax > 0 && (await hasFamilies(db, familiesMax))

type Context = { db: Database; now: string; choices: ReadChoices }

/**
 * Begins the family of a primary user: anew where they have deleted theirs. Of somebody who comes out of
 * another one, or has come by an invite alone, a host who takes no strangers, or no more families, takes
 * none either (A79): they wait for an invite.
 */
export async function beginFamily({ db, now, choices }: Context, user: User): Promise<void> {
  if (user.role !== 'primary') refuse('family-missing')
  const family = newFamily({ userId: user.id, name: user.profile.name, now })
  await transaction(db, async (trx) => {
    if (await endWait(trx, user.id)) {
      const chosen = await choices(trx)
      if (chosen.familiesMax > 0) await queueForCount(trx, 'families')
      if (chosen.signUp !== 'open' || (await isFull(trx, chosen))) refuse('no-family')
    }
    await insertFamily(trx, family)
  })
}
