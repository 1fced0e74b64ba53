import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Confirmation } from '#core/account/schema.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { mailedLink, mailedToken } from '#server/testing/mailed-link.ts'
import { baseUrl, password, secret, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that carries what it says, signed or not. */
function webToken(email: string, alg: 'none' | 'HS256', key = secret): string {
  const body = `${base64url({ alg })}.${base64url({ email, exp: Date.now() / 1000 + 3600 })}`
  const signature = createHmac('sha256', key).update(body).digest('base64url')
  return `${body}.${alg === 'none' ? '' : signature}`
}

const dead = {
  status: 400,
  code: 'invalid-token',
  message: 'This link is no longer valid. Ask for a new one and use the newest mail.',
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('the verification mail, on %s', (dialect) => {
  const server = useServer(dialect)

  const tokenFor = (email: string) => mailedToken(server, email)
  const look = (token: unknown, by: TestClient = server.client()) =>
    by.post<Confirmation>(apiPaths.confirmation, { token })
  const confirm = (token: unknown, by: TestClient = server.client()) =>
    by.post(apiPaths.confirmEmail, { token })
  const isVerified = async (who: SignedUp) => (await who.bootstrap()).body.user.emailVerified

  test('waits in the outbox after signing up, and is sent to the new address', async () => {
    const maya = await server.signedUp({ name: 'Maya' })
    const waiting = await server.db.selectFrom('outbox').selectAll().execute()
    expect(waiting).toHaveLength(1)
    expect(server.mails).toEqual([])

    await server.sendMails()
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({ to: maya.email })
    expect(mail?.text).toContain('Maya')
    expect(mail?.text).toContain(`Confirm my address: ${baseUrl}${appPaths.verifyEmail}#`)
    expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('has a link that verifies nothing, whoever follows it and however often [A26]', async () => {
    const maya = await server.signedUp()
    const link = await mailedLink(server, maya.email)
    const token = link.hash.slice(1)
    const scanners = [
      {},
      { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
      { 'user-agent': 'Mozilla/5.0 (compatible; SafeLinks; MSIE 10.0)' },
    ]
    const addresses = [
      link.pathname,
      ...[link.pathname, apiPaths.confirmation, apiPaths.confirmEmail, apiPaths.disownAccount].map(
        (path) => `${path}?token=${token}`,
      ),
    ]
    for (const client of [server.client(), maya]) {
      for (const address of addresses) {
        for (const method of ['GET', 'HEAD']) {
          for (const headers of scanners) await client.send(address, { method, headers })
        }
      }
    }
    // What a script on the page does by itself is to look.
    expect((await look(token)).status).toBe(200)
    expect(await isVerified(maya)).toBe(false)
    expect((await confirm(token)).status).toBe(200)
  })

  test('has a link whose page confirms the address by a press of a button, on any device [S1.7]', async () => {
    const maya = await server.signedUp()
    const token = await tokenFor(maya.email)
    const answer = await confirm(token)
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await isVerified(maya)).toBe(true)
  })

  test('tells the page the address it went to, whose device it is, and nothing else', async () => {
    const maya = await server.signedUp({ name: 'Maya' })
    const other = await server.signedUp()
    const token = await tokenFor(maya.email)
    const found = { what: 'account', email: maya.email, own: false }
    expect((await look(token)).body).toEqual(found)
    expect((await look(token, other)).body).toEqual(found)
    expect((await look(token, maya)).body).toEqual({ ...found, own: true })
  })

  test('has a link that confirms once: of several at the same time, one', async () => {
    const maya = await server.signedUp()
    const token = await tokenFor(maya.email)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 400, 400])
    expect(problem(await confirm(token))).toEqual(dead)
    expect(problem(await look(token))).toEqual(dead)
    expect(await isVerified(maya)).toBe(true)
  })

  test('has a link whose secret is in no table, once the mail has gone', async () => {
    const maya = await server.signedUp()
    const token = await tokenFor(maya.email)
    const rows = await server.db.selectFrom('mailedTokens').selectAll().execute()
    expect(rows).toContainEqual(
      expect.objectContaining({ userId: maya.userId, purpose: 'verify-email', email: maya.email }),
    )
    expect(await tablesWith(server.db, token)).toEqual([])
    const { hash } = rows.find(({ userId }) => userId === maya.userId)!
    expect(problem(await confirm(hash))).toEqual(dead)
  })

  test.each<[string, (email: string) => unknown]>([
    ['made with the server’s own secret', (email) => webToken(email, 'HS256')],
    ['made with another key', (email) => webToken(email, 'HS256', 'somebody else’s')],
    ['unsigned (alg=none)', (email) => webToken(email, 'none')],
    ['none at all', () => undefined],
    ['a made-up one', () => 'A'.repeat(22)],
    ['a very long one', () => 'x'.repeat(15_000)],
    ['a list', () => ['A'.repeat(22)]],
  ])('confirms nothing with a token %s [A31]', async (_, forge) => {
    const maya = await server.signedUp()
    const token = forge(maya.email)
    for (const answer of [await look(token), await confirm(token)]) {
      expect(problem(answer)).toEqual(dead)
    }
    expect(await isVerified(maya)).toBe(false)
  })

  test('has a link for one hour', async () => {
    const maya = await server.signedUp()
    const token = await tokenFor(maya.email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
    expect(problem(await look(token))).toEqual(dead)
    expect(problem(await confirm(token))).toEqual(dead)
    vi.setSystemTime(Date.now() - 2 * 60 * 1000)
    expect((await confirm(token)).status).toBe(200)
  })

  test('is sent once more to whoever is signed in and asks, and ends the link before it', async () => {
    const maya = await server.signedUp()
    const first = await tokenFor(maya.email)
    server.mails.length = 0
    expect(await maya.post(apiPaths.sendVerification, {})).toMatchObject({ status: 200 })
    const second = await tokenFor(maya.email)
    expect(server.mails.map(({ to }) => to)).toEqual([maya.email])
    expect(problem(await confirm(first))).toEqual(dead)
    expect(await isVerified(maya)).toBe(false)
    expect((await confirm(second)).status).toBe(200)
    const stranger = await server.client().post(apiPaths.sendVerification, { email: maya.email })
    expect(problem(stranger)).toMatchObject({ status: 401 })
  })

  test('has a link for its own account alone, whoever is signed in where it is used', async () => {
    const [maya, other] = [await server.signedUp(), await server.signedUp()]
    expect((await confirm(await tokenFor(maya.email), other)).status).toBe(200)
    expect(await isVerified(maya)).toBe(true)
    expect(await isVerified(other)).toBe(false)
  })

  test('means nothing any more once the address is confirmed in another way', async () => {
    const maya = await server.signedUp()
    const token = await tokenFor(maya.email)
    const verified = server.db.updateTable('users').set({ emailVerified: 1 })
    await verified.where('id', '=', maya.userId).execute()
    expect(problem(await look(token))).toEqual(dead)
    expect(problem(await confirm(token))).toEqual(dead)
    expect(await isVerified(maya)).toBe(true)
  })

  test('means nothing any more where the account has another address by now [A37]', async () => {
    const maya = await server.signedUp()
    const token = await tokenFor(maya.email)
    // As if the link was on its way to the store while the address was changed.
    const moved = server.db.updateTable('users').set({ email: `moved.${maya.email}` })
    await moved.where('id', '=', maya.userId).execute()
    for (const path of [apiPaths.confirmation, apiPaths.confirmEmail, apiPaths.disownAccount]) {
      expect(problem(await server.client().post(path, { token }))).toEqual(dead)
    }
    expect(await isVerified(maya)).toBe(false)
  })

  test('names our own address, whatever Host and X-Forwarded-Host claim [A34]', async () => {
    const client = server.client()
    const captcha = await client.captcha()
    const answer = await client.send(apiPaths.signUp, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
      },
      body: JSON.stringify({ email: `a34-${dialect}@example.org`, password, captcha }),
    })
    expect(answer.status).toBe(200)
    expect((await mailedLink(server, `a34-${dialect}@example.org`)).origin).toBe(baseUrl)
  })

  test('is not sent again to an address that is verified', async () => {
    const maya = await server.signedUp()
    await confirm(await tokenFor(maya.email))
    server.mails.length = 0
    expect(await maya.post(apiPaths.sendVerification, {})).toMatchObject({ status: 200 })
    await server.sendMails()
    expect(server.mails).toEqual([])
  })

  test('of a sign-up that failed is never sent', async () => {
    const { email } = await server.signedUp()
    await server.sendMails()
    server.mails.length = 0
    await server.client().signUp({ email, password })
    await server.sendMails()
    expect(server.mails).toEqual([])
    expect(server.errors).toEqual([])
  })
})
