import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, startSignIn } from '#core/paths.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { comeBackFrom, providersAt, signInWith } from '#server/testing/oidc-provider/sign-in.ts'
import { useServer } from '#server/testing/test-server.ts'
import type { TestClient } from '#server/testing/test-client.ts'

const google = await startOidcProvider('openid')
const facebook = await startOidcProvider('facebook')
const providers = providersAt({ google, facebook })
afterAll(async () => {
  await google.stop()
  await facebook.stop()
})

beforeEach(() => {
  google.person = { sub: 'maya', email: 'maya@example.org', emailVerified: true, name: 'Maya' }
  google.trouble = 'none'
  google.asked.length = 0
  facebook.trouble = 'none'
})
afterEach(() => {
  vi.useRealTimers()
})

const ended = (code: string) => `/signed-in?to=%2Fdashboard&failed=${code}`

describe('coming back from another site', () => {
  const server = useServer('sqlite', { providers })
  beforeEach(() => {
    server.errors.length = 0
  })

  const follow = async (client: TestClient, path: string) => {
    const answer = await client.get(path)
    expect(answer.status).toBe(302)
    return answer.headers.get('location')
  }
  /** Refused, without a session, without a word to the other site, and without a user. */
  const expectRefusal = async (client: TestClient, path: string, code = 'provider-expired') => {
    expect(await follow(client, path)).toBe(ended(code))
    expect(client.cookies.has('elefam.session_token')).toBe(false)
    expect((await client.get(apiPaths.session)).body).toEqual({ user: null })
    expect(google.asked).toEqual([])
    expect(await server.db.selectFrom('users').select('id').execute()).toEqual([])
  }
  const change = (path: string, parameter: string, value: string | null) => {
    const [pathname, search] = path.split('?')
    const query = new URLSearchParams(search)
    if (value === null) query.delete(parameter)
    else query.set(parameter, value)
    return `${pathname}?${query.toString()}`
  }

  test.each([
    ['none', null],
    ['an empty one', ''],
    ['one of nobody', 'x'.repeat(32)],
    ['one that is too long', 'x'.repeat(6000)],
  ])('with a state that is %s is refused [A28]', async (_, state) => {
    const client = server.client()
    const back = await comeBackFrom(client, 'google')
    await expectRefusal(client, change(back, 'state', state))
  })

  test('with two states is refused [A28]', async () => {
    const client = server.client()
    const back = await comeBackFrom(client, 'google')
    await expectRefusal(client, back.replace('state=', 'state=another&state='))
  })

  test('with the state of another browser is refused: nobody signs a victim in as themselves [A28]', async () => {
    const attacker = server.client()
    const back = await comeBackFrom(attacker, 'google')
    await expectRefusal(server.client(), back)
    // Not even where the victim has just begun, too.
    const victim = server.client()
    await victim.get(startSignIn('google', { popup: true }))
    await expectRefusal(victim, back)
  })

  test('with the state of another site is refused [A28]', async () => {
    const client = server.client()
    const back = await comeBackFrom(client, 'google')
    const elsewhere = back.replace('/callback/google', '/callback/openid')
    const { errors } = server
    await expectRefusal(client, elsewhere, 'provider-failed')
    expect(errors).toMatchObject([{ message: expect.stringContaining('began at another site') }])
  })

  test('with a state that is older than ten minutes is refused [A28]', async () => {
    const client = server.client()
    const back = await comeBackFrom(client, 'google')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1000 })
    await expectRefusal(client, back)
  })

  test('with the word of another issuer is refused', async () => {
    const client = server.client()
    const back = await comeBackFrom(client, 'google')
    expect(back).toContain(`iss=${encodeURIComponent(google.url)}`)
    await expectRefusal(client, change(back, 'iss', 'https://evil.example'), 'provider-failed')
  })

  test('a second time with the same state is refused, and the session of the first goes on [A28]', async () => {
    const client = server.client()
    const cookies = new Map(client.cookies)
    const back = await comeBackFrom(client, 'google')
    const before = new Map(client.cookies)
    expect(await follow(client, back)).toBe('/signed-in?to=%2Fdashboard')
    expect(await follow(client, back)).toBe(ended('provider-expired'))
    expect((await client.bootstrap()).status).toBe(200)
    // Nor for whoever saw the address and has a copy of the cookies of then.
    const copy = server.client()
    for (const [name, value] of [...cookies, ...before]) copy.cookies.set(name, value)
    expect(await follow(copy, back)).toBe(ended('provider-expired'))
    expect(copy.cookies.has('elefam.session_token')).toBe(false)
    await server.db.deleteFrom('users').execute()
  })

  test('with another code is refused, for the site does not take it', async () => {
    const client = server.client()
    const back = await comeBackFrom(client, 'google')
    expect(await follow(client, change(back, 'code', 'made-up'))).toBe(ended('provider-failed'))
    expect(client.cookies.has('elefam.session_token')).toBe(false)
    expect(server.errors).toMatchObject([
      { event: 'sign-in-with.failed', message: 'Error: Google: its token endpoint answered 400' },
    ])
  })

  test('after “no” says so, in our own words, and keeps the address to return to', async () => {
    expect(await signInWith(server.client(), 'google', { answer: 'no' })).toMatchObject({
      to: ended('provider-cancelled'),
      signedIn: false,
    })
    const way = { popup: false, answer: 'no' } as const
    expect(await signInWith(server.client(), 'google', way)).toMatchObject({
      to: '/?failed=provider-cancelled#start',
    })
    const to = '/accept-invite/abc'
    expect(await signInWith(server.client(), 'google', { ...way, to })).toMatchObject({
      to: '/accept-invite/abc?failed=provider-cancelled',
    })
    expect(server.errors).toEqual([])
  })

  test.each(['server_error', '<script>alert(1)</script>', 'constructor', 'x'.repeat(3000)])(
    'with the site’s own error %j ends in a sentence of ours',
    async (error) => {
      const client = server.client()
      const back = change(await comeBackFrom(client, 'google'), 'code', null)
      await expectRefusal(client, change(back, 'error', error), 'provider-failed')
      expect(JSON.stringify(server.errors)).not.toContain('<')
    },
  )

  test.each(['answers 500', 'cuts the line'] as const)(
    'while the site %s ends in a sentence, and works the next time',
    async (trouble) => {
      for (const site of [google, facebook]) site.trouble = trouble
      facebook.person = { sub: 'f', email: `${trouble.length}@example.org` }
      expect(await signInWith(server.client(), 'google')).toMatchObject({
        to: ended('provider-failed'),
        signedIn: false,
      })
      expect(await signInWith(server.client(), 'facebook', { popup: false })).toMatchObject({
        to: '/?failed=provider-failed#start',
      })
      expect(server.errors).toHaveLength(2)
      facebook.trouble = 'none'
      expect(await signInWith(server.client(), 'facebook')).toMatchObject({ signedIn: true })
      await server.db.deleteFrom('users').execute()
    },
  )

  test('keeps the window that opened it reachable, which the answers on the way must allow', async () => {
    const client = server.client()
    const begun = await client.get(startSignIn('google', { popup: true }))
    const back = await client.get(`${apiPaths.signInCallback('google')}?state=x`)
    const page = await client.get('/signed-in')
    for (const { headers } of [begun, back, page]) {
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    }
  })
})

describe('a site that is not there', () => {
  const keys = { kind: 'openid', clientId: 'elefam', clientSecret: 'secret' } as const
  const moved = { ...keys, id: 'openid', name: 'Gone', issuer: 'http://localhost:9' }
  const renamed = { ...keys, id: 'openid-2', name: 'The school', issuer: `${google.url}/` }
  const server = useServer('sqlite', { providers: [moved, renamed] })

  test('is noticed at the first step, which ends in a sentence', async () => {
    const begun = await server.client().get(startSignIn('openid', { popup: false }))
    expect(begun.headers.get('location')).toBe('/?failed=provider-failed#start')
    expect(server.errors).toMatchObject([{ event: 'sign-in-with.failed' }])
  })

  test('or that calls itself otherwise is not believed, and the host is told', async () => {
    server.errors.length = 0
    const begun = await server.client().get(startSignIn('openid-2', { popup: true }))
    expect(begun.headers.get('location')).toBe(ended('provider-failed'))
    expect(server.errors).toMatchObject([
      { message: `Error: The school: its issuer is ${google.url}, set that one` },
    ])
  })

  test('keeps nobody else from signing in', async () => {
    const maya = await server.signedUp()
    expect((await maya.bootstrap()).status).toBe(200)
  })

  test('is asked at most as often as the limit allows; more attempts are told to wait', async () => {
    const client = server.client()
    const begun = await Promise.all(
      Array.from({ length: 26 }, () => client.get(startSignIn('openid', { popup: true }))),
    )
    const ends = begun.map(({ headers }) => headers.get('location'))
    expect(ends.filter((end) => end === ended('provider-failed'))).toHaveLength(20)
    expect(ends.filter((end) => end === ended('too-many-requests'))).toHaveLength(6)
  })
})
