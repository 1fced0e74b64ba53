import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInMethods } from '#core/account/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const minute = 60_000
const start = Date.parse('2026-03-04T18:30:00.000Z')
const another = 'walrus-parasol-9'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('what matters asks who is there, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp()
    await server.sendMails()
    server.mails.length = 0
  })

  const change = (body: object, by: TestClient = maya) => by.post(apiPaths.changePassword, body)
  const exported = (body: object) => maya.post(apiPaths.familyExport(maya.familyId), body)
  const canSignIn = async (given: string) =>
    (await server.client().signIn({ email: maya.email, password: given })).status === 200
  const onAnotherDevice = async (agent = 'Mozilla/5.0 (iPhone)') => {
    const phone = server.client()
    const body = JSON.stringify({ email: maya.email, password })
    const headers = { 'content-type': 'application/json', 'user-agent': agent }
    await phone.send(apiPaths.signIn, { method: 'POST', body, headers })
    return phone
  }
  /** As if the account had been made with another site's: without a password. */
  const withoutPassword =
    (...providers: string[]) =>
    async () => {
      await server.db.deleteFrom('accounts').where('userId', '=', maya.userId).execute()
      const rows = providers.map((providerId) => ({
        id: `${providerId}${maya.userId}`,
        accountId: maya.userId,
        providerId,
        userId: maya.userId,
        password: null,
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
      }))
      await server.db.insertInto('accounts').values(rows).execute()
    }
  const mailedCode = async () => {
    expect((await maya.post(apiPaths.sendCode, {})).status).toBe(200)
    await server.sendMails()
    const codes = server.mails.flatMap(({ subject }) => /^\d{6}\b/.exec(subject) ?? [])
    return codes.at(-1)!
  }

  test.each([
    ['nothing', {}, 'wrong-password'],
    ['null', { password: null }, 'wrong-password'],
    ['a wrong password', { password: 'guess' }, 'wrong-password'],
    ['an object', { password: { $ne: '' } }, 'wrong-password'],
    ['a made-up code', { code: '000000' }, 'wrong-code'],
    ['a list as code', { code: ['000000'] }, 'wrong-code'],
    ['the right password beside a wrong code', { password, code: '123123' }, 'wrong-code'],
  ])('%s is no proof', async (_, proof, code) => {
    const calls = [
      exported(proof),
      change({ newPassword: another, ...proof }),
      maya.post(apiPaths.changeEmail, { newEmail: 'new@example.org', ...proof }),
      maya.remove(apiPaths.user(maya.userId), proof),
      maya.remove(apiPaths.family(maya.familyId), proof),
      maya.remove(apiPaths.familyMember(maya.familyId, 'mia'), proof),
      maya.remove(apiPaths.linkedAccount('google'), proof),
    ]
    for (const call of calls) expect(problem(await call)).toMatchObject({ status: 403, code })
    expect(await canSignIn(password)).toBe(true)
    expect((await maya.bootstrap()).status).toBe(200)
  })

  test('ten wrong ones an hour are enough, however many come at once [A42]', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => exported({ code: '1' })))
    const codes = answers.map((answer) => problem(answer).code)
    expect(codes.filter((code) => code === 'wrong-code')).toHaveLength(10)
    expect(problem(await exported({ password }))).toMatchObject({ code: 'too-many-requests' })
    vi.setSystemTime(start + 61 * minute)
    expect((await exported({ password })).status).toBe(200)
  })

  test('ten wrong ones at another device keep the owner from nothing [A64]', async () => {
    const stranger = await onAnotherDevice()
    const wrong = () =>
      stranger.post(apiPaths.familyExport(maya.familyId), { password: 'a-wrong-guess' })
    for (let count = 0; count < 10; count += 1) {
      expect(problem(await wrong()).code).toBe('wrong-password')
    }
    const refused = problem(await wrong())
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.message).toContain('Or sign out, and choose a new password')
    expect((await exported({ password })).status).toBe(200)
    expect(await canSignIn(password)).toBe(true)
  })

  test('a mailed code counts once, for ten minutes, for its own account [A35]', async () => {
    await withoutPassword('google')()
    vi.setSystemTime(start + 11 * minute)
    expect(problem(await exported({})).code).toBe('wrong-password')
    const other = await server.signedUp()
    const code = await mailedCode()
    expect(problem(await change({ newPassword: another, code }, other)).code).toBe('wrong-code')
    expect((await exported({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(200)
    expect(problem(await exported({ code })).code).toBe('wrong-code')

    const late = await mailedCode()
    vi.setSystemTime(start + 21 * minute + 1)
    expect(problem(await exported({ code: late })).code).toBe('wrong-code')
    const older = await mailedCode()
    const newest = await mailedCode()
    expect(older === newest || problem(await exported({ code: older })).code).toBe('wrong-code')
    expect((await exported({ code: newest })).status).toBe(200)
    const rows = await server.db.selectFrom('mailedTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(newest)
  })

  test('whoever has no password and signed in just now need not show it again', async () => {
    await withoutPassword('google')()
    vi.setSystemTime(start + 9 * minute)
    expect((await maya.get<SignInMethods>(apiPaths.signInMethods)).body).toMatchObject({
      password: false,
      justSignedIn: true,
    })
    expect((await exported({})).status).toBe(200)
    vi.setSystemTime(start + 10 * minute)
    expect((await maya.get<SignInMethods>(apiPaths.signInMethods)).body.justSignedIn).toBe(false)
    expect((await exported({})).status).toBe(403)
  })

  test('a new password ends every other session and link, and the owner is told [A36]', async () => {
    const phone = await onAnotherDevice()
    await maya.post(apiPaths.requestPasswordReset, { email: maya.email })
    await server.sendMails()
    expect(problem(await change({ newPassword: 'abc', password })).code).toBe('password-too-short')
    expect(problem(await change({ newPassword: 7, password })).code).toBe('password-too-short')
    expect((await change({ newPassword: another, password })).status).toBe(200)
    expect(await canSignIn(password)).toBe(false)
    expect(await canSignIn(another)).toBe(true)
    expect((await phone.bootstrap()).status).toBe(401)
    expect((await maya.bootstrap()).status).toBe(200)
    const tokens = server.db.selectFrom('mailedTokens').select('hash')
    expect(await tokens.where('userId', '=', maya.userId).execute()).toEqual([])
    await server.sendMails()
    expect(server.mails.at(-1)).toMatchObject({ to: maya.email, subject: 'Signing in has changed' })
  })

  test('an account without a password gets its first one by a mailed code', async () => {
    await withoutPassword('google')()
    vi.setSystemTime(start + 60 * minute)
    const code = await mailedCode()
    expect((await change({ newPassword: another, code })).status).toBe(200)
    expect(await canSignIn(another)).toBe(true)
    expect((await maya.get<SignInMethods>(apiPaths.signInMethods)).body).toEqual({
      password: true,
      justSignedIn: false,
      linked: [{ provider: 'google', name: 'Google', since: expect.any(String) }],
      passkeys: [],
      secondFactor: null,
    })
  })

  test('the last way in stays, also when two are unlinked at once', async () => {
    await withoutPassword('google', 'facebook')()
    const unlink = (provider: string) => maya.remove(apiPaths.linkedAccount(provider), {})
    const answers = await Promise.all([unlink('google'), unlink('facebook')])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    // The first gives the session another key: the second had the one before, or was the last way in.
    expect([
      [200, 401],
      [200, 409],
    ]).toContainEqual(statuses)
    expect((await maya.get<SignInMethods>(apiPaths.signInMethods)).body.linked).toHaveLength(1)
    expect(problem(await unlink('credential')).code).toBe('way-missing')
    const { linked } = (await maya.get<SignInMethods>(apiPaths.signInMethods)).body
    expect(problem(await unlink(linked[0]!.provider)).code).toBe('last-way-in')
    await server.sendMails()
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Signing in has changed'])
  })

  test('nothing is linked on a server that does not offer it, or for an unproven address', async () => {
    const link = maya.post(apiPaths.linkedAccount('google'), { password })
    expect(problem(await link)).toMatchObject({ status: 404, code: 'provider-off' })
  })
})
