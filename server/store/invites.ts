import { sql } from 'kysely'
import type { Invite } from '#core/invites/schema.ts'
import { id as idSchema } from '#core/schema.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

function inviteOf({ id, resendFrom, ...row }: Tables['invites']): Invite {
  return { inviteId: id, ...row, resendFrom: resendFrom ?? row.createdAt }
}

function rowOf({ inviteId, mail, ...invite }: Invite): Tables['invites'] {
  // Whether the inviter's address is confirmed is kept with the inviter alone.
  return { id: inviteId, ...invite, mail: mail === 'unconfirmed' ? 'waiting' : mail }
}

/** The invite with this id, of whatever family; null for an unknown or malformed one (A6). */
export async function readInvite(db: Database, inviteId: string): Promise<Invite | null> {
  // Not every database takes every text as a parameter.
  if (!idSchema.safeParse(inviteId).success) return null
  const query = db.selectFrom('invites').selectAll().where('id', '=', inviteId)
  const row = await query.executeTakeFirst()
  return row ? inviteOf(row) : null
}

/** More than anybody reads; the newest ones count. */
const listedAtMost = 200

/** The co-parent invites that a user sent for the family, the newest first (S7.5). */
export async function listInvites(
  db: Database,
  { familyId, fromUserId }: { familyId: string; fromUserId: string },
): Promise<Invite[]> {
  const rows = await db
    .selectFrom('invites')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('fromUserId', '=', fromUserId)
    .where('type', '=', 'coParent')
    .where('toEmail', '<>', '')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(listedAtMost)
    .execute()
  return rows.map(inviteOf)
}

/** The family's invite for this address that can still be accepted; null where none waits. */
export async function findWaitingInvite(
  db: Database,
  { familyId, toEmail, now }: { familyId: string; toEmail: string; now: string },
): Promise<Invite | null> {
  const row = await db
    .selectFrom('invites')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('toEmail', '=', toEmail)
    .where('status', '=', 'pending')
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return row ? inviteOf(row) : null
}

/** How many invites the family has made after that instant. */
export async function countInvitesAfter(
  db: Database,
  familyId: string,
  instant: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('invites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('familyId', '=', familyId)
    .where('createdAt', '>', instant)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertInvite(trx: OpenTransaction, invite: Invite): Promise<void> {
  await trx.insertInto('invites').values(rowOf(invite)).execute()
}

/** Stores what became of a pending invite; false where it is pending no longer, or was ended (A4). */
export async function saveInvite(trx: OpenTransaction, invite: Invite): Promise<boolean> {
  const { id, familyId, ...columns } = rowOf(invite)
  const saved = await trx
    .updateTable('invites')
    .set(columns)
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expiresAt', '>=', columns.expiresAt)
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Notes what became of the mail of the family's open invite to this address. */
export async function noteInviteMail(
  trx: OpenTransaction,
  { familyId, toEmail, mail }: { familyId: string; toEmail: string; mail: 'sent' | 'failed' },
): Promise<void> {
  await trx
    .updateTable('invites')
    .set({ mail })
    .where('familyId', '=', familyId)
    .where('toEmail', '=', toEmail)
    .where('status', '=', 'pending')
    .execute()
}

/** Takes one back that is open; false where the family has none of that id. */
export async function revokeInvite(
  trx: OpenTransaction,
  { familyId, id }: { familyId: string; id: string },
): Promise<boolean> {
  const invite = trx.updateTable('invites').set(({ ref }) => ({ expiresAt: ref('createdAt') }))
  const own = invite.where('id', '=', id).where('familyId', '=', familyId)
  const open = own.where('status', '=', 'pending').whereRef('expiresAt', '>', 'createdAt')
  return (await open.returning('id').executeTakeFirst()) !== undefined
}

/** Takes back what the family still offers: whoever invited has left it. */
export async function revokeInvitesOf(trx: OpenTransaction, familyId: string): Promise<void> {
  const ended = trx.updateTable('invites').set(({ ref }) => ({ expiresAt: ref('createdAt') }))
  await ended.where('familyId', '=', familyId).where('status', '=', 'pending').execute()
}

/** Whom a user has invited into whatever family and who may still come. */
export async function addressesInvitedBy(
  db: Database,
  userId: string,
  now: string,
): Promise<string[]> {
  const rows = db.selectFrom('invites').select('toEmail').where('fromUserId', '=', userId)
  const open = rows.where('status', '=', 'pending').where('expiresAt', '>', now)
  return (await open.execute()).map(({ toEmail }) => toEmail)
}

/** Takes back what a user still offers, of whatever family. */
export async function revokeInvitesFrom(trx: OpenTransaction, userId: string): Promise<void> {
  const ended = trx.updateTable('invites').set(({ ref }) => ({ expiresAt: ref('createdAt') }))
  await ended.where('fromUserId', '=', userId).where('status', '=', 'pending').execute()
}

/** Deletes what a user has offered, of whatever family. */
export async function deleteInvitesFrom(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('invites').where('fromUserId', '=', userId).execute()
}

/**
 * Forgets whom so many of the invites were for that ended before that instant, and says of how many.
 * What is left of them only tells whoever comes by such a link that it is no longer valid (A1).
 */
export async function forgetGuests(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('invites')
    .set({ toEmail: '', name: '' })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('invites')
        .select('id')
        .where('expiresAt', '<', before)
        // Written out, or the index of those that are not forgotten yet could not be used.
        .where('toEmail', '<>', sql.lit(''))
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
