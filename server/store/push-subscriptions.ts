import type { PushSubscriptionFields } from '#core/reminders/schema.ts'
import { limits } from '#core/limits.ts'
import type { Database, OpenTransaction } from './schema.ts'

type NewSubscription = PushSubscriptionFields & {
  id: string
  userId: string
  sessionId: string
  now: string
}

/** Has push messages of a user come to the browser of a session: one for each, the latest ones. */
export async function saveSubscription(
  trx: OpenTransaction,
  { id, userId, sessionId, endpoint, keys, now }: NewSubscription,
): Promise<void> {
  const same = trx.selectFrom('pushSubscriptions').select('id').where('endpoint', '=', endpoint)
  const own = same.where('sessionId', '=', sessionId).where('p256dh', '=', keys.p256dh)
  // What is on its way there stays so.
  if (await own.where('auth', '=', keys.auth).executeTakeFirst()) return
  // Whoever used this browser before gets no more of theirs here, nor does this one twice.
  await trx
    .deleteFrom('pushSubscriptions')
    .where((eb) => eb.or([eb('endpoint', '=', endpoint), eb('sessionId', '=', sessionId)]))
    .execute()
  const row = { id, userId, sessionId, endpoint, ...keys, createdAt: now }
  await trx.insertInto('pushSubscriptions').values(row).execute()
  await trx
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('pushSubscriptions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limits.pushSubscriptions),
    )
    .execute()
}

/** To which of a user's browsers push messages go now. */
export async function readSubscriptionIds(
  db: Database,
  userId: string,
  now: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select('pushSubscriptions.id')
    .where('pushSubscriptions.userId', '=', userId)
    .where('sessions.expiresAt', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}

/** A session's browser gets no more of them. */
export async function endSubscription(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute()
}

/** A push service does not know it any more: it goes with all that is on its way there. */
export async function deleteSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute()
}

export async function endSubscriptionsOf(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('pushSubscriptions').where('userId', '=', userId).execute()
}
