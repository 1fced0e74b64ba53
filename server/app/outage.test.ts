import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { apiPaths } from '#core/paths.ts'
import { openStore } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { randomId } from '#server/platform/random-id.ts'
import { openTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { baseUrl, password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { problem } from '#server/testing/test-client.ts'

describe('a disk with no space left', () => {
  const why = 'x'.repeat(2000)
  const server = useServer('sqlite')
  let maya: SignedUp
  beforeAll(async () => {
    maya = await server.signedUp()
    const texts = { title: 'Read', why, measure: why, celebration: '' }
    const goal = { id: 'goal1', ...texts, weeks: 1, startsOn: '2026-03-01' }
    await maya.changeFamily(maya.familyId, { type: 'set-goal', goal })
  })

  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(server.db)
  const fill = async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db)
    await limit(rows[0]?.page_count ?? 1)
    // Pages that were given back are room, too.
    const ballast = () =>
      server.db
        .insertInto('jobs')
        .values({ name: randomId(), dueAt: 'x'.repeat(1_000) })
        .execute()
    for (let isRoom = true; isRoom;) isRoom = await ballast().then(Boolean, () => false)
  }
  afterEach(() => limit(1_000_000))

  const write = (title: string) =>
    maya.changeFamily(maya.familyId, { type: 'edit-goal', changes: { title, measure: why } })

  test('refuses what would be saved, goes on reading, and recovers by itself', async () => {
    const before = await maya.documents()
    await fill()
    expect(problem(await write('full'))).toEqual({
      status: 507,
      code: 'storage-full',
      message: 'The server has no space left. Nothing was saved.',
    })
    expect(await maya.documents()).toEqual(before)
    await limit(1_000_000)
    expect(await write('room')).toMatchObject({ status: 200 })
  })

  test('is told by /readyz as long as writing fails, and no longer [H6]', async () => {
    const ready = async () => {
      const answer = await server.app.request(baseUrl + apiPaths.ready)
      return { status: answer.status, said: await answer.json() }
    }
    const well = { status: 200, said: { ok: true } }
    expect(await ready()).toEqual(well)
    await fill()
    expect(problem(await write('full'))).toMatchObject({ status: 507 })
    const full = { status: 503, said: { ok: false, why: 'storage-full' } }
    expect([await ready(), await ready()]).toEqual([full, full])
    expect((await server.app.request(baseUrl + apiPaths.health)).status).toBe(200)
    await limit(1_000_000)
    expect(await ready()).toEqual(well)
  })

  test('is told in the log: once a minute, however many were refused', async () => {
    let now = Math.ceil(performance.now()) + 60_000 // whole: a minute must be one
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const lines = () => server.errors.filter(({ event }) => event === 'storage-full')
    const before = lines().length
    await fill()
    await write('full')
    await write('still-full')
    expect(lines()).toHaveLength(before + 1)
    expect(lines().at(-1)?.message).toMatch(/full/)
    now += 60_000
    await write('full-for-long')
    expect(lines()).toHaveLength(before + 2)
  })

  test('is what a sign-up is told, too, and no word of an e-mail in use', async () => {
    await fill()
    const answers = []
    // Small rows find a place in pages that are there for a while.
    for (let index = 0; index < 60; index += 1) {
      const email = `${'x'.repeat(50)}${index}@example.org`
      const answer = await server.client().signUp({ email, password, name: 'ü'.repeat(80) })
      if (answer.status !== 200) answers.push(problem(answer))
      if (answers.length > 0) break
    }
    expect(answers).toMatchObject([{ status: 507, code: 'storage-full' }])
  })
})

describe('a PostgreSQL that goes away', () => {
  let proxy: TcpProxy
  const server = useServer('postgres', {
    openStore: async () => {
      const url = new URL(await createDatabase(inject('postgresUrl')))
      proxy = await openTcpProxy(Number(url.port))
      url.port = String(proxy.port)
      const store = await openStore({ dataDir: '', databaseUrl: url.href, poolSize: 4 })
      await migrate(store, new Date().toISOString())
      return store
    },
  })
  afterAll(() => proxy.cut())

  const ready = async () => (await server.app.request(baseUrl + apiPaths.ready)).status

  test('is answered with "busy right now", and everything goes on once it is back', async () => {
    const maya = await server.signedUp()
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    const before = await maya.documents()
    const tick = {
      id: 'a-tick-during-an-outage',
      type: 'tick',
      taskId: 'task1',
      memberId: 'primary',
      date: '2026-03-02',
      done: true,
    } as const
    expect(await ready()).toBe(200)
    const token = await mailedToken(server, maya.email)
    const confirm = () => server.client().post(apiPaths.confirmEmail, { token })

    const captcha = await maya.captcha()
    proxy.cut()
    const unavailable = {
      status: 503,
      code: 'unavailable',
      message: 'The server is busy right now. Please try again shortly.',
    }
    expect(problem(await maya.bootstrap())).toEqual(unavailable)
    expect(problem(await maya.changeSprint(maya.familyId, sprint.id, tick))).toEqual(unavailable)
    expect(problem(await server.client().signIn({ email: maya.email, password }))).toEqual(
      unavailable,
    )
    const email = 'outage@example.org'
    const given = { email, password, captcha }
    expect(problem(await server.client().post(apiPaths.signUp, given))).toEqual(unavailable)
    // A link that cannot be checked now is not one that failed.
    expect(problem(await confirm())).toEqual(unavailable)
    expect(await ready()).toBe(503)
    expect((await server.app.request(baseUrl + apiPaths.health)).status).toBe(200)
    // What went wrong is in the log, what the family typed is not.
    expect(server.errors.map(({ event }) => event)).toContain('request.failed')
    expect(JSON.stringify(server.errors)).not.toContain(maya.email)

    await proxy.repair()
    expect(await ready()).toBe(200)
    expect(await maya.documents()).toEqual(before)
    expect(await maya.changeSprint(maya.familyId, sprint.id, tick)).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
    expect(await server.client().signUp({ email, password })).toMatchObject({ status: 200 })
    expect(await confirm()).toMatchObject({ status: 200 })
  })
})
