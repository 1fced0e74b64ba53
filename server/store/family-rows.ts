import { join } from 'node:path'
import type { Selectable } from 'kysely'
import { copyChecked, stamp } from './backup.ts'
import { databaseFile } from './database-file.ts'
import { openStore, transaction } from './database.ts'
import { insertLetterRows, readLetterRows } from './letters.ts'
import { migrate } from './migrate.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'
import { inWorkFolder } from './work-folder.ts'

/** What a family is made of: its own rows, and the accounts that live in it. No session, no key. */
/** Somebody’s account as it is stored. */
export type UserRow = Selectable<Tables['users']>

export type FamilyRows = {
  family: Tables['families']
  sprints: Tables['sprints'][]
  changes: Tables['changes'][]
  outsideCalendars: Tables['outsideCalendars'][]
  letters: Tables['letters'][]
  printedSheets: Tables['printedSheets'][]
  users: UserRow[]
  accounts: Tables['accounts'][]
}

/** A family's rows, its log and its weeks oldest first; null where there is none. */
export async function readFamilyRows(db: Database, familyId: string): Promise<FamilyRows | null> {
  const family = await db
    .selectFrom('families')
    .selectAll()
    .where('id', '=', familyId)
    .executeTakeFirst()
  if (!family) return null
  const sprints = db.selectFrom('sprints').selectAll().where('familyId', '=', familyId)
  const changes = db.selectFrom('changes').selectAll().where('familyId', '=', familyId)
  const calendars = db.selectFrom('outsideCalendars').selectAll().where('familyId', '=', familyId)
  const sheets = db.selectFrom('printedSheets').selectAll().where('familyId', '=', familyId)
  const users = await db.selectFrom('users').selectAll().where('familyId', '=', familyId).execute()
  const ids = users.map(({ id }) => id)
  return {
    family,
    sprints: await sprints.orderBy('startsOn').orderBy('createdAt').orderBy('id').execute(),
    changes: await changes.orderBy('sequence').execute(),
    outsideCalendars: await calendars.execute(),
    letters: await readLetterRows(db, familyId),
    printedSheets: await sheets.execute(),
    users,
    accounts: await db.selectFrom('accounts').selectAll().where('userId', 'in', ids).execute(),
  }
}

/** The id of the family that somebody with this address lives in; null where nobody has it. */
export async function familyIdByEmail(db: Database, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('familyId')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.familyId ?? null
}

/**
 * What a family of a copy is today: of one that passed to somebody else the id is another one, and
 * the instant at which it began is still the same. Null where it is no more.
 */
export async function findSuccessor(
  db: Database,
  { id, createdAt }: Pick<Tables['families'], 'id' | 'createdAt'>,
): Promise<{ id: string; primaryUserId: string } | null> {
  const begunThen = db.selectFrom('families').select(['id', 'primaryUserId'])
  const found = await begunThen.where('createdAt', '=', createdAt).execute()
  return found.find((one) => one.id === id) ?? found[0] ?? null
}

/** Adds a family with everything in it where it is not; its accounts are others’ to add. */
export async function insertFamilyRows(
  trx: OpenTransaction,
  {
    family,
    sprints,
    changes,
    outsideCalendars,
    letters,
    printedSheets,
  }: Omit<FamilyRows, 'users' | 'accounts'>,
): Promise<void> {
  await trx
    .insertInto('families')
    .values({ ...family, settleDaysAt: '' })
    .execute()
  for (const row of sprints) await trx.insertInto('sprints').values(row).execute()
  await insertChangeRows(trx, changes)
  for (const row of await withoutEndedTokens(trx, outsideCalendars))
    await trx.insertInto('outsideCalendars').values(row).execute()
  await insertLetterRows(trx, letters)
  for (const row of printedSheets) await trx.insertInto('printedSheets').values(row).execute()
}

/** What a program has added goes with its token: not those whose token is no more, or of another server. */
async function withoutEndedTokens(
  trx: OpenTransaction,
  rows: FamilyRows['outsideCalendars'],
): Promise<FamilyRows['outsideCalendars']> {
  const ids = rows.flatMap(({ tokenId }) => tokenId ?? [])
  const tokens = trx.selectFrom('apiTokens').select('id')
  const there = ids.length > 0 ? await tokens.where('id', 'in', ids).execute() : []
  return rows.filter(({ tokenId }) => !tokenId || there.some(({ id }) => id === tokenId))
}

/** Rows that travel together. */
const batch = 100

/** Adds to a log what stood in it, at the places that it had. */
export async function insertChangeRows(
  trx: OpenTransaction,
  changes: readonly Tables['changes'][],
): Promise<void> {
  for (let from = 0; from < changes.length; from += batch) {
    const rows = changes.slice(from, from + batch)
    await trx.insertInto('changes').values(rows).execute()
  }
}

/** Adds accounts with what opens them; what opens another account by now is left out. */
export async function insertAccounts(
  trx: OpenTransaction,
  users: readonly UserRow[],
  accounts: readonly Tables['accounts'][],
): Promise<void> {
  for (const row of users) await trx.insertInto('users').values(row).execute()
  for (const row of accounts.filter(({ userId }) => users.some(({ id }) => id === userId))) {
    const insert = trx.insertInto('accounts').values(row)
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

/** Moves the end of a family's log on, so that no place in it is given twice. */
export async function raiseSequence(
  trx: OpenTransaction,
  familyId: string,
  sequence: number,
): Promise<void> {
  const family = trx.updateTable('families').set({ sequence }).where('id', '=', familyId)
  await family.where('sequence', '<', sequence).execute()
}

/** Writes one family alone into a sealed file of the built-in database's kind; gives its name. */
export function keepFamily(dataDir: string, rows: FamilyRows, now: string): Promise<string> {
  return inWorkFolder(dataDir, 'keeping', async (folder) => {
    const store = await openStore({ dataDir: folder })
    try {
      await migrate(store, now)
      await transaction(store.db, async (trx) => {
        await insertAccounts(trx, rows.users, rows.accounts)
        await insertFamilyRows(trx, rows)
      })
    } finally {
      await store.close()
    }
    const target = join(dataDir, `kept-${stamp(now)}.sqlite`)
    return (await copyChecked(databaseFile(folder), target, { sealed: true })).file
  })
}
