import { PostgresAdapter } from 'kysely'
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
 * while this one tries; null where nothing is due. One statement: PostgreSQL has it pass over rows
 * that another server is just taking, SQLite has one server only.
 */
export async function takeDue(
  db: Database,
  { now, leaseUntil }: { now: string; leaseUntil: string },
): Promise<OutboxMail | null> {
  const others = db.getExecutor().adapter instanceof PostgresAdapter
  const taken = await db
    .updateTable('outbox')
    .set((eb) => ({ dueAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(1)
        .$if(others, (oldest) => oldest.forUpdate().skipLocked()),
    )
    .returning(['id', 'payload', 'attempts', 'createdAt'])
    .executeTakeFirst()
  return taken ?? null
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
