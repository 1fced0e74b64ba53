import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import type { OpenSession, Proof, Services } from '#server/http/route.ts'
import { accountHash, hashPassword } from '#server/platform/password-hash.ts'
import { randomId } from '#server/platform/random-id.ts'
import { savePasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'
import { endAndList } from '#server/store/ways-in.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { namedWays } from './sign-in-method-words.ts'
import { warnOwner } from './warnings.ts'

type Context = {
  db: Database
  now: string
  passwordMin: number
  /** Names of other sites by their ids. */
  siteNames: ReadonlyMap<string, string>
  renewToken: RenewToken
} & Pick<Services, 'requireProof'>

/** Gives the user another password, or a first one. Every other device is signed out, the owner told. */
export async function changePassword(
  { db, now, passwordMin, siteNames, renewToken, requireProof }: Context,
  session: OpenSession,
  { newPassword, proof }: { newPassword: string; proof: Proof },
): Promise<void> {
  requireGoodPassword(newPassword, passwordMin)
  await requireProof(session, proof)
  const { sessionId } = session
  // Before the transaction: nobody else should wait for this work.
  const hash = await hashPassword(newPassword, accountHash(session.user.id))
  await transaction(db, async (trx) => {
    const user = (await lockUser(trx, session.user.id)) ?? refuse('user-missing')
    await renewToken(trx)
    await savePasswordHash(trx, user.id, { id: randomId(), hash, now })
    const listed = await endAndList(trx, user, 'password-change', { now, sessionId })
    const happened = { what: 'new-password', ...namedWays(listed, siteNames) } as const
    await warnOwner(trx, user, { now, happened })
  })
}
