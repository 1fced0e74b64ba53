import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { inNameOf } from './asker.ts'
import { openStore, transaction, type Store } from './database.ts'
import { isUnavailable } from './failures.ts'

const connect = 2_000

describe('the connections to PostgreSQL', () => {
  let store: Store
  beforeAll(async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'))
    const timeouts = { connect }
    store = await openStore({ dataDir: '', databaseUrl, poolSize: 3, timeouts })
    await sql`create table rows (id integer)`.execute(store.db)
    await sql`insert into rows values (1)`.execute(store.db)
  })
  afterAll(() => store.close())

  const ask = (name: string) => inNameOf(name, () => sql`select 1`.execute(store.db))
  /** Has a row to itself until it is told to end, as what rewrites all of a family’s weeks does. */
  const hold = (name: string, until: Promise<void>) =>
    inNameOf(name, () =>
      transaction(store.db, async (trx) => {
        await sql`update rows set id = id`.execute(trx)
        await until
      }),
    )

  test('are left to others by a family whose requests wait for each other [A81]', async () => {
    const end = Promise.withResolvers<void>()
    const all = Array.from({ length: 20 }, () => hold('loud', end.promise))
    await wait(100)
    await ask('quiet')
    end.resolve()
    await Promise.all(all)
  })

  test('are given in turns by who asks, however many ask before [A81]', async () => {
    const done: string[] = []
    const asked = (name: string) => ask(name).then(() => done.push(name))
    const all = Array.from({ length: 50 }, () => ['one', 'two', 'three', 'four'])
    await Promise.all([...all.flat().map(asked), asked('quiet')])
    expect(done.indexOf('quiet')).toBeLessThan(20)
  })

  test('are not waited for without an end', async () => {
    const end = Promise.withResolvers<void>()
    const first = hold('loud', end.promise)
    const second = hold('loud', end.promise).catch((error: Error) => error)
    expect(await second).toSatisfy(isUnavailable)
    end.resolve()
    await first
    await ask('loud')
  })
})
