import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { letterhead, partOf, startMailServer } from '#server/testing/mail-server.ts'
import type { Mail } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const mail: Mail = {
  to: 'maya@example.org',
  subject: 'Grüße von Mia 🐘',
  text: 'Hello Maya,\n\nOpen the plan: https://family.example/plan-meeting',
}
const timeouts = { connection: 200, silence: 200, whole: 400 }

let closings: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closings) await close()
  closings = []
})

async function serverWith(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options)
  closings.push(server.close)
  return server
}

/** Something that listens where a mail server should be. */
async function listener(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closings.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = (url: string, more: Partial<Mail> = {}, options = {}) =>
  smtpMailer({ url, letterhead, ...options })({ ...mail, ...more }, 'mail1')

describe('a mail by SMTP', () => {
  test('arrives as text and page, from the host to the one address', async () => {
    const server = await serverWith()
    await send(server.url, { replyTo: 'bo@example.org' })
    expect(server.received).toHaveLength(1)
    const [{ email, from, to } = {}] = server.received
    expect({ from, to }).toEqual({ from: 'mail@family.example', to: ['maya@example.org'] })
    expect(email).toMatchObject({
      from: { name: 'Elefam', address: 'mail@family.example' },
      to: [{ address: 'maya@example.org' }],
      replyTo: [{ address: 'bo@example.org' }],
      subject: mail.subject,
      messageId: '<mail1@family.example>',
      attachments: [],
    })
    expect(email?.text).toContain(mail.text)
    expect(email?.html).toContain('href="https://family.example/plan-meeting"')
    expect(email?.html).toContain('Open the plan</a>')
  })

  test('brings an invitation where there is a meeting', async () => {
    const server = await serverWith()
    await send(server.url, { meetingStart: '2026-03-08T17:00:00.000Z' })
    const [{ email } = {}] = server.received
    expect(email && partOf(email, 'text/calendar')).toContain('DTSTART:20260308T170000Z')
    expect(email && partOf(email, 'application/ics')).toContain('DTEND:20260308T172000Z')
  })

  test('goes to an account on the mail server that its address names', async () => {
    const accounts: unknown[] = []
    const server = await serverWith(
      {},
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, done) => {
          accounts.push({ username, password })
          done(null, password === 'p@ss:word' ? { user: username } : {})
        },
      },
    )
    const withAccount = (password: string) =>
      server.url.replace('//', `//me%40family.example:${encodeURIComponent(password)}@`)
    await send(withAccount('p@ss:word'))
    expect(server.received).toHaveLength(1)
    // The host can mend a wrong password: such a mail is tried again.
    await expect(send(withAccount('guess'))).rejects.toMatchObject({
      code: 'mail-failed',
      cause: { message: expect.stringContaining('The mail server answered 535 to AUTH PLAIN') },
    })
    expect(accounts[0]).toEqual({ username: 'me@family.example', password: 'p@ss:word' })
  })

  test('never sends a password in the clear to another machine', async () => {
    const seen: string[] = []
    const url = await listener((socket) => {
      socket.write('220 mail\r\n')
      socket.on('data', (data) => {
        seen.push(String(data))
        socket.write(
          String(data).startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '502 no\r\n',
        )
      })
    })
    const elsewhere = url.replace('//127.0.0.1', '//me:secret@[::ffff:127.0.0.1]')
    await expect(send(elsewhere, {}, { timeouts })).rejects.toMatchObject({ code: 'mail-failed' })
    expect(seen.join('')).toMatch(/^EHLO .*\r\nSTARTTLS\r\n/)
    expect(seen.join('')).not.toContain('AUTH')
  })

  test('does so where the host says that this is meant', async () => {
    const server = await serverWith(
      {},
      { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: 'me' }) },
    )
    const inOurNet = server.url.replace('//127.0.0.1', '//me:secret@[::ffff:127.0.0.1]')
    await expect(send(inOurNet)).rejects.toMatchObject({ code: 'mail-failed' })
    await send(`${inOurNet}?requireTLS=false`)
    expect(server.received).toHaveLength(1)
  })

  test.each([550, 553, 501])('is refused for good with %i for its recipient', async (code) => {
    const { url } = await serverWith({ recipient: () => code })
    await expect(send(url)).rejects.toMatchObject({
      code: 'mail-refused',
      message: 'Failed to send email',
      cause: {
        message: `The mail server answered ${code} to RCPT TO. It said: said the server of …`,
      },
    })
  })

  test('is refused for good with 554 for its content', async () => {
    const { url } = await serverWith({ content: () => 554 })
    await expect(send(url)).rejects.toMatchObject({
      code: 'mail-refused',
      cause: { message: 'The mail server answered 554 to DATA. It said: said the server of …' },
    })
  })

  test.each([
    ['recipient', { recipient: () => 450 }],
    ['content', { content: () => 451 }],
  ])('may be tried again with 4xx for its %s', async (_, answers) => {
    const { url } = await serverWith(answers)
    await expect(send(url)).rejects.toMatchObject({
      code: 'mail-failed',
      message: 'Failed to send email',
    })
  })

  test('may be tried again when the sender is refused, which the host can mend', async () => {
    const { url } = await serverWith(
      {},
      {
        onMailFrom: (_address, _session, done) =>
          done(Object.assign(new Error('no'), { responseCode: 550 })),
      },
    )
    await expect(send(url)).rejects.toMatchObject({
      code: 'mail-failed',
      cause: { message: 'The mail server answered 550 to MAIL FROM. It said: no' },
    })
  })

  test.each<[string, (socket: Socket) => void]>([
    ['never greets', () => undefined],
    ['greets and says no more', (socket) => socket.write('220 mail\r\n')],
    ['hangs up', (socket) => socket.end()],
    ['is no mail server', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    [
      'says a little for ever',
      (socket) => {
        socket.write('220 mail\r\n')
        const timer = setInterval(() => socket.write('250-mail\r\n'), 20)
        socket.on('close', () => clearInterval(timer))
      },
    ],
  ])('may be tried again, soon, where the server %s', async (_, onConnection) => {
    const url = await listener(onConnection)
    const begun = performance.now()
    await expect(send(url, {}, { timeouts })).rejects.toMatchObject({ code: 'mail-failed' })
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  test('may be tried again where nobody listens', async () => {
    const url = `smtp://127.0.0.1:${await freePort()}`
    await expect(send(url)).rejects.toMatchObject({
      code: 'mail-failed',
      cause: { message: expect.stringMatching(/ECONNREFUSED.*is it running/) },
    })
  })

  test('tells the host what is wrong with the mail server, each in its own words [H7]', async () => {
    const closed = `smtp://127.0.0.1:${await freePort()}`
    const plain = await serverWith()
    const untrusted = await serverWith({}, { secure: true })
    const locked = await serverWith(
      {},
      { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(new Error('no')) },
    )
    const { host } = new URL(locked.url)
    // Only silence is to be waited for: a busy machine makes others wait, too.
    const ample = { connection: 10_000, silence: 10_000, whole: 20_000 }
    const ways: [url: string, why: RegExp, timeouts?: typeof ample][] = [
      [closed, /nobody answers at that host and port/],
      ['smtp://nosuchhost.invalid', /its name is not known here/],
      [plain.url.replace('smtp:', 'smtps:'), /it speaks no TLS at that port: use smtp:/],
      [plain.url.replace('127.0.0.1', 'me:pass@[::ffff:127.0.0.1]'), /it offers no TLS/],
      [untrusted.url.replace('smtp:', 'smtps:'), /its certificate is not one that this machine/],
      [`smtp://me:wrong@${host}`, /535 to AUTH PLAIN: it refuses the user and password/],
      [await listener(() => undefined), /it does not answer/, timeouts],
    ]
    const said = await Promise.all(
      ways.map(async ([url, why, waits = ample]) => {
        const sent = send(url, {}, { timeouts: waits })
        const failure = (await sent.catch((error: Error) => error)) as Error
        const { message } = failure.cause as Error
        expect(message, url).toMatch(why)
        expect(message).not.toMatch(/wrong@|me:pass/)
        return message
      }),
    )
    expect(new Set(said).size).toBe(ways.length)
  })

  test('tells the server’s own words, short and without what is secret or somebody’s [H23]', async () => {
    const words =
      'Relaying denied for MAYA (maya@example.org), see https://mail.example/?t=x hunter2 '
    const refusing = await serverWith(
      {},
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(null, { user: 'me' }),
        onRcptTo: (_address, _session, done) =>
          done(Object.assign(new Error(words.repeat(9)), { responseCode: 550 })),
      },
    )
    const failure = await send(refusing.url.replace('//', '//me:hunter2@')).catch(
      (error: Error) => error,
    )
    const { message } = (failure as Error).cause as Error
    expect(message).toContain('550 to RCPT TO. It said: Relaying denied for … (…), see … …')
    expect(message.length).toBeLessThan(300)
    expect(message).not.toMatch(/maya|hunter2/i)
  })

  test('names nobody when it fails, though the server does', async () => {
    const { url } = await serverWith({ recipient: () => 550 })
    const failure = (await send(url).catch((error: Error) => error)) as Error
    const { message } = failure.cause as Error
    expect(failure.message + message).not.toMatch(/maya|secret/)
  })
})
