import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import type { Bus, News } from './bus.ts'
import { postgresBus } from './postgres-bus.ts'

const soon = { timeout: 10_000, interval: 10 }
const quick = { ask: 50, again: 50 }
const news = (sequence: number) => ({ familyId: 'family_maya', sequence })

let connectionString: string
beforeAll(async () => {
  connectionString = await createDatabase(inject('postgresUrl'))
})

let pool: pg.Pool
let open: Bus[] = []
beforeEach(() => {
  pool = new pg.Pool({ connectionString })
})
afterEach(async () => {
  await Promise.all(open.map((bus) => bus.close()))
  open = []
  await pool.end()
})

/** A bus, what it told, and the connections that it opened to listen. */
async function openBus({ onto = pool, faulty = (_: pg.Client) => {}, mark = '' } = {}) {
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    clients.push(client)
    faulty(client)
    return client
  }
  const [onStranger, onDeaf] = [vi.fn(), vi.fn()]
  const bus = await postgresBus(onto, connect, { ...quick, seal: { mark, onStranger }, onDeaf })
  open.push(bus)
  const told: (News | null)[] = []
  bus.listen((item) => void told.push(item))
  return { bus, told, clients, onStranger, onDeaf }
}

const listening = async () => {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  )
  return rows.length
}

/** A pool that says no to the next of these; the first is always a greeting. */
function refusing(times: number): pg.Pool {
  let refused = 0
  const query = async (...given: [string, unknown[]]) => {
    if ((refused += 1) <= times) throw new Error('Query read timeout')
    return pool.query(...given)
  }
  return { query } as never
}

test('a connection that cannot listen is closed, and one follows it', async () => {
  let refused = 0
  const { bus, told, clients } = await openBus({
    faulty: (client) => {
      if ((refused += 1) > 3) return
      client.query = (async () => {
        await client.end()
        throw new Error('out of memory')
      }) as never
    },
  })
  await vi.waitFor(async () => expect(await listening()).toBe(1), soon)
  const other = await openBus()
  told.length = 0
  other.bus.tell([news(1)])
  other.bus.tell([news(2)])
  await vi.waitFor(() => expect(told).toContainEqual(news(2)), soon)
  expect(told.filter((item) => item !== null)).toEqual([news(1), news(2)]) // each once
  expect(clients).toHaveLength(4)
  await Promise.all([bus.close(), other.bus.close()])
  await vi.waitFor(async () => expect(await listening()).toBe(0), soon)
})

test('a notification that fails is sent again, and nothing is missing', async () => {
  const { bus } = await openBus({ onto: refusing(3) })
  const other = await openBus()
  bus.tell([news(1), news(0)])
  bus.tell([news(2)])
  await vi.waitFor(() => expect(other.told).toHaveLength(3), soon)
  expect(other.told).toEqual([news(1), news(0), news(2)])
})

test('more notifications than can wait become one word: look', async () => {
  const { bus, told } = await openBus({ onto: refusing(2) })
  const other = await openBus()
  const many = Array.from({ length: 2_000 }, (_, index) => news(index))
  bus.tell(many)
  await vi.waitFor(() => expect(other.told).toEqual([null]), soon)
  expect(told).toEqual(many) // Here nobody has to look.
})

test('servers with different secrets tell so once each, and no others', async () => {
  const first = await openBus({ mark: 'ours' })
  const second = await openBus({ mark: 'ours' })
  const stranger = await openBus({ mark: 'theirs' })
  await vi.waitFor(() => {
    expect(first.onStranger).toHaveBeenCalledTimes(1)
    expect(second.onStranger).toHaveBeenCalledTimes(1)
    expect(stranger.onStranger).toHaveBeenCalledTimes(2)
  }, soon)
  for (const { bus } of [first, second, stranger]) bus.tell([news(1)])
  await vi.waitFor(() => {
    for (const { told } of [first, second, stranger]) expect(told).toHaveLength(3)
  }, soon)
  expect(first.onStranger).toHaveBeenCalledTimes(1)
  expect(second.onStranger).toHaveBeenCalledTimes(1)
  expect(stranger.onStranger).toHaveBeenCalledTimes(2)
})

/** As a pooler has clients listen: with a process that serves somebody else by now. */
const inVain = (client: pg.Client) => {
  client.query = (async () => undefined) as never
}

test('a listener that hears nothing behind a pooler is told once, and looks by itself', async () => {
  const deaf = await openBus({ faulty: inVain })
  const other = await openBus()
  await vi.waitFor(() => expect(deaf.onDeaf).toHaveBeenCalledTimes(1), soon)
  deaf.told.length = 0
  other.bus.tell([news(1)])
  await vi.waitFor(() => expect(deaf.told).toEqual([null, null]), soon)
  expect(deaf.onDeaf).toHaveBeenCalledTimes(1)
  expect(other.onDeaf).not.toHaveBeenCalled()
  expect(other.told).not.toContain(null)
})
