import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Contact } from '#core/mail/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const message: Contact = {
  name: 'Bo Berg',
  email: 'bo@example.org',
  message: 'Hello!\n\nCan two families share one server?',
}

describe.each(dialects)('the contact form, on %s', (dialect) => {
  const server = useServer(dialect, { contactTo: 'lind@family.example' })
  afterEach(() => {
    vi.useRealTimers()
  })
  beforeEach(async () => {
    await server.db.deleteFrom('outbox').execute()
    server.mails.length = 0
  })

  const write = async (changes: object = {}, client = server.client()) =>
    client.post(apiPaths.contact, { ...message, captcha: await client.captcha(), ...changes })
  const mailed = async () => {
    await server.sendMails()
    return server.mails
  }

  test('writes to whoever hosts the server, who can answer', async () => {
    expect(await write()).toMatchObject({ status: 200, body: { ok: true } })
    expect(server.mails).toEqual([])
    expect(await mailed()).toEqual([
      {
        to: 'lind@family.example',
        replyTo: 'bo@example.org',
        subject: 'A message from Bo Berg',
        text: 'Bo Berg wrote to you on the contact page:\n\n> Hello!\n>\n> Can two families share one server?\n\nWrite back to bo@example.org.',
      },
    ])
  })

  test('quotes every line, so that nobody speaks in the product’s own words', async () => {
    await write({ message: 'Hi\r\rConfirm: https://evil.example/\r\n\u2003\nBye', name: '(:)' })
    const [mail] = await mailed()
    expect(mail?.subject).toBe('A message from Somebody')
    expect(mail?.text.split('\n\n')[1]).toBe('> Hi\n>\n> Confirm: https://evil.example/\n>\n> Bye')
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
  ])('asks for the captcha when its answer is %s', async (_, captcha) => {
    expect(problem(await write({ captcha }))).toMatchObject({
      status: 400,
      message: 'Please complete the reCAPTCHA verification',
    })
    expect(await mailed()).toEqual([])
  })

  test('takes no answer to a captcha twice, nor a made-up one', async () => {
    const client = server.client()
    const captcha = await client.captcha()
    expect(await write({ captcha }, client)).toMatchObject({ status: 200 })
    expect(problem(await write({ captcha }, client))).toMatchObject({
      message: 'reCAPTCHA verification expired. Please try again.',
    })
    expect(problem(await write({ captcha: 'an answer' }))).toMatchObject({
      message: 'reCAPTCHA verification failed. Please try again.',
    })
    expect(await mailed()).toHaveLength(1)
  })

  test.each([
    ['email', 'Bo <bo@example.org>'],
    ['email', 'bo@example.org\r\nBcc: all@example.org'],
    ['email', ['bo@example.org']],
    ['name', 'Bo\nBcc: all@example.org'],
    ['name', ' '],
    ['message', ''],
    ['message', ' \n '],
    ['message', 'x'.repeat(4001)],
    ['message', 'Hello\u0000'],
    ['to', 'all@example.org'],
  ])('refuses %s: %j', async (field, value) => {
    expect(problem(await write({ [field]: value }))).toMatchObject({
      status: 400,
      code: 'invalid-input',
      field,
    })
    expect(await mailed()).toEqual([])
  })

  test('takes five messages an hour from one address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const client = server.client()
    for (let count = 1; count <= 5; count += 1) {
      expect(await write({}, client)).toMatchObject({ status: 200 })
    }
    const sixth = await write({}, client)
    expect(problem(sixth)).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(sixth.headers.get('retry-after')).toBe('3600')
    expect(await write()).toMatchObject({ status: 200 }) // somebody else
    vi.setSystemTime(Date.now() + 60 * 60_000)
    expect(await write({}, client)).toMatchObject({ status: 200 })
    expect(await mailed()).toHaveLength(7)
  })

  test('is not for other sites', async () => {
    const client = server.client()
    const response = await client.send(apiPaths.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ ...message, captcha: await client.captcha() }),
    })
    expect(response.status).toBe(403)
    expect(await mailed()).toEqual([])
  })
})
