import type { CompiledQuery, Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { lookAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

/** A row as it is kept; the family that offered is the first, the one that agreed the other. */
export type Share = Tables['sharedMembers']

/** All of a family, as the first or the other, the oldest first. */
export async function readShares(db: Database, familyId: string): Promise<Share[]> {
  return db
    .selectFrom('sharedMembers')
    .selectAll()
    .where((eb) => eb.or([eb('familyId', '=', familyId), eb('otherFamilyId', '=', familyId)]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The members of a family whom another home shares: as whom its devices write here. */
export async function readSharedMembers(db: Database, familyId: string): Promise<string[]> {
  const shared = (await readShares(db, familyId)).filter(({ sharedAt }) => sharedAt !== null)
  return shared.flatMap((share) => sidesOf(share, familyId).ours.memberId ?? [])
}

/** A new offer. The family’s row must be the caller’s. */
export async function insertShare(trx: OpenTransaction, share: Share): Promise<void> {
  await trx.insertInto('sharedMembers').values(share).execute()
}

/** The offer with a code of this hash; null where none is open. */
export async function findOffer(
  db: Database,
  codeHash: string,
  now: string,
): Promise<Share | null> {
  const row = await db
    .selectFrom('sharedMembers')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .where('codeEndsAt', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Has another family say yes to an offer, once; null where it is open no more. */
export async function joinShare(
  trx: OpenTransaction,
  codeHash: string,
  { now, ...other }: Pick<Share, 'otherFamilyId' | 'otherMemberId' | 'agreedBy'> & { now: string },
): Promise<Share | null> {
  const row = await trx
    .updateTable('sharedMembers')
    .set({ ...other, codeHash: null, codeEndsAt: null })
    .where('codeHash', '=', codeHash)
    .where('codeEndsAt', '>', now)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** The second yes, by the family that offered, once; null where there was no first, or this one was said. */
export async function confirmShare(
  trx: OpenTransaction,
  { familyId, id, now }: { familyId: string; id: string; now: string },
): Promise<Share | null> {
  const row = await trx
    .updateTable('sharedMembers')
    .set({ sharedAt: now })
    .where('id', '=', id)
    .where('familyId', '=', familyId)
    .where('agreedBy', 'is not', null)
    .where('sharedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Since when a family’s week opens on the child’s own devices of the other home; null: not, and none
 * that is open stays so. Said anew, it opens on all of them, also on those that were shut out. Null
 * where both have not said yes. The family’s row must be the caller’s.
 */
export async function openShare(
  trx: OpenTransaction,
  { familyId, id, opensAt }: { familyId: string; id: string; opensAt: string | null },
): Promise<Share | null> {
  const found = trx.selectFrom('sharedMembers').selectAll().where('id', '=', id)
  const share = await found.where('sharedAt', 'is not', null).executeTakeFirst()
  const sides = share ? familiesOf(share) : []
  if (!share || !sides.includes(familyId)) return null
  const { isFirst, theirs } = sidesOf(share, familyId)
  const row = trx.updateTable('sharedMembers').where('id', '=', id)
  const said = await row
    .set(isFirst ? { opensAt } : { otherOpensAt: opensAt })
    .returningAll()
    .executeTakeFirst()
  await trx
    .updateTable('pairedDevices')
    .set({ visitedAt: null, shutOutAt: null })
    .where('familyId', '=', theirs.familyId)
    .where('memberId', '=', theirs.memberId)
    .execute()
  for (const one of sides) lookAfter(trx, one)
  return said ?? null
}

/** Which side of it a family is, and the other one. */
export function sidesOf(share: Share, familyId: string) {
  const { memberId, opensAt, otherFamilyId, otherMemberId, otherOpensAt } = share
  const first = { familyId: share.familyId, memberId, opensAt }
  const second = { familyId: otherFamilyId, memberId: otherMemberId, opensAt: otherOpensAt }
  return share.familyId === familyId
    ? { isFirst: true, ours: first, theirs: second }
    : { isFirst: false, ours: second, theirs: first }
}

/** The one that offered, and the other one where there is one. */
const familiesOf = ({ familyId, otherFamilyId }: Pick<Share, 'familyId' | 'otherFamilyId'>) =>
  otherFamilyId ? [familyId, otherFamilyId] : [familyId]

/** The families that share one of these members, so that they have to be told what becomes of them. */
export async function otherHomesOf(
  db: Database,
  familyId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const shares = memberIds.length > 0 ? await readShares(db, familyId) : []
  return shares
    .map((share) => sidesOf(share, familyId))
    .flatMap(({ ours, theirs }) => {
      const isTheirs = ours.memberId !== null && memberIds.includes(ours.memberId)
      return isTheirs && theirs.familyId !== null ? theirs.familyId : []
    })
}

type Where = ExpressionBuilder<Tables, 'sharedMembers'>

/**
 * The families’ rows first, and then those of the shares: a device that writes in the other home has
 * them in this order. Whoever is open there by one hears that it is over.
 */
async function end(
  trx: OpenTransaction,
  isMeant: (eb: Where) => Expression<SqlBool>,
): Promise<boolean> {
  const columns = ['familyId', 'otherFamilyId'] as const
  const meant = await trx.selectFrom('sharedMembers').select(columns).where(isMeant).execute()
  await settleSoon(trx, meant.flatMap(familiesOf))
  const ended = await trx.deleteFrom('sharedMembers').where(isMeant).returning(columns).execute()
  for (const one of new Set(ended.flatMap(familiesOf))) lookAfter(trx, one)
  return ended.length > 0
}

/** Has these families’ days looked at as soon as can be: somebody’s other home is another one, or none. */
export async function settleSoon(
  trx: OpenTransaction,
  familyIds: readonly string[],
): Promise<void> {
  if (familyIds.length === 0) return
  const families = trx.updateTable('families').set({ settleDaysAt: '' })
  await families.where('id', 'in', familyIds).execute()
}

/** Families whose days are to be looked at by now, so many at most. */
export async function readUnsettled(
  db: Database,
  { now, limit }: { now: string; limit: number },
): Promise<string[]> {
  const due = db.selectFrom('families').select('id').where('settleDaysAt', '<=', now)
  const rows = await due.orderBy('settleDaysAt').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Says when a family’s days are looked at next; null: not before somebody shares a child. */
export async function settleAgain(
  trx: OpenTransaction,
  familyId: string,
  settleDaysAt: string | null,
): Promise<void> {
  await trx.updateTable('families').set({ settleDaysAt }).where('id', '=', familyId).execute()
}

const isOf = (eb: Where, familyId: string) =>
  eb.or([eb('familyId', '=', familyId), eb('otherFamilyId', '=', familyId)])

/** Ends one at once, by either family; false where it is none of theirs. */
export const endShare = (
  trx: OpenTransaction,
  { familyId, id }: { familyId: string; id: string },
): Promise<boolean> => end(trx, (eb) => eb.and([eb('id', '=', id), isOf(eb, familyId)]))

/** Ends all of a family: it has another primary parent, who has said no yes. */
export const endSharesOfFamily = (trx: OpenTransaction, familyId: string): Promise<boolean> =>
  end(trx, (eb) => isOf(eb, familyId))

/** Ends what an account has said yes to, or offered: it is lost, or has left the family. */
export const endSharesOf = (trx: OpenTransaction, userId: string): Promise<boolean> =>
  end(trx, (eb) => eb.or([eb('offeredBy', '=', userId), eb('agreedBy', '=', userId)]))

/**
 * Ends those of a family’s members who are in it no more, and has its days looked at: they may come out
 * of a file, with days left to a home that is none any more.
 */
export async function keepSharesOf(
  trx: OpenTransaction,
  familyId: string,
  memberIds: readonly string[],
): Promise<void> {
  await settleSoon(trx, [familyId])
  await end(trx, (eb) =>
    eb.or([
      eb.and([eb('familyId', '=', familyId), eb('memberId', 'not in', memberIds)]),
      eb.and([eb('otherFamilyId', '=', familyId), eb('otherMemberId', 'not in', memberIds)]),
    ]),
  )
}

/** The other home’s days are looked at anew. The own row is the command’s. */
const settleOther = compiled(['familyId', 'memberId'], (db, { familyId, memberId }) =>
  db
    .updateTable('families')
    .set({ settleDaysAt: '' })
    .where((eb) => {
      const shares = eb.selectFrom('sharedMembers')
      const offeredBy = shares
        .select('familyId')
        .where('otherFamilyId', '=', familyId)
        .where('otherMemberId', '=', memberId)
      const agreedBy = shares
        .select('otherFamilyId')
        .where('familyId', '=', familyId)
        .where('memberId', '=', memberId)
      return eb.or([eb('id', 'in', offeredBy), eb('id', 'in', agreedBy)])
    }),
)
const offered = compiled(['familyId', 'memberId'], (db, { familyId, memberId }) =>
  db.deleteFrom('sharedMembers').where('familyId', '=', familyId).where('memberId', '=', memberId),
)
const agreed = compiled(['familyId', 'memberId'], (db, { familyId, memberId }) =>
  db
    .deleteFrom('sharedMembers')
    .where('otherFamilyId', '=', familyId)
    .where('otherMemberId', '=', memberId),
)

/** The statements that end what is shared of members who are in the family no more. */
export const endedShares = (
  db: Database,
  familyId: string,
  gone: readonly string[],
): CompiledQuery[] =>
  gone.flatMap((memberId) => [
    settleOther.filled(db, { familyId, memberId }),
    offered.filled(db, { familyId, memberId }),
    agreed.filled(db, { familyId, memberId }),
  ])
