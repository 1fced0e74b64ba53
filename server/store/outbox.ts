import type { Database, Tables } from './schema.ts'

export type OutboxMail = Pick<Tables['outbox'], 'id' | 'payload' | 'attempts' | 'createdAt'>

/** Queues something to be sent after the transaction it belongs to. */
export async function enqueue(
  db: Database,
  { id, payload, now }: { id: string; payload: unknown; now: string },
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: 'mail',
      payload: JSON.stringify(payload),
      createdAt: now,
      dueAt: now,
      attempts: 0,
      lastError: null,
    })
    .execute()
}

/**
 * Takes the oldest entry that is due and moves its due time on, so that no other worker takes it
 * while this one tries; null where nothing is due.
 */
export async function takeDue(
  db: Database,
  { now, leaseUntil }: { now: string; leaseUntil: string },
): Promise<OutboxMail | null> {
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'dueAt'])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst()
  if (!due) return null
  const taken = await db
    .updateTable('outbox')
    .set((eb) => ({ dueAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due.id)
    .where('dueAt', '=', due.dueAt)
    .returning(['id', 'payload', 'attempts', 'createdAt'])
    .executeTakeFirst()
  return taken ?? takeDue(db, { now, leaseUntil }) // Another worker was faster: the next one then.
}

/** How many mails are not sent yet. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function removeFromOutbox(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

export async function postpone(
  db: Database,
  id: string,
  { dueAt, error }: { dueAt: string; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dueAt, lastError: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}
