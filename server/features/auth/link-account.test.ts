import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignInMethods } from '#core/account/schema.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith, visitSite } from '#server/testing/oidc-provider/sign-in.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const google = await startOidcProvider('openid')
const facebook = await startOidcProvider('facebook')
const providers = providersAt({ google, facebook })
afterAll(async () => {
  await google.stop()
  await facebook.stop()
})

let people = 0
const settings = '/settings/signing-in'

describe.each(dialects)('linking an account of another site, on %s', (dialect) => {
  const server = useServer(dialect, { providers })
  let maya: SignedUp
  beforeEach(async () => {
    people += 1
    maya = await server.signedUp()
    await prove(maya)
    // Another address than the account's: a family may well have several.
    google.person = {
      sub: `g${people}`,
      email: `else${people}@example.org`,
      emailVerified: true,
      name: 'M',
    }
    facebook.person = { sub: `f${people}`, email: `else${people}@example.org`, name: 'M' }
  })

  const prove = ({ userId }: SignedUp) =>
    server.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', userId).execute()
  const begin = (by: TestClient = maya, provider = 'google') =>
    by.post<{ url: string }>(apiPaths.linkedAccount(provider), { password })
  /** Where the browser ends that went to the other site and back. */
  const comeBack = async (address: string, by: TestClient = maya) => {
    const back = await visitSite(address, 'yes')
    return (await by.get(back)).headers.get('location')
  }
  const linked = async (by: TestClient = maya) =>
    (await by.get<SignInMethods>(apiPaths.signInMethods)).body.linked

  test('opens this account from then on, and leaves its address alone', async () => {
    const { status, body } = await begin()
    expect(status).toBe(200)
    expect(await comeBack(body.url)).toBe(settings)
    expect(await linked()).toMatchObject([{ provider: 'google', name: 'Google' }])
    const pending = server.db.selectFrom('pendingSignIns').selectAll()
    expect(await pending.where('userId', '=', maya.userId).execute()).toEqual([])
    await server.sendMails()
    const told = server.mails.filter(({ to }) => to === maya.email)
    expect(told.at(-1)?.subject).toBe('Signing in has changed')
    const client = server.client()
    expect(await signInWith(client, 'google')).toMatchObject({ signedIn: true })
    expect((await client.bootstrap()).body.user).toMatchObject({
      id: maya.userId,
      profile: { email: maya.email },
    })
    // And can be taken back: then it begins an account of its own.
    expect((await maya.remove(apiPaths.linkedAccount('google'), { password })).status).toBe(200)
    const stranger = server.client()
    await signInWith(stranger, 'google')
    expect((await stranger.bootstrap()).body.user.id).not.toBe(maya.userId)
  })

  test('takes a proof, a confirmed address here and one there [A27]', async () => {
    const guess = maya.post(apiPaths.linkedAccount('google'), { password: 'guess' })
    expect(problem(await guess).code).toBe('wrong-password')
    const unproven = await server.signedUp()
    expect(problem(await begin(unproven)).code).toBe('email-unproven')
    google.person = { ...google.person, emailVerified: false }
    const { body } = await begin()
    expect(await comeBack(body.url)).toBe('/settings/signing-in?failed=provider-unconfirmed')
    expect(await linked()).toEqual([])
  })

  test('does not take it from an account that it opens already, nor claims one that waits', async () => {
    const owner = server.client()
    await signInWith(owner, 'google')
    const { body } = await begin()
    expect(await comeBack(body.url)).toBe('/settings/signing-in?failed=provider-of-another')
    expect(await linked()).toEqual([])
    expect((await owner.bootstrap()).status).toBe(200)
    // Somebody begins an account with the address that the other site says, and has not confirmed it.
    const other = await server.signedUp({ email: `waits${people}@example.org` })
    google.person = { ...google.person, sub: `w${people}`, email: other.email }
    expect(await comeBack((await begin()).body.url)).toBe(settings)
    expect((await other.bootstrap()).status).toBe(200)
    expect((await server.client().signIn({ email: other.email, password })).status).toBe(200)
  })

  test('belongs to the browser that began it [A28]', async () => {
    const { body } = await begin()
    const back = await visitSite(body.url, 'yes')
    const attacker = await server.signedUp()
    const location = (await attacker.get(back)).headers.get('location')
    expect(location).toContain('failed=provider-expired')
    expect(await linked(attacker)).toEqual([])
    expect(await linked()).toEqual([])
  })

  /** Begins to link and comes back to the door, without going through it yet. */
  const atTheDoor = async () => visitSite((await begin()).body.url, 'yes')
  const mailsSince = async (count: number) => {
    await server.sendMails()
    return server.mails.slice(count).filter(({ to }) => to === maya.email)
  }
  const goneThrough = async (back: string, by: TestClient = maya) =>
    (await by.get(back)).headers.get('location')
  const change = { password, newPassword: 'walrus-parasol-9' }

  test('that was begun before a password change is over after it [A58]', async () => {
    const back = await atTheDoor()
    expect((await maya.post(apiPaths.changePassword, change)).status).toBe(200)
    expect(await goneThrough(back)).toContain('failed=provider-expired')
    expect(await linked()).toEqual([])
  })

  test('that was begun before a password reset is over after it, also with a new session [A58]', async () => {
    const back = await atTheDoor()
    await maya.post(apiPaths.requestPasswordReset, { email: maya.email })
    const token = await mailedToken(server, maya.email, publicPaths.resetPassword)
    const { newPassword } = change
    await server.client().post(apiPaths.resetPassword, { token, newPassword })
    await maya.signIn({ email: maya.email, password: newPassword })
    expect(await goneThrough(back)).toContain('failed=provider-expired')
    expect(await linked()).toEqual([])
  })

  test('that a password change overtakes while the other site is asked links nothing [A58]', async () => {
    const back = await atTheDoor()
    google.beforeAnswer = async () => {
      await maya.post(apiPaths.changePassword, change)
    }
    expect(await goneThrough(back)).toContain('failed=provider-expired')
    google.beforeAnswer = null
    expect(await linked()).toEqual([])
  })

  test('is refused without the session that began it, or with one that has ended [A59]', async () => {
    const state = 'elefam.state'
    const back = await atTheDoor()
    const stranger = server.client()
    stranger.cookies.set(state, maya.cookies.get(state)!)
    expect(await goneThrough(back, stranger)).toBe('/settings/signing-in?failed=provider-expired')
    const second = await atTheDoor()
    const phone = server.client()
    await phone.signIn({ email: maya.email, password })
    phone.cookies.set(state, maya.cookies.get(state)!)
    expect(await goneThrough(second, phone)).toContain('failed=provider-expired')
    const third = await atTheDoor()
    await maya.signOut()
    expect(await goneThrough(third)).toContain('failed=provider-expired')
    expect(await linked(phone)).toEqual([])
  })

  test('mails the owner where it was added, and nobody where it was not [A60]', async () => {
    await server.sendMails()
    const before = server.mails.length
    const refused = await atTheDoor()
    await goneThrough(refused, server.client())
    google.person = { ...google.person, emailVerified: false }
    await comeBack((await begin()).body.url)
    google.person = { ...google.person, emailVerified: true }
    expect(await mailsSince(before)).toEqual([])
    await comeBack((await begin()).body.url)
    expect(await mailsSince(before)).toMatchObject([{ subject: 'Signing in has changed' }])
    // What opens it already is not added once more.
    await comeBack((await begin()).body.url)
    expect(await mailsSince(before)).toHaveLength(1)
  })

  test('is not added where the owner cannot be told [A60]', async () => {
    const back = await atTheDoor()
    await sql`alter table outbox rename to "lostOutbox"`.execute(server.db)
    expect(await goneThrough(back)).toContain('failed=')
    await sql`alter table "lostOutbox" rename to outbox`.execute(server.db)
    expect(await linked()).toEqual([])
    server.errors.length = 0
  })

  test('that comes by signing in, with the same confirmed address, mails the owner too [A60]', async () => {
    google.person = { ...google.person, email: maya.email }
    await server.sendMails()
    const before = server.mails.length
    expect(await signInWith(server.client(), 'google')).toMatchObject({ signedIn: true })
    // Each of these comes from a new device, of which there is a mail of its own.
    const told = async () =>
      (await mailsSince(before)).filter(({ subject }) => subject === 'Signing in has changed')
    const [mail, ...more] = await told()
    expect(mail?.text).toContain('An account of Google opens your account now.')
    expect(more).toEqual([])
    await signInWith(server.client(), 'google')
    facebook.person = { ...facebook.person, email: maya.email }
    await signInWith(server.client(), 'facebook') // refused: it confirms no address
    expect(await told()).toHaveLength(1)
  })
})
