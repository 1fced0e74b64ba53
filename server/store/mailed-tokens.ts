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

type Sought = { purpose: Purpose; hash: string; now: string }

/** Whether this link would work now; using it is `takeToken`. */
export async function isTokenGood(db: Database, sought: Sought): Promise<boolean> {
  const row = await db
    .selectFrom('mailedTokens')
    .select('userId')
    .where('purpose', '=', sought.purpose)
    .where('hash', '=', sought.hash)
    .where('expiresAt', '>', sought.now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a link up: of several who follow it at once a single one gets what it stands for. */
export async function takeToken(
  trx: OpenTransaction,
  { purpose, hash, now }: Sought,
): Promise<{ userId: string; email: string } | null> {
  const row = await trx
    .deleteFrom('mailedTokens')
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst()
  return row ?? null
}

/** Ends every mailed link of the user: after a new password or address none may be followed. */
export async function deleteTokensOf(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('mailedTokens').where('userId', '=', userId).execute()
}
