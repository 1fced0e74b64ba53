import type { User } from '#core/account/user-schema.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { userColumns, userOf } from './users.ts'

/** Until when somebody looks around in a sample family. */
export type SampleTables = { samples: { userId: string; expiresAt: string } }

/** Notes until when somebody looks around in a sample family; the row goes with their account. */
export async function insertSample(
  trx: OpenTransaction,
  row: { userId: string; expiresAt: string },
): Promise<void> {
  await trx.insertInto('samples').values(row).execute()
}

/** How many are lent: that many accounts and families are none of the host's. */
export async function countSamples(db: Database): Promise<number> {
  const counted = db.selectFrom('samples').select((eb) => eb.fn.countAll<number>().as('rows'))
  return (await counted.executeTakeFirstOrThrow()).rows
}

/** So many whose time is over by now, the earliest first. */
export async function findEndedSamples(
  db: Database,
  { now, limit }: { now: string; limit: number },
): Promise<User[]> {
  const rows = await db
    .selectFrom('samples')
    .innerJoin('users', 'users.id', 'samples.userId')
    .select(userColumns)
    .where('samples.expiresAt', '<=', now)
    .orderBy('samples.expiresAt')
    .limit(limit)
    .execute()
  return rows.map(userOf)
}
