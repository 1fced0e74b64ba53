import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const hour = 60 * 60_000

describe.each(dialects)('looking at a link for a new password, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let token: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T18:30:00.000Z') })
    maya = await server.signedUp()
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    token = await mailedToken(server, maya.email, publicPaths.resetPassword)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const look = (given: unknown = token, by: TestClient = server.client()) =>
    by.post(apiPaths.resetLink, { token: given })
  const choose = () =>
    server.client().post(apiPaths.resetPassword, { token, newPassword: 'a-new-umbrella' })
  const dead = { status: 400, code: 'invalid-token' }

  test('says that it works, and changes nothing, however often [E4]', async () => {
    const rows = () => server.db.selectFrom('mailedTokens').selectAll().execute()
    const before = await rows()
    for (let time = 0; time < 3; time += 1) {
      expect(await look()).toMatchObject({ status: 200, body: { ok: true } })
    }
    expect(await rows()).toEqual(before)
    expect(await choose()).toMatchObject({ status: 200 })
  })

  test('says at once that it is used [E4]', async () => {
    await choose()
    expect(problem(await look())).toMatchObject(dead)
  })

  test('says at once that its hour is over [E4]', async () => {
    vi.setSystemTime(Date.now() + hour)
    expect(problem(await look())).toMatchObject(dead)
  })

  test.each([
    ['made up', 'A'.repeat(22)],
    ['empty', ''],
    ['a list', ['x']],
    ['none', null],
  ])('says that one that is %s never was one [E4]', async (_, given) => {
    expect(problem(await look(given))).toMatchObject(dead)
  })

  test('says nothing of a link for something else [E4]', async () => {
    const other = await mailedToken(server, maya.email)
    expect(problem(await look(other))).toMatchObject(dead)
  })

  test('may be tried sixty times an hour from one place [E4]', async () => {
    const client = server.client()
    const statuses: number[] = []
    for (let time = 0; time <= 60; time += 1) {
      statuses.push((await look('A'.repeat(22), client)).status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})
