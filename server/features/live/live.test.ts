import pg from 'pg'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import { changesSchema } from '#core/log/schema.ts'
import { apiPaths } from '#core/paths.ts'
import type { News } from '#server/store/bus.ts'
import { openStore } from '#server/store/database.ts'
import { listening, openStream } from '#server/testing/sse-client.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { dialects } from '#server/testing/test-store.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createDatabase } from '../../../scripts/postgres.ts'

const soon = { timeout: 3_000, interval: 10 }
const topic = (text: string) => ({ type: 'park-topic', topic: { id: text, text } }) as const

describe.each(dialects)('what happens in a family, as it happens, on %s', (dialect) => {
  const server = useServer(dialect)
  const port = listening(server)

  const listen = (
    who: SignedUp,
    {
      after,
      familyId = who.familyId,
      headers = {},
    }: {
      after?: number
      familyId?: string
      headers?: Record<string, string>
    } = {},
  ) => {
    const query = after === undefined ? '' : `?after=${after}`
    return openStream(port(), who, apiPaths.events(familyId) + query, headers)
  }

  test('is told to whoever watches: the entries of the log themselves [C4]', async () => {
    const maya = await server.signedUp()
    const stream = await listen(maya)
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    await vi.waitFor(() => expect(stream.events).toMatchObject([{ event: 'hello', id: '0' }]), soon)
    await maya.changeFamily(maya.familyId, topic('one'))
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await vi.waitFor(() => expect(stream.events).toHaveLength(3), soon)
    const { userId } = maya
    expect(stream.events.slice(1)).toMatchObject([
      {
        event: 'change',
        id: '1',
        data: { sequence: 1, sprintId: null, userId, command: topic('one'), hash: null },
      },
      {
        event: 'change',
        id: '2',
        data: { sequence: 2, sprintId: sprint.id, undo: { type: 'delete-sprint' } },
      },
    ])
    stream.close()
  })

  test('is read a page at a time as well, with the hash of a document now and then [C4]', async () => {
    const maya = await server.signedUp()
    for (let count = 1; count <= 17; count += 1) {
      const interests = [`Interest ${count}`]
      await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { interests } })
    }
    const { body } = await maya.get(`${apiPaths.changes(maya.familyId)}?after=14`)
    const { changes, head, user } = changesSchema.parse(body)
    expect([head, user.id, changes.map(({ sequence }) => sequence)]).toEqual([
      17,
      maya.userId,
      [15, 16, 17],
    ])
    expect(changes.map(({ hash }) => hash !== null)).toEqual([false, true, false])
    expect((await maya.get(`${apiPaths.changes(maya.familyId)}?after=17`)).body).toMatchObject({
      changes: [],
    })
    for (const unknown of [18, 9_000]) {
      const answer = await maya.get(`${apiPaths.changes(maya.familyId)}?after=${unknown}`)
      expect(answer).toMatchObject({ status: 410, body: { code: 'log-trimmed' } })
    }
    await server.db.deleteFrom('changes').where('sequence', '<', 10).execute()
    const trimmed = await maya.get(`${apiPaths.changes(maya.familyId)}?after=8`)
    expect(trimmed).toMatchObject({ status: 410, body: { code: 'log-trimmed' } })
    expect((await maya.get(`${apiPaths.changes(maya.familyId)}?after=9`)).status).toBe(200)
  })

  test('goes on where it was left, and says when that is too far away', async () => {
    const maya = await server.signedUp()
    for (const text of ['one', 'two', 'three']) await maya.changeFamily(maya.familyId, topic(text))
    const stream = await listen(maya, { after: 1 })
    await vi.waitFor(() => expect(stream.events.map(({ id }) => id)).toEqual(['1', '2', '3']), soon)
    stream.close()
    const other = await listen(maya, { headers: { 'last-event-id': '2' } })
    await vi.waitFor(() => expect(other.events.map(({ id }) => id)).toEqual(['2', '3']), soon)
    other.close()
    const rows = Array.from({ length: 120 }, (_, index) => ({
      familyId: maya.familyId,
      sequence: index + 10,
      commandId: `command-number-${index}`,
      sprintId: null,
      version: index,
      userId: maya.userId,
      at: '2026-03-04T18:30:00.000Z',
      command: '{}',
    }))
    await server.db.insertInto('changes').values(rows).execute()
    await server.db
      .updateTable('families')
      .set({ sequence: 129 })
      .where('id', '=', maya.familyId)
      .execute()
    const far = await listen(maya, { after: 3 })
    await vi.waitFor(
      () => expect(far.events.at(-1)).toMatchObject({ event: 'resync', id: '129' }),
      soon,
    )
    far.close()
  })

  test('lets others in between when very many come back in one moment [E9]', async () => {
    const [maya, other] = [await server.signedUp(), await server.signedUp()]
    let answered = 0
    // Without a socket they are refused, once they have had their turn and were found to be allowed.
    const coming = Array.from({ length: 200 }, async () => {
      const { status } = await maya.get(apiPaths.events(maya.familyId))
      expect(status).toBe(400)
      answered += 1
    })
    expect((await other.bootstrap()).status).toBe(200)
    expect(answered).toBeLessThan(100)
    await Promise.all(coming)
    expect(answered).toBe(200)
  })

  test('begins anew with the log: a family that was deleted, or came back as it was before', async () => {
    const maya = await server.signedUp()
    for (const text of ['one', 'two', 'three']) await maya.changeFamily(maya.familyId, topic(text))
    const stream = await listen(maya)
    await vi.waitFor(() => expect(stream.events).toMatchObject([{ event: 'hello', id: '3' }]), soon)
    await maya.remove(apiPaths.family(maya.familyId), { password })
    await maya.bootstrap()
    await maya.changeFamily(maya.familyId, topic('anew'))
    await vi.waitFor(() => expect(stream.events.at(-1)).toMatchObject({ id: '1' }), soon)
    expect(stream.events.slice(1).map(({ event }) => event)).toContain('resync')
    stream.events.length = 0
    await maya.changeFamily(maya.familyId, topic('next'))
    await vi.waitFor(
      () => expect(stream.events).toMatchObject([{ event: 'change', id: '2' }]),
      soon,
    )
    stream.close()

    const away = await listen(maya, { headers: { 'last-event-id': '5' } })
    await vi.waitFor(() => {
      expect(away.events).toMatchObject([{ event: 'hello' }, { event: 'resync', id: '2' }])
    }, soon)
    await maya.changeFamily(maya.familyId, topic('last'))
    await vi.waitFor(() => expect(away.events.at(-1)).toMatchObject({ id: '3' }), soon)
    away.close()
  })

  test('is for the family alone: another one, a visitor, and a removed co-parent hear nothing [A53]', async () => {
    const maya = await server.signedUp()
    const stranger = await server.signedUp()
    expect((await listen(stranger, { familyId: maya.familyId })).status).toBe(404)
    expect((await listen({ ...stranger, cookies: new Map() })).status).toBe(401)

    const ben = await server.signedUp()
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { inviteId } = (await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)).body
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    const stream = await listen(ben, { familyId: maya.familyId })
    const another = await listen(maya)
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), soon)
    await maya.remove(apiPaths.coParent(maya.familyId, ben.userId))
    await maya.changeFamily(maya.familyId, topic('private'))
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false), soon)
    // Nothing but that there is something to ask for: the answer says that it is over.
    expect(stream.events.map(({ event }) => event)).toEqual(['hello', 'resync'])
    await vi.waitFor(() => expect(another.events).toHaveLength(3), soon)
    another.close()
  })

  test('ends with the session', async () => {
    const maya = await server.signedUp()
    const phone = server.client()
    await phone.signIn({ email: maya.email, password: 'giraffe-umbrella' })
    const stream = await listen({ ...maya, ...phone, cookies: new Map(phone.cookies) })
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), soon)
    await phone.signOut()
    await maya.changeFamily(maya.familyId, topic('later'))
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false), soon)
    // Nothing but that there is something to ask for: the answer says that it is over.
    expect(stream.events.map(({ event }) => event)).toEqual(['hello', 'resync'])
  })

  test('does not begin at a place that is none', async () => {
    const maya = await server.signedUp()
    for (const after of ['-1', '1.5', 'x', '1e99']) {
      const path = `${apiPaths.events(maya.familyId)}?after=${after}`
      expect((await openStream(port(), maya, path)).status, after).toBe(400)
    }
  })
})

describe('two servers on one PostgreSQL', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  /** As its administrator, who is let in when nobody else is. */
  const administer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  test('hear of each other’s news, and look by themselves for as long as they cannot', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'))
    const options = { dataDir: folder.path, databaseUrl, poolSize: 2 }
    const [one, other] = [await openStore(options), await openStore(options)]
    const news: (News | null)[] = []
    other.bus.listen((item) => void news.push(item))
    const first = { familyId: 'family_maya', sequence: 7 }
    one.bus.tell([first])
    await vi.waitFor(() => expect(news).toContainEqual(first), soon)
    news.length = 0
    const name = new URL(databaseUrl).pathname.slice(1)
    await administer(
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = '${name}' and query ilike 'listen%'`,
    )
    const looks = () => news.filter((item) => item === null).length
    await vi.waitFor(() => expect(looks()).toBeGreaterThan(3), { timeout: 10_000, interval: 50 })
    await administer(`alter database ${name} allow_connections true`)
    const second = { familyId: 'family_maya', sequence: 8 }
    await vi.waitFor(
      () => {
        one.bus.tell([second])
        expect(news).toContainEqual(second)
      },
      { timeout: 10_000, interval: 200 },
    )
    await one.close()
    await other.close()
  })
  test('listen at an address of their own where one is given, past a pooler', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'))
    const named = (name: string) => `${databaseUrl}?application_name=${name}`
    const options = { dataDir: folder.path, databaseUrl: named('pooled'), poolSize: 2 }
    const direct = await openStore({ ...options, directUrl: named('direct') })
    const other = await openStore(options)
    const news: (News | null)[] = []
    direct.bus.listen((item) => void news.push(item))
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const found = await client.query(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and query ilike 'listen%' order by name`,
    )
    await client.end()
    expect(found.rows).toEqual([{ name: 'direct' }, { name: 'pooled' }])
    const first = { familyId: 'family_maya', sequence: 7 }
    other.bus.tell([first])
    await vi.waitFor(() => expect(news).toContainEqual(first), soon)
    await direct.close()
    await other.close()
  })
})

describe('a sign-out at one of two servers on one PostgreSQL', () => {
  const folder = temporaryFolder()
  let databaseUrl: string
  const open = async () => {
    databaseUrl ??= await createDatabase(inject('postgresUrl'), inject('migratedUrl'))
    return openStore({ dataDir: folder.path, databaseUrl, poolSize: 4 })
  }
  const one = useServer('postgres', { openStore: open })
  const other = useServer('postgres', { openStore: open })
  const port = listening(other)
  afterAll(() => folder.remove())

  /** The other server's own connection to the database: for what happens there. */
  const connected = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    return client
  }
  /** Maya's phone, signed in beside the browser in which she signed up. */
  const aPhone = async () => {
    const maya = await one.signedUp()
    const phone = one.client()
    await phone.signIn({ email: maya.email, password })
    return { ...maya, ...phone, cookies: new Map(phone.cookies) }
  }
  const events = (phone: SignedUp) => openStream(port(), phone, apiPaths.events(phone.familyId))
  const isTold = (stream: Awaited<ReturnType<typeof events>>) =>
    vi.waitFor(() => {
      expect(stream.isOpen()).toBe(false)
      expect(stream.events.map(({ event }) => event)).toEqual(['hello', 'resync'])
    }, soon)

  test('ends the stream at the other, and nothing more is answered there [P15]', async () => {
    const phone = await aPhone()
    const stream = await events(phone)
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), soon)
    await phone.signOut()
    await isTold(stream)
    const again = await events(phone)
    expect(again.status).toBe(401)
  })

  test('ends it as well where it just begins, its session asked about already [P15]', async () => {
    const phone = await aPhone()
    const client = await connected()
    // Whoever asks where the log ends waits: that is after the session, and before it listens.
    await client.query('begin; lock table families in access exclusive mode')
    const coming = events(phone)
    await vi.waitFor(async () => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    }, soon)
    const heard: (News | null)[] = []
    other.store.bus.listen((news) => void heard.push(news))
    await phone.signOut()
    const { familyId } = phone
    await vi.waitFor(() => expect(heard).toContainEqual({ familyId, sequence: 0 }), soon)
    await client.query('commit')
    await client.end()
    await isTold(await coming)
  })

  test('ends it once the other hears again, where it heard nothing meanwhile [P15]', async () => {
    const phone = await aPhone()
    const stream = await events(phone)
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), soon)
    const client = await connected()
    // As when a line breaks: what was told meanwhile is lost.
    await client.query(
      `delete from sessions where "userId" = $1 and hash in (
         select hash from sessions where "userId" = $1 order by "createdAt" desc limit 1)`,
      [phone.userId],
    )
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    )
    await client.end()
    await isTold(stream)
  })
})
