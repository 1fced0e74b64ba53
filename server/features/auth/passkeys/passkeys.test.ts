import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInMethods } from '#core/account/schema.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { setBlocked } from '#server/store/blocked.ts'
import { transaction } from '#server/store/database.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { testAuthenticator } from '#server/testing/test-authenticator.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'
import { baseUrl, password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

type Creation = { challenge: string; user: { id: string } }
const minute = 60_000

describe.each(dialects)('a passkey, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let phone: ReturnType<typeof testAuthenticator>
  beforeEach(async () => {
    await server.db.deleteFrom('attempts').execute()
    maya = await server.signedUp({ confirmed: true })
    phone = testAuthenticator({ rpId: 'elefam.test', origin: baseUrl })
  })
  afterEach(() => void vi.useRealTimers())

  const begin = (by: TestClient = maya, proof: object = { password }) =>
    by.post<Creation>(apiPaths.newPasskey, proof)
  const add = async (by: TestClient = maya, name = 'My phone') => {
    const passkey = phone.make((await begin(by)).body)
    return by.post(apiPaths.passkeys, { passkey, name })
  }
  const ask = async (client: TestClient) =>
    (await client.post<{ challenge: string }>(apiPaths.askForPasskey, {})).body
  const show = (client: TestClient, passkey: string) =>
    client.post(apiPaths.signInWithPasskey, { passkey })
  const signIn = async (client = server.client()) => show(client, phone.show(await ask(client)))
  const methods = async (by: TestClient = maya) =>
    (await by.get<SignInMethods>(apiPaths.signInMethods)).body
  const mailsAbout = async (subject: string) => {
    await server.sendMails()
    return server.mails.filter((mail) => mail.to === maya.email && mail.subject === subject)
  }
  const failed = { status: 403, code: 'passkey-failed' }
  const expired = { status: 400, code: 'passkey-expired' }

  test('is added with a proof, mails the owner, and opens the account from then on [A60]', async () => {
    expect(problem(await begin(maya, { password: 'wrong' })).code).toBe('wrong-password')
    const before = maya.cookies.get('elefam.session_token')
    expect((await add()).status).toBe(200)
    expect(maya.cookies.get('elefam.session_token')).not.toBe(before)
    const [mail] = await mailsAbout('Signing in has changed')
    expect(mail?.text).toContain('A passkey opens your account now: “My phone”.')
    expect(mail?.text).toContain(`${baseUrl}${publicPaths.notMe}#`)

    const tablet = server.client()
    expect((await signIn(tablet)).status).toBe(200)
    expect((await tablet.bootstrap()).body.user.id).toBe(maya.userId)
    const { passkeys } = await methods()
    expect(passkeys).toMatchObject([{ name: 'My phone', usedAt: expect.any(String) }])
  })

  test('is not added to an address that nobody has confirmed, and nobody is told [A27, A60]', async () => {
    const creation = (await begin()).body
    const passkey = phone.make(creation)
    const row = server.db.updateTable('users').set({ emailVerified: 0 })
    await row.where('id', '=', maya.userId).execute()
    expect(problem(await begin()).code).toBe('email-unproven')
    const name = 'My phone'
    expect(problem(await maya.post(apiPaths.passkeys, { passkey, name })).code).toBe(
      'email-unproven',
    )
    expect((await methods()).passkeys).toEqual([])
    expect(await mailsAbout('Signing in has changed')).toEqual([])
  })

  test('is added by the session that showed who it is, once, and within minutes', async () => {
    const tom = await server.signedUp({ confirmed: true })
    const passkey = phone.make((await begin()).body)
    const body = { passkey, name: 'My phone' }
    expect(problem(await tom.post(apiPaths.passkeys, body))).toMatchObject(expired)
    const twice = await Promise.all([
      maya.post(apiPaths.passkeys, body),
      maya.post(apiPaths.passkeys, body),
    ])
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1)
    phone = testAuthenticator({ rpId: 'elefam.test', origin: baseUrl })
    const late = phone.make((await begin()).body)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * minute })
    const tried = await maya.post(apiPaths.passkeys, { ...body, passkey: late })
    expect(problem(tried)).toMatchObject(expired)
  })

  test('is shown once for each challenge, in the browser that asked, and in time [A28]', async () => {
    await add()
    const browser = server.client()
    const shown = phone.show(await ask(browser))
    const elsewhere = server.client()
    expect(problem(await show(elsewhere, shown))).toMatchObject(expired)
    await ask(elsewhere)
    expect(problem(await show(elsewhere, shown))).toMatchObject(expired)
    const kept = browser.cookies.get('elefam.passkey')!
    expect((await show(browser, shown)).status).toBe(200)
    browser.cookies.set('elefam.passkey', kept)
    expect(problem(await show(browser, shown))).toMatchObject(expired)

    const late = phone.show(await ask(elsewhere))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * minute })
    expect(problem(await show(elsewhere, late))).toMatchObject(expired)
  })

  test('opens nothing for another site, without a finger or PIN, or with a copied key [I5]', async () => {
    await add()
    const { says } = phone
    const tries = [
      [{ origin: 'https://evil.example' }, failed],
      [{ rpId: 'evil.example' }, failed],
      [{ isVerified: false }, { code: 'passkey-unverified' }],
    ] as const
    for (const [other, refusal] of tries) {
      const true_ = { ...says }
      Object.assign(says, other)
      expect(problem(await signIn()), JSON.stringify(other)).toMatchObject(refusal)
      Object.assign(says, true_)
    }
    says.counter = 7
    expect((await signIn()).status).toBe(200)
    // A copy of it counts from where it was taken.
    expect(problem(await signIn()).code).toBe('passkey-copied')
    says.counter = 6
    expect(problem(await signIn()).code).toBe('passkey-copied')
    says.counter = 8
    expect((await signIn()).status).toBe(200)
  })

  test('that nobody knows is refused like a bad one, and makes no account [A76]', async () => {
    expect(problem(await signIn())).toMatchObject(failed)
    const client = server.client()
    for (const passkey of [null, 'nothing', '{}', 'x'.repeat(16_200), { id: 1 }]) {
      await ask(client)
      const tried = await client.post(apiPaths.signInWithPasskey, { passkey })
      expect(problem(tried)).toMatchObject(failed)
    }
    expect((await client.bootstrap()).status).toBe(401)
  })

  test('opens no account that the host keeps closed', async () => {
    await add()
    const at = new Date().toISOString()
    await transaction(server.store.db, (trx) => setBlocked(trx, maya.userId, at))
    expect(problem(await signIn()).code).toBe('account-blocked')
  })

  test('counts as a proof, for its own account and session, once', async () => {
    await add()
    const proofFor = async (by: TestClient) =>
      phone.show((await by.get<{ challenge: string }>(apiPaths.passkeyProof)).body)
    const family = apiPaths.familyExport(maya.familyId)
    const passkey = await proofFor(maya)
    expect((await maya.post(family, { passkey })).status).toBe(200)
    expect(problem(await maya.post(family, { passkey }))).toMatchObject(expired)
    const tom = await server.signedUp()
    const foreign = await tom.post(apiPaths.familyExport(tom.familyId), {
      passkey: await proofFor(tom),
    })
    expect(problem(foreign)).toMatchObject(failed)
    // What signs somebody in proves nothing, and the other way round.
    expect(
      problem(await maya.post(family, { passkey: phone.show(await ask(maya)) })),
    ).toMatchObject(expired)
    expect(problem(await show(maya, await proofFor(maya)))).toMatchObject(expired)
  })

  test('is removed by its owner alone, who is told; the last way in stays [A60, A17]', async () => {
    await add()
    const tom = await server.signedUp()
    const [kept] = (await methods()).passkeys
    const path = apiPaths.passkey(kept!.id)
    expect(problem(await tom.remove(path, { password })).code).toBe('passkey-missing')
    const withoutPassword = server.db.deleteFrom('accounts').where('userId', '=', maya.userId)
    await withoutPassword.execute()
    expect(problem(await maya.remove(path, {})).code).toBe('last-way-in')
    await server.db
      .insertInto('accounts')
      .values({
        id: `linked-${maya.userId}`,
        userId: maya.userId,
        accountId: maya.userId,
        providerId: 'google',
        password: null,
        createdAt: '2026-01-01',
        updatedAt: '2026-01-01',
      })
      .execute()
    expect((await maya.remove(path, {})).status).toBe(200)
    expect(problem(await signIn())).toMatchObject(failed)
    const mails = await mailsAbout('Signing in has changed')
    // Two mails of one moment go out in either order.
    const told = mails.map(({ text }) => text).join()
    expect(told).toContain('“My phone” no longer opens your account')
  })

  test('stays with a reset, whose mail names it; “This was not me” ends one added since [A61]', async () => {
    await add()
    const notMe = await mailedToken(server, maya.email, publicPaths.notMe)
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    const token = await mailedToken(server, maya.email, publicPaths.resetPassword)
    const newPassword = 'walrus-parasol-9'
    await server.client().post(apiPaths.resetPassword, { token, newPassword })
    const [mail] = await mailsAbout('Your password was changed')
    expect(mail?.text).toContain('your password, your passkey “My phone”.')
    expect((await signIn()).status).toBe(200)
    expect(problem(await server.client().post(apiPaths.notMe, { token: notMe })).code).toBe(
      'invalid-token',
    )
    const after = await mailedToken(server, maya.email, publicPaths.notMe)
    expect((await server.client().post(apiPaths.notMe, { token: after })).status).toBe(200)
    // The mail was about the reset: what was there before is its owner's.
    expect((await signIn()).status).toBe(200)
  })

  test('“This was not me” in the mail about it ends it', async () => {
    await add()
    const token = await mailedToken(server, maya.email, publicPaths.notMe)
    expect((await server.client().post(apiPaths.notMe, { token })).status).toBe(200)
    expect(problem(await signIn())).toMatchObject(failed)
  })
})
