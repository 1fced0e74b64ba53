import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { mailedLink } from '#server/testing/mailed-link.ts'
import { baseUrl, password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const minute = 60_000
const newPassword = 'a-new-umbrella'
const dead = {
  status: 400,
  code: 'invalid-token',
  message: 'This link is no longer valid. Ask for a new one and use the newest mail.',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T18:30:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('a forgotten password, on %s', (dialect) => {
  const server = useServer(dialect)

  const ask = (email: unknown) => server.client().post(apiPaths.requestPasswordReset, { email })
  const choose = (token: unknown, chosen: unknown = newPassword) =>
    server.client().post(apiPaths.resetPassword, { token, newPassword: chosen })
  const mailsTo = async (address: string) => {
    await server.sendMails()
    return server.mails.filter(({ to }) => to === address)
  }
  const linkFor = (email: string) => mailedLink(server, email, publicPaths.resetPassword)
  const tokenFor = async (email: string) => {
    await ask(email)
    return (await linkFor(email)).hash.slice(1)
  }
  /** Somebody with an account whose verification mail is out of the way. */
  const account = async () => {
    const parent = await server.signedUp()
    await server.sendMails()
    server.mails.length = 0
    return parent
  }
  const canSignIn = async (email: string, with_: string) =>
    (await server.client().signIn({ email, password: with_ })).status === 200

  test('is answered by a mail whose link leads to the screen for a new one [S1.7, S7.2]', async () => {
    const { email } = await account()
    expect(await ask(`  ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Choose a new password' })
    const link = await linkFor(email)
    expect(link.origin + link.pathname).toBe(baseUrl + publicPaths.resetPassword)
    expect(link.search).toBe('')
    expect(link.hash.slice(1)).toMatch(/^[A-Za-z0-9_-]{22}$/) // 128 random bits
  })

  test('is replaced by the new one: the old one opens nothing any more [S7.2]', async () => {
    const { email } = await account()
    expect(await choose(await tokenFor(email))).toMatchObject({ status: 200, body: { ok: true } })
    expect(await canSignIn(email, password)).toBe(false)
    expect(await canSignIn(email, newPassword)).toBe(true)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['blanks', ' \t'],
    ['a list', ['maya@example.org']],
    ['an object', { $ne: '' }],
  ])('asks for the e-mail where it is %s [S5.4, S8.14, A46]', async (_, email) => {
    expect(problem(await ask(email))).toEqual({
      status: 400,
      code: 'email-needed',
      message: 'Please enter your email above first.',
    })
  })

  test.each(['maya', 'maya@example.org\r\nBcc: all@example.org', 'maya(x)@example.org'])(
    'asks for a full e-mail instead of %j [A46]',
    async (email) => {
      expect(problem(await ask(email))).toMatchObject({ status: 400, field: 'email' })
      await server.sendMails()
      expect(server.mails.filter(({ to }) => to.includes('\n'))).toEqual([])
    },
  )

  test('of an unknown address is answered the same way, and nothing is sent or kept [A33]', async () => {
    const { email } = await account()
    const known = await ask(email)
    await server.sendMails()
    const before = (await server.db.selectFrom('mailedTokens').selectAll().execute()).length
    const unknown = await ask('nobody@example.org')
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    const ofEach = new Set(['date', 'x-request-id'])
    const headers = ({ headers: all }: typeof known) =>
      [...all].filter(([name]) => !ofEach.has(name))
    expect(headers(unknown)).toEqual(headers(known))
    expect(await mailsTo('nobody@example.org')).toEqual([])
    const after = await server.db.selectFrom('mailedTokens').selectAll().execute()
    expect(after).toHaveLength(before)
  })

  test('takes the same time to be answered, known or not: the work comes after it [A33]', async () => {
    const { email } = await account()
    // Whatever is done for a known address waits for ever; the answer does not.
    const never = vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
      throw new Error('the answer looked for the account')
    })
    const answers = [await ask(email), await ask('nobody@example.org')]
    never.mockRestore()
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
    await server.sendMails()
    server.errors.length = 0
  })

  test('has a link that works once [A35]', async () => {
    const { email } = await account()
    const token = await tokenFor(email)
    expect(await choose(token)).toMatchObject({ status: 200 })
    expect(problem(await choose(token, 'another-umbrella'))).toEqual(dead)
    expect(await canSignIn(email, newPassword)).toBe(true)
  })

  test('has a link that works once, also for ten who follow it at the same time [A35]', async () => {
    const { email } = await account()
    const token = await tokenFor(email)
    const chosen = Array.from({ length: 10 }, (_, index) => `umbrella-number-${index}`)
    const answers = await Promise.all(chosen.map((one) => choose(token, one)))
    const winners = chosen.filter((_, index) => answers[index]?.status === 200)
    expect(winners).toHaveLength(1)
    expect(await canSignIn(email, winners[0]!)).toBe(true)
  })

  test('has a link for one hour, and not a moment longer [A35]', async () => {
    const { email } = await account()
    const token = await tokenFor(email)
    vi.setSystemTime(Date.now() + 60 * minute)
    expect(problem(await choose(token))).toEqual(dead)
    vi.setSystemTime(Date.now() - 1)
    expect(await choose(token)).toMatchObject({ status: 200 })
  })

  test('has a link until another one is asked for [A35]', async () => {
    const { email } = await account()
    const first = await tokenFor(email)
    const second = await tokenFor(email)
    expect(second).not.toBe(first)
    expect(problem(await choose(first))).toEqual(dead)
    expect(await choose(second)).toMatchObject({ status: 200 })
  })

  test.each([
    ['made up', 'A'.repeat(22)],
    ['empty', ''],
    ['missing', undefined],
    ['a number', 7],
    ['an object', {}],
    ['SQL', "' or '1'='1"],
    ['very long', 'x'.repeat(15_000)],
  ])('has no link that is %s [A35]', async (_, token) => {
    expect(problem(await choose(token))).toEqual(dead)
  })

  test('keeps nothing that a reader of the database could use as a link', async () => {
    const { email } = await account()
    const token = await tokenFor(email)
    const rows = await server.db.selectFrom('mailedTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const { hash } of rows) expect(problem(await choose(hash))).toEqual(dead)
  })

  test('chosen anew ends every session and tells the owner [A36]', async () => {
    const laptop = await account()
    const phone = server.client()
    await phone.signIn({ email: laptop.email, password })
    const other = await server.signedUp()
    const token = await tokenFor(laptop.email)
    server.mails.length = 0
    expect((await choose(token)).headers.getSetCookie()).toEqual([])
    expect(await laptop.bootstrap()).toMatchObject({ status: 401 })
    expect(await phone.bootstrap()).toMatchObject({ status: 401 })
    expect(await other.bootstrap()).toMatchObject({ status: 200 })
    const mails = await mailsTo(laptop.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })

  test.each([
    ['umbre', 'password-too-short'],
    ['x'.repeat(129), 'password-too-long'],
    ['password1', 'password-common'],
    [null, 'password-too-short'],
    [['a-new-umbrella'], 'password-too-short'],
  ])('is held to the rules of passwords, and the link stays good: %j', async (chosen, code) => {
    const { email } = await account()
    const token = await tokenFor(email)
    expect(problem(await choose(token, chosen))).toMatchObject({ status: 400, code })
    expect(await canSignIn(email, password)).toBe(true)
    expect(await choose(token)).toMatchObject({ status: 200 })
  })

  test('of somebody who only ever came with another account becomes the first one', async () => {
    const { email, userId } = await account()
    const only = server.db.updateTable('accounts').set({ providerId: 'google', password: null })
    await only.where('userId', '=', userId).execute()
    await server.db
      .updateTable('users')
      .set({ emailVerified: 1 })
      .where('id', '=', userId)
      .execute()
    expect(await choose(await tokenFor(email))).toMatchObject({ status: 200 })
    expect(await canSignIn(email, newPassword)).toBe(true)
    const accounts = server.db.selectFrom('accounts').select('providerId')
    const left = await accounts.where('userId', '=', userId).orderBy('providerId').execute()
    expect(left).toEqual([{ providerId: 'credential' }, { providerId: 'google' }])
  })

  test('proves the address, and closes what somebody else may have left open there', async () => {
    const stranger = await account()
    const { email, userId } = stranger
    const feed = (await stranger.post<{ url: string }>(apiPaths.calendarFeed, {})).body.url
    const own = server.db.selectFrom('accounts').selectAll().where('userId', '=', userId)
    const row = await own.executeTakeFirstOrThrow()
    const planted = { id: `planted-${dialect}`, accountId: 'x', providerId: 'google' }
    await server.db
      .insertInto('accounts')
      .values({ ...row, ...planted, password: null })
      .execute()
    await choose(await tokenFor(email))
    expect((await server.client().get(new URL(feed).pathname)).status).toBe(404)
    const startsAlone = 'nobody but you is in its family'
    expect((await mailsTo(email)).at(-1)?.text).toContain(startsAlone)
    const browser = server.client()
    await browser.signIn({ email, password: newPassword })
    expect((await browser.bootstrap()).body.user.emailVerified).toBe(true)
    await choose(await tokenFor(email))
    expect((await mailsTo(email)).at(-1)?.text).not.toContain(startsAlone)
    const accounts = server.db.selectFrom('accounts').select('providerId')
    expect(await accounts.where('userId', '=', userId).execute()).toEqual([
      { providerId: 'credential' },
    ])
  })

  test('opens an account again that somebody’s guesses had closed', async () => {
    const { email } = await account()
    const place = server.client()
    await place.signIn({ email, password: 'guess' })
    await server.db.updateTable('attempts').set({ count: 1000 }).execute()
    expect(await canSignIn(email, password)).toBe(false)
    await choose(await tokenFor(email))
    expect(await canSignIn(email, newPassword)).toBe(true)
  })

  test('may be forgotten five times an hour in one place, known or not', async () => {
    const { email } = await account()
    for (const address of [email, 'never-seen@example.org']) {
      const client = server.client()
      const askAgain = () => client.post(apiPaths.requestPasswordReset, { email: address })
      const answers = []
      for (let count = 0; count < 6; count += 1) answers.push(await askAgain())
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(problem(answers[5]!).message).toContain('The newest mail that came works for an hour')
    }
  })

  test('is the owner’s to renew whatever strangers ask for: six times, or sixty [A64]', async () => {
    const owner = await account()
    const { email } = owner
    for (let count = 0; count < 60; count += 1) expect((await ask(email)).status).toBe(200)
    expect((await ask(email)).status).toBe(429)
    expect((await owner.post(apiPaths.requestPasswordReset, { email })).status).toBe(200)
  })

  test('is no failure of the server, whatever was sent', () => {
    expect(server.errors).toEqual([])
  })
})

describe('a new password that cannot be saved', () => {
  const server = useServer('sqlite')

  test('is answered with "Something went wrong. Try again.", and the link stays good [S8.15]', async () => {
    const maya = await server.signedUp()
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    const link = await mailedLink(server, maya.email, publicPaths.resetPassword)
    const token = link.hash.slice(1)
    await sql`create trigger broken before delete on sessions
      begin select raise(fail, 'something is broken'); end`.execute(server.db)
    const choose = () => server.client().post(apiPaths.resetPassword, { token, newPassword })
    expect(problem(await choose())).toEqual({
      status: 500,
      code: 'internal',
      message: 'Something went wrong. Try again.',
    })
    expect(await maya.bootstrap()).toMatchObject({ status: 200 })
    expect(await server.client().signIn({ email: maya.email, password })).toMatchObject({
      status: 200,
    })
    await sql`drop trigger broken`.execute(server.db)
    expect(await choose()).toMatchObject({ status: 200 })
    expect(await maya.bootstrap()).toMatchObject({ status: 401 })
  })
})
