import type { SignUpCode } from '#core/hosts/schema.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

type Sought = { hash: string; now: string }

/** Whether somebody may create an account with it now; using it up is `takeSignUpCode`. */
export async function isGoodCode(db: Database, { hash, now }: Sought): Promise<boolean> {
  const row = await db
    .selectFrom('signUpCodes')
    .select('id')
    .where('hash', '=', hash)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses it once: of many who come at once so many get in as it has uses left. False: none is left. */
export async function takeSignUpCode(
  trx: OpenTransaction,
  { hash, now }: Sought,
): Promise<boolean> {
  const taken = await trx
    .updateTable('signUpCodes')
    .set((eb) => ({ usesLeft: eb('usesLeft', '-', 1) }))
    .where('hash', '=', hash)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Those that still let somebody in, the one that ends first first. */
export function listSignUpCodes(db: Database, now: string): Promise<SignUpCode[]> {
  return db
    .selectFrom('signUpCodes')
    .select(['id', 'createdAt', 'expiresAt', 'uses', 'usesLeft'])
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .orderBy('id')
    .execute()
}

export async function insertSignUpCode(
  trx: OpenTransaction,
  code: Tables['signUpCodes'],
): Promise<void> {
  await trx.insertInto('signUpCodes').values(code).execute()
}

/** False where it is gone already. */
export async function deleteSignUpCode(trx: OpenTransaction, id: string): Promise<boolean> {
  const gone = trx.deleteFrom('signUpCodes').where('id', '=', id).returning('id')
  return (await gone.executeTakeFirst()) !== undefined
}
