import { CompiledQuery, sql } from 'kysely'
import { memoize } from '#core/lib/memoize.ts'
import { compiled, run } from './compiled.ts'
import { transaction } from './database.ts'
import { isPostgres } from './dialect.ts'
import { readSequence } from './changes.ts'
import { isRowOfAnother, isUnmet } from './failures.ts'
import { isVisiting, visitorBy } from './found-devices.ts'
import { baseOf, guardOf, type Holder } from './guarded.ts'
import { inMutex } from './family-mutex.ts'
import type { Database } from './schema.ts'

/** A family's log and its last place, as it was read. */
export type LogPosition = { familyId: string; sequence: number }

/** Statements that happen together or not at all; the first takes the family's place in its log. */
export type Writes = readonly [place: CompiledQuery, ...others: CompiledQuery[]]

/**
 * Lets a family's commands decide and write one after the other. `db` is what they read and write by:
 * on SQLite one transaction, on PostgreSQL the pool, where each of them writes by one statement.
 */
export function oneByOne<Result>(
  db: Database,
  familyId: string,
  work: (open: Database, hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const base = baseOf(db)
  if (!isPostgres(base)) return transaction(base, (trx) => work(trx, false))
  return inMutex(base, familyId, (hasWaited) => work(base, hasWaited))
}

/**
 * Writes, on condition that the family's log is where it was read, and that whoever asks on `db` may
 * still do so; false, with nothing written, where the log has moved on. Throws `Withdrawn`.
 */
export async function writeOnce(
  db: Database,
  open: Database,
  last: LogPosition,
  [place, ...others]: Writes,
): Promise<boolean> {
  const guard = guardOf(db)
  const held = guard?.holder && heldBy(open, guard.holder())
  const conditions = held ? [place, held] : [place]
  const isDone = isPostgres(open)
    ? await inOneStatement(open, conditions, others).catch(unlessMovedOn(open, last))
    : await inOrder(open, conditions, others)
  if (!isDone) await guard?.check(open)
  return isDone
}

const heldSession = compiled(
  ['sessionId', 'now', 'userId', 'familyId', 'role'],
  (db, { sessionId, now, userId, familyId, role }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select('users.id')
      .where('sessions.id', '=', sessionId)
      .where('sessions.expiresAt', '>', now)
      .where('users.id', '=', userId)
      .where('users.familyId', '=', familyId)
      .where('users.role', '=', role)
      // Until the end nobody ends the session or moves its user; families come before users (014).
      .$if(isPostgres(db), (query) =>
        query.where(sql<boolean>`exists (select 1 from part0)`).forShare(),
      ),
)

const heldToken = compiled(
  ['tokenId', 'now', 'userId', 'familyId', 'role'],
  (db, { tokenId, now, userId, familyId, role }) =>
    db
      .selectFrom('apiTokens')
      .innerJoin('users', 'users.id', 'apiTokens.userId')
      .select('users.id')
      .where('apiTokens.id', '=', tokenId)
      .where('apiTokens.familyId', '=', familyId)
      .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
      .where('users.id', '=', userId)
      .where('users.familyId', '=', familyId)
      .where('users.role', '=', role)
      .$if(isPostgres(db), (query) =>
        query.where(sql<boolean>`exists (select 1 from part0)`).forShare(),
      ),
)

const heldDevice = compiled(['deviceHash', 'familyId'], (db, { deviceHash, familyId }) =>
  db
    .selectFrom('pairedDevices')
    .select('id')
    .where('hash', '=', deviceHash)
    .where('familyId', '=', familyId)
    .$if(isPostgres(db), (query) =>
      query.where(sql<boolean>`exists (select 1 from part0)`).forShare(),
    ),
)

/** The same of a device in its member’s other home, whose week it opens by this share. */
const heldVisitor = compiled(
  ['deviceHash', 'home', 'familyId'],
  (db, { deviceHash, home, familyId }) =>
    visitorBy(db, { hash: deviceHash, home })
      .where(isVisiting(familyId))
      .$if(isPostgres(db), (query) =>
        query.where(sql<boolean>`exists (select 1 from part0)`).forShare(),
      ),
)

/** The query that gives a row as long as whoever asks may still write. */
function heldBy(db: Database, holder: Holder): CompiledQuery {
  if ('deviceHash' in holder) {
    const { home } = holder
    return home === null
      ? heldDevice.filled(db, holder)
      : heldVisitor.filled(db, { ...holder, home })
  }
  return 'tokenId' in holder ? heldToken.filled(db, holder) : heldSession.filled(db, holder)
}

/** On SQLite: in a transaction, in which nobody else writes. */
async function inOrder(
  open: Database,
  conditions: CompiledQuery[],
  others: CompiledQuery[],
): Promise<boolean> {
  // The place is taken only where everything else holds.
  for (const condition of conditions.toReversed()) {
    const [row] = await run(open, condition)
    if (!row) return false
  }
  for (const one of others) await run(open, one)
  return true
}

/**
 * On PostgreSQL, which takes a statement that fails back as a whole: where its conditions do not hold,
 * this one divides by zero. Each condition asks for the one before it, and the division for the last.
 */
async function inOneStatement(
  open: Database,
  conditions: CompiledQuery[],
  others: CompiledQuery[],
): Promise<boolean> {
  const all = [...conditions, ...others]
  const parts = all.map((one) => one.sql).join(between)
  const parameters = all.flatMap((one) => one.parameters)
  try {
    await run(open, CompiledQuery.raw(joined(`${conditions.length}${between}${parts}`), parameters))
    return true
  } catch (error) {
    if (isUnmet(error)) return false
    throw error
  }
}

/**
 * PostgreSQL promises no order among the parts that write. A part may fail before the division: on a row of
 * a command that was first, or on a family that is gone. Both mean that the log has moved on.
 */
const unlessMovedOn =
  (open: Database, { familyId, sequence }: LogPosition) =>
  async (error: unknown): Promise<boolean> => {
    if (isRowOfAnother(error) && (await readSequence(open, familyId)) !== sequence) return false
    throw error
  }

const between = ';\n'

/** The statement of so many conditions and what they are for, each of which counts its own parameters. */
const joined = memoize(100, (text: string): string => {
  const [conditions, ...parts] = text.split(between)
  let before = 0
  const named = parts.map((part, index) => {
    const begins = before
    const renumbered = part.replaceAll(/\$(\d+)/g, (_, place: string) => {
      before = Math.max(before, begins + Number(place))
      return `$${begins + Number(place)}`
    })
    return `part${index} as (${renumbered})`
  })
  return `with ${named.join(', ')} select 1 / (select count(*) from part${Number(conditions) - 1})`
})
