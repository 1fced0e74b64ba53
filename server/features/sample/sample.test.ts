import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { hostLimits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { removeSamples } from '#server/features/deletion/remove-samples.ts'
import { listAccounts } from '#server/store/host-accounts.ts'
import { hasFamilies, readFigures } from '#server/store/host-figures.ts'
import { filled, routesOf } from '#server/testing/route-table.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'
import { baseUrl, password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const begin = (client: TestClient, today = new Date().toISOString().slice(0, 10)) =>
  client.post<{ user: User }>(apiPaths.sample, { today })

/** What one may change in a sample family, written down a second time. */
const mayChange = [
  'POST /api/families/{familyId}/commands',
  'POST /api/families/{familyId}/letters',
  'POST /api/families/{familyId}/opened-letters',
  'DELETE /api/families/{familyId}/letters/{letterId}',
  'POST /api/families/{familyId}/presence',
  'POST /api/families/{familyId}/sprints',
  'PATCH /api/families/{familyId}/sprints/{sprintId}',
  'DELETE /api/families/{familyId}/sprints/{sprintId}',
  'POST /api/families/{familyId}/sprints/{sprintId}/commands',
]

describe.each(dialects)('a sample family, on %s', (dialect) => {
  const server = useServer(dialect, { demo: true })
  let client: TestClient
  let user: User
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:00:00.000Z') })
    await server.db.deleteFrom('attempts').execute()
    client = server.client()
    user = (await begin(client)).body.user
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

  test('has lived eight weeks, and is ticked like any [H16]', async () => {
    const { family, sprints, user: me } = (await client.bootstrap()).body
    expect(me).toEqual(user)
    expect(sprints.filter(({ completed }) => completed)).toHaveLength(6) // the latest of seven
    const running = sprints.find(({ completed }) => !completed)!
    expect(running.name).toBe(8)
    const tick = { taskId: 'cocoa', memberId: 'nora', date: '2026-11-23', done: true }
    const done = await client.changeSprint(family.id, running.id, { type: 'tick', ...tick })
    expect(done.status).toBe(200)
    const { body } = await client.get<{ sprints: object[] }>(apiPaths.insights(family.id))
    expect(JSON.stringify(body)).toContain('"name":7')
  })

  test('is its visitor’s alone, and the same one when they ask again [H16]', async () => {
    expect((await begin(client)).body.user).toEqual(user)
    const another = server.client()
    expect((await begin(another)).body.user.id).not.toBe(user.id)
    expect((await another.get(apiPaths.family(user.familyId))).status).toBe(404)
  })

  test('changes nothing but its own documents, whatever is asked [H16]', async () => {
    const { familyId, id: userId } = user
    const ids = { familyId, userId, sprintId: 'week-8', memberId: 'pip', deviceId: 'x1' }
    const writes = routesOf(server).filter(
      // Nobody is told that there are routes of a host's.
      ({ method, access }) =>
        method !== 'GET' && !['public', 'paired', 'host'].includes(access ?? ''),
    )
    expect(writes.length).toBeGreaterThan(30)
    for (const { name, method, path } of writes) {
      const answer = await client.send(filled(path, ids), {
        method,
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      const { code } = (await answer.json()) as { code?: string }
      expect(code === 'sample-only', name).toBe(!mayChange.includes(name))
    }
    await server.sendMails()
    expect(server.mails).toEqual([])
  })

  test('has no address, though it may seem to: no mail goes there, whoever asks [H16] [A65]', async () => {
    const { email } = user.profile
    await client.post(apiPaths.requestPasswordReset, { email })
    await server.client().post(apiPaths.requestPasswordReset, { email })
    for (const confirmed of [true, false]) {
      const other = await server.signedUp({ confirmed })
      await other.post(apiPaths.changeEmail, { newEmail: email, password })
      await other.post(apiPaths.invites(other.familyId), { toEmail: email, name: 'Nora' })
    }
    await server.sendMails()
    expect(server.mails.filter(({ to }) => to === email)).toEqual([])
    server.mails.length = 0
  })

  test('ends after two hours, and nothing of it is left [H16]', async () => {
    later(119)
    await removeSamples({ db: server.db, now: new Date().toISOString(), baseUrl })
    expect((await client.bootstrap()).status).toBe(200)
    later(1)
    expect((await client.bootstrap()).status).toBe(401)
    await removeSamples({ db: server.db, now: new Date().toISOString(), baseUrl })
    expect(await tablesWith(server.db, user.id)).toEqual([])
    await server.sendMails()
    expect(server.mails).toEqual([])
  })

  test('takes so many changes and no more [H16]', async () => {
    const write = () => client.post(apiPaths.presence(user.familyId), { thing: null })
    for (let count = 0; count < hostLimits.sampleWrites; count += 1) {
      if (count % 100 === 0) later(10) // slower than the pace of any account
      expect((await write()).status).toBe(200)
    }
    expect(problem(await write()).code).toBe('too-many-requests')
  })

  test('does not take the place of somebody’s own [H16]', async () => {
    const maya = await server.signedUp()
    expect(problem(await begin(maya)).code).toBe('not-yet')
    expect((await maya.bootstrap()).body.user.id).toBe(maya.userId)
  })

  test('stands on the visitor’s day, where there is such a day now [H16]', async () => {
    const auckland = server.client()
    await begin(auckland, '2026-11-24')
    const startOf = async (one: TestClient) =>
      (await one.bootstrap()).body.sprints.find(({ completed }) => !completed)!.startsOn
    expect(await startOf(auckland)).toBe('2026-11-21')
    const nowhere = server.client()
    await begin(nowhere, '2031-01-01')
    expect(await startOf(nowhere)).toBe('2026-11-20')
  })

  // The last one: for a moment afterwards there is none for anybody.
  test('is lent so often to one address, and so often to everybody [H16]', async () => {
    const address = server.client()
    for (let count = 0; count < hostLimits.samplesByAddress; count += 1) {
      address.cookies.clear()
      expect((await begin(address)).status).toBe(200)
    }
    address.cookies.clear()
    expect(problem(await begin(address)).code).toBe('too-many-requests')
    for (let count = hostLimits.samplesByAddress + 1; count < hostLimits.samples; count += 1)
      expect((await begin(server.client())).status).toBe(200)
    const full = problem(await begin(server.client()))
    expect(full).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(full.message).toMatch(/^All sample families are lent/)
  })

  test('counts for no host: neither in figures nor lists, nor as a family too many [H9, A76]', async () => {
    const before = await readFigures(server.db)
    const maya = await server.signedUp()
    await begin(server.client())
    const { accounts, families } = await readFigures(server.db)
    expect({ accounts, families }).toEqual({
      accounts: before.accounts + 1,
      families: before.families + 1,
    })
    const page = { search: '', after: undefined, limit: 100 }
    const listed = (await listAccounts(server.db, page)).accounts
    expect(listed).toHaveLength(accounts)
    expect(listed.map(({ email }) => email)).toContain(maya.email)
    expect(await hasFamilies(server.db, families)).toBe(true)
    expect(await hasFamilies(server.db, families + 1)).toBe(false)
  })
})

describe('without DEMO', () => {
  const server = useServer('sqlite')
  test('nobody gets one, and the front door offers none [H16]', async () => {
    const client = server.client()
    expect((await begin(client)).status).toBe(404)
    const { body } = await client.get<SignInSettings>(apiPaths.signInSettings)
    expect(body.demo).toBe(false)
  })
})
