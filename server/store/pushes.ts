import type { ExpressionBuilder } from 'kysely'
import type { SentCall } from '#core/reminders/reminder-moments.ts'
import { documentOf, textOf } from '#core/lib/json-text.ts'
import { isPostgres } from './dialect.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

type NewPush = { id: string; subscriptionId: string; call: SentCall; topic: string }

/** A push message on its way, and where it goes. */
export type Push = Pick<Tables['pushes'], 'id' | 'topic' | 'expiresAt' | 'attempts'> & {
  call: SentCall
  subscription: Pick<Tables['pushSubscriptions'], 'id' | 'userId' | 'endpoint' | 'p256dh' | 'auth'>
}

type Taking = { now: string; leaseUntil: string; limit: number; without: readonly string[] }

/** Queues messages, to be sent after the transaction. */
export async function queuePushes(
  trx: OpenTransaction,
  pushes: NewPush[],
  now: string,
): Promise<void> {
  const rows = pushes.map(({ call, ...push }) => ({
    ...push,
    payload: textOf(call),
    createdAt: now,
    dueAt: now,
    expiresAt: call.until,
    attempts: 0,
  }))
  if (rows.length > 0) await trx.insertInto('pushes').values(rows).execute()
}

/**
 * Takes so many of the messages that are due, the oldest first, for other services than some, and moves
 * their due time on, so that no other server takes them meanwhile. A service is its origin.
 */
export async function takeDuePushes(
  db: Database,
  { now, leaseUntil, limit, without }: Taking,
): Promise<Push[]> {
  const others = isPostgres(db)
  const taken = await db
    .updateTable('pushes')
    .set((eb) => ({ dueAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('pushes')
        .select('id')
        .where('dueAt', '<=', now)
        .$if(without.length > 0, (of) => of.where((eb) => eb.not(eb.exists(sentTo(eb, without)))))
        .orderBy('dueAt')
        .limit(limit)
        .$if(others, (oldest) => oldest.forUpdate().skipLocked()),
    )
    .returning(['id', 'subscriptionId', 'payload', 'topic', 'expiresAt', 'attempts'])
    .execute()
  if (taken.length === 0) return []
  const ids = taken.map(({ subscriptionId }) => subscriptionId)
  const found = await db
    .selectFrom('pushSubscriptions')
    .select(['id', 'userId', 'endpoint', 'p256dh', 'auth'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const byId = new Map(found.map((one) => [one.id, one]))
  return taken.flatMap(({ subscriptionId, payload, ...push }) => {
    const subscription = byId.get(subscriptionId)
    // One that has gone meanwhile took its messages along.
    return subscription ? [{ ...push, call: documentOf(payload), subscription }] : []
  })
}

/** The subscription of a message, where it is with one of these services. */
const sentTo = (eb: ExpressionBuilder<Tables, 'pushes'>, origins: readonly string[]) =>
  eb
    .selectFrom('pushSubscriptions')
    .select('pushSubscriptions.id')
    .whereRef('pushSubscriptions.id', '=', 'pushes.subscriptionId')
    .where(({ or, eb: is }) => or(origins.map((origin) => is('endpoint', 'like', `${origin}/%`))))

/** These are sent, or given up. */
export async function removePushes(db: Database, ids: string[]): Promise<void> {
  await db.deleteFrom('pushes').where('id', 'in', ids).execute()
}

export async function postponePush(db: Database, id: string, dueAt: string): Promise<void> {
  await db.updateTable('pushes').set({ dueAt }).where('id', '=', id).execute()
}
