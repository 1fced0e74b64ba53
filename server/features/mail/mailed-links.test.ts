import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { notSent, type Mail } from '#server/platform/mailer.ts'
import { mailedLink, mailedToken } from '#server/testing/mailed-link.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const newPassword = 'a-new-umbrella'

const verify = appPaths.verifyEmail
const reset = publicPaths.resetPassword

describe.each(dialects)('links in mails, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let newEmail: string
  let count = 0
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T18:30:00.000Z') })
    await server.db.deleteFrom('outbox').execute()
    await server.db.deleteFrom('attempts').execute()
    count += 1
    newEmail = `new${count}-${dialect}@example.org`
    maya = await server.signedUp()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const queued = () => server.db.selectFrom('outbox').selectAll().execute()
  const tokens = () =>
    server.db.selectFrom('mailedTokens').selectAll().where('userId', '=', maya.userId).execute()
  const settled = () => server.sendMails(() => Promise.reject(notSent('mail-failed', 'away')))

  /** Each link that is mailed: how it is asked for, where it goes, and what its use answers. */
  const links = {
    verification: {
      ask: async () => undefined, // signing up did
      to: () => maya.email,
      screen: verify,
      use: (token: string) => server.client().post(apiPaths.confirmEmail, { token }),
    },
    reset: {
      ask: () => server.client().post(apiPaths.requestPasswordReset, { email: maya.email }),
      to: () => maya.email,
      screen: reset,
      use: (token: string) => server.client().post(apiPaths.resetPassword, { token, newPassword }),
    },
    'new address': {
      ask: async () => {
        const row = server.db.updateTable('users').set({ emailVerified: 1 })
        await row.where('id', '=', maya.userId).execute()
        await server.db.deleteFrom('outbox').execute()
        await maya.post(apiPaths.changeEmail, { newEmail, password })
      },
      to: () => newEmail,
      screen: verify,
      use: (token: string) => server.client().post(apiPaths.confirmEmail, { token }),
    },
  }
  const kinds = Object.keys(links) as (keyof typeof links)[]

  test.each(kinds)('a %s mail that is a day late works when it arrives [H3]', async (kind) => {
    const { ask, to, screen, use } = links[kind]
    await ask()
    await settled() // The mail server is away.
    later(day)
    const token = await mailedToken(server, to(), screen)
    // Waiting for the mail moves this clock on, by as much as the machine is slow.
    later(hour - minute)
    expect(await use(token)).toMatchObject({ status: 200 })
  })

  test.each(kinds)(
    'a %s mail lies in the outbox without anything that opens [A75]',
    async (kind) => {
      const { ask, to, screen } = links[kind]
      await ask()
      await settled()
      later(day)
      await settled()
      const waiting = JSON.stringify(await queued())
      expect(waiting).toContain(to())
      expect(waiting).not.toMatch(/https?:|#/)
      const failed: string[] = []
      await server.sendMails(async (mail: Mail) => void failed.push(mail.text))
      expect(failed).toEqual([]) // It is not due yet.
      later(hour)
      const link = await mailedLink(server, to(), screen)
      expect(waiting).not.toContain(link.hash.slice(1))
      expect(JSON.stringify(await tokens())).not.toContain(link.hash.slice(1))
    },
  )

  test.each(kinds)('a %s link carries its token behind # alone [A75]', async (kind) => {
    const { ask, to, screen } = links[kind]
    await ask()
    const link = await mailedLink(server, to(), screen)
    expect(link.pathname).toBe(screen)
    expect(link.search).toBe('')
    expect(link.hash).toMatch(/^#[\w-]{22}$/)
  })

  test.each(kinds)(
    'a %s mail that goes out again has another link, the only one [A75]',
    async (kind) => {
      const { ask, to, screen, use } = links[kind]
      await ask()
      // It reached its reader, but the answer of their mail server did not reach us.
      const first: string[] = []
      await server.sendMails(async ({ text }: Mail) => {
        first.push(
          ...text
            .split(`${screen}#`)
            .slice(1)
            .map((rest) => rest.slice(0, 22)),
        )
        throw notSent('mail-failed', 'The connection broke off')
      })
      expect(first).toHaveLength(1)
      later(hour)
      const second = await mailedToken(server, to(), screen)
      expect((await use(first[0]!)).status).toBe(400)
      expect((await use(second)).status).toBe(200)
    },
  )

  test('a link works as soon as its mail is on its way, not only afterwards [A75]', async () => {
    const used: number[] = []
    await server.sendMails(async ({ text }: Mail) => {
      used.push((await links.verification.use(/#(\S+)/.exec(text)![1]!)).status)
    })
    expect(used).toEqual([200])
  })

  test('of several mails asked for while none can leave, one goes: the newest [A35]', async () => {
    await settled()
    await maya.post(apiPaths.sendVerification, {})
    await maya.post(apiPaths.sendVerification, {})
    expect(await queued()).toHaveLength(1)
    later(hour)
    server.mails.length = 0
    const token = await mailedToken(server, maya.email)
    expect(server.mails).toHaveLength(1)
    expect((await links.verification.use(token)).status).toBe(200)
  })

  test('a mail for a new password that waits is taken back with the links, at a reset [A61]', async () => {
    await links.reset.ask()
    const token = await mailedToken(server, maya.email, reset)
    await links.reset.ask() // A second one waits.
    await vi.waitFor(async () => expect(await queued()).toHaveLength(1))
    expect((await links.reset.use(token)).status).toBe(200)
    later(hour)
    server.mails.length = 0
    await server.sendMails()
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your password was changed'])
    expect(await tokens()).toEqual([])
  })

  test('a mail to an address that the account left is not sent any more [A37]', async () => {
    await links.reset.ask()
    await settled()
    await maya.post(apiPaths.changeEmail, { newEmail, password })
    later(hour)
    server.mails.length = 0
    await server.sendMails()
    expect(server.mails.map(({ to }) => to)).toEqual([newEmail])
  })

  test('a mail about an account that is gone is not sent any more', async () => {
    await settled()
    await maya.remove(apiPaths.user(maya.userId), { password })
    later(hour)
    server.mails.length = 0
    await server.sendMails()
    expect(server.mails.map(({ text }) => text).join()).not.toContain('#')
    expect(JSON.stringify(await queued())).not.toContain(maya.userId)
  })

  test('a mail that the version before queued is sent as it is, and its link works', async () => {
    await server.db.deleteFrom('outbox').execute()
    const token = 'A'.repeat(22)
    const text = `Hello,\n\nConfirm my address: http://elefam.test/verify-email#${token}`
    const now = new Date().toISOString()
    await server.db
      .insertInto('outbox')
      .values({
        id: `old-${dialect}-${count}`,
        kind: 'mail',
        payload: JSON.stringify({ to: maya.email, subject: 'Please confirm', text }),
        createdAt: now,
        dueAt: now,
        attempts: 0,
        lastError: null,
      } as never)
      .execute()
    await server.db
      .insertInto('mailedTokens')
      .values({
        userId: maya.userId,
        purpose: 'verify-email',
        hash: hashOfToken(token),
        email: maya.email,
        expiresAt: new Date(Date.now() + hour).toISOString(),
      })
      .execute()
    expect(await mailedToken(server, maya.email)).toBe(token)
    expect((await links.verification.use(token)).status).toBe(200)
  })

  test('a code that shows who asks is made as it is sent, and lasts from then on [A75]', async () => {
    await server.db.deleteFrom('outbox').execute()
    await maya.post(apiPaths.sendCode, {})
    await settled()
    expect(JSON.stringify(await queued())).not.toMatch(/\d{6} is your code/)
    later(hour)
    server.mails.length = 0
    await server.sendMails()
    const code = /^(\d{6}) is your code$/.exec(server.mails[0]!.subject)![1]
    later(9 * minute)
    const { status } = await maya.remove(apiPaths.user(maya.userId), { code })
    expect(status).toBe(200)
  })
})
