import type { Database } from './schema.ts'

type Attempt = { key: string; times: number; now: string; endsAt: string }

/**
 * Counts one more attempt, at most `times` until the window ends; a new one begins after it. Gives
 * how many it is, where it was still within, else the instant at which the window ends. One statement,
 * so that a burst is counted exactly, on one server or on many; a refusal writes nothing.
 */
export async function countAttempt(
  db: Database,
  { key, times, now, endsAt }: Attempt,
): Promise<number | { fullUntil: string }> {
  const counted = await db
    .insertInto('attempts')
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => {
          const over = eb('attempts.endsAt', '<=', now)
          const more = eb('attempts.count', '+', 1)
          return {
            count: eb.case().when(over).then(1).else(more).end(),
            endsAt: eb.case().when(over).then(endsAt).else(eb.ref('attempts.endsAt')).end(),
          }
        })
        .where((eb) => eb.or([eb('attempts.endsAt', '<=', now), eb('attempts.count', '<', times)])),
    )
    .returning('count')
    .executeTakeFirst()
  if (counted) return counted.count
  const full = await db
    .selectFrom('attempts')
    .select('endsAt')
    .where('key', '=', key)
    .executeTakeFirst()
  return { fullUntil: full?.endsAt ?? endsAt }
}

export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}
