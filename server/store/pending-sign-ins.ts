import type { Database, OpenTransaction, Tables } from './schema.ts'

type Row = Tables['pendingSignIns']

/** A visit to another site that is to come back; `link` where it adds to an account that is open. */
export type PendingSignIn = Pick<Row, 'hash' | 'provider' | 'codeVerifier' | 'expiresAt'> & {
  popup: boolean
  returnTo: string
  link: { userId: string; sessionId: string } | null
}

export async function savePendingSignIn(db: Database, pending: PendingSignIn): Promise<void> {
  const { link, popup, ...row } = pending
  const whose = link ?? { userId: null, sessionId: null }
  await db
    .insertInto('pendingSignIns')
    .values({ ...row, ...whose, popup: popup ? 1 : 0 })
    .execute()
}

/** The visit that this state's hash stands for, if it could still come back now. */
export async function readPendingSignIn(
  db: Database,
  hash: string,
  now: string,
): Promise<PendingSignIn | null> {
  const row = await db
    .selectFrom('pendingSignIns')
    .selectAll()
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { userId, sessionId, popup, ...pending } = row
  const link = userId !== null && sessionId !== null ? { userId, sessionId } : null
  return { ...pending, popup: popup === 1, link }
}

/** Uses a visit up; false where it has ended, or somebody else was faster (A28). */
export async function takePendingSignIn(db: Database, hash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('pendingSignIns')
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Ends what the user has begun at other sites and not finished (A58). */
export async function endPendingLinksOf(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('pendingSignIns').where('userId', '=', userId).execute()
}
