import type { Database, OpenTransaction, Tables } from './schema.ts'

export type SecondFactor = Tables['secondFactors']

export async function readSecondFactor(db: Database, userId: string): Promise<SecondFactor | null> {
  const factor = db.selectFrom('secondFactors').selectAll().where('userId', '=', userId)
  return (await factor.executeTakeFirst()) ?? null
}

/** Has the account ask for codes from now on; false where it does already. */
export async function insertSecondFactor(
  trx: OpenTransaction,
  factor: SecondFactor,
  recoveryHashes: readonly string[],
): Promise<boolean> {
  const { userId } = factor
  const added = await trx
    .insertInto('secondFactors')
    .values(factor)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (!added) return false
  const codes = recoveryHashes.map((hash) => ({ userId, hash }))
  await trx.insertInto('recoveryCodes').values(codes).execute()
  return true
}

/** Uses the code of a step up; false where it or a later one was used before. */
export async function spendStep(
  trx: OpenTransaction,
  userId: string,
  step: number,
): Promise<boolean> {
  const factor = trx.updateTable('secondFactors').set({ lastStep: step })
  const used = factor.where('userId', '=', userId).where('lastStep', '<', step).returning('userId')
  return (await used.executeTakeFirst()) !== undefined
}

/** Uses a recovery code up; false where there is none of that hash. */
export async function spendRecoveryCode(
  trx: OpenTransaction,
  userId: string,
  hash: string,
): Promise<boolean> {
  const code = trx.deleteFrom('recoveryCodes').where('userId', '=', userId)
  return (await code.where('hash', '=', hash).returning('hash').executeTakeFirst()) !== undefined
}

/** How many recovery codes the user has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const codes = db.selectFrom('recoveryCodes').select('hash').where('userId', '=', userId)
  return (await codes.execute()).length
}

/** Has the account ask for no codes, or for none that were switched on from that instant on; false: it did not. */
export async function deleteSecondFactor(
  trx: OpenTransaction,
  userId: string,
  since = '',
): Promise<boolean> {
  const factor = trx.deleteFrom('secondFactors').where('userId', '=', userId)
  const ended = await factor.where('createdAt', '>=', since).returning('userId').executeTakeFirst()
  if (!ended) return false
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  return true
}
