import type { CompiledQuery } from 'kysely'
import type { ActivityChange, Action } from '#core/log/activity-schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import { tellAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { isTrimDue, trimLog } from './trim-log.ts'

/** One accepted command in a family's log. */
export type Change = Receipt & {
  familyId: string
  commandId: string
  sprintId: string | null
  command: unknown
  /** The command that takes it back; null where none does. */
  undo: unknown
  hash: string | null
}

const insertChange = compiled(
  [
    'familyId',
    'sequence',
    'commandId',
    'sprintId',
    'version',
    'userId',
    'at',
    'command',
    'undo',
    'hash',
  ],
  (db, columns) => db.insertInto('changes').values(columns),
)

const rowOf = (change: Change) => ({
  ...change,
  command: JSON.stringify(change.command),
  undo: change.undo === null ? null : JSON.stringify(change.undo),
})

/**
 * The statement that appends to the log, which fails for a command that is there already
 * (idempotency), and whether the log is to be trimmed after it.
 */
export function logged(
  db: Database,
  change: Change,
): { statement: CompiledQuery; isTrimDue: boolean } {
  const row = rowOf(change)
  return { statement: insertChange.filled(db, row), isTrimDue: isTrimDue(row) }
}

/** Appends to the log within a transaction. */
async function appendChange(trx: OpenTransaction, change: Change): Promise<void> {
  const { familyId, sequence } = change
  const row = rowOf(change)
  await insertChange(trx, row)
  if (isTrimDue(row)) await trimLog(trx, familyId)
  tellAfter(trx, { familyId, sequence })
}

/** A change as it is stored, its commands as JSON texts. */
export type StoredChange = ActivityChange extends infer Told
  ? Told extends ActivityChange
    ? Omit<Told, 'command' | 'undo'> & {
        command: JsonText<Told['command']>
        undo: JsonText<NonNullable<Told['undo']>> | null
      }
    : never
  : never

const columns = ['sequence', 'sprintId', 'at', 'userId', 'command', 'undo'] as const

/** What happened in a family, newest first: before a place in its log, or up to now. */
export async function readActivity(
  db: Database,
  familyId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StoredChange[]> {
  return db
    .selectFrom('changes')
    .select(columns)
    .$castTo<StoredChange>()
    .where('familyId', '=', familyId)
    .$if(before !== undefined, (query) => query.where('sequence', '<', before!))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
}

/**
 * The change that a command takes back, by that one's id or, from browsers of earlier versions, its
 * place in the log; null where the document's log has none.
 */
export async function readUndone(
  db: Database,
  {
    familyId,
    sprintId,
    undoes,
  }: Pick<Change, 'familyId' | 'sprintId'> & { undoes: string | number },
): Promise<StoredChange | null> {
  const row = await db
    .selectFrom('changes')
    .select(columns)
    .$castTo<StoredChange>()
    .where('familyId', '=', familyId)
    .where(typeof undoes === 'number' ? 'sequence' : 'commandId', '=', undoes)
    .executeTakeFirst()
  return row?.sprintId === sprintId ? row : null
}

/** A change as those who replay the log need it. */
export type StoredEntry = StoredChange & Pick<Change, 'hash'>

const entriesAfter = compiled(['familyId', 'after', 'limit'], (db, { familyId, after, limit }) =>
  db
    .selectFrom('changes')
    .select([...columns, 'hash'])
    .$castTo<StoredEntry>()
    .where('familyId', '=', familyId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit),
)

/** What happened in a family after a place in its log, oldest first, `limit` at most. */
export function readEntries(
  db: Database,
  query: { familyId: string; after: number; limit: number },
): Promise<StoredEntry[]> {
  return entriesAfter(db, query)
}

const familySequence = compiled(['familyId'], (db, { familyId }) =>
  db.selectFrom('families').select('sequence').where('id', '=', familyId),
)

/** The last place in a family's log; 0 where there is none. */
export async function readSequence(db: Database, familyId: string): Promise<number> {
  const [row] = await familySequence(db, { familyId })
  return row?.sequence ?? 0
}

/** The receipt of a command that was applied earlier, and to which document; else null. */
export async function findReceipt(
  db: Database,
  familyId: string,
  commandId: string,
): Promise<{ receipt: Receipt; sprintId: string | null } | null> {
  const row = await db
    .selectFrom('changes')
    .select(['sequence', 'version', 'at', 'userId', 'sprintId'])
    .where('familyId', '=', familyId)
    .where('commandId', '=', commandId)
    .executeTakeFirst()
  if (!row) return null
  const { sprintId, ...receipt } = row
  return { receipt, sprintId }
}

/** A page of the family's log with the commands as JSON texts, oldest first. */
export function readChanges(
  db: Database,
  { familyId, after, limit }: { familyId: string; after: number; limit: number },
) {
  return db
    .selectFrom('changes')
    .select(['sequence', 'sprintId', 'version', 'userId', 'at', 'command'])
    .where('familyId', '=', familyId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Empties the family's log, whose documents were replaced or are gone. */
export async function deleteChangesOf(trx: OpenTransaction, familyId: string): Promise<void> {
  await trx.deleteFrom('changes').where('familyId', '=', familyId).execute()
}

/** Takes what somebody did out of a log who did the same thing again; browsers that lack it ask anew. */
export async function forgetEarlier(
  trx: OpenTransaction,
  familyId: string,
  actor: string,
): Promise<void> {
  const changes = trx.deleteFrom('changes').where('familyId', '=', familyId)
  await changes.where('userId', '=', actor).execute()
}

/** Appends an action to the family's log, so that the other screens hear of it like of any change. */
export async function appendAction(
  trx: OpenTransaction,
  { id: familyId, version }: { id: string; version: number },
  {
    action,
    sequence,
    commandId,
    by,
    now,
  }: {
    action: Action
    sequence: number
    commandId: string
    by: string
    now: string
  },
): Promise<void> {
  const command = { id: commandId, ...action }
  const place = { familyId, sequence, commandId, sprintId: null, version }
  await appendChange(trx, { ...place, userId: by, at: now, command, undo: null, hash: null })
}
