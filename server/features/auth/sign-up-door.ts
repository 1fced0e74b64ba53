import { t } from '#core/say.ts'
import type { HostChoices } from '#core/hosts/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { isOpen, sameAddress } from '#core/invites/invite.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { isFull } from '#server/http/begin-family.ts'
import { hashOfSignUpCode } from '#server/platform/sign-up-code.ts'
import { queueForCount } from '#server/store/host-values.ts'
import { readInvite } from '#server/store/invites.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { isGoodCode, takeSignUpCode } from '#server/store/sign-up-codes.ts'

/** Somebody who wants an account: the address, and what they bring along. */
export type Newcomer = {
  email: string
  inviteId: string | undefined
  code: string | undefined
  now: string
}

/**
 * Refuses a new account where the host has closed the door (A76), but for whoever comes with an open
 * invite to that address, as its link alone may have been passed on; or, where codes open it, with a
 * good one. And where there are as many families as the host takes: an invite leads into one of them.
 */
export async function requireOpenDoor(
  db: Database,
  choices: HostChoices,
  newcomer: Newcomer,
): Promise<void> {
  if (await awaited(db, newcomer)) return
  if (choices.signUp === 'closed') refuse('sign-up-closed')
  if (choices.signUp === 'code' && !(await isGoodCode(db, hashedIn(newcomer)))) {
    refuse('sign-up-code')
  }
  if (await isFull(db, choices)) refuse('families-full')
}

/**
 * The same as the account is made: it uses the code up, and of several at once none is too many. Gives
 * the invite that alone has opened the door, into the family of which it leads (A79); else null.
 */
export async function passDoor(
  trx: OpenTransaction,
  choices: HostChoices,
  newcomer: Newcomer,
): Promise<string | null> {
  if (choices.familiesMax > 0) await queueForCount(trx, 'families')
  await requireOpenDoor(trx, choices, newcomer)
  const inviteId = await awaited(trx, newcomer)
  if (inviteId) return choices.signUp === 'open' && !(await isFull(trx, choices)) ? null : inviteId
  if (choices.signUp === 'code' && !(await takeSignUpCode(trx, hashedIn(newcomer)))) {
    refuse('sign-up-code')
  }
  return null
}

/** The open invite to a newcomer’s address that they bring along; null where there is none. */
async function awaited(db: Database, { email, inviteId, now }: Newcomer): Promise<string | null> {
  const invite = inviteId === undefined ? null : await readInvite(db, inviteId)
  const isTheirs = invite && isOpen(invite, now) && sameAddress(invite.toEmail, email)
  return isTheirs ? invite.inviteId : null
}

const hashedIn = ({ code = '', now }: Newcomer) => ({ hash: hashOfSignUpCode(code), now })

/**
 * Refuses another address to an account that never proved its own, unless the door is open: the invited
 * one would be free again, and its invite open yet another account, and so on (A76).
 */
export function requireProvenMove({ signUp }: HostChoices, { emailVerified }: User): void {
  if (signUp === 'open' || emailVerified) return
  const sentence = t`New accounts are by invitation here, so please confirm your present address first.`
  throw new Refusal('sign-up-closed', {}, sentence)
}
