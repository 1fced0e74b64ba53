import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects, openTestStore } from '#server/testing/test-store.ts'
import { openStore, transaction, type Store } from './database.ts'
import { isDuplicate, isStorageFull, isUnavailable } from './failures.ts'

const now = '2026-03-04T18:30:00.000Z'
const kinds = { isStorageFull, isUnavailable, isDuplicate }

/** What the error of this work means; nothing for one that no rule knows. */
async function meaningOf(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => new Error('nothing went wrong'),
    (problem: unknown) => problem,
  )
  return Object.entries(kinds).flatMap(([name, is]) => (is(error as Error) ? name : []))
}

const addMail = (store: Store, id: string, payload = '{}') =>
  store.db
    .insertInto('outbox')
    .values({ id, kind: 'mail', payload, createdAt: now, dueAt: now, attempts: 0, lastError: null })
    .execute()

describe.each(dialects)('what an error means, on %s', (dialect) => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore(dialect)
  })
  afterAll(() => store.close())

  test('a key that is there already is a duplicate', async () => {
    await addMail(store, 'one')
    expect(await meaningOf(addMail(store, 'one'))).toEqual(['isDuplicate'])
  })

  test('a query that is wrong is none of them: it is our fault', async () => {
    expect(await meaningOf(sql`select no_such_thing`.execute(store.db))).toEqual([])
  })
})

describe('SQLite', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore('sqlite')
  })
  afterAll(() => store.close())

  test('with no space left is full; once there is space again it goes on', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
    const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(store.db)
    await limit((rows[0]?.page_count ?? 0) + 1)
    const long = 'x'.repeat(20_000)
    expect(await meaningOf(addMail(store, 'long', long))).toEqual(['isStorageFull'])
    const work = transaction(store.db, (trx) =>
      trx.updateTable('outbox').set({ payload: long }).where('id', '=', 'nothing').execute(),
    )
    await work
    await limit(100_000)
    await addMail(store, 'long', long)
  })

  test('with somebody else writing is unavailable for a while', async () => {
    await sql`pragma busy_timeout = 0`.execute(store.db)
    const shell = new DatabaseSync(store.file ?? '')
    shell.exec('begin immediate')
    expect(await meaningOf(addMail(store, 'two'))).toEqual(['isUnavailable'])
    const begin = transaction(store.db, async () => undefined)
    expect(await meaningOf(begin)).toEqual(['isUnavailable'])
    shell.exec('rollback')
    shell.close()
    await addMail(store, 'two')
  })
})

describe('PostgreSQL', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore('postgres')
  })
  afterAll(() => store.close())

  test('that is not there is unavailable', async () => {
    const nowhere = await openStore({
      dataDir: '',
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    })
    expect(await meaningOf(addMail(nowhere, 'one'))).toEqual(['isUnavailable'])
    await nowhere.close()
  })

  test('that ends a connection in the middle is unavailable, and the next query works', async () => {
    const cut = transaction(store.db, async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
      await sql`select 1`.execute(trx)
    })
    expect(await meaningOf(cut)).toEqual(['isUnavailable'])
    await addMail(store, 'after')
  })

  test('that cuts a long query off is unavailable', async () => {
    const long = transaction(store.db, async (trx) => {
      await sql`set local statement_timeout = 10`.execute(trx)
      await sql`select pg_sleep(5)`.execute(trx)
    })
    expect(await meaningOf(long)).toEqual(['isUnavailable'])
  })

  test('that ends one of two transactions which wait for each other is unavailable', async () => {
    await addMail(store, 'a')
    await addMail(store, 'b')
    const bothHoldOne = Promise.withResolvers<void>()
    let holding = 0
    const swap = (first: string, second: string) =>
      transaction(store.db, async (trx) => {
        await sql`set local deadlock_timeout = '10ms'`.execute(trx)
        const touch = (id: string) =>
          trx.updateTable('outbox').set({ attempts: 1 }).where('id', '=', id).execute()
        await touch(first)
        if ((holding += 1) === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await touch(second)
      })
    const [one, two] = [meaningOf(swap('a', 'b')), meaningOf(swap('b', 'a'))]
    expect([...(await one), ...(await two)]).toEqual(['isUnavailable'])
  })

  // What a test cannot bring about: PostgreSQL's own codes, from its manual's appendix A, and the network's.
  test.each([
    ['disk_full', '53100', ['isStorageFull']],
    ['too_many_connections', '53300', ['isUnavailable']],
    ['connection_failure', '08006', ['isUnavailable']],
    ['cannot_connect_now', '57P03', ['isUnavailable']],
    ['serialization_failure', '40001', ['isUnavailable']],
    ['read_only_sql_transaction', '25006', ['isUnavailable']],
    ['idle_in_transaction_session_timeout', '25P03', ['isUnavailable']],
    ['out_of_memory', '53200', ['isUnavailable']],
    ['lock_not_available', '55P03', ['isUnavailable']],
    ['a name that does not resolve', 'ENOTFOUND', ['isUnavailable']],
    ['a name that does not resolve now', 'EAI_AGAIN', ['isUnavailable']],
    ['no way to the machine', 'EHOSTUNREACH', ['isUnavailable']],
    ['no way to the network', 'ENETUNREACH', ['isUnavailable']],
    ['not_null_violation', '23502', []],
  ])('saying %s (%s) means %j', async (_, code, meaning) => {
    expect(await meaningOf(Promise.reject(Object.assign(new Error('x'), { code })))).toEqual(
      meaning,
    )
  })

  test('whose connection has ended already is unavailable, to whoever still holds it', async () => {
    const late = store.db.connection().execute(async (connection) => {
      const end = sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection)
      await end.catch(() => undefined)
      await sql`select 1`.execute(connection)
    })
    expect(await meaningOf(late)).toEqual(['isUnavailable'])
  })
})
