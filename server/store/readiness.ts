import { transaction } from './database.ts'
import { isStorageFull } from './failures.ts'
import type { Database } from './schema.ts'

/** Why a server cannot do its work at the moment. */
export type Hindrance = 'unavailable' | 'storage-full'

/** As much as a document may have: where there is room for it, there is room for what families write. */
const trial = 'x'.repeat(64 * 1024)
/** How long a trial is believed, in milliseconds; not once anything was refused for lack of room. */
const believedFor = 10 * 60_000
const job = 'trial-of-readiness'

/** Whether the database answers, and takes what is written. */
export function readiness(db: Database, now: () => number = () => performance.now()) {
  let goodUntil = -Infinity
  let trying: Promise<Hindrance | null> | null = null

  const look = async (): Promise<Hindrance | null> => {
    try {
      await db.selectFrom('outbox').select('id').limit(1).execute()
      if (now() < goodUntil) return null
      await write(db)
      goodUntil = now() + believedFor
      return null
    } catch (error) {
      return isStorageFull(error) ? 'storage-full' : 'unavailable'
    }
  }

  return {
    /** Somebody's writing was refused for lack of room: the next look tries for itself. */
    refused: () => void (goodUntil = -Infinity),
    /** What is in the way, or null; however many ask at once, one trial answers them all. */
    look: (): Promise<Hindrance | null> => (trying ??= look().finally(() => (trying = null))),
  }
}

/** Really, for a full disk is met at the commit; and gone again. */
async function write(db: Database): Promise<void> {
  await transaction(db, (trx) =>
    trx
      .insertInto('jobs')
      .values({ name: job, dueAt: trial })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ dueAt: trial }))
      .execute(),
  )
  await db.deleteFrom('jobs').where('name', '=', job).execute()
}
