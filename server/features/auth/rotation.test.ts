import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith, visitSite } from '#server/testing/oidc-provider/sign-in.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import type { TestClient } from '#server/testing/test-client.ts'

const google = await startOidcProvider('openid')
const facebook = await startOidcProvider('facebook')
afterAll(async () => {
  await google.stop()
  await facebook.stop()
})

const cookie = 'elefam.session_token'
let people = 0

describe.each(dialects)('the token of a session, on %s', (dialect) => {
  const server = useServer(dialect, { providers: providersAt({ google, facebook }) })
  let maya: SignedUp
  beforeEach(async () => {
    people += 1
    maya = await server.signedUp()
    const proven = server.db.updateTable('users').set({ emailVerified: 1 })
    await proven.where('id', '=', maya.userId).execute()
    google.person = { sub: `g${people}`, email: `g${people}@example.org`, emailVerified: true }
  })

  const invited = async (guest: SignedUp, by: SignedUp = maya) => {
    const invite = { toEmail: guest.email, name: 'Ben' }
    const { body } = await by.post<{ inviteId: string }>(apiPaths.invites(by.familyId), invite)
    return apiPaths.acceptInvite(body.inviteId)
  }
  const joined = async () => {
    const ben = await server.signedUp()
    expect((await ben.post(await invited(ben), {})).status).toBe(200)
    return ben
  }
  const expectNobody = async (before: string | undefined) => {
    const thief = server.client()
    thief.cookies.set(cookie, before!)
    expect((await thief.bootstrap()).status).toBe(401)
  }
  /** Does it, and sees that the browser goes on by another cookie, and the one before opens nothing. */
  const expectRotation = async (who: TestClient, work: () => Promise<{ status: number }>) => {
    const before = who.cookies.get(cookie)!
    const devices = async () =>
      (await who.get<WayIn[]>(apiPaths.waysIn)).body.filter(({ kind }) => kind === 'sessions')
        .length
    const count = await devices()
    expect((await work()).status).toBeLessThan(400)
    expect(who.cookies.get(cookie)).not.toBe(before)
    expect((await who.bootstrap()).status).toBe(200)
    expect(await devices()).toBe(count)
    await expectNobody(before)
  }
  const link = async () => {
    const begun = await maya.post<{ url: string }>(apiPaths.linkedAccount('google'), { password })
    return maya.get(await visitSite(begun.body.url, 'yes'))
  }

  test('is another one after signing in over it, as oneself or another [A39] [A71]', async () => {
    await expectRotation(maya, () => maya.signIn({ email: maya.email, password }))
    const other = await server.signedUp()
    const before = maya.cookies.get(cookie)
    await maya.signIn({ email: other.email, password })
    await expectNobody(before)
  })

  test('is another one after signing in with another site over it [A39] [A71]', async () => {
    const before = maya.cookies.get(cookie)
    expect(await signInWith(maya, 'google')).toMatchObject({ signedIn: true })
    await expectNobody(before)
  })

  test('is another one after signing up over it [A71]', async () => {
    const before = maya.cookies.get(cookie)
    await maya.signUp({ email: `again${people}@example.org`, password })
    await expectNobody(before)
  })

  test('is another one after a password change [A71]', async () => {
    const change = { password, newPassword: 'walrus-parasol-9' }
    await expectRotation(maya, () => maya.post(apiPaths.changePassword, change))
  })

  test('is another one after joining a family, and after leaving it [A71]', async () => {
    const ben = await server.signedUp()
    const path = await invited(ben)
    await expectRotation(ben, () => ben.post(path, {}))
    const part = apiPaths.coParent(maya.familyId, ben.userId)
    await expectRotation(ben, () => ben.remove(part))
  })

  test('is another one after handing the family over [A71]', async () => {
    const ben = await joined()
    const to = { userId: ben.userId, password }
    await expectRotation(maya, () => maya.post(apiPaths.handOver(maya.familyId), to))
  })

  test('is another one after linking and after unlinking [A71]', async () => {
    await expectRotation(maya, link)
    await expectRotation(maya, () => maya.remove(apiPaths.linkedAccount('google'), { password }))
  })

  test('stays where nothing changed for whoever asks: others removed, a refusal [A22]', async () => {
    const ben = await joined()
    const before = maya.cookies.get(cookie)
    const bens = ben.cookies.get(cookie)
    await maya.remove(apiPaths.coParent(maya.familyId, ben.userId))
    await maya.post(apiPaths.acceptInvite('no-such-invite'), {})
    await maya.remove(apiPaths.linkedAccount('google'), { password })
    expect(maya.cookies.get(cookie)).toBe(before)
    expect((await maya.bootstrap()).status).toBe(200)
    expect(ben.cookies.get(cookie)).toBe(bens)
    expect((await ben.bootstrap()).status).toBe(200)
  })
})
