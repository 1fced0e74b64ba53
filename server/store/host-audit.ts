import type { AuditEntry } from '#core/hosts/schema.ts'
import { limits } from '#core/limits.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

/** Notes what somebody in charge did, in the transaction that does it; the oldest make room. */
export async function insertAudit(trx: OpenTransaction, entry: Tables['hostAudit']): Promise<void> {
  await trx.insertInto('hostAudit').values(entry).execute()
  const tooOld = await trx
    .selectFrom('hostAudit')
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(limits.hostLog)
    .limit(limits.hostPage)
    .execute()
  if (tooOld.length === 0) return
  const ids = tooOld.map(({ id }) => id)
  await trx.deleteFrom('hostAudit').where('id', 'in', ids).execute()
}

/** The newest first, or those before one of them; with the addresses of the accounts that are there. */
export async function readAudit(
  db: Database,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const from = before === undefined ? undefined : await placeOf(db, before)
  const rows = await db
    .selectFrom('hostAudit')
    .leftJoin('users as host', 'host.id', 'hostAudit.byId')
    .leftJoin('users as somebody', 'somebody.id', 'hostAudit.aboutId')
    .select(['hostAudit.id', 'at', 'action', 'detail', 'byId', 'aboutId'])
    .select(['host.email as byEmail', 'somebody.email as aboutEmail'])
    .$if(from !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('hostAudit.at', 'hostAudit.id'), '<', tuple(from!.at, from!.id)),
      ),
    )
    .orderBy('hostAudit.at', 'desc')
    .orderBy('hostAudit.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, action, detail, byId, byEmail, aboutId, aboutEmail }) => ({
    id,
    at,
    action,
    detail,
    by: byId === null ? null : { email: byEmail },
    about: aboutId === null ? null : { id: aboutId, email: aboutEmail },
  }))
}

function placeOf(db: Database, id: string) {
  const row = db.selectFrom('hostAudit').select(['at', 'id']).where('id', '=', id)
  return row.executeTakeFirst()
}
