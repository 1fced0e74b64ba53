import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const minute = 60_000
const wrongPassword = {
  status: 403,
  code: 'wrong-password',
  message: 'This is not your current password.',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T18:30:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('another e-mail address, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let news = 0
  const newAddress = () => `new${(news += 1)}@example.org`

  const change = (newEmail: unknown, given: unknown = password, by: TestClient = maya) =>
    by.post(apiPaths.changeEmail, { newEmail, password: given })
  const mailsTo = async (address: string) => {
    await server.sendMails()
    return server.mails.filter(({ to }) => to === address)
  }
  const linkTo = (address: string) => mailedToken(server, address)
  /** The token of the newest mail for a new password. */
  const resetTo = (address: string) => mailedToken(server, address, publicPaths.resetPassword)
  const confirm = async (token: string, by: TestClient = server.client()) =>
    (await by.post(apiPaths.confirmEmail, { token })).status
  const user = async (of = maya) => (await of.bootstrap()).body.user
  const verified = async () => {
    const parent = await server.signedUp()
    await confirm(await linkTo(parent.email))
    server.mails.length = 0
    return parent
  }
  const canSignIn = async (email: string) =>
    (await server.client().signIn({ email, password })).status === 200

  describe('of an account whose address is confirmed', () => {
    beforeEach(async () => {
      maya = await verified()
    })

    test('counts once somebody confirms it with the link that was sent there, and the old one is told [A38]', async () => {
      const email = newAddress()
      expect(await change(`  ${email.toUpperCase()} `)).toMatchObject({
        status: 200,
        body: { ok: true },
      })
      expect(await user()).toMatchObject({ profile: { email: maya.email }, emailVerified: true })
      const link = await linkTo(email)
      expect(await canSignIn(email)).toBe(false)

      const found = { what: 'new-address', email, own: false }
      expect((await server.client().post(apiPaths.confirmation, { token: link })).body).toEqual(
        found,
      )
      expect(await confirm(link, maya)).toBe(200)
      expect(await user()).toMatchObject({ profile: { email }, emailVerified: true })
      expect(await canSignIn(email)).toBe(true)
      expect(await canSignIn(maya.email)).toBe(false)
      expect((await mailsTo(maya.email)).map(({ subject }) => subject)).toEqual([
        'Your e-mail address was changed',
      ])
    })

    test.each([
      ['a wrong one', 'guess'],
      ['an empty one', ''],
      ['none', undefined],
      ['null', null],
      ['an object', { $ne: '' }],
    ])('is refused with %s for a password, and nothing is sent [A38]', async (_, given) => {
      const email = newAddress()
      const body = given === undefined ? { newEmail: email } : { newEmail: email, password: given }
      expect(problem(await maya.post(apiPaths.changeEmail, body))).toEqual(wrongPassword)
      expect(await mailsTo(email)).toEqual([])
      expect(await user()).toMatchObject({ profile: { email: maya.email } })
    })

    test('is refused without the proof: made-up links change nothing [A38]', async () => {
      await change(newAddress())
      await server.sendMails() // the link is made beside the answer
      for (const token of ['A'.repeat(22), '', "' or '1'='1", 'x'.repeat(1500)]) {
        expect(await confirm(token)).toBe(400)
      }
      const { hash } = await server.db
        .selectFrom('mailedTokens')
        .select('hash')
        .where('userId', '=', maya.userId)
        .executeTakeFirstOrThrow()
      expect(await confirm(hash)).toBe(400)
      expect(await user()).toMatchObject({ profile: { email: maya.email } })
    })

    test('is proved once, of several at the same time, and by a page that only looks not at all', async () => {
      const email = newAddress()
      await change(email)
      const link = await linkTo(email)
      await server.client().post(apiPaths.confirmation, { token: link })
      await server.client().get(`${appPaths.verifyEmail}?token=${link}`)
      expect(await user()).toMatchObject({ profile: { email: maya.email } })
      const ends = await Promise.all([confirm(link), confirm(link), confirm(link)])
      expect(ends.toSorted((a, b) => a - b)).toEqual([200, 400, 400])
      expect(await confirm(link)).toBe(400)
      expect(await mailsTo(maya.email)).toHaveLength(1)
    })

    test('that is not theirs who read the mail is no way to delete the account', async () => {
      const email = newAddress()
      await change(email)
      const answer = await server
        .client()
        .post(apiPaths.disownAccount, { token: await linkTo(email) })
      expect(problem(answer)).toMatchObject({ code: 'invalid-token' })
      expect(await user()).toMatchObject({ profile: { email: maya.email } })
    })

    test('has a link for one hour, and until another address is asked for', async () => {
      const [first, second] = [newAddress(), newAddress()]
      await change(first)
      const [old] = [await linkTo(first)]
      await change(second)
      const link = await linkTo(second)
      expect(await confirm(old)).toBe(400)
      vi.setSystemTime(Date.now() + 60 * minute)
      expect(await confirm(link)).toBe(400)
      vi.setSystemTime(Date.now() - 1)
      expect(await confirm(link)).toBe(200)
      expect(await user()).toMatchObject({ profile: { email: second } })
    })

    test('that is somebody’s already is answered the same way; that one is told, and keeps it', async () => {
      const owner = await server.signedUp()
      await server.sendMails()
      server.mails.length = 0
      const [used, free] = [await change(owner.email), await change(newAddress())]
      expect(used.status).toBe(free.status)
      expect(used.body).toEqual(free.body)
      const mails = await mailsTo(owner.email)
      expect(mails.map(({ subject }) => subject)).toEqual(['You have an account with this address'])
      expect(mails[0]?.text).not.toContain('verify-email')
      expect(await user(owner)).toMatchObject({ profile: { email: owner.email } })
    })

    test('is as quick for an address that is somebody’s: the work comes after the answer', async () => {
      const looks = vi.spyOn(server.db, 'transaction').mockImplementation(() => {
        throw new Error('the answer waited for the work')
      })
      expect(await change(newAddress())).toMatchObject({ status: 200 })
      looks.mockRestore()
      await server.sendMails()
      server.errors.length = 0
    })

    test('that somebody else took before the link was followed stays theirs', async () => {
      const email = newAddress()
      await change(email)
      const link = await linkTo(email)
      const faster = await server.signedUp({ email })
      expect(await confirm(link)).toBe(400)
      expect(await user(faster)).toMatchObject({ profile: { email } })
      expect(await user()).toMatchObject({ profile: { email: maya.email } })
      expect(server.errors).toEqual([])
    })

    test('ends the links for a new password that wait in the old mailbox', async () => {
      await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
      const token = await resetTo(maya.email)
      const email = newAddress()
      await change(email)
      await confirm(await linkTo(email))
      const body = { token, newPassword: 'a-new-umbrella' }
      const answer = await server.client().post(apiPaths.resetPassword, body)
      expect(problem(answer)).toMatchObject({ code: 'invalid-token' })
      expect(await canSignIn(email)).toBe(true)
    })

    test('is not asked for any more after the password was changed', async () => {
      const email = newAddress()
      await change(email)
      const link = await linkTo(email)
      await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
      const token = await resetTo(maya.email)
      const reset = { token, newPassword: 'a-new-umbrella' }
      await server.client().post(apiPaths.resetPassword, reset)
      expect(await confirm(link)).toBe(400)
    })

    test('that is the old one changes nothing and sends nothing', async () => {
      expect(await change(maya.email.toUpperCase())).toMatchObject({ status: 200 })
      expect(await mailsTo(maya.email)).toEqual([])
    })

    test('may be asked for six times an hour, with a right or a wrong password', async () => {
      const statuses = []
      for (let count = 0; count < 7; count += 1) {
        statuses.push((await change(newAddress(), count === 0 ? 'guess' : password)).status)
      }
      expect(statuses).toEqual([403, 200, 200, 200, 200, 200, 429])
    })
  })

  describe('of an account whose address was never confirmed', () => {
    beforeEach(async () => {
      maya = await server.signedUp()
      await server.sendMails()
    })

    test('counts at once, and the mail to confirm goes there', async () => {
      const email = newAddress()
      expect(await change(email)).toMatchObject({ status: 200 })
      expect(await user()).toMatchObject({ profile: { email }, emailVerified: false })
      expect(await canSignIn(email)).toBe(true)
      expect(await canSignIn(maya.email)).toBe(false)
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
        'Please confirm your e-mail address',
      ])
      expect(await confirm(await linkTo(email), maya)).toBe(200)
      expect(await user()).toMatchObject({ profile: { email }, emailVerified: true })
    })

    test('ends what was mailed to the old one: neither link opens anything [A37]', async () => {
      const link = await linkTo(maya.email)
      await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
      const token = await resetTo(maya.email)
      await change(newAddress())
      expect(await confirm(link)).toBe(400)
      expect(await user()).toMatchObject({ emailVerified: false })
      const body = { token, newPassword: 'a-new-umbrella' }
      expect(problem(await server.client().post(apiPaths.resetPassword, body))).toMatchObject({
        code: 'invalid-token',
      })
    })

    test('is refused with a wrong password [A38]', async () => {
      const email = newAddress()
      expect(problem(await change(email, 'guess'))).toEqual(wrongPassword)
      expect(await user()).toMatchObject({ profile: { email: maya.email } })
      expect(await mailsTo(email)).toEqual([])
    })

    test('that is somebody’s is answered the same way; they are told once one’s own is proven [A63]', async () => {
      const owner = await server.signedUp()
      const link = await linkTo(maya.email)
      server.mails.length = 0
      expect(await change(owner.email)).toMatchObject({ status: 200, body: { ok: true } })
      expect(await mailsTo(owner.email)).toEqual([])
      expect(await confirm(link, maya)).toBe(200)
      expect(await user()).toMatchObject({ profile: { email: maya.email } })
      expect(await user(owner)).toMatchObject({ profile: { email: owner.email } })
      expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
        'You have an account with this address',
      ])
    })

    test('does not replace one that was confirmed at the same moment', async () => {
      const link = await linkTo(maya.email)
      const email = newAddress()
      await Promise.all([change(email), confirm(link)])
      const { profile, emailVerified } = await user()
      // Whoever was first: never an address that is confirmed without its own proof.
      expect(emailVerified).toBe(profile.email === maya.email)
    })
  })

  test.each([
    undefined,
    '',
    '  ',
    7,
    ['a@example.org'],
    'maya',
    'a@example.org\r\nx',
    'a(b)@c.org',
  ])('is asked for in full instead of %j [A46]', async (email) => {
    maya = await server.signedUp()
    expect(problem(await change(email))).toEqual({
      status: 400,
      code: 'invalid-input',
      field: 'newEmail',
      message: 'Please enter a full e-mail address.',
    })
  })

  test('needs somebody who is signed in', async () => {
    const answer = await change(newAddress(), password, server.client())
    expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('is no failure of the server, whatever was sent', () => {
    expect(server.errors).toEqual([])
  })
})
