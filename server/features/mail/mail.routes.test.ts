import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { signatureHeader, signMail } from '#server/platform/mail-signature.ts'
import { notSent, type Mail } from '#server/platform/mailer.ts'
import { baseUrl, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const key = 'a key that two servers of one host share'
const order = {
  toEmail: 'bo@example.org',
  subject: 'Join Maya’s family on Elefam',
  messageBody: 'Hello Bo,\n\nAccept the invite: https://family.example/accept-invite/abc',
  meetingStartISO: null as string | null,
}
const forbidden = {
  status: 403,
  body: {
    code: 'mail-forbidden',
    message: 'Only this product’s own servers send mail here.',
    error: 'mail-forbidden',
  },
}

describe.each(dialects)('the e-mail service, on %s', (dialect) => {
  const sent: { mail: Mail; id: string }[] = []
  let failure: Error | null = null
  const server = useServer(dialect, {
    mailService: {
      key,
      mailer: async (mail, id) => {
        if (failure) throw failure
        sent.push({ mail, id })
      },
    },
  })
  beforeEach(() => {
    sent.length = 0
    failure = null
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  let mails = 0
  const now = () => new Date().toISOString()
  const signed = (
    body: string,
    { at = now(), withKey = key, id = `mail${(mails += 1)}` } = {},
  ) => ({
    [signatureHeader]: signMail(withKey, { id, at, body }),
  })
  const post = async (body: string, headers: Record<string, string>) => {
    const response = await server.app.request(baseUrl + apiPaths.sendMail, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: response.status, body: (await response.json()) as object }
  }
  const send = (changes: object = {}) => {
    const body = JSON.stringify({ ...order, ...changes })
    return post(body, signed(body))
  }

  test('sends what is signed, and answers with message and error', async () => {
    const body = JSON.stringify(order)
    const answer = await post(body, signed(body, { id: 'mail-of-another-server' }))
    expect(answer).toEqual({ status: 200, body: { message: 'Email sent', error: null } })
    const mail = { to: order.toEmail, subject: order.subject, text: order.messageBody }
    expect(sent).toEqual([{ mail, id: 'mail-of-another-server' }])
  })

  test('takes the start of a meeting, of whatever zone', async () => {
    await send({ meetingStartISO: '2026-03-08T18:00:00+01:00' })
    await send({ meetingStartISO: '2026-03-08T17:00:00.000Z' })
    await send({ meetingStartISO: undefined })
    expect(sent.map(({ mail }) => mail.meetingStart)).toEqual([
      '2026-03-08T17:00:00.000Z',
      '2026-03-08T17:00:00.000Z',
      undefined,
    ])
  })

  test('is closed to everybody without the key, signed in or not [A52]', async () => {
    const maya = await server.signedUp()
    const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = JSON.stringify(order)
    const badSignatures: Record<string, string>[] = [
      {},
      { origin: baseUrl, cookie },
      { origin: baseUrl, cookie, [signatureHeader]: 'id=a,at=b,v1=c' },
      signed(body, { withKey: 'a key of somebody else, just as long' }),
      signed(body, { withKey: '' }),
      { authorization: `Bearer ${key}` },
    ]
    for (const headers of badSignatures) {
      expect(await post(body, headers), JSON.stringify(headers)).toEqual(forbidden)
    }
    expect(sent).toEqual([])
  })

  test('is closed to a text or a recipient that was not signed [A52]', async () => {
    const headers = signed(JSON.stringify(order))
    for (const changes of [
      { messageBody: 'Buy now: https://evil.example/' },
      { toEmail: 'all@example.org' },
      { subject: 'You have won' },
      { meetingStartISO: now() },
    ]) {
      const body = JSON.stringify({ ...order, ...changes })
      expect(await post(body, headers), JSON.stringify(changes)).toEqual(forbidden)
    }
    expect(sent).toEqual([])
  })

  test('takes no signature twice, nor an old one [A52]', async () => {
    const body = JSON.stringify(order)
    const headers = signed(body)
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(body, headers)))
    const refused = answers.filter(({ status }) => status === 403)
    expect(refused).toEqual([forbidden, forbidden, forbidden])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 60_000 })
    expect(await post(body, headers)).toEqual(forbidden)
    const late = signed(body)
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1)
    expect(await post(body, late)).toEqual(forbidden)
    expect(sent).toHaveLength(1)
    // The same mail, tried again by its server, is signed anew.
    expect(await send()).toMatchObject({ status: 200 })
  })

  test.each([
    ['a name before the address', { toEmail: 'Bo <bo@example.org>' }],
    ['two addresses', { toEmail: 'bo@example.org, all@example.org' }],
    ['a list of addresses', { toEmail: ['bo@example.org'] }],
    ['another header behind the address', { toEmail: 'bo@example.org\r\nBcc: all@example.org' }],
    ['a comment', { toEmail: 'bo@example.org (Bo)' }],
    ['a quoted address', { toEmail: '"bo all"@example.org' }],
    ['an address of 255 characters', { toEmail: `${'x'.repeat(243)}@example.org` }],
    ['no address', { toEmail: undefined }],
    ['another header behind the subject', { subject: 'Hello\r\nBcc: all@example.org' }],
    ['a subject of 201 characters', { subject: 'x'.repeat(201) }],
    ['no subject', { subject: '' }],
    ['a text of 20,001 characters', { messageBody: 'x'.repeat(20_001) }],
    ['a page instead of a text', { messageBody: { html: '<b>Hi</b>' } }],
    ['a meeting at no time', { meetingStartISO: 'tomorrow' }],
    ['a sender of its own', { from: 'boss@example.org' }],
    ['an attachment', { attachments: [{ path: '/etc/passwd' }] }],
  ])('refuses %s, although it is signed', async (_, changes) => {
    expect(await send(changes)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', error: 'invalid-input', message: expect.any(String) },
    })
    expect(sent).toEqual([])
  })

  test('refuses what is no JSON, and what is too large', async () => {
    expect(await post('{', signed('{'))).toMatchObject({
      status: 400,
      body: { error: 'invalid-json' },
    })
    const large = JSON.stringify({ ...order, messageBody: 'x'.repeat(300_000) })
    expect(await post(large, signed(large))).toMatchObject({ status: 413 })
  })

  test('says that a mail failed, and whether another attempt may succeed [S8.8]', async () => {
    failure = notSent('mail-failed', 'The mail server is not there')
    expect(await send()).toEqual({
      status: 502,
      body: { code: 'mail-failed', message: 'Failed to send email', error: 'mail-failed' },
    })
    failure = notSent('mail-refused', 'The mail server answered 550')
    expect(await send()).toEqual({
      status: 422,
      body: { code: 'mail-refused', message: 'Failed to send email', error: 'mail-refused' },
    })
  })

  test('knows POST alone', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await server.app.request(baseUrl + apiPaths.sendMail, { method })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
      expect([...response.headers.keys()].join()).not.toContain('access-control')
    }
    expect(sent).toEqual([])
  })
})

describe('the e-mail service of a host without a key', () => {
  const server = useServer('sqlite', {
    mailService: { key: undefined, mailer: () => Promise.reject(new Error('It sent a mail')) },
  })

  test('is closed [A52]', async () => {
    const body = JSON.stringify(order)
    for (const withKey of ['', 'undefined', key]) {
      const header = signMail(withKey, { id: 'mail1', at: new Date().toISOString(), body })
      const response = await server.app.request(baseUrl + apiPaths.sendMail, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: header },
        body,
      })
      expect({ status: response.status, body: await response.json() }).toEqual(forbidden)
    }
  })
})
