import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hostLimits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { clientAddressOf } from '#server/app/client-address.ts'
import { baseUrl, password, useServer } from '#server/testing/test-server.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { dialects } from '#server/testing/test-store.ts'
import { addressHeader, problem, type TestClient } from '#server/testing/test-client.ts'

const minute = 60_000
const statusesOf = (answers: { status: number }[]) => {
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  return { passed: count(401), refused: count(429), all: answers.length }
}
const waitAMinute = {
  status: 429,
  code: 'too-many-requests',
  message: 'That was a lot at once. Please wait a minute and try again.',
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('the limits, on %s', (dialect) => {
  const server = useServer(dialect)
  /** Another process on the same database, as far as it matters here. */
  const second = useServer(dialect, {
    openStore: async () => ({ ...server.store, close: async () => undefined }),
  })

  const guess = (client: TestClient, email: string) => client.signIn({ email, password: 'guess' })
  const guessFrom = (address: string, email = 'maya@example.org') =>
    server.client().send(apiPaths.signIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [addressHeader]: address },
      body: JSON.stringify({ email, password: 'guess' }),
    })

  /** As if everything that is counted had been tried so often: every guess costs a hash. */
  const alreadyCounted = (count: number) =>
    server.db.updateTable('attempts').set({ count }).execute()

  test('let exactly twenty of a burst of sign-ins from one address pass in a minute [A42]', async () => {
    const { email } = await server.signedUp()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T18:30:00.000Z') })
    const client = server.client()
    const burst = Array.from({ length: 60 }, (_, index) => guess(client, `n${index}@example.org`))
    const answers = await Promise.all(burst)
    expect(statusesOf(answers)).toEqual({ passed: 20, refused: 40, all: 60 })
    const refused = answers.find(({ status }) => status === 429)!
    expect(problem(refused)).toEqual(waitAMinute)
    expect(refused.headers.get('retry-after')).toBe('60')

    expect(await server.client().signIn({ email, password })).toMatchObject({ status: 200 })
    vi.setSystemTime(Date.now() + minute - 1)
    expect(await guess(client, email)).toMatchObject({ status: 429 })
    vi.setSystemTime(Date.now() + 1)
    expect(await guess(client, email)).toMatchObject({ status: 401 })
  })

  test('count guesses at one account from one place exactly, and say what can be done now [A42] [A64]', async () => {
    const { email } = await server.signedUp()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T18:30:00.000Z') })
    const client = server.client()
    await guess(client, email)
    await alreadyCounted(45)
    vi.setSystemTime(Date.now() + 2 * minute) // so that the address may ask twenty times
    const burst = Array.from({ length: 12 }, () => guess(client, email.toUpperCase()))
    expect(statusesOf(await Promise.all(burst))).toEqual({ passed: 5, refused: 7, all: 12 })
    vi.setSystemTime(Date.now() + 18 * minute)
    const here = await client.signIn({ email, password })
    expect(problem(here).message).toBe(
      'That was a lot at once. Please wait 40 minutes and try again. Or choose a new password now, with “Forgot your password?”.',
    )
    expect(here.headers.get('retry-after')).toBe('2400')
    vi.setSystemTime(Date.now() + 40 * minute)
    expect(await client.signIn({ email, password })).toMatchObject({ status: 200 })
  })

  test('let the owner in whatever a stranger guesses elsewhere: 51 times, or a thousand [A64]', async () => {
    const owner = await server.signedUp()
    const stranger = server.client()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-06T18:30:00.000Z') })
    const statuses = []
    for (let count = 0; count < 51; count += 1) {
      if (count % 20 === 0) vi.setSystemTime(Date.now() + minute)
      statuses.push((await guess(stranger, owner.email)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
    const right = { email: owner.email, password }
    expect(await server.client().signIn(right)).toMatchObject({ status: 200 })
    // From so many places that the account is closed to places that it does not know.
    await guess(stranger, owner.email)
    await guess(server.client(), owner.email)
    await alreadyCounted(1000)
    expect(await server.client().signIn(right)).toMatchObject({ status: 429 })
    expect(await owner.signIn(right)).toMatchObject({ status: 200 })
  })

  test('know a device by a cookie of its own, which counts for one account and opens nothing [A64]', async () => {
    const [maya, ben] = [await server.signedUp(), await server.signedUp()]
    const device = maya.cookies.get('elefam.device')!
    expect(await tablesWith(server.db, device)).toEqual([])
    const thief = server.client()
    thief.cookies.set('elefam.device', device)
    expect((await thief.bootstrap()).status).toBe(401)
    await guess(server.client(), ben.email)
    await alreadyCounted(1000)
    expect(await thief.signIn({ email: ben.email, password })).toMatchObject({ status: 429 })
    // Two who share a device are both known there.
    await server.db.deleteFrom('attempts').execute()
    await maya.signIn({ email: ben.email, password })
    for (const { email } of [maya, ben]) {
      await guess(server.client(), email)
      await alreadyCounted(1000)
      await server.db.deleteFrom('attempts').where('count', '<', 1000).execute()
    }
    const shared = server.client()
    shared.cookies.set('elefam.device', maya.cookies.get('elefam.device')!)
    for (const { email } of [maya, ben]) {
      expect(await shared.signIn({ email, password })).toMatchObject({ status: 200 })
    }
  })

  test('hold for a known device too, after fifty wrong passwords there', async () => {
    const { email, ...device } = await server.signedUp()
    await guess(device, email)
    await alreadyCounted(50)
    expect(await device.signIn({ email, password })).toMatchObject({ status: 429 })
  })

  test('know twenty devices of an account, the latest, whose passwords go first [A83]', async () => {
    const { email, userId, ...first } = await server.signedUp()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (let times = 0; times < hostLimits.knownDevices + 2; times += 1) {
      vi.setSystemTime(Date.now() + 1000)
      expect(await server.client().signIn({ email, password })).toMatchObject({ status: 200 })
    }
    const known = server.db.selectFrom('knownDevices').selectAll().where('userId', '=', userId)
    expect(await known.execute()).toHaveLength(hostLimits.knownDevices)
    expect(await first.signIn({ email, password }), 'as a new one').toMatchObject({ status: 200 })
    expect(await known.execute()).toHaveLength(hostLimits.knownDevices)
  })

  test('forget the wrong passwords of whoever then knows the right one', async () => {
    const { email } = await server.signedUp()
    const client = server.client()
    expect(await guess(client, email)).toMatchObject({ status: 401 })
    await alreadyCounted(19)
    expect(await client.signIn({ email, password })).toMatchObject({ status: 200 })
    await server.db.updateTable('attempts').set({ count: 0 }).execute()
    const counts = async () => (await server.db.selectFrom('attempts').selectAll().execute()).length
    const before = await counts()
    const more = [await guess(client, email), await guess(client, email)]
    expect(statusesOf(more)).toEqual({ passed: 2, refused: 0, all: 2 })
    // On the device, which is known now: by itself, and with this account.
    expect(await counts()).toBe(before + 2)
  })

  /** Each from another household of one provider's customer, who has all 65,536 of them. */
  const flood = (network: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      guessFrom(`${network}:${index.toString(16)}::1`, `tried${index}@example.org`),
    )

  test('let the owner in within five seconds while all of a /48 tries passwords [A83]', async () => {
    const owner = await server.signedUp()
    const statuses = Promise.all(flood('2001:db8:a', 240)).then((all) =>
      all.map((one) => one.status),
    )
    const begun = performance.now()
    const right = { email: owner.email, password }
    expect(await server.client().signIn(right)).toMatchObject({ status: 200 })
    expect(performance.now() - begun).toBeLessThan(5_000)
    // Ten households' worth is counted, and what does not fit into the queue is sent away.
    const passed = (await statuses).filter((status) => status === 401).length
    expect(passed).toBeGreaterThan(0)
    expect(passed).toBeLessThanOrEqual(200)
  })

  test('count a wider network together: ten times as much, and no known device with it [A83]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-07T18:30:00.000Z') })
    const owner = await server.signedUp()
    const right = { email: owner.email, password }
    const answers = await Promise.all(flood('2001:db8:b', 30))
    expect(statusesOf(answers)).toEqual({ passed: 30, refused: 0, all: 30 })
    await alreadyCounted(200)
    expect((await guessFrom('2001:db8:b:ffff::1')).status).toBe(429)
    expect((await guessFrom('2001:db8:c:ffff::1')).status).toBe(401)
    const device = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const fromHere = await server.client().send(apiPaths.signIn, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [addressHeader]: '2001:db8:b:fffe::1',
        cookie: device,
      },
      body: JSON.stringify(right),
    })
    expect(fromHere.status).toBe(200)
  })

  test('ask the database nothing for a wider network that is known to be full [A83]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-08T18:30:00.000Z') })
    const rows = () => server.db.selectFrom('attempts').selectAll().orderBy('key').execute()
    await guessFrom('2001:db8:d::1')
    await alreadyCounted(200)
    expect((await guessFrom('2001:db8:d:1::1')).status).toBe(429)
    const before = await rows()
    for (const house of [2, 3, 4])
      expect((await guessFrom(`2001:db8:d:${house}::1`)).status).toBe(429)
    expect(await rows()).toEqual(before)
    vi.setSystemTime(Date.now() + minute)
    expect((await guessFrom('2001:db8:d:2::1')).status).toBe(401)
  })

  test('are those of all servers on one database together [A42]', async () => {
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'guess' })
    const headers = {
      origin: baseUrl,
      'content-type': 'application/json',
      [addressHeader]: '198.51.100.9',
    }
    const burst = Array.from({ length: 50 }, async (_, index) => {
      const app = index % 2 === 0 ? server.app : second.app
      return app.request(baseUrl + apiPaths.signIn, { method: 'POST', headers, body })
    })
    expect(statusesOf(await Promise.all(burst))).toEqual({ passed: 20, refused: 30, all: 50 })
  })

  test('take a household’s IPv6 network as one, and two of them as two', async () => {
    const inOne = (index: number) => guessFrom(`2001:db8:7:1::${index.toString(16)}`)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => inOne(index)))
    expect(statusesOf(answers)).toMatchObject({ passed: 20, refused: 10 })
    expect(await guessFrom('2001:db8:7:1:ffff::1%eth0')).toMatchObject({ status: 429 })
    expect(await guessFrom('2001:db8:7:2::1')).toMatchObject({ status: 401 })
    expect(await guessFrom('2001:db8:7::1')).toMatchObject({ status: 401 })
  })

  test('take an IPv4 address as the same one however the socket writes it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guessFrom('192.0.2.77')))
    expect(statusesOf(answers)).toMatchObject({ passed: 20 })
    expect(await guessFrom('::ffff:192.0.2.77')).toMatchObject({ status: 429 })
  })

  test('keep neither addresses nor e-mails', async () => {
    await guessFrom('192.0.2.99', 'canary@example.org')
    const rows = JSON.stringify(await server.db.selectFrom('attempts').selectAll().execute())
    expect(rows).not.toMatch(/192\.0\.2|canary|example/)
  })

  test('hold for sign-ups and for the captcha’s tasks as well', async () => {
    const client = server.client()
    const signUp = async (index: number) => {
      const email = `many${index}@example.org`
      return client.post(apiPaths.signUp, { email, password, captcha: '' })
    }
    const ups = await Promise.all(Array.from({ length: 35 }, (_, index) => signUp(index)))
    expect(ups.filter(({ status }) => status === 400)).toHaveLength(30)
    expect(ups.filter(({ status }) => status === 429)).toHaveLength(5)
    const asks = Array.from({ length: 65 }, () => client.get(apiPaths.captchaChallenge))
    const tasks = await Promise.all(asks)
    expect(tasks.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(tasks.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('hold for verification mails', async () => {
    const maya = await server.signedUp()
    const asks = Array.from({ length: 8 }, () => maya.post(apiPaths.sendVerification, {}))
    const answers = await Promise.all(asks)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('that cannot be counted let nobody in: signing in is closed, reading is not [A43]', async () => {
    const maya = await server.signedUp()
    expect(server.errors).toEqual([])
    await sql`alter table attempts rename to lost`.execute(server.db)
    const closed = {
      status: 503,
      code: 'unavailable',
      message: 'The server is busy right now. Please try again shortly.',
    }
    const right = { email: maya.email, password }
    const answer = await server.client().signIn(right)
    expect(problem(answer)).toEqual(closed)
    expect(answer.headers.getSetCookie()).toEqual([])
    const signUp = { email: 'new@example.org', password, captcha: 'x' }
    expect(problem(await server.client().post(apiPaths.signUp, signUp))).toEqual(closed)
    expect(await maya.bootstrap()).toMatchObject({ status: 200 })
    expect(server.errors).toContainEqual({
      event: 'limit.failed',
      message: expect.stringContaining('attempts'),
    })
    await sql`alter table lost rename to attempts`.execute(server.db)
    expect(await server.client().signIn(right)).toMatchObject({ status: 200 })
  })
})

/** A request on a socket from there, whose body is still on its way. */
const cameFrom = (remoteAddress: string) => ({
  socket: { remoteAddress },
  complete: false,
  on: () => undefined,
})

describe.each([
  ['the socket', false],
  ['the proxy', true],
])('limits by the address of %s', (_, trustProxy) => {
  const server = useServer('sqlite', { clientAddress: clientAddressOf(trustProxy) })

  test('hold against a hundred made-up X-Forwarded-For [A41]', async () => {
    const attempt = async (index: number) => {
      const claimed = `203.0.113.${index}`
      // The proxy adds the address it sees at the end; the socket is the proxy's own.
      const forwarded = trustProxy ? `${claimed}, 198.51.100.7` : claimed
      const remoteAddress = trustProxy ? '127.0.0.1' : '198.51.100.8'
      return server.app.request(
        baseUrl + apiPaths.signIn,
        {
          method: 'POST',
          headers: {
            origin: baseUrl,
            'content-type': 'application/json',
            'x-forwarded-for': forwarded,
            'x-elefam-client': claimed,
          },
          body: JSON.stringify({ email: `maya${index}@example.org`, password: 'guess' }),
        },
        { incoming: cameFrom(remoteAddress) },
      )
    }
    const some = (from: number) =>
      Promise.all(Array.from({ length: 50 }, (__, index) => attempt(from + index)))
    const answers = [...(await some(0)), ...(await some(50))]
    expect(statusesOf(answers)).toEqual({ passed: 20, refused: 80, all: 100 })
  })

  test('count one visitor as one, with whatever port their address is written [A72]', async () => {
    const attempt = async (index: number) => {
      const written = [`198.51.100.9:${4000 + index}`, '[::ffff:198.51.100.9]:1', '198.51.100.9']
      const address = written[index % 3]!
      return server.app.request(
        baseUrl + apiPaths.signIn,
        {
          method: 'POST',
          headers: {
            origin: baseUrl,
            'content-type': 'application/json',
            ...(trustProxy && { 'x-forwarded-for': address }),
          },
          body: JSON.stringify({ email: `ola${index}@example.org`, password: 'guess' }),
        },
        { incoming: cameFrom('198.51.100.9') },
      )
    }
    const answers = await Promise.all(Array.from({ length: 30 }, (__, index) => attempt(index)))
    expect(statusesOf(answers)).toEqual({ passed: 20, refused: 10, all: 30 })
  })
})
