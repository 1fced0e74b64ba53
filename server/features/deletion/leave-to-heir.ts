import type { User } from '#core/account/user-schema.ts'
import { familyIdOf } from '#core/family/family.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { randomId } from '#server/platform/random-id.ts'
import { enqueue } from '#server/store/outbox.ts'
import { mailFor } from '#server/http/mail-for.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { readFamilyUsers } from '#server/store/users.ts'
import { lockAccount } from './lock-account.ts'
import { holdPlaceOf, moveToHeir } from './hand-over.ts'

type Leaving = {
  heirs: readonly User[]
  heirId?: string | undefined
  now: string
  mail: (heir: User) => Mail
}

/** An account, and who joined the family that it started. */
type WithHeirs = { user: User; heirs: User[] }

/** `lockAccount`, with the places of everybody who could go on with the family. */
export async function lockWithHeirs(trx: OpenTransaction, seen: User): Promise<WithHeirs | null> {
  const others = seen.role === 'primary' ? await readFamilyUsers(trx, seen.familyId) : []
  const heirs = others.filter(({ role }) => role === 'coParent')
  const places = heirs.map(({ id }) => familyIdOf(id))
  const user = await lockAccount(trx, seen, places)
  return user && { user, heirs }
}

/**
 * Gives the family that somebody leaves to the co-parent they chose, or to the first who has room for it,
 * and tells them; the user afterwards. Where nobody has, all is as it was.
 */
export async function leaveToHeir(
  trx: OpenTransaction,
  user: User,
  { heirs, heirId, now, mail }: Leaving,
): Promise<User> {
  for (const { id } of heirs.filter((heir) => heir.id === (heirId ?? heir.id))) {
    if (!(await holdPlaceOf(trx, id))) continue
    const [, heir] = await moveToHeir(trx, { from: user, toUserId: id, now })
    const payload = await mailFor(trx, heir, () => mail(heir))
    await enqueue(trx, { id: randomId(), payload, now })
    return { ...user, role: 'coParent', familyId: familyIdOf(id) }
  }
  return user
}
