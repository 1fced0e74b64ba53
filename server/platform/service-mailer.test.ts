import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { errors } from '#core/errors.ts'
import { readSignature } from './mail-signature.ts'
import type { Mail } from './mailer.ts'
import { serviceMailer } from './service-mailer.ts'

const now = '2026-03-01T08:00:00.000Z'
const key = 'a key that two servers of one host share'
const mail: Mail = {
  to: 'bo@example.org',
  subject: 'Maya invites you to join the family on Elefam',
  text: 'Hello Bo,\n\nSee the invite: https://family.example/accept-invite/abc',
}

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }

describe('the client of the e-mail service', () => {
  let asked: Asked[]
  let reply: (response: ServerResponse) => void
  const service = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request
      asked.push({ ...(method && { method }), ...(url && { url }), headers, body })
      reply(response)
    })
  })
  let endpoint: string
  beforeAll(async () => {
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  })
  afterAll(() => {
    service.closeAllConnections()
    service.close()
  })
  beforeEach(() => {
    asked = []
    answer(200, { message: 'Email sent', error: null })
  })

  const answer = (status: number, body: unknown) => {
    reply = (response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
  }
  const send = (options: Partial<Parameters<typeof serviceMailer>[0]> = {}, more = {}) =>
    serviceMailer({ endpoint, clock: () => now, ...options })({ ...mail, ...more }, 'mail1')

  test('posts exactly what the contract names, as JSON, to /prod/send', async () => {
    await send()
    await send({ endpoint: `${endpoint}/base` }, { meetingStart: '2026-03-08T17:00:00.000Z' })
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /prod/send',
      'POST /base/prod/send',
    ])
    expect(asked[0]?.headers['content-type']).toBe('application/json')
    const order = { toEmail: mail.to, subject: mail.subject, messageBody: mail.text }
    expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { ...order, meetingStartISO: null },
      { ...order, meetingStartISO: '2026-03-08T17:00:00.000Z' },
    ])
  })

  test('signs the body with the shared key, and with none sends no signature', async () => {
    await send({ key })
    await send()
    const [signed, unsigned] = asked
    const header = String(signed?.headers['x-elefam-signature'])
    expect(readSignature(key, { header, body: signed?.body ?? '', now })).toMatchObject({
      id: 'mail1',
    })
    expect(unsigned?.headers).not.toHaveProperty('x-elefam-signature')
  })

  test.each([500, 502, 503, 301, 401, 403, 404, 429])(
    'fails with "Failed to send email" when the answer is %i, whatever it says [S5.8, S8.8]',
    async (status) => {
      expect(errors['mail-failed'].message).toBe('Failed to send email')
      answer(status, { message: 'Email sent', error: null })
      await expect(send()).rejects.toMatchObject({
        code: 'mail-failed',
        message: 'Failed to send email',
      })
    },
  )

  test('knows a mail that no other attempt will send', async () => {
    for (const status of [400, 413, 422]) {
      answer(status, {})
      await expect(send()).rejects.toMatchObject({
        code: 'mail-refused',
        message: 'Failed to send email',
        cause: { message: `The e-mail service answered ${status}` },
      })
    }
  })

  test.each([
    ['no message', { error: null }],
    ['a message that is no text', { message: null, error: null }],
    ['a text alone', '"Email sent"'],
    ['nothing', 'null'],
    ['an empty body', ''],
    ['a page', '<html>Email sent</html>'],
  ])(
    'fails with "Invalid response from email service" when it is OK with %s [S5.8, S8.9]',
    async (_, body) => {
      answer(200, body)
      await expect(send()).rejects.toMatchObject({
        code: 'mail-reply-invalid',
        message: 'Invalid response from email service',
      })
    },
  )

  test('takes an answer that is OK and has a message [S5.8]', async () => {
    answer(202, { message: '' })
    await expect(send()).resolves.toBe(undefined)
  })

  test('gives up on a service that hangs, is not there, or sends it elsewhere', async () => {
    reply = () => undefined
    await expect(send({ timeout: 50 })).rejects.toMatchObject({
      code: 'mail-failed',
      cause: { message: 'The e-mail service could not be used (TimeoutError)' },
    })
    // It begins to answer, and never ends.
    reply = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    await expect(send({ timeout: 500 })).rejects.toMatchObject({ code: 'mail-reply-invalid' })
    const nowhere = `http://127.0.0.1:${await freePort()}`
    await expect(send({ endpoint: nowhere })).rejects.toMatchObject({ code: 'mail-failed' })
    reply = (response) => response.writeHead(307, { location: `${endpoint}/evil` }).end()
    await expect(send()).rejects.toMatchObject({ code: 'mail-failed' })
    expect(asked.some(({ url }) => url?.includes('evil'))).toBe(false)
  })

  test('names nobody when it fails', async () => {
    answer(500, { message: 'no mail for bo@example.org' })
    const failure = await send().catch((error: Error) => error)
    expect(JSON.stringify([String(failure), String((failure as Error).cause)])).not.toContain('bo@')
  })
})
