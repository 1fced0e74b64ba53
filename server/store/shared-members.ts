import type { CompiledQuery, Expression, ExpressionBuilder, SqlBool } from 'kysely'
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

/** The second yes, by the family that offered; null where there was no first. */
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
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

type Where = ExpressionBuilder<Tables, 'sharedMembers'>

async function end(
  trx: OpenTransaction,
  isMeant: (eb: Where) => Expression<SqlBool>,
): Promise<boolean> {
  const deletion = trx.deleteFrom('sharedMembers').where(isMeant)
  const ended = await deletion.returning(['familyId', 'otherFamilyId']).execute()
  await settleSoon(
    trx,
    ended.flatMap((one) => [one.familyId, ...(one.otherFamilyId ? [one.otherFamilyId] : [])]),
  )
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
