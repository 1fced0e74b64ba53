import type { Family } from '#core/family/schema.ts'
import { refuse } from '#core/refusal.ts'
import { mailFor } from '#server/http/mail-for.ts'
import { tellHomes } from '#server/http/tell-homes.ts'
import { randomId } from '#server/platform/random-id.ts'
import { lockFamily } from '#server/store/families.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { endShare, readShares, sidesOf, type Share } from '#server/store/shared-members.ts'
import { readFamilyUsers } from '#server/store/users.ts'
import { sharedNoLongerMail } from './shared-no-longer-mail.ts'

/** Who ends it, and when. */
type By = { familyId: string; userId: string; baseUrl: string; now: string }

/**
 * Ends the sharing of a child at once, for both homes: each has it in its log, and the other one’s parent is
 * told by mail. False where the family has none of that id. Its days are settled afterwards.
 */
export async function endSharing(trx: OpenTransaction, id: string, by: By): Promise<boolean> {
  const { familyId, userId, now } = by
  const share = await readShare(trx, familyId, id)
  if (!share) return false
  await lockHomes(trx, familyId, share)
  if (!(await endShare(trx, { familyId, id }))) return false
  if (share.agreedBy === null) return true
  await tellHomes(trx, share, { type: 'end-sharing', familyId, userId, now })
  if (share.sharedAt) await writeToOther(trx, share, by)
  return true
}

export const readShare = async (trx: OpenTransaction, familyId: string, id: string) =>
  (await readShares(trx, familyId)).find((share) => share.id === id) ?? null

type Sides = Pick<Share, 'familyId' | 'otherFamilyId'>

/** Homes’ rows, in the order of all who need several; gives the own one’s family. */
async function lockAll(
  trx: OpenTransaction,
  familyId: string,
  shares: readonly Sides[],
): Promise<Family | null> {
  const ids = shares.flatMap((share) => [share.familyId, share.otherFamilyId ?? familyId])
  const homes = new Map<string, Family | null>()
  for (const id of [...new Set([familyId, ...ids])].toSorted())
    homes.set(id, await lockFamily(trx, id))
  return homes.get(familyId) ?? null
}

/** Both homes of a shared child; refuses where the own one is no more. */
export const lockHomes = async (
  trx: OpenTransaction,
  familyId: string,
  share: Sides | null,
): Promise<Family> =>
  (await lockAll(trx, familyId, share ? [share] : [])) ?? refuse('family-missing')

/** All homes with which a family shares a child, and its own, which somebody without one may lack. */
export const lockEveryHome = async (trx: OpenTransaction, familyId: string): Promise<void> =>
  void (await lockAll(trx, familyId, await readShares(trx, familyId)))

/** The other home’s parent is told by mail that it shares no longer. */
async function writeToOther(
  trx: OpenTransaction,
  share: Share,
  { familyId, baseUrl, now }: By,
): Promise<void> {
  const other = sidesOf(share, familyId).theirs.familyId
  const users = other === null ? [] : await readFamilyUsers(trx, other)
  for (const user of users.filter(({ role }) => role === 'primary')) {
    const payload = await mailFor(trx, user, () => sharedNoLongerMail(user, baseUrl))
    await enqueue(trx, { id: randomId(), payload, now })
  }
}
