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

/** Knows a device of the user until that instant. */
export async function saveKnownDevice(
  trx: OpenTransaction,
  device: { hash: string; userId: string; expiresAt: string },
): Promise<void> {
  const { expiresAt } = device
  await trx
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expiresAt }))
    .execute()
}

export async function forgetDevicesOf(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('knownDevices').where('userId', '=', userId).execute()
}
