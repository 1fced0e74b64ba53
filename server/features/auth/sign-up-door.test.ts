import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import { acceptInvite, apiPaths } from '#core/paths.ts'
import { accountHash } from '#server/platform/password-hash.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith } from '#server/testing/oidc-provider/sign-in.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'
import { password, testClock, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { signUp } from './sign-up.ts'

const site = await startOidcProvider('openid')
const providers = providersAt({ google: site, facebook: site })
afterAll(() => site.stop())

const closed = { status: 403, code: 'sign-up-closed' }
let people = 0

describe.each(dialects)('a server that is closed to strangers, on %s', (dialect) => {
  const open = useServer(dialect, { providers })
  /** The same server, after its host closed the door. */
  const server = useServer(dialect, {
    providers,
    given: { signUp: 'closed' },
    openStore: async () => ({ ...open.store, close: async () => undefined }),
  })
  /** Open, and full. */
  const full = useServer(dialect, {
    providers,
    given: { familiesMax: 1 },
    openStore: async () => ({ ...open.store, close: async () => undefined }),
  })
  let maya: SignedUp
  let email: string
  let inviteId: string
  beforeEach(async () => {
    people += 1
    email = `ben${people}@example.org`
    maya = await open.signedUp({ confirmed: true })
    const path = apiPaths.invites(maya.familyId)
    inviteId = (await maya.post<Invite>(path, { toEmail: email, name: 'Ben' })).body.inviteId
  })

  const ask = async (by: TestClient, fields: object) =>
    by.post(apiPaths.signUp, { email, password, captcha: await by.captcha(), ...fields })
  const countUsers = async () => (await open.db.selectFrom('users').select('id').execute()).length

  test('has no account for strangers, and tells none who was invited [A76]', async () => {
    const before = await countUsers()
    const attempts = [
      {},
      { email: 'stranger@example.org' },
      { email: 'stranger@example.org', invite: inviteId },
      { invite: 'no-such-invite' },
      { email: maya.email },
    ]
    for (const fields of attempts) {
      const answer = await ask(server.client(), fields)
      expect(problem(answer), JSON.stringify(fields)).toMatchObject(closed)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await countUsers()).toBe(before)
  })

  test('lets people in whom a family has invited, by their invite [A76]', async () => {
    const ben = server.client()
    expect(await ask(ben, { invite: inviteId })).toMatchObject({ status: 200 })
    expect(await ben.post(apiPaths.acceptInvite(inviteId), {})).toMatchObject({ status: 200 })
    expect((await ben.bootstrap()).body.user.familyId).toBe(maya.familyId)
  })

  const countFamilies = async () =>
    (await open.db.selectFrom('families').select('id').execute()).length

  test('begins no family by an invite, nor for whoever leaves again, at either door [A79]', async () => {
    for (const door of [server, full]) {
      const address = `door${(people += 1)}@example.org`
      const path = apiPaths.invites(maya.familyId)
      const invite = { toEmail: address, name: 'Kim' }
      const { body } = await maya.post<Invite>(path, invite)
      const before = await countFamilies()
      const [parent, kim] = [door.client(), door.client()]
      await parent.post(apiPaths.signIn, { email: maya.email, password })
      const made = await ask(kim, { email: address, invite: body.inviteId })
      expect(made).toMatchObject({ status: 200 })
      const { user } = (await kim.bootstrap()).body
      expect(user).toMatchObject({ familyId: maya.familyId, role: 'coParent' })
      const again = await kim.post(apiPaths.acceptInvite(body.inviteId), {})
      expect(again, 'the page of the invite says it once more').toMatchObject({ status: 200 })
      const others = await ask(door.client(), { email: `o${address}`, invite: body.inviteId })
      expect(problem(others).status).not.toBe(200)
      await parent.remove(apiPaths.coParent(maya.familyId, user.id))
      expect(problem(await kim.bootstrap())).toMatchObject({ status: 403, code: 'no-family' })
      expect(problem(await kim.post(apiPaths.families, {}))).toMatchObject({ code: 'no-family' })
      expect(await countFamilies()).toBe(before)
      // Another invite lets them in again.
      const second = (await maya.post<Invite>(path, invite)).body.inviteId
      expect(await kim.post(apiPaths.acceptInvite(second), {})).toMatchObject({ status: 200 })
      await parent.remove(apiPaths.coParent(maya.familyId, user.id))
      // And a door that opens lets them begin a family of their own.
      const visitor = open.client()
      await visitor.post(apiPaths.signIn, { email: address, password })
      expect((await visitor.bootstrap()).body.user).toMatchObject({ id: user.id, role: 'primary' })
      expect(await countFamilies()).toBe(before + 1)
    }
  })

  test('begins a family anew for whoever has deleted their own [A79]', async () => {
    for (const door of [server, full]) {
      const parent = door.client()
      await parent.post(apiPaths.signIn, { email: maya.email, password })
      expect((await parent.remove(apiPaths.family(maya.familyId), { password })).status).toBe(200)
      expect((await parent.bootstrap()).body.family.id).toBe(maya.familyId)
    }
  })

  test('makes no account where its invite cannot be accepted any more [A79]', async () => {
    const before = await countUsers()
    const db = open.db.updateTable('users').set({ role: 'coParent' })
    await db.where('id', '=', maya.userId).execute()
    const refused = await ask(server.client(), { invite: inviteId })
    expect(problem(refused)).toMatchObject({ code: 'invite-closed' })
    expect(await countUsers()).toBe(before)
  })

  test('makes one account of an invite, whatever address that one goes on to have [A76]', async () => {
    const ben = server.client()
    expect(await ask(ben, { invite: inviteId })).toMatchObject({ status: 200 })
    const moved = { newEmail: `elsewhere-${email}`, password }
    expect(problem(await ben.post(apiPaths.changeEmail, moved))).toMatchObject(closed)
    expect((await ben.bootstrap()).body.user.profile.email).toBe(email)
    const another = await ask(server.client(), { invite: inviteId })
    expect(problem(another)).toMatchObject(closed)
  })

  test('knows no invite that was withdrawn [A76]', async () => {
    await maya.remove(apiPaths.invite(maya.familyId, inviteId))
    const answer = await ask(server.client(), { invite: inviteId })
    expect(problem(answer)).toMatchObject(closed)
  })

  test('makes no account for an account of another site either, but for an invite’s [A76]', async () => {
    site.person = { sub: `s${people}`, email, emailVerified: true, name: 'Ben' }
    const refused = await signInWith(server.client(), 'google', { popup: false })
    expect(refused).toMatchObject({ signedIn: false, to: expect.stringContaining(closed.code) })
    const to = acceptInvite(inviteId)
    const ben = server.client()
    expect(await signInWith(ben, 'google', { popup: false, to })).toMatchObject({ signedIn: true })
    const tablet = server.client() // With an account the door is no question.
    expect(await signInWith(tablet, 'google', { popup: false })).toMatchObject({ signedIn: true })
  })

  test('that closes while somebody signs up is closed to them too [A76]', async () => {
    const before = await countUsers()
    const rest = { familiesMax: 0, membersMax: 20, idleMonths: 0 } as const
    const context = {
      db: open.store.db,
      now: testClock(),
      join: async (_: unknown, user: User) => user,
      // The first look is at the door alone, the second one within the transaction.
      choices: async (within?: object) =>
        ({ ...rest, signUp: within ? 'closed' : 'open' }) as const,
    }
    const by = accountHash('newcomer')
    const stranger = { email, name: 'Ben', password, by, inviteId: undefined, code: undefined }
    await expect(signUp(context, stranger, async () => null)).rejects.toMatchObject({
      code: closed.code,
    })
    expect(await countUsers()).toBe(before)
  })

  test('says so at the front door, before anybody types [A76]', async () => {
    const offered = await server.client().get<SignInSettings>(apiPaths.signInSettings)
    expect(offered.body.signUpDoor).toBe('closed')
    const others = await open.client().get<SignInSettings>(apiPaths.signInSettings)
    expect(others.body.signUpDoor).toBe('open')
  })
})
