import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { baseUrl, password, secret, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type Visitor } from '#server/testing/visitor.ts'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as the mail's link has it, of whatever algorithm and key. */
function forgedToken(email: string, alg: 'none' | 'HS256', key = 'a key of somebody else'): string {
  const body = `${base64url({ alg })}.${base64url({ email, exp: Date.now() / 1000 + 3600 })}`
  const signature = createHmac('sha256', key).update(body).digest('base64url')
  return `${body}.${alg === 'none' ? '' : signature}`
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('the verification mail, on %s', (dialect) => {
  const server = useServer(dialect)

  const linkFor = async (email: string) => {
    await server.sendMails()
    const mail = server.mails.findLast(({ to }) => to === email)
    return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  }
  const follow = async (token: string, more = '') => {
    const path = `${apiPaths.verifyEmail}?token=${encodeURIComponent(token)}${more}`
    const answer = await server.visitor().get(path)
    return { status: answer.status, to: answer.headers.get('location') }
  }

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
    expect(mail?.text).toContain(`${baseUrl}${apiPaths.verifyEmail}?token=`)
    expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('has a link that verifies the address and leads to the screen that says so', async () => {
    const maya = await server.signedUp()
    const link = await linkFor(maya.email)
    const answer = await maya.get(link.pathname + link.search)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/verify-email')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await maya.bootstrap()).body.user.emailVerified).toBe(true)
  })

  test('leads whoever is signed in to the screen, and everybody else to the landing page', async () => {
    const maya = await server.signedUp()
    const link = await linkFor(maya.email)
    const other = await server.signedUp()
    const good = link.pathname + link.search
    const bad = `${link.pathname}?token=${'x'.repeat(22)}`
    const ends = async (visitor: Visitor, path: string) =>
      (await visitor.get(path)).headers.get('location')
    expect(await ends(server.visitor(), bad)).toBe('/?verified=no')
    expect(await ends(maya, bad)).toBe('/verify-email?failed=yes')
    expect(await ends(server.visitor(), good)).toBe('/?verified=yes')
    expect(await ends(maya, good)).toBe('/verify-email')
    expect(await ends(other, good)).toBe('/verify-email')
  })

  test('may be followed twice: a mail scanner that was first spoils nothing', async () => {
    const maya = await server.signedUp()
    const token = (await linkFor(maya.email)).searchParams.get('token') ?? ''
    expect(await follow(token)).toEqual({ status: 302, to: '/?verified=yes' })
    expect(await follow(token)).toEqual({ status: 302, to: '/?verified=yes' })
  })

  test.each<[string, (email: string) => string]>([
    ['made with another key', (email) => forgedToken(email, 'HS256')],
    ['unsigned (alg=none)', (email) => forgedToken(email, 'none')],
    ['none at all', () => 'hello'],
    ['of an unknown address', () => forgedToken('nobody@example.org', 'HS256', secret)],
  ])('leads to "failed" with a token %s [A31]', async (_, forge) => {
    const maya = await server.signedUp()
    expect(await follow(forge(maya.email))).toEqual({ status: 302, to: '/?verified=no' })
    expect((await maya.bootstrap()).body.user.emailVerified).toBe(false)
  })

  test('works for one hour', async () => {
    const maya = await server.signedUp()
    const token = (await linkFor(maya.email)).searchParams.get('token') ?? ''
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
    expect(await follow(token)).toEqual({ status: 302, to: '/?verified=no' })
    vi.setSystemTime(Date.now() - 2 * 60 * 1000)
    expect(await follow(token)).toEqual({ status: 302, to: '/?verified=yes' })
  })

  test('sends nobody to another site, whatever the link asks for', async () => {
    const maya = await server.signedUp()
    const token = (await linkFor(maya.email)).searchParams.get('token') ?? ''
    expect(await follow(token, '&callbackURL=https%3A%2F%2Fevil.example')).toEqual({
      status: 302,
      to: '/?verified=yes',
    })
  })

  test('names our own address, whatever Host and X-Forwarded-Host claim [A34]', async () => {
    const visitor = server.visitor()
    const captcha = await visitor.captcha()
    const answer = await visitor.send(apiPaths.signUp, {
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
    expect((await linkFor(`a34-${dialect}@example.org`)).origin).toBe(baseUrl)
  })

  test('is sent once more to whoever is signed in and asks', async () => {
    const maya = await server.signedUp()
    await server.sendMails()
    server.mails.length = 0
    expect(await maya.post(apiPaths.sendVerification, {})).toMatchObject({ status: 200 })
    await server.sendMails()
    expect(server.mails.map(({ to }) => to)).toEqual([maya.email])
    const stranger = await server.visitor().post(apiPaths.sendVerification, { email: maya.email })
    expect(problem(stranger)).toMatchObject({ status: 401 })
  })

  test('is not sent again to an address that is verified', async () => {
    const maya = await server.signedUp()
    const link = await linkFor(maya.email)
    await follow(link.searchParams.get('token') ?? '')
    server.mails.length = 0
    expect(await maya.post(apiPaths.sendVerification, {})).toMatchObject({ status: 200 })
    await server.sendMails()
    expect(server.mails).toEqual([])
  })

  test('of a sign-up that failed is never sent', async () => {
    const { email } = await server.signedUp()
    await server.sendMails()
    server.mails.length = 0
    await server.visitor().signUp({ email, password })
    await server.sendMails()
    expect(server.mails).toEqual([])
    expect(server.errors).toEqual([])
  })
})
