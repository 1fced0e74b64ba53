import type { Database, OpenTransaction, Tables } from './schema.ts'

export type Passkey = Tables['passkeys']

export async function insertPasskey(trx: OpenTransaction, passkey: Passkey): Promise<void> {
  await trx.insertInto('passkeys').values(passkey).execute()
}

/** The passkey that a device knows by this id, whosever it is; or null. */
export async function readPasskey(db: Database, credentialId: string): Promise<Passkey | null> {
  const passkey = db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId)
  return (await passkey.executeTakeFirst()) ?? null
}

/** The user's passkeys, in the order in which they were added. */
export function readPasskeysOf(db: Database, userId: string): Promise<Passkey[]> {
  const passkeys = db.selectFrom('passkeys').selectAll().where('userId', '=', userId)
  return passkeys.orderBy('createdAt').orderBy('id').execute()
}

/** Notes that a passkey was used; false where its counter is another one by now, or it is gone. */
export async function notePasskeyUse(
  trx: OpenTransaction,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  { newCounter, now }: { newCounter: number; now: string },
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter: newCounter, usedAt: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Removes one of the user's passkeys; gives its name, null where it is not there. */
export async function deletePasskey(
  trx: OpenTransaction,
  { id, userId }: Pick<Passkey, 'id' | 'userId'>,
): Promise<string | null> {
  const passkey = trx.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id)
  return (await passkey.returning('name').executeTakeFirst())?.name ?? null
}

/** Removes the user's passkeys, all or those added from that instant on. */
export async function deletePasskeysOf(
  trx: OpenTransaction,
  userId: string,
  since = '',
): Promise<void> {
  const passkeys = trx.deleteFrom('passkeys').where('userId', '=', userId)
  await passkeys.where('createdAt', '>=', since).execute()
}
