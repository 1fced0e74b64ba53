import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import type { Invite, ToldInvite } from '#core/invites/schema.ts'
import { acceptInvite, apiPaths } from '#core/paths.ts'
import { mailTemplates } from '#server/app/mail-templates.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { serviceMailer } from '#server/platform/service-mailer.ts'
import { smtpMailer } from '#server/platform/smtp-mailer.ts'
import { letterhead, partOf, startMailServer } from '#server/testing/mail-server.ts'
import {
  baseUrl,
  password,
  secret,
  testClock,
  useServer,
  type SignedUp,
} from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { startMailWorker } from './mail-worker.ts'

const key = 'a key that two servers of one host share'
const minute = 60_000
/** A Wednesday evening, and the family's meeting after it, at six in Berlin. */
const begin = '2026-03-04T18:30:00.000Z'
const meeting = '2026-03-08T17:00:00.000Z'
type MailServer = Awaited<ReturnType<typeof startMailServer>>

describe.each(dialects)('mails to a real mail server, on %s', (dialect) => {
  let forOthers: Mailer
  const server = useServer(dialect, {
    mailService: { key, mailer: (mail, id) => forOthers(mail, id) },
  })
  let maya: SignedUp
  let closings: (() => unknown)[] = []
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin) })
    maya = await server.signedUp({ name: 'Maya', confirmed: true })
    await maya.changeFamily(maya.familyId, {
      type: 'edit-family',
      changes: { settings: { meetingDay: 'Sunday', meetingTime: '18:00' } },
    })
  })
  beforeEach(async () => {
    await server.db.deleteFrom('outbox').execute()
    await server.db.deleteFrom('invites').execute()
    await server.db.deleteFrom('attempts').execute()
    server.errors.length = 0
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin) })
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const close of closings) await close()
    closings = []
  })

  const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const mailServer = async (...options: Parameters<typeof startMailServer>) => {
    const started = await startMailServer(...options)
    closings.push(started.close)
    return started
  }
  const by = ({ url }: { url: string }) => smtpMailer({ url, letterhead })
  const invite = async (toEmail = 'ben@example.org') => {
    await maya.post(apiPaths.proof, { password })
    const { status, body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), {
      toEmail,
      name: 'Ben',
    })
    expect(status).toBe(200)
    // What tells the owner is not looked at here.
    await server.db.deleteFrom('outbox').where('kind', '=', 'way-in').execute()
    return body
  }
  const waiting = () =>
    server.db.selectFrom('outbox').select(['attempts', 'lastError', 'payload']).execute()
  const linkOf = ({ inviteId }: Invite) => baseUrl + acceptInvite(inviteId)
  const linksAt = ({ received }: MailServer): string[] =>
    received.map(({ email }) => /https?:\S+accept-invite\S+/.exec(email.text ?? '')?.[0] ?? '')

  test('arrive with subject and link, as text and page, and leave nothing behind', async () => {
    const mails = await mailServer()
    const sent = await invite()
    expect(await waiting()).toHaveLength(1)
    await server.sendMails(by(mails))
    const [{ email, to } = {}] = mails.received
    expect(to).toEqual(['ben@example.org'])
    expect(email?.subject).toBe('Join Maya’s family on Elefam')
    expect(email?.text).toContain(linkOf(sent))
    expect(email?.html).toContain(`href="${linkOf(sent)}"`)
    // Neither the address nor the link stays once the mail is delivered.
    expect(await waiting()).toEqual([])
  })

  test('name our own address, whatever Host and X-Forwarded-Host claim [A34]', async () => {
    const mails = await mailServer()
    const stranger = server.client()
    const email = `a34-${dialect}@example.org`
    const asked: [SignedUp | typeof stranger, string, object][] = [
      [stranger, apiPaths.signUp, { email, password, captcha: await stranger.captcha() }],
      [stranger, apiPaths.requestPasswordReset, { email: maya.email }],
      [maya, apiPaths.invites(maya.familyId), { toEmail: 'ben@example.org', name: 'Ben' }],
    ]
    for (const [client, path, body] of asked) {
      const response = await client.send(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'host=evil.example;proto=https',
        },
        body: JSON.stringify(body),
      })
      expect(response.status, path).toBe(200)
    }
    await server.sendMails(by(mails))
    const links = mails.received.map(({ email: { text = '' } }) => /: (https?:.*)/.exec(text)?.[1])
    expect(links, 'one of them tells the owner of the invite').toHaveLength(4)
    for (const link of links) expect(new URL(link ?? '').origin).toBe(baseUrl)
    for (const { email: received } of mails.received) {
      expect(`${received.text}${received.html}`).not.toContain('evil')
    }
  })

  test('bring the meeting that a mail is about into calendars', async () => {
    const mails = await mailServer()
    await invite()
    await server.sendMails(by(mails))
    const [{ email } = {}] = mails.received
    const calendar = email ? partOf(email, 'text/calendar') : ''
    expect(calendar.split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'DTSTART:20260308T170000Z',
        'DTEND:20260308T172000Z',
        'SUMMARY:Family meeting',
      ]),
    )
  })

  describe('through the e-mail service of another server', () => {
    let mails: MailServer
    let http: Server
    let service: Mailer
    beforeEach(async () => {
      mails = await mailServer()
      forOthers = by(mails)
      http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
      await once(http, 'listening')
      const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
      service = serviceMailer({ endpoint, key, clock: testClock })
      closings.push(() => http.close())
    })

    test('an invite’s subject, body and meeting arrive by its contract [S7.1]', async () => {
      const replies: unknown[] = []
      const { fetch } = globalThis
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
        const response = await fetch(...request)
        replies.push({ status: response.status, body: await response.clone().json() })
        return response
      })
      const sent = await invite()
      await server.sendMails(service)
      const [[url, init] = []] = fetched.mock.calls
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/prod\/send$/)
      expect(init?.method).toBe('POST')
      expect(JSON.parse(init?.body as string)).toEqual({
        toEmail: 'ben@example.org',
        subject: 'Join Maya’s family on Elefam',
        messageBody: expect.stringContaining(linkOf(sent)),
        meetingStartISO: meeting,
      })
      expect(replies).toEqual([{ status: 200, body: { message: 'Email sent', error: null } }])
      expect(linksAt(mails)).toEqual([linkOf(sent)])
      expect(mails.received[0]?.email.subject).toBe('Join Maya’s family on Elefam')
      expect(await waiting()).toEqual([])
    })

    test('a mail is tried again when the service’s own mail server is not there', async () => {
      forOthers = by({ url: `smtp://127.0.0.1:${await freePort()}` })
      const sent = await invite()
      await server.sendMails(service)
      expect(await waiting()).toMatchObject([
        { attempts: 1, lastError: 'The e-mail service answered 502' },
      ])
      forOthers = by(mails)
      later(5000)
      await server.sendMails(service)
      expect(linksAt(mails)).toEqual([linkOf(sent)])
    })

    test('a mail with the wrong key goes nowhere, and is tried again once the host mends it', async () => {
      const { port } = http.address() as AddressInfo
      const endpoint = `http://127.0.0.1:${port}`
      const wrong = serviceMailer({ endpoint, key: `${key}?`, clock: testClock })
      await invite()
      await server.sendMails(wrong)
      expect(await waiting()).toMatchObject([{ lastError: 'The e-mail service answered 403' }])
      expect(mails.received).toEqual([])
      later(5000)
      await server.sendMails(service)
      expect(mails.received).toHaveLength(1)
    })
  })

  test('that are refused stop no invite, are logged without a name, and go in the end [S8.19]', async () => {
    const mails = await mailServer({ recipient: () => 550 })
    const sent = await invite()
    expect(sent.inviteId).toMatch(/^[\w-]{22}$/)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await server.sendMails(by(mails))
      later(10 * minute)
    }
    expect(server.errors.map(({ event }) => event)).toEqual([
      ...Array<string>(4).fill('mail.failed'),
      'mail.given-up',
    ])
    expect(JSON.stringify(server.errors)).not.toMatch(/ben|Maya|accept-invite|secret@/)
    expect(await waiting()).toEqual([])
    const { body } = await maya.get<ToldInvite[]>(apiPaths.invites(maya.familyId))
    expect(body).toMatchObject([{ inviteId: sent.inviteId, invite: { status: 'pending' } }])
  })

  test('that are put off are delivered later, once', async () => {
    let answers = [450, 451, null]
    const mails = await mailServer({ recipient: () => answers.shift() ?? null })
    const sent = await invite()
    await server.sendMails(by(mails))
    later(4999)
    await server.sendMails(by(mails))
    expect(await waiting()).toMatchObject([
      {
        attempts: 1,
        lastError: expect.stringContaining('The mail server answered 450 to RCPT TO'),
      },
    ])
    later(1)
    await server.sendMails(by(mails))
    later(10_000)
    await server.sendMails(by(mails))
    answers = []
    later(minute)
    await server.sendMails(by(mails))
    expect(linksAt(mails)).toEqual([linkOf(sent)])
  })

  test('wait while the mail server is down, and are delivered when it is back', async () => {
    const port = await freePort()
    const mailer = by({ url: `smtp://127.0.0.1:${port}` })
    const sent = [await invite('ben@example.org'), await invite('ola@example.org')]
    await server.sendMails(mailer)
    expect(await waiting()).toHaveLength(2)
    later(5000)
    const mails = await mailServer()
    await server.sendMails(by(mails))
    expect(linksAt(mails).toSorted()).toEqual(sent.map(linkOf).toSorted())
    expect(await waiting()).toEqual([])
  })

  test('by a slow server arrive once, though two instances share the work', async () => {
    const slow = () => new Promise<null>((done) => setTimeout(() => done(null), 150))
    const mails = await mailServer({ recipient: slow, content: slow })
    const sent: Invite[] = []
    for (let index = 0; index < 8; index += 1) sent.push(await invite(`ben${index}@example.org`))
    await Promise.all([server.sendMails(by(mails)), server.sendMails(by(mails))])
    expect(linksAt(mails).toSorted()).toEqual(sent.map(linkOf).toSorted())
    expect(server.errors).toEqual([])
  })

  test('to a server that hangs keep nobody waiting: not whoever invites, nor other mails', async () => {
    const sockets: Socket[] = []
    const hanging = createSocketServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    closings.push(() => {
      for (const socket of sockets) socket.destroy()
      hanging.close()
    })
    const mails = await mailServer()
    const url = `smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`
    const hangs = smtpMailer({ url, letterhead })
    const arrives = by(mails)
    const mailer: Mailer = (mail, id) =>
      mail.to.startsWith('hangs') ? hangs(mail, id) : arrives(mail, id)
    const worker = startMailWorker({
      db: server.db,
      clock: testClock,
      mailer,
      templates: mailTemplates({
        baseUrl,
        secret,
        strictInvites: false,
        choices: async () => ({ signUp: 'open', familiesMax: 0, membersMax: 20, idleMonths: 0 }),
      }),
      sendsMail: true,
      log: { info: () => undefined, error: () => undefined },
    })
    await invite('hangs@example.org')
    while (sockets.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const sent = [await invite('ben@example.org'), await invite('ola@example.org')]
    while (mails.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(linksAt(mails).toSorted()).toEqual(sent.map(linkOf).toSorted())
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false]) // It hangs to this moment.
    for (const socket of sockets) socket.destroy()
    await worker.stop()
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
  })
})
