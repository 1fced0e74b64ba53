import type { User } from '#core/account/user-schema.ts'
import { familyIdOf } from '#core/family/family.ts'
import { refuse } from '#core/refusal.ts'
import { readKeptFamilyId } from '#server/store/co-parents.ts'
import { lockFamily } from '#server/store/families.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'

/**
 * Takes the place in the queue of everything that goes with an account, and of these other families;
 * gives it as it is now, null where it is gone. Refuses where it has moved since it was seen.
 */
export async function lockAccount(
  trx: OpenTransaction,
  seen: User,
  alsoFamilies: readonly string[] = [],
): Promise<User | null> {
  const families = [seen.familyId, await keptFamily(trx, seen), ...alsoFamilies]
  // Always in one order, and before any user's row (decision 014).
  for (const id of [...new Set(families)].toSorted()) await lockFamily(trx, id)
  const user = await lockUser(trx, seen.id)
  if (!user) return null
  if (user.familyId !== seen.familyId || user.role !== seen.role) refuse('unavailable')
  return user
}

/** The family that is an account's own, while it lives in another. */
export async function keptFamily(trx: OpenTransaction, { id }: User): Promise<string> {
  return (await readKeptFamilyId(trx, id)) ?? familyIdOf(id)
}
