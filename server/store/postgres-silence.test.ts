import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { openTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts'
import type { News } from './bus.ts'
import { openStore, transaction, type Store } from './database.ts'
import { isUnavailable } from './failures.ts'

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  )
const soon = { timeout: 5_000, interval: 20 }

// As a router that forgot its connections, or a database's machine that is gone: no word of an end.
describe('a PostgreSQL whose connections fall silent', () => {
  let databaseUrl: string
  let proxy: TcpProxy
  let store: Store
  beforeAll(async () => {
    databaseUrl = await createDatabase(inject('postgresUrl'))
    const url = new URL(databaseUrl)
    proxy = await openTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    const timeouts = { query: 250, ask: 50, answer: 100, again: 50 }
    store = await openStore({ dataDir: '', databaseUrl: url.href, poolSize: 1, timeouts })
  })
  afterAll(async () => {
    await store.close()
    proxy.cut()
  })

  const ask = () => sql`select 1`.execute(store.db)

  test('costs a query its timeout, and no query after it', async () => {
    await vi.waitFor(ask, soon)
    proxy.silence()
    expect(await errorOf(ask())).toSatisfy(isUnavailable)
    await vi.waitFor(ask, soon) // By the only connection there may be: the silent one was not kept.
  })

  test('costs a transaction no more, and what it began is not done', async () => {
    const cut = transaction(store.db, async (trx) => {
      await sql`create table half (done text)`.execute(trx)
      proxy.silence()
      await sql`insert into half values ('yes')`.execute(trx)
    })
    expect(await errorOf(cut)).toSatisfy(isUnavailable)
    // Its lock went with it over there, as soon as PostgreSQL had waited as long.
    await vi.waitFor(() => sql`create table half (done text)`.execute(store.db), soon)
  })

  test('is listened to anew, and what was told meanwhile is looked for', async () => {
    const other = await openStore({ dataDir: '', databaseUrl, poolSize: 1 })
    const news: (News | null)[] = []
    store.bus.listen((item) => void news.push(item))
    proxy.silence()
    other.bus.tell([{ familyId: 'family_maya', sequence: 7 }])
    await vi.waitFor(() => expect(news).toContainEqual(null), soon)
    const next = { familyId: 'family_maya', sequence: 8 }
    await vi.waitFor(() => {
      other.bus.tell([next])
      expect(news).toContainEqual(next)
    }, soon)
    await other.close()
  })
})

test('a PostgreSQL that takes connections and says nothing is given up soon', async () => {
  const taken: Socket[] = []
  const mute = createServer((socket) => void taken.push(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as { port: number }
  const databaseUrl = `postgres://nobody@127.0.0.1:${port}/none`
  const store = await openStore({ dataDir: '', databaseUrl, timeouts: { connect: 50 } })
  expect(await errorOf(sql`select 1`.execute(store.db))).toSatisfy(isUnavailable)
  await store.close()
  for (const socket of taken) socket.destroy()
  mute.close()
})
