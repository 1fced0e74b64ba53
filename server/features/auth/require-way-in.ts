import { refuse } from '#core/refusal.ts'
import { readLinkedAccounts, readPasswordHash } from '#server/store/accounts.ts'
import { readPasskeysOf } from '#server/store/passkeys.ts'
import type { OpenTransaction } from '#server/store/schema.ts'

/** Refuses with last-way-in where nothing that its owner has would open the account any more. */
export async function requireWayIn(trx: OpenTransaction, userId: string): Promise<void> {
  if ((await readPasswordHash(trx, userId)) !== null) return
  if ((await readLinkedAccounts(trx, userId)).length > 0) return
  if ((await readPasskeysOf(trx, userId)).length > 0) return
  refuse('last-way-in')
}
