import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { User } from '#core/account/user-schema.ts'
import { Refusal } from '#core/refusal.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** Throws `Withdrawn` where whoever asks may no longer do so. */
export type RightsCheck = (db: Database) => Promise<void>

/** The refusal of somebody whose rights ended while they asked. */
export class Withdrawn extends Refusal {}

/** By what a statement finds out whether a request may still write: a session, a token, or a paired device. */
export type Holder =
  | (Pick<User, 'familyId' | 'role'> & { userId: string; now: string } & (
        | { sessionId: string }
        | { tokenId: string }
      ))
  | { deviceHash: string; familyId: string; home: string | null }

type Guard = { base: Database; check: RightsCheck; holder?: (() => Holder) | undefined }

/** By the handle that a request has; every other handle is its own base, and nobody asks. */
const guards = new WeakMap<Database, Guard>()
/** By the transaction: what is still to be asked before it may be committed. */
const pending = new WeakMap<Database, RightsCheck>()

/**
 * A handle for what one request does: it reads like the database itself, writes only within
 * `transaction`, and commits nothing of somebody who may no longer do it (A62).
 */
export function guarded(base: Database, check: RightsCheck, holder?: () => Holder): Database {
  const handle = base.withPlugin(readsOnly)
  guards.set(handle, { base, check, holder })
  return handle
}

/** What a handle stands on. */
export function baseOf(db: Database): Database {
  return guards.get(db)?.base ?? db
}

/** What is asked about whoever writes by a handle; undefined where nobody asks. */
export function guardOf(db: Database): Guard | undefined {
  return guards.get(db)
}

/** Throws for a query that would write past the check. */
export function requireUnguarded(db: Database, { kind }: RootOperationNode): void {
  if (kind === 'SelectQueryNode' || !guards.has(db)) return
  throw new Error('What a request writes, it writes in a transaction: see server/store/guarded.ts.')
}

const readsOnly: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'SelectQueryNode') return node
    throw new Error('What a request writes, it writes in a transaction.')
  },
  transformResult: async ({ result }) => result,
}

/**
 * Does the work of a transaction that began on this handle, and asks at its end, when every lock is
 * held and nothing committed: families come before users (decision 014).
 */
export async function underGuard<Result>(
  db: Database,
  trx: OpenTransaction,
  work: (trx: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const guard = guards.get(db)
  if (guard) pending.set(trx, guard.check)
  const result = await work(trx)
  await requireRights(trx)
  return result
}

/**
 * Asks now. Whoever is about to end or change their own rights asks in their transaction as soon as
 * it has its locks, and is not asked again; whoever reads for long asks between the pieces.
 */
export async function requireRights(db: Database): Promise<void> {
  const check = pending.get(db)
  pending.delete(db) // What was found stays locked until the end.
  if (check) return check(db)
  const guard = guards.get(db)
  if (guard) await guard.check(guard.base)
}
