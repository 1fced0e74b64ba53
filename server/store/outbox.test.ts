import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { openStore, transaction, type Store } from './database.ts'
import { migrate } from './migrate.ts'
import { enqueue, goBehind, takeDue } from './outbox.ts'

const now = '2026-03-04T18:30:00.000Z'
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

describe('the outbox of two servers on one PostgreSQL', () => {
  let servers: [Store, Store]
  beforeAll(async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'))
    const open = () => openStore({ dataDir: '', databaseUrl, poolSize: 4 })
    servers = [await open(), await open()]
    await migrate(servers[0], now)
  })
  afterAll(() => Promise.all(servers.map((server) => server.close())))
  beforeEach(async () => {
    await servers[0].db.deleteFrom('outbox').execute()
  })

  const queue = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await enqueue(servers[0].db, {
        id: `mail${index}`,
        payload: { to: `to${index}@example.org` },
        now: later(index - 100),
      })
    }
  }
  const take = async (server: Store) =>
    (await takeDue(server.db, { now, leaseUntil: later(120), without: [] }))[0]?.id

  test('gives each mail to one of them, however many take at once', async () => {
    await queue(40)
    const takers = Array.from({ length: 48 }, (_, index) => take(servers[index % 2]!))
    const taken = (await Promise.all(takers)).filter((id) => id !== undefined)
    // Whoever found the oldest row in another's hands went on to the next, none twice.
    expect(new Set(taken).size).toBe(taken.length)
    for (let id = await take(servers[1]); id; id = await take(servers[1])) taken.push(id)
    expect(taken.toSorted()).toEqual(Array.from({ length: 40 }, (_, i) => `mail${i}`).toSorted())
  })

  test('passes over what the other is just taking, and waits for nobody', async () => {
    await queue(2)
    await transaction(servers[0].db, async (trx) => {
      const oldest = trx.selectFrom('outbox').select('id').where('id', '=', 'mail0')
      await oldest.forUpdate().execute()
      expect(await take(servers[1])).toBe('mail1')
      expect(await take(servers[1])).toBeUndefined()
    })
    expect(await take(servers[1])).toBe('mail0')
  })

  test('gives away again what was taken and not sent, once its lease is over', async () => {
    await queue(1)
    expect(await take(servers[0])).toBe('mail0')
    expect(await take(servers[1])).toBeUndefined()
    const afterwards = { now: later(120), leaseUntil: later(240), without: [] }
    expect(await takeDue(servers[1].db, afterwards)).toMatchObject([{ id: 'mail0', attempts: 2 }])
  })

  test('leaves out whose server is slow, and has its mails wait behind the others [A82]', async () => {
    const hosts = ['Slow.example', 'slow.example', 'quick.example']
    for (const [index, host] of hosts.entries()) {
      const posted = { payload: { to: `to${index}@${host}` }, now: later(index - 100) }
      await enqueue(servers[0].db, { id: `mail${index}`, ...posted })
    }
    const taking = { now, leaseUntil: later(120), without: ['slow.example'] }
    expect(await takeDue(servers[1].db, taking)).toMatchObject([{ id: 'mail2' }])
    expect(await takeDue(servers[1].db, taking)).toEqual([])
    await enqueue(servers[0].db, { id: 'mail3', payload: { to: 'a@b.example' }, now: later(-1) })
    await goBehind(servers[0].db, { toHost: 'slow.example' }, now)
    expect(await take(servers[1])).toBe('mail3')
    expect(await take(servers[1])).toMatch(/mail[01]/)
  })
})
