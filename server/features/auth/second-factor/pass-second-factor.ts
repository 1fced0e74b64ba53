import { limits as bounds } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { Limits, Tried } from '#server/http/limits.ts'
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

type Options = { db: Database; now: string; secret: string; tried: Tried } & Pick<
  Limits,
  'limitTries'
>

/** To be called in the transaction of the sign-in: a code counts once. */
export type UseCode = (trx: OpenTransaction) => Promise<void>

/**
 * Asks for the second factor of an account whose password was right: a code of its owner's app, or
 * one from paper. Refuses where it is wanted and missing or wrong; gives what uses it up.
 */
export async function passSecondFactor(
  { db, now, secret, tried, limitTries }: Options,
  userId: string,
  given: unknown,
): Promise<UseCode> {
  const factor = await readSecondFactor(db, userId)
  if (!factor) return (trx) => requireNone(trx, userId)
  const code = tidyCode(given)
  if (code === '') refuse('second-factor-needed')
  await limitTries('secondFactor', tried)
  const use = spendingOf(code)
  return async (trx) => {
    if (!(await use(trx))) refuse('wrong-second-code')
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
