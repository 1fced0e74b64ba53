import { dropQueuedMails } from './outbox.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

type MailedToken = Tables['mailedTokens']
export type Purpose = MailedToken['purpose']

/** Stores what a mailed link stands for, in the place of the user's earlier one for this (A35). */
export async function saveToken(trx: OpenTransaction, token: MailedToken): Promise<void> {
  const { hash, email, expiresAt } = token
  await trx
    .insertInto('mailedTokens')
    .values(token)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'purpose']).doUpdateSet({ hash, email, expiresAt }),
    )
    .execute()
}

type Sought = { purposes: readonly Purpose[]; hash: string; now: string }

export type Meant = Pick<MailedToken, 'userId' | 'purpose' | 'email'>

/** Whom and which address a link means that would work now; using it up is `takeToken`. */
export async function readToken(db: Database, sought: Sought): Promise<Meant | null> {
  const row = await db
    .selectFrom('mailedTokens')
    .select(['userId', 'purpose', 'email'])
    .where('purpose', 'in', sought.purposes)
    .where('hash', '=', sought.hash)
    .where('expiresAt', '>', sought.now)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a link up: of several who follow it at once a single one gets what it stands for. */
export async function takeToken(
  trx: OpenTransaction,
  { purposes, hash, now }: Sought,
): Promise<Meant | null> {
  const row = await trx
    .deleteFrom('mailedTokens')
    .where('purpose', 'in', purposes)
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .returning(['userId', 'purpose', 'email'])
    .executeTakeFirst()
  return row ?? null
}

const everyPurpose: readonly Purpose[] = [
  'verify-email',
  'reset-password',
  'change-email',
  'confirm',
]

/** Ends the mailed links of the user, all or those for these purposes; also those yet to be made. */
export async function deleteTokensOf(
  trx: OpenTransaction,
  userId: string,
  purposes: readonly Purpose[] = everyPurpose,
): Promise<void> {
  // First, as the worker does: two who take both in another order would wait for one another.
  await dropQueuedMails(trx, userId, purposes)
  const links = trx.deleteFrom('mailedTokens').where('userId', '=', userId)
  await links.where('purpose', 'in', purposes).execute()
}
