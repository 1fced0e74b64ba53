import type { HostChoices } from '#core/hosts/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { newFamily } from '#core/family/family.ts'
import { refuse } from '#core/refusal.ts'
import { languageNow } from '#server/platform/say.ts'
import { transaction } from '#server/store/database.ts'
import { insertFamily, readFamilyText } from '#server/store/families.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import { hasFamilies } from '#server/store/host-figures.ts'
import { queueForCount } from '#server/store/host-values.ts'
import { endWait } from '#server/store/co-parents.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'

/** Whether there are as many families as the host takes. */
export const isFull = async (db: Database, { familiesMax }: HostChoices): Promise<boolean> =>
  familiesMax > 0 && (await hasFamilies(db, familiesMax))

/**
 * Whether the host takes one more family of somebody who brings nothing along. It takes the place in the
 * queue of all who count them, before any family’s own.
 */
export async function takesFamilies(trx: OpenTransaction, choices: ReadChoices): Promise<boolean> {
  const chosen = await choices(trx)
  if (chosen.familiesMax > 0) await queueForCount(trx, 'families')
  return chosen.signUp === 'open' && !(await isFull(trx, chosen))
}

type Context = { db: Database; now: string; choices: ReadChoices }

/**
 * Begins the family of a primary user, unless it is there: anew where they have deleted theirs. Of somebody who comes out of
 * another one, or has come by an invite alone, a host who takes no strangers, or no more families, takes
 * none either (A79): they wait for an invite.
 */
export async function beginFamily({ db, now, choices }: Context, user: User): Promise<void> {
  if (user.role !== 'primary') refuse('family-missing')
  const language = languageNow()
  const family = newFamily({ userId: user.id, name: user.profile.name, now, language })
  await transaction(db, async (trx) => {
    if ((await readFamilyText(trx, user.familyId)) !== null) return
    const isTaken = await takesFamilies(trx, choices)
    if ((await endWait(trx, user.id)) && !isTaken) refuse('no-family')
    await insertFamily(trx, family)
  })
}
