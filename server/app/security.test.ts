import { beforeAll, describe, expect, test } from 'vitest'
import type { Family } from '#core/family/schema.ts'
import { apiPaths } from '#core/paths.ts'
import {
  baseUrl,
  httpsUrl,
  password,
  useServer,
  type SignedUp,
} from '#server/testing/test-server.ts'

const json = { 'content-type': 'application/json' }

describe('a request that changes something', () => {
  const server = useServer('sqlite')
  let maya: SignedUp
  beforeAll(async () => {
    maya = await server.signedUp()
  })

  /** Sends with Maya's cookie what another page might make her browser send. */
  const send = (headers: Record<string, string>, method = 'PATCH') => {
    const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return server.app.request(baseUrl + apiPaths.family(maya.familyId), {
      method,
      headers: { cookie, ...headers },
      body: JSON.stringify({ version: 1, familyData: { interests: ['Mischief'] } }),
    })
  }

  test.each([
    ['another site', { ...json, origin: 'https://evil.example' }],
    ['another port', { ...json, origin: `${baseUrl}:8080` }],
    ['another scheme', { ...json, origin: baseUrl.replace('http:', 'ftp:') }],
    ['a name that begins like ours', { ...json, origin: `${baseUrl}.evil.example` }],
    ['a sandbox or a file', { ...json, origin: 'null' }],
    ['no origin', { ...json }],
    ['an empty origin', { ...json, origin: '' }],
    ['our page, as text/plain', { origin: baseUrl, 'content-type': 'text/plain' }],
    [
      'our page, as a form',
      { origin: baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'our page, as text/plain with JSON in its parameters',
      { origin: baseUrl, 'content-type': 'text/plain;application/json' },
    ],
    [
      'another site that claims our host',
      { ...json, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
  ])('from %s is refused and changes nothing [A48]', async (_, headers) => {
    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT']) {
      const answer = await send(headers, method)
      expect(answer.status, method).toBe(403)
      expect(await answer.json()).toEqual({
        code: 'foreign-origin',
        message: 'This request came from another site.',
      })
    }
    const { body } = await maya.get<Family>(apiPaths.family(maya.familyId))
    expect(body).toMatchObject({ version: 1, familyData: { interests: [] } })
  })

  test('from a sign-in form of another site is refused as well [A48]', async () => {
    const answer = await server.app.request(baseUrl + apiPaths.signIn, {
      method: 'POST',
      headers: { ...json, origin: 'https://evil.example' },
      body: JSON.stringify({ email: maya.email, password }),
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('from our own page is taken', async () => {
    expect((await send({ ...json, origin: baseUrl })).status).toBe(200)
  })

  test.each(['https://elefam.test', 'http://elefam.test:8080', 'http://192.168.1.20:3000'])(
    'from %s, with a Host that equals it, is not from our page where BASE_URL is set [A73]',
    async (origin) => {
      const { host } = new URL(origin)
      expect((await send({ ...json, origin, host })).status).toBe(403)
      expect((await send({ ...json, origin, host: new URL(baseUrl).host })).status).toBe(403)
    },
  )
})

describe('a server whose host never said its address', () => {
  const server = useServer('sqlite', { anyHost: true })

  test('takes what comes from its pages at whatever name it is reached, and no other [A73]', async () => {
    const { email } = await server.signedUp()
    const signIn = (origin: string, host: string) =>
      server.app.request(baseUrl + apiPaths.signIn, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, host },
        body: JSON.stringify({ email, password }),
      })
    expect((await signIn('http://192.168.1.20:3000', '192.168.1.20:3000')).status).toBe(200)
    expect((await signIn('http://192.168.1.21:3000', '192.168.1.20:3000')).status).toBe(403)
  })
})

describe('every answer', () => {
  const server = useServer('sqlite')

  const answers = () =>
    Promise.all(
      ['/', '/api/bootstrap', '/api/nowhere', '/healthz', '/missing.js', apiPaths.docs].map(
        async (path) => server.app.request(baseUrl + path),
      ),
    )

  test('tells no other origin that it may read it [A49]', async () => {
    for (const path of ['/api/bootstrap', '/api/openapi.json', '/']) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await server.app.request(baseUrl + path, {
          method,
          headers: {
            origin: 'https://evil.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        })
        const names = [...answer.headers.keys()]
        expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })

  test('lets pages load from here alone, run nothing inline, and be framed by nobody [A54]', async () => {
    for (const { headers } of await answers()) {
      const policy = (headers.get('content-security-policy') ?? '')
        .split(';')
        .map((part) => part.trim())
      expect(policy).toEqual([
        "default-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  test('is not guessed at, says little to others, and asks for no device', async () => {
    for (const { headers } of await answers()) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
      })
      expect(headers.has('x-powered-by')).toBe(false)
      expect(headers.has('server')).toBe(false)
      expect(headers.has('strict-transport-security')).toBe(false)
    }
  })
})

describe('behind TLS', () => {
  const options = { baseUrl: httpsUrl }
  const servers = {
    no: useServer('sqlite', { ...options, hsts: 'no' }),
    yes: useServer('sqlite', options),
    subdomains: useServer('sqlite', { ...options, hsts: 'subdomains' }),
  }

  test.each([
    ['no', null],
    ['yes', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
  ] as const)(
    'how far browsers insist on TLS is the host’s to say: %s [H5]',
    async (hsts, said) => {
      const answer = await servers[hsts].app.request(httpsUrl)
      expect(answer.headers.get('strict-transport-security')).toBe(said)
    },
  )
})
