import type { WebhookProblem } from '#core/words.ts'
import { isPostgres } from './dialect.ts'
import { reachedBy, type AskingForOne } from './reached-by.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

type Row = Tables['webhooks']

/** The family's, the oldest first; or those alone that a token has made. */
export function listWebhooks(db: Database, familyId: string, tokenId?: string): Promise<Row[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where(reachedBy({ familyId, tokenId }))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** A new one, told of what comes after that place in the log. The family's row must be the caller's. */
export async function insertWebhook(trx: OpenTransaction, webhook: Row): Promise<void> {
  await trx.insertInto('webhooks').values(webhook).execute()
}

export async function deleteWebhook(trx: OpenTransaction, asking: AskingForOne): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhooks')
    .where(reachedBy(asking))
    .where('id', '=', asking.id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Tries one again from now on, whether it was given up or not; false where it is not there. */
export async function resumeWebhook(
  trx: OpenTransaction,
  asking: AskingForOne,
  { sequence, now }: { sequence: number; now: string },
): Promise<boolean> {
  const { id } = asking
  const own = trx.updateTable('webhooks').where(reachedBy(asking)).where('id', '=', id)
  const begun = { failingSince: null, problem: null, endedAt: null }
  const { numUpdatedRows } = await own
    .set((eb) => ({
      ...begun,
      // One that was never given up has missed nothing.
      sequence: eb.case().when('endedAt', 'is', null).then(eb.ref('sequence')).else(sequence).end(),
    }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.updateTable('webhookMessages').set({ dueAt: now }).where('webhookId', '=', id).execute()
  return true
}

/** Has a new secret from now on; the row as it is then, null where there is none. */
export async function changeSecret(
  trx: OpenTransaction,
  asking: AskingForOne,
  now: string,
): Promise<Row | null> {
  const own = trx.updateTable('webhooks').where(reachedBy(asking)).where('id', '=', asking.id)
  const changed = own.set((eb) => ({ earlierSecretAt: eb.ref('secretAt'), secretAt: now }))
  return (await changed.returningAll().executeTakeFirst()) ?? null
}

/** Ends those that a user has made: they have lost their account, or left the family (A77). */
export async function endWebhooksOf(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('createdBy', '=', userId).execute()
}

/** Ends so many of those that were made with tokens which have run out; how many. */
export async function endWebhooksOfTokens(
  db: Database,
  { now, limit }: { now: string; limit: number },
): Promise<number> {
  const over = db
    .selectFrom('apiTokens')
    .innerJoin('webhooks', 'webhooks.tokenId', 'apiTokens.id')
    .select('webhooks.id')
    .where('apiTokens.expiresAt', '<=', now)
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', 'in', over)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** One with what in the family's log it was not told of yet. */
export type Behind = Pick<Row, 'id' | 'familyId' | 'names' | 'sequence'>

/** Those of some families that are behind their logs, each family’s one after the other. */
export function readBehindOf(
  db: Database,
  { familyIds, now }: { familyIds: readonly string[]; now: string },
): Promise<Behind[]> {
  const some = behind(db, now).where('webhooks.familyId', 'in', familyIds)
  return some.orderBy('webhooks.familyId').execute()
}

/** So many of all that are behind, in the order of their ids, after one of them. */
export function readBehind(
  db: Database,
  { after, limit, now }: { after: string; limit: number; now: string },
): Promise<Behind[]> {
  const next = behind(db, now).where('webhooks.id', '>', after).orderBy('webhooks.id')
  return next.limit(limit).execute()
}

/** One whose token has run out is told of nothing more, also before it is ended. */
const behind = (db: Database, now: string) =>
  db
    .selectFrom('webhooks')
    .innerJoin('families', 'families.id', 'webhooks.familyId')
    .leftJoin('apiTokens', 'apiTokens.id', 'webhooks.tokenId')
    .where((eb) =>
      eb.or([eb('apiTokens.expiresAt', 'is', null), eb('apiTokens.expiresAt', '>', now)]),
    )
    .select(['webhooks.id', 'webhooks.familyId', 'webhooks.names', 'webhooks.sequence'])
    .where('webhooks.endedAt', 'is', null)
    .whereRef('webhooks.sequence', '<', 'families.sequence')

type NewMessage = Pick<Tables['webhookMessages'], 'id' | 'payload'>

/**
 * Moves one on to a place in its family's log, with what is to be told of the way there; nothing where
 * another server was first, so that each event waits once. What is more than may wait is dropped.
 */
export async function moveOnWith(
  trx: OpenTransaction,
  { id, sequence: from }: Behind,
  { to, messages, now, most }: { to: number; messages: NewMessage[]; now: string; most: number },
): Promise<void> {
  const moved = await trx
    .updateTable('webhooks')
    .set({ sequence: to })
    .where('id', '=', id)
    .where('sequence', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (!moved || messages.length === 0) return
  const waiting = await trx
    .selectFrom('webhookMessages')
    .select('id')
    .where('webhookId', '=', id)
    .limit(most)
    .execute()
  const rows = messages
    .slice(0, most - waiting.length)
    .map((one) => ({ ...one, webhookId: id, createdAt: now, dueAt: now, attempts: 0 }))
  if (rows.length > 0) await trx.insertInto('webhookMessages').values(rows).execute()
}

/** What is to be known of a receiver to tell it something. */
const ofReceiver = ['familyId', 'url', 'failingSince', 'secretAt', 'earlierSecretAt'] as const

/** A message that one server has to itself until its lease ends, and where it goes. */
export type DueMessage = Pick<
  Tables['webhookMessages'],
  'id' | 'webhookId' | 'payload' | 'createdAt' | 'attempts'
> &
  Pick<Row, (typeof ofReceiver)[number]>

type Without = { family: readonly string[]; webhook: readonly string[] }

/** Takes the message that has been due for longest, of others than some; a list of one, or of none. */
export async function takeDueMessage(
  db: Database,
  { now, leaseUntil, without }: { now: string; leaseUntil: string; without: Without },
): Promise<DueMessage[]> {
  const others = isPostgres(db)
  const { family, webhook } = without
  const taken = await db
    .updateTable('webhookMessages')
    .set((eb) => ({ dueAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('webhookMessages')
        .select('id')
        .where('dueAt', '<=', now)
        .$if(webhook.length > 0, (of) => of.where('webhookId', 'not in', webhook))
        .$if(family.length > 0, (of) =>
          of.where('webhookId', 'not in', (eb) =>
            eb.selectFrom('webhooks').select('webhooks.id').where('familyId', 'in', family),
          ),
        )
        .orderBy('dueAt')
        .orderBy('createdAt')
        .limit(1)
        .$if(others, (oldest) => oldest.forUpdate().skipLocked()),
    )
    .returning(['id', 'webhookId', 'payload', 'createdAt', 'attempts'])
    .executeTakeFirst()
  if (!taken) return []
  const hooks = db.selectFrom('webhooks').select(ofReceiver)
  const hook = await hooks.where('id', '=', taken.webhookId).executeTakeFirst()
  // One that has gone meanwhile took its messages along.
  return hook ? [{ ...taken, ...hook }] : []
}

/** What waits for the same receiver is due after what others have waiting. */
export async function goBehind(
  db: Database,
  { webhookId }: DueMessage,
  now: string,
): Promise<void> {
  const waiting = db.updateTable('webhookMessages').set({ dueAt: now })
  await waiting.where('webhookId', '=', webhookId).where('dueAt', '<', now).execute()
}

/** It has arrived. */
export async function saveDelivered(
  trx: OpenTransaction,
  { id, webhookId }: DueMessage,
  now: string,
): Promise<void> {
  const hook = trx.updateTable('webhooks').where('id', '=', webhookId)
  await hook.set({ deliveredAt: now, failingSince: null, problem: null }).execute()
  await trx.deleteFrom('webhookMessages').where('id', '=', id).execute()
}

/** It has not: it and whatever else waits for the same receiver are not tried before that instant. */
export async function saveFailed(
  trx: OpenTransaction,
  { id, webhookId }: DueMessage,
  { problem, since, dueAt }: { problem: WebhookProblem; since: string; dueAt: string },
): Promise<void> {
  const hook = trx.updateTable('webhooks').where('id', '=', webhookId)
  await hook.set({ failingSince: since, problem }).execute()
  const waiting = trx.updateTable('webhookMessages').where('webhookId', '=', webhookId)
  await waiting
    .set({ dueAt })
    .where((eb) => eb.or([eb('id', '=', id), eb('dueAt', '<', dueAt)]))
    .execute()
}

/** Gives one up, with all that waits for it. */
export async function giveUp(
  trx: OpenTransaction,
  { webhookId }: DueMessage,
  { problem, since, now }: { problem: WebhookProblem; since: string; now: string },
): Promise<void> {
  const hook = trx.updateTable('webhooks').where('id', '=', webhookId)
  await hook.set({ problem, failingSince: since, endedAt: now }).execute()
  await trx.deleteFrom('webhookMessages').where('webhookId', '=', webhookId).execute()
}

/** Has a family's be told of nothing before that place in its log. */
export async function moveAllOn(
  trx: OpenTransaction,
  familyId: string,
  sequence: number,
): Promise<void> {
  const all = trx.updateTable('webhooks').set({ sequence }).where('familyId', '=', familyId)
  await all.execute()
}

/** Drops what waits to be told of a family: somebody in it is to be forgotten. */
export async function dropMessages(trx: OpenTransaction, familyId: string): Promise<void> {
  const own = trx.selectFrom('webhooks').select('id').where('familyId', '=', familyId)
  await trx.deleteFrom('webhookMessages').where('webhookId', 'in', own).execute()
}
