import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { newFamily } from '#core/family/family.ts'
import { openStore, transaction, type Store } from '#server/store/database.ts'
import { insertFamily } from '#server/store/families.ts'
import { migrate } from '#server/store/migrate.ts'
import { insertCalendar, listOutsideCalendars } from '#server/store/outside-calendars.ts'
import { createDatabase } from '../../../scripts/postgres.ts'
import { readDueCalendars } from './calendar-reader.ts'

const now = '2026-03-04T18:30:00.000Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const empty = Buffer.from('BEGIN:VCALENDAR\nEND:VCALENDAR')

let servers: [Store, Store]
let familyId: string
beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const open = () => openStore({ dataDir: '', databaseUrl, poolSize: 8 })
  servers = [await open(), await open()]
  await migrate(servers[0], now)
  const family = newFamily({ userId: 'maya', name: 'Maya', now })
  familyId = family.id
  await insertFamily(servers[0].db, family)
})
afterAll(() => Promise.all(servers.map((server) => server.close())))
beforeEach(async () => void (await servers[0].db.deleteFrom('outsideCalendars').execute()))

const add = (count: number, to = familyId, from = 0) =>
  transaction(servers[0].db, async (trx) => {
    for (let index = from; index < from + count; index += 1) {
      const url = `https://site.example/${index}`
      const fields = {
        name: 'Club',
        login: null,
        tokenId: null,
        addedAt: now,
        readAt: null,
        events: [],
      }
      await insertCalendar(trx, { familyId: to, id: `calendar${index}`, url, ...fields })
    }
  })

const log = { info: () => undefined, error: (_: string, error: unknown) => void errors.push(error) }
const errors: unknown[] = []
const reading = (server: Store, request: (url: URL) => Promise<void>, at = now) =>
  readDueCalendars({
    db: server.db,
    clock: () => at,
    log,
    secret: 'of the server',
    askCalendars: () => Promise.reject(new Error('nobody has a password here')),
    request: async (url) => {
      await request(url)
      return { bytes: empty, etag: null, charset: null }
    },
  })

test('of two servers on one PostgreSQL one reads each calendar, once', async () => {
  await add(20)
  const seen: string[][] = [[], []]
  const run = (server: Store, index: number) =>
    reading(server, async ({ pathname }) => {
      seen[index]!.push(pathname)
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  await Promise.all(servers.map(run))
  expect(seen.flat().toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `/${i}`).toSorted())
  expect(Math.min(...seen.map(({ length }) => length)), 'both took part').toBeGreaterThan(0)
  expect(errors).toEqual([])
  const kept = await listOutsideCalendars(servers[1].db, familyId)
  expect(kept.every(({ readAt, problem }) => readAt === now && problem === null)).toBe(true)
}, 60_000)

test('a calendar whose server is gone is read by another when its lease is over', async () => {
  await add(1)
  const gone = reading(servers[0], () => new Promise(() => undefined))
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 200))])
  let times = 0
  const count = async () => void (times += 1)
  await reading(servers[1], count, later(4))
  expect(times).toBe(0)
  await reading(servers[1], count, later(5))
  expect(times).toBe(1)
})

test('a family’s sites that take their time do not keep the others waiting [A87]', async () => {
  const ben = newFamily({ userId: 'ben', name: 'Ben', now })
  await insertFamily(servers[0].db, ben)
  await add(30)
  await add(5, ben.id, 30)
  const others = Promise.withResolvers<void>()
  let done = 0
  // One family's answer only when all of the other's have been read.
  await reading(servers[0], async ({ pathname }) => {
    if (Number(pathname.slice(1)) < 30) return others.promise
    done += 1
    if (done === 5) others.resolve()
  })
  expect(done).toBe(5)
  expect(errors).toEqual([])
}, 60_000)
