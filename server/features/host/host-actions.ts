import { choiceNames, type HostChanges } from '#core/hosts/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { entriesOf } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { HostAction } from '#core/words.ts'
import { later } from '#server/platform/clock.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { newSignUpCode } from '#server/platform/sign-up-code.ts'
import { setBlocked } from '#server/store/blocked.ts'
import { transaction } from '#server/store/database.ts'
import { setHost } from '#server/store/host-accounts.ts'
import { saveChoices } from '#server/store/host-choices.ts'
import { insertAudit } from '#server/store/host-audit.ts'
import { queueForCount } from '#server/store/host-values.ts'
import { saveToken } from '#server/store/mailed-tokens.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { endSignInMethods } from '#server/store/ways-in.ts'
import { deleteSignUpCode, insertSignUpCode, listSignUpCodes } from '#server/store/sign-up-codes.ts'
import { confirmEmail, lockUser } from '#server/store/users.ts'

/** A link from here lives as long as one from a mail, in milliseconds. */
const linkLasts = 60 * 60_000
const day = 24 * 60 * 60_000

/** Who does it: an account in charge, or null for the command. */
export type InCharge = { db: Database; now: string; byId: string | null }

type Done = { action: HostAction; aboutId?: string; detail?: string }

/** Notes what was done, in the transaction that does it. */
export function note(
  trx: OpenTransaction,
  { now, byId }: Omit<InCharge, 'db'>,
  { action, aboutId, detail = '' }: Done,
): Promise<void> {
  const entry = { id: randomId(), at: now, byId, action, aboutId: aboutId ?? null, detail }
  return insertAudit(trx, entry)
}

const does = (host: InCharge, entry: Done, work: (trx: OpenTransaction) => Promise<void>) =>
  transaction(host.db, async (trx) => {
    await work(trx)
    await note(trx, host, entry)
  })

/** Closes an account: it is signed out everywhere, and nothing opens it. */
export function blockAccount(host: InCharge, user: User): Promise<void> {
  return does(host, { action: 'block', aboutId: user.id }, async (trx) => {
    await lockUser(trx, user.id)
    await setBlocked(trx, user.id, host.now)
    await endSignInMethods(trx, user, 'block')
  })
}

export function unblockAccount(host: InCharge, { id }: User): Promise<void> {
  return does(host, { action: 'unblock', aboutId: id }, (trx) => setBlocked(trx, id, null))
}

/** Confirms an address by hand; that one alone, and not another that the account has by now (A63). */
export function verifyAccount(host: InCharge, { id, profile }: User): Promise<void> {
  return does(host, { action: 'verify', aboutId: id }, async (trx) => {
    const user = await lockUser(trx, id)
    if (user?.profile.email !== profile.email) refuse('not-yet')
    await confirmEmail(trx, id, host.now)
  })
}

/** Gives the token of a link for a new password, which works once and for an hour. */
export async function makeResetToken(host: InCharge, { id, profile }: User): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = later(host.now, linkLasts)
  const saved = {
    userId: id,
    purpose: 'reset-password',
    hash,
    email: profile.email,
    expiresAt,
  } as const
  await does(host, { action: 'reset-link', aboutId: id }, (trx) => saveToken(trx, saved))
  return token
}

/**
 * Somebody who lost app and paper is asked for no codes any more; `end` takes them away and tells them.
 * False where none were asked for.
 */
export function takeSecondFactor(
  { db, now, byId }: InCharge,
  { id }: User,
  end: (trx: OpenTransaction) => Promise<boolean>,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const hadOne = await end(trx)
    if (hadOne) await note(trx, { now, byId }, { action: 'no-second-factor', aboutId: id })
    return hadOne
  })
}

/** Puts an account in charge of this server, or takes that from it. */
export function setInCharge(host: InCharge, { id, profile }: User, isHost: boolean): Promise<void> {
  const action = isHost ? 'make-host' : 'unmake-host'
  return does(host, { action, aboutId: id }, async (trx) => {
    const user = await lockUser(trx, id)
    if (user?.profile.email !== profile.email) refuse('not-yet')
    await setHost(trx, id, isHost ? host.now : null)
  })
}

/** Makes a code for so many new accounts, good for so many days; refuses beyond a hundred open ones. */
export async function makeSignUpCode(
  host: InCharge,
  { uses, days }: { uses: number; days: number },
): Promise<string> {
  const { code, hash } = newSignUpCode()
  const { now } = host
  const expiresAt = later(now, days * day)
  const row = { id: randomId(), hash, uses, usesLeft: uses, createdAt: now, expiresAt }
  const detail = `accounts: ${uses}, days: ${days}`
  await does(host, { action: 'make-code', detail }, async (trx) => {
    await queueForCount(trx, 'codes')
    if ((await listSignUpCodes(trx, now)).length >= limits.signUpCodes) refuse('codes-full')
    await insertSignUpCode(trx, row)
  })
  return code
}

export function withdrawSignUpCode(host: InCharge, codeId: string): Promise<void> {
  return does(host, { action: 'withdraw-code' }, async (trx) => {
    if (!(await deleteSignUpCode(trx, codeId))) refuse('code-missing')
  })
}

/** Changes what is chosen; refuses what the environment gives. */
export async function choose(
  host: InCharge,
  given: HostChanges,
  changes: HostChanges,
): Promise<void> {
  const changed = entriesOf(changes).filter(([, value]) => value !== undefined)
  if (changed.length === 0) return
  if (changed.some(([name]) => given[name] !== undefined)) refuse('choice-fixed')
  const detail = changed.map(([name, value]) => `${choiceNames[name]}=${value}`).join(', ')
  await does(host, { action: 'choose', detail }, (trx) => saveChoices(trx, changes))
}
