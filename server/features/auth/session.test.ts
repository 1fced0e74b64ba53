import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, userHeader } from '#core/paths.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { httpsUrl, password, useServer, type TestServer } from '#server/testing/test-server.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const cookieName = 'elefam.session_token'
const hour = 60 * 60 * 1000
const day = 24 * hour

/** As in the cookies of former versions, which signed the token. */
const signed = (token: string) =>
  encodeURIComponent(
    `${token}.${createHmac('sha256', 'any secret').update(token).digest('base64')}`,
  )
const base64url = (text: string) => Buffer.from(text).toString('base64url')

/** Moves the clocks of the server and of its libraries on by so many milliseconds. */
function later(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('a session, on %s', (dialect) => {
  const server = useServer(dialect)

  const withCookie = (value: string): TestClient => {
    const client = server.client()
    client.cookies.set(cookieName, value)
    return client
  }
  const cookieOf = (client: TestClient) => client.cookies.get(cookieName) ?? ''
  const tokenOf = (client: TestClient) => decodeURIComponent(cookieOf(client)).split('.')[0] ?? ''
  const rowOf = (client: TestClient) =>
    server.db
      .selectFrom('sessions')
      .selectAll()
      .where('hash', '=', hashOfToken(tokenOf(client)))
      .executeTakeFirst()

  test('ends when its user signs out, and the browser is told to forget [S4.6]', async () => {
    const maya = await server.signedUp()
    const answer = await maya.signOut()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('clear-site-data')).toBe('"storage"')
    expect([...maya.cookies.keys()]).toEqual(['elefam.device'])
    expect(problem(await maya.bootstrap())).toEqual({
      status: 401,
      code: 'unauthenticated',
      message: 'Please sign in first.',
    })
  })

  test('leaves what waits on a device without an account, in the same browser, as it is [S4.6, N24]', async () => {
    const maya = await server.signedUp()
    maya.cookies.set('elefam.paired', 'the-token-of-a-tablet')
    const answer = await maya.signOut()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('clear-site-data')).toBeNull()
  })

  test('cannot be used from a copied cookie after signing out [A40]', async () => {
    const maya = await server.signedUp()
    const thief = withCookie(cookieOf(maya))
    expect(await thief.bootstrap()).toMatchObject({ status: 200 })
    await maya.signOut()
    expect(await thief.bootstrap()).toMatchObject({ status: 401 })
  })

  test('ends on one device only: another one goes on', async () => {
    const laptop = await server.signedUp()
    const phone = server.client()
    await phone.signIn({ email: laptop.email, password })
    await laptop.signOut()
    expect(await phone.bootstrap()).toMatchObject({ status: 200 })
  })

  test('that nobody has can be signed out', async () => {
    expect(await server.client().signOut()).toMatchObject({ status: 200 })
  })

  test('lasts 30 days of rest, not a moment longer', async () => {
    const maya = await server.signedUp()
    later(30 * day - hour)
    const copy = withCookie(cookieOf(maya))
    expect(await copy.bootstrap()).toMatchObject({ status: 200 })
    later(30 * day + 1)
    expect(await copy.bootstrap()).toMatchObject({ status: 401 })
  })

  test('begins its 30 days anew once a day of use, with the cookie', async () => {
    const maya = await server.signedUp()
    const first = await rowOf(maya)
    later(23 * hour)
    expect((await maya.bootstrap()).headers.getSetCookie()).toEqual([])
    expect(await rowOf(maya)).toEqual(first)

    later(2 * hour)
    const renewed = (await maya.bootstrap()).headers.getSetCookie()
    expect(renewed).toEqual([
      expect.stringMatching(/^elefam\.session_token=.*Max-Age=2592000.*HttpOnly/),
      expect.stringMatching(/^elefam\.user=.*Max-Age=2592000/),
    ])
    const second = await rowOf(maya)
    expect(second?.updatedAt).toBe(new Date().toISOString())
    expect(Date.parse(second?.expiresAt ?? '')).toBe(Date.now() + 30 * day)
    expect((await maya.bootstrap()).headers.getSetCookie()).toEqual([])
  })

  test('says to the pages of its browser whose it is, and nothing else of it to scripts [A55]', async () => {
    const maya = await server.signedUp()
    const lines = (await server.client().signIn({ email: maya.email, password })).headers
    const [token, user] = lines.getSetCookie()
    expect(token).toMatch(/^elefam\.session_token=.*HttpOnly/)
    expect(user).toMatch(new RegExp(`^elefam\\.user=${maya.userId};`))
    expect(user).not.toMatch(/HttpOnly/)
    // One of an earlier version, or of somebody else, is told with the next answer.
    const former = withCookie(cookieOf(maya))
    former.cookies.set('elefam.user', 'somebody-else')
    await former.bootstrap()
    expect(former.cookies.get('elefam.user')).toBe(maya.userId)
    expect((await former.bootstrap()).headers.getSetCookie()).toEqual([])
  })

  test('answers nothing that a page asks in the name of somebody else [A55]', async () => {
    const [maya, ben] = [await server.signedUp(), await server.signedUp()]
    const asked = (init: RequestInit, path: string, by: string) =>
      ben.send(path, { ...init, headers: { [userHeader]: by, 'content-type': 'application/json' } })
    const command = { id: 'a-command-of-maya-1', type: 'complete-onboarding' }
    const write = { method: 'POST', body: JSON.stringify(command) }
    const nothing = { method: 'POST', body: '{}' }
    for (const [init, path] of [
      [write, apiPaths.familyCommands(ben.familyId)],
      [write, apiPaths.familyCommands(maya.familyId)],
      [{}, apiPaths.reminders],
      [nothing, apiPaths.signOut],
    ] as const) {
      const answer = await asked(init, path, maya.userId)
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'another-user' }])
    }
    expect((await ben.bootstrap()).body.family.familyData.onboardingComplete).toBe(false)
    expect((await asked(write, apiPaths.familyCommands(ben.familyId), ben.userId)).status).toBe(200)
  })

  test('is not prolonged where no cookie can tell the browser so', async () => {
    const maya = await server.signedUp()
    const token = await mailedToken(server, maya.email)
    await server.db.updateTable('mailedTokens').set({ expiresAt: '9999' }).execute()
    later(25 * hour)
    await maya.get(apiPaths.session)
    await maya.get(apiPaths.invitation('unknown'))
    await maya.send(apiPaths.events(maya.familyId), { headers: { accept: 'text/event-stream' } })
    expect((await maya.post(apiPaths.confirmation, { token })).body).toMatchObject({ own: true })
    expect((await maya.bootstrap()).headers.getSetCookie()).toHaveLength(2)
  })

  test('of a family that comes by every few weeks never ends', async () => {
    const maya = await server.signedUp()
    for (let visit = 0; visit < 3; visit += 1) {
      later(29 * day)
      expect(await maya.bootstrap()).toMatchObject({ status: 200 })
    }
  })

  test('is prolonged by a command as well, and by the answer to a refusal', async () => {
    const maya = await server.signedUp()
    later(2 * day)
    const done = await maya.changeFamily(maya.familyId, { type: 'complete-onboarding' })
    expect(done.status).toBe(200)
    expect(done.headers.getSetCookie()).toHaveLength(2)
    later(2 * day)
    const refused = await maya.changeFamily(maya.familyId, { type: 'settle-topic', topicId: 'x' })
    expect(problem(refused)).toMatchObject({ code: 'topic-missing' })
    expect(refused.headers.getSetCookie()).toHaveLength(2)
  })

  test('is kept as a hash: what the database holds opens nothing', async () => {
    const maya = await server.signedUp()
    const tables = await tablesWith(server.db, tokenOf(maya))
    expect(tables).toEqual([])
    const row = await rowOf(maya)
    expect(row?.userId).toBe(maya.userId)
    expect((await withCookie(row!.hash).bootstrap()).status).toBe(401)
  })

  test('that a former version signed goes on with the cookie that it gave', async () => {
    const maya = await server.signedUp()
    const browser = withCookie(signed(tokenOf(maya)))
    expect((await browser.bootstrap()).body.user.id).toBe(maya.userId)
    later(2 * day)
    expect((await browser.bootstrap()).headers.getSetCookie()).toHaveLength(2)
    expect((await browser.bootstrap()).status).toBe(200)
  })

  test.each<[string, (token: string) => string]>([
    ['empty', () => ''],
    ['nothing but a dot', () => '.'],
    ['what stands behind a dot', (live) => `.${live}`],
    ['cut short', (live) => live.slice(0, -1)],
    ['with something after it', (live) => `${live}x`],
    ['in other letters', (live) => live.toLowerCase().replace(/^./, '_')],
    ['of nobody', () => 'A'.repeat(32)],
    ['much too long', (live) => live.repeat(300)],
    ['no valid percent-encoding', (live) => `${live}%E0%A4%A`],
    [
      'an unsigned web token (alg=none)',
      () => `${base64url('{"alg":"none"}')}.${base64url('{"sub":"maya"}')}.`,
    ],
    ['SQL', () => encodeURIComponent("' or '1'='1")],
  ])('that is %s is nobody’s [A31]', async (_, forge) => {
    const maya = await server.signedUp()
    expect((await withCookie(forge(tokenOf(maya))).bootstrap()).status).toBe(401)
    expect(server.errors).toEqual([])
  })

  test('that is revoked, or whose user is gone, is nobody’s [A31]', async () => {
    const [one, other] = [await server.signedUp(), await server.signedUp()]
    await server.db.deleteFrom('sessions').where('userId', '=', one.userId).execute()
    await server.db.deleteFrom('users').where('id', '=', other.userId).execute()
    for (const parent of [one, other]) expect((await parent.bootstrap()).status).toBe(401)
  })

  test('of nobody is refused before anything is read', async () => {
    const answer = await server
      .client()
      .post(apiPaths.familyCommands('family_x'), { no: 'command' })
    expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(server.errors).toEqual([])
  })
})

describe('behind TLS', () => {
  const server = useServer('sqlite', { baseUrl: httpsUrl })

  test('the session cookie is bound to it, by name and attribute', async () => {
    const maya = await server.signedUp()
    const names = ['session_token', 'user', 'device'].map((name) => `__Host-elefam.${name}`)
    expect([...maya.cookies.keys()]).toEqual(names)
    const answer = await server.client().signIn({ email: maya.email, password })
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure/)
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    expect((await maya.bootstrap()).body.user.id).toBe(maya.userId)
  })
})

describe('of an earlier version, behind TLS,', () => {
  const end = '2026-04-03T18:30:00.000Z'
  const server = useServer('sqlite', { baseUrl: httpsUrl, formerCookiesUntil: end })
  const never = useServer('sqlite', { baseUrl: httpsUrl })
  const former = `__Secure-${cookieName}`
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(end) - 1_000 }))
  afterEach(() => void vi.useRealTimers())

  /** A browser with the cookie by the name that it had, or that somebody else's site can give it. */
  const withFormer = async (on: TestServer) => {
    const maya = await on.signedUp()
    const browser = on.client()
    browser.cookies.set(former, maya.cookies.get(`__Host-${cookieName}`)!)
    return { maya, browser }
  }

  test('a session cookie is read for thirty days, and has its new name from its first use [A89]', async () => {
    const { maya, browser } = await withFormer(server)
    expect((await browser.bootstrap()).body.user.id).toBe(maya.userId)
    expect([...browser.cookies.keys()]).toEqual([`__Host-${cookieName}`, '__Host-elefam.user'])
    const answer = await (await withFormer(server)).browser.bootstrap()
    const [line] = answer.headers.getSetCookie()
    expect(line).toMatch(/^__Host-/)
    expect(line).toMatch(/; Path=\/; .*Secure/)
    expect(line).not.toMatch(/Domain/i)
  })

  test('one that a neighbour planted counts beside none of ours, and nowhere afterwards [A89]', async () => {
    const { browser } = await withFormer(server)
    const tom = await server.signedUp()
    tom.cookies.set(former, browser.cookies.get(former)!)
    expect((await tom.bootstrap()).body.user.id).toBe(tom.userId)
    vi.setSystemTime(Date.parse(end))
    expect((await browser.bootstrap()).status).toBe(401)
    expect((await (await withFormer(never)).browser.bootstrap()).status).toBe(401)
  })

  test('a paired device’s is read and renamed, too [A89]', async () => {
    const maya = await server.signedUp()
    const wall = { name: 'The wall', purpose: { kind: 'wall' } }
    const made = await maya.post<{ secret: string }>(apiPaths.pairedDevices(maya.familyId), wall)
    const tablet = server.client()
    await tablet.post(apiPaths.pairing, { secret: made.body.secret })
    const browser = server.client()
    browser.cookies.set('__Secure-elefam.paired', tablet.cookies.get('__Host-elefam.paired')!)
    expect((await browser.get(apiPaths.pairing)).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual(['__Host-elefam.paired'])
    expect((await browser.get(apiPaths.pairing)).status).toBe(200)
  })
})
