import { hostLimits } from '#core/limits.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** The first of these devices that signed in to the account with this lower-cased address; or null. */
export async function findKnownDevice(
  db: Database,
  email: string,
  { hashes, now }: { hashes: readonly string[]; now: string },
): Promise<string | null> {
  if (hashes.length === 0) return null
  const row = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select('knownDevices.hash')
    .where('knownDevices.hash', 'in', hashes)
    .where('knownDevices.expiresAt', '>', now)
    .where('users.email', '=', email)
    .executeTakeFirst()
  return row?.hash ?? null
}

/** Whether the account knows a device, or is open on one: a reset forgets the ones and ends the others. */
export async function isUsedElsewhere(db: Database, userId: string, now: string): Promise<boolean> {
  for (const table of ['knownDevices', 'sessions'] as const) {
    const rows = db.selectFrom(table).select('userId').where('userId', '=', userId)
    if (await rows.where('expiresAt', '>', now).executeTakeFirst()) return true
  }
  return false
}

/**
 * Knows a device of the user until that instant, and of all the latest ones alone: passwords from devices
 * that are known go first, and nobody is to have ever more of these (A83).
 */
export async function saveKnownDevice(
  trx: OpenTransaction,
  device: { hash: string; userId: string; expiresAt: string },
): Promise<void> {
  const { userId, expiresAt } = device
  await trx
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expiresAt }))
    .execute()
  await trx
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('hash', '<>', device.hash)
    .where('hash', 'not in', ({ selectFrom }) =>
      selectFrom('knownDevices')
        .select('hash')
        .where('userId', '=', userId)
        .orderBy('expiresAt', 'desc')
        .orderBy('hash')
        .limit(hostLimits.knownDevices),
    )
    .execute()
}

export async function forgetDevicesOf(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('knownDevices').where('userId', '=', userId).execute()
}
