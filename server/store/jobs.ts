import type { Database } from './schema.ts'

/** A job with the instant until which whoever took it has it to themselves. */
type Lease = { name: string; leaseUntil: string }

/**
 * Takes a job that is due, or that nobody has ever done, until its lease ends: of all servers that
 * ask at once, one gets it. False where it is not due.
 */
export async function takeJob(
  db: Database,
  { name, leaseUntil, now }: Lease & { now: string },
): Promise<boolean> {
  const taken = await db
    .insertInto('jobs')
    .values({ name, dueAt: leaseUntil })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ dueAt: leaseUntil }).where('jobs.dueAt', '<=', now),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

/** Says when a job that is done is due again, unless its lease ended and another has it by now. */
export async function finishJob(
  db: Database,
  { name, leaseUntil, dueAt }: Lease & { dueAt: string },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ dueAt })
    .where('name', '=', name)
    .where('dueAt', '=', leaseUntil)
    .execute()
}
