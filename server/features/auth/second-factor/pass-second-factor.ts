import { limits as bounds } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { Limits, Tried } from '#server/http/limits.ts'
import { widerNetworkIn } from '#server/platform/network-address.ts'
import { unseal } from '#server/platform/seal.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { readSecondFactor, spendRecoveryCode, spendStep } from '#server/store/second-factors.ts'
import { hashOfRecoveryCode, stepOf } from './codes.ts'

/** For what the secret of somebody's app is sealed. */
export const secretUse = (secret: string, userId: string) => ({
  secret,
  use: `second factor of ${userId}`,
})

/** A code as it was typed, without blanks. */
export const tidyCode = (code: unknown): string =>
  typeof code === 'string' ? code.slice(0, bounds.codeLength).replaceAll(/\s/g, '') : ''

type Options = {
  db: Database
  now: string
  secret: string
  tried: Tried
  /** Called at the wrong code that makes it plain that somebody else has the password. */
  onGuesses: () => Promise<void>
} & Pick<Limits, 'limitTries' | 'forgiveTries'>

/** So many wrong codes are no slip of the owner's any more (A85). */
const tellingGuess = 5

/** To be called in the transaction of the sign-in: a code counts once. */
export type UseCode = (trx: OpenTransaction) => Promise<void>

/** What a code comes to: used in that transaction, and once that has ended well, or refused it. */
export type Factor = { use: UseCode; onRight: () => Promise<void>; onWrong: () => Promise<void> }

/**
 * Asks for the second factor of an account whose password was right: a code of its owner's app, or
 * one from paper. Refuses where it is wanted and missing, or was tried too often.
 */
export async function passSecondFactor(
  { db, now, secret, tried, onGuesses, ...limits }: Options,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  given: unknown,
): Promise<Factor> {
  const factor = await readSecondFactor(db, userId)
  const nothing = async () => undefined
  if (!factor) return { use: (trx) => requireNone(trx, userId), onRight: nothing, onWrong: nothing }
  const code = tidyCode(given)
  if (code === '') refuse('second-factor-needed')
  // Of this password, so that another one begins anew; and by whole networks, of which one has many.
  const from = tried.isKnown ? tried.from : (widerNetworkIn(tried.from) ?? tried.from)
  const guessed = { ...tried, from, account: `${tried.account} ${passwordHash}` }
  const count = await limits.limitTries('secondFactor', guessed)
  const spend = spendingOf(code)
  return {
    use: async (trx) => {
      if (!(await spend(trx))) refuse('wrong-second-code')
    },
    onRight: () => limits.forgiveTries('secondFactor', guessed),
    onWrong: async () => {
      if (count === tellingGuess) await onGuesses()
    },
  }

  function spendingOf(text: string): (trx: OpenTransaction) => Promise<boolean> {
    if (!/^\d{6}$/.test(text)) {
      const hash = hashOfRecoveryCode(secret, userId, text)
      return (trx) => spendRecoveryCode(trx, userId, hash)
    }
    const codesFrom = unseal(secretUse(secret, userId), factor!.sealed)
    const step = codesFrom === null ? null : stepOf(codesFrom, text, now)
    return async (trx) => step !== null && spendStep(trx, userId, step)
  }
}

/** It may have been switched on since it was looked for. */
async function requireNone(trx: OpenTransaction, userId: string): Promise<void> {
  if (await readSecondFactor(trx, userId)) refuse('second-factor-needed')
}
