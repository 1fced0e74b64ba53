import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import type { SignInMethods } from '#core/account/schema.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith } from '#server/testing/oidc-provider/sign-in.ts'
import { addressHeader, problem, type TestClient } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const google = await startOidcProvider('openid')
const step = 30_000
const start = Date.parse('2026-11-23T11:34:05Z')

describe.each(dialects)('a second factor by code, on %s', (dialect) => {
  const server = useServer(dialect, { providers: providersAt({ google, facebook: google }) })
  let maya: SignedUp
  let secret: string
  let uri: string
  let recovery: string[]
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    await server.db.deleteFrom('attempts').execute()
    maya = await server.signedUp({ confirmed: true })
    const begun = await maya.post<{ secret: string; uri: string; sealed: string }>(
      apiPaths.newSecondFactor,
      { password },
    )
    secret = begun.body.secret
    uri = begun.body.uri
    const on = { sealed: begun.body.sealed, code: code() }
    const done = await maya.post<{ recoveryCodes: string[] }>(apiPaths.secondFactor, on)
    recovery = done.body.recoveryCodes
    pass(step)
  })
  afterEach(() => void vi.useRealTimers())

  const pass = (time: number) => void vi.setSystemTime(Date.now() + time)
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * step,
    })
  const signIn = (given?: unknown, client: TestClient = server.client(), chosen = password) =>
    client.post(apiPaths.signIn, { email: maya.email, password: chosen, code: given })
  const wrongCode = () => (code() === '000000' ? '111111' : '000000')
  const methods = async () => (await maya.get<SignInMethods>(apiPaths.signInMethods)).body
  const needed = { status: 401, code: 'second-factor-needed' }
  const wrong = { status: 403, code: 'wrong-second-code' }

  test('is asked for after the password, and never before it [A32]', async () => {
    expect(uri).toMatch(/^otpauth:\/\/totp\/Elefam:.*secret=/)
    expect(problem(await signIn())).toMatchObject(needed)
    const guess = await server.client().post(apiPaths.signIn, {
      email: maya.email,
      password: 'wrong',
      code: code(),
    })
    expect(problem(guess).code).toBe('invalid-credentials')
    const tablet = server.client()
    expect((await signIn(code(), tablet)).status).toBe(200)
    expect((await tablet.bootstrap()).status).toBe(200)
  })

  test('a code counts once, and half a minute before and after its own', async () => {
    expect((await signIn(code())).status).toBe(200)
    expect(problem(await signIn(code()))).toMatchObject(wrong)
    expect(problem(await signIn(code(-1)))).toMatchObject(wrong) // older than one that was used
    expect((await signIn(` ${code(1).slice(0, 3)} ${code(1).slice(3)} `)).status).toBe(200)
    pass(3 * step)
    expect(problem(await signIn(code(-2)))).toMatchObject(wrong)
    const same = code()
    const both = await Promise.all([signIn(same), signIn(same)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  test('a recovery code stands in, once; however it is typed', async () => {
    expect(new Set(recovery).size).toBe(10)
    expect((await signIn(recovery[0]!.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect(problem(await signIn(recovery[0]))).toMatchObject(wrong)
    const both = await Promise.all([signIn(recovery[1]), signIn(recovery[1])])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect((await methods()).secondFactor).toMatchObject({ recoveryCodes: 8 })
  })

  test('nothing of it can be read where it is stored', async () => {
    const rows = [
      await server.db.selectFrom('secondFactors').selectAll().execute(),
      await server.db.selectFrom('recoveryCodes').selectAll().execute(),
    ]
    const stored = JSON.stringify(rows)
    for (const text of [secret, recovery[0]!, recovery[0]!.replace('-', '')]) {
      expect(stored).not.toContain(text)
    }
  })

  test('guesses are limited, and the owner still gets in where they signed in before [A64]', async () => {
    const stranger = server.client()
    for (let times = 0; times < 10; times += 1) {
      expect(problem(await signIn(wrongCode(), stranger))).toMatchObject(wrong)
    }
    expect(problem(await signIn(code(), stranger)).code).toBe('too-many-requests')
    expect((await signIn(code(), maya)).status).toBe(200)
  })

  test('sixty wrong codes from everywhere are told after five, and the right one is taken [A85]', async () => {
    server.mails.length = 0
    const warned = async () => {
      await server.sendMails()
      const words = 'Somebody knows your password'
      return server.mails.filter(({ to, subject }) => to === maya.email && subject === words)
    }
    for (let times = 0; times < 4; times += 1) await signIn(wrongCode())
    expect(await warned()).toEqual([])
    for (let times = 4; times < 60; times += 1) await signIn(wrongCode())
    const [mail, ...more] = await warned()
    expect(mail).toMatchObject({ to: maya.email })
    expect(mail!.text).toContain('This was not me')
    expect(more).toEqual([])
    expect((await signIn(code())).status).toBe(200)
  })

  test('a whole network has ten guesses, and a new password begins the count anew [A85]', async () => {
    const from = (address: string, given: string, chosen = password) => {
      const body = { email: maya.email, password: chosen, code: given }
      const headers = { 'content-type': 'application/json', [addressHeader]: address }
      return server.client().send(apiPaths.signIn, {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
      })
    }
    for (let times = 0; times < 10; times += 1) {
      expect((await from(`2001:db8:7:${times}::1`, wrongCode())).status).toBe(403)
    }
    expect((await from('2001:db8:7:ffff::1', code())).status).toBe(429)
    const newPassword = 'walrus-parasol-9'
    await maya.post(apiPaths.changePassword, { password, newPassword })
    expect((await from('2001:db8:7:ffff::1', code(), newPassword)).status).toBe(200)
  })

  test('is switched on by a code that is right, of the session that began, in time; once', async () => {
    const tom = await server.signedUp({ confirmed: true })
    const begin = async () =>
      (await tom.post<{ secret: string; sealed: string }>(apiPaths.newSecondFactor, { password }))
        .body
    const refusedProof = await tom.post(apiPaths.newSecondFactor, { password: 'wrong' })
    expect(problem(refusedProof).code).toBe('wrong-password')
    const { sealed, secret: his } = await begin()
    const totp = new TOTP({ secret: Secret.fromBase32(his) })
    const right = () => totp.generate({ timestamp: Date.now() })
    const tried = (given: string, by: TestClient = tom) =>
      by.post(apiPaths.secondFactor, { sealed, code: given })
    expect(problem(await tried('abc'))).toMatchObject(wrong)
    expect(problem(await tried(right(), maya)).code).toBe('passkey-expired')
    pass(5 * 60_000)
    expect(problem(await tried(right())).code).toBe('passkey-expired')
    expect(problem(await tom.remove(apiPaths.secondFactor, { password })).code).toBe(
      'second-factor-off',
    )
    const again = await maya.post<{ secret: string; sealed: string }>(apiPaths.newSecondFactor, {
      password,
    })
    const other = new TOTP({ secret: Secret.fromBase32(again.body.secret) })
    const second = { sealed: again.body.sealed, code: other.generate({ timestamp: Date.now() }) }
    expect(problem(await maya.post(apiPaths.secondFactor, second)).code).toBe('second-factor-on')
  })

  test('is switched off with a proof; on and off mail the owner [A60]', async () => {
    expect(problem(await maya.remove(apiPaths.secondFactor, {})).code).toBe('wrong-password')
    expect((await maya.remove(apiPaths.secondFactor, { password })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    const left = server.db.selectFrom('recoveryCodes').where('userId', '=', maya.userId)
    expect(await left.selectAll().execute()).toEqual([])
    await server.sendMails()
    const told = server.mails.filter(
      ({ to, subject }) => to === maya.email && subject === 'Signing in has changed',
    )
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining('asks for a code of your app after the password'),
      expect.stringContaining('no longer asks for codes'),
    ])
  })

  test('stays with a new password by mail; “This was not me” ends one that was added since [A61]', async () => {
    const notMe = await mailedToken(server, maya.email, publicPaths.notMe)
    const newPassword = 'walrus-parasol-9'
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    const token = await mailedToken(server, maya.email, publicPaths.resetPassword)
    await server.client().post(apiPaths.resetPassword, { token, newPassword })
    expect(problem(await signIn(undefined, server.client(), newPassword))).toMatchObject(needed)
    expect((await signIn(code(), server.client(), newPassword)).status).toBe(200)
    expect((await server.client().post(apiPaths.notMe, { token: notMe })).status).toBe(400)
  })

  test('“This was not me” in the mail about it ends it', async () => {
    const token = await mailedToken(server, maya.email, publicPaths.notMe)
    const { body } = await server.client().post<{ token: string }>(apiPaths.notMe, { token })
    const newPassword = 'walrus-parasol-9'
    await server.client().post(apiPaths.resetPassword, { token: body.token, newPassword })
    expect((await signIn(undefined, server.client(), newPassword)).status).toBe(200)
  })

  test('another site’s sign-in is that site’s own affair', async () => {
    google.person = { sub: maya.userId, email: maya.email, emailVerified: true, name: 'Maya' }
    expect(await signInWith(server.client(), 'google')).toMatchObject({ signedIn: true })
  })
})
