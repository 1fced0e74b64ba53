import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { signInMethods, type Occasion, type SignInMethod } from '#server/store/sign-in-methods.ts'
import { endSignInMethods, listSignInMethods } from '#server/store/ways-in.ts'
import { insertPasskey } from '#server/store/passkeys.ts'
import { insertSecondFactor } from '#server/store/second-factors.ts'
import { transaction } from '#server/store/database.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith, visitSite } from '#server/testing/oidc-provider/sign-in.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { subscriptionOf } from '#server/testing/valid-bodies.ts'

const google = await startOidcProvider('openid')
const facebook = await startOidcProvider('facebook')
afterAll(async () => {
  await google.stop()
  await facebook.stop()
})

const newPassword = 'walrus-parasol-9'
let people = 0

describe.each(dialects)('every way into an account, on %s', (dialect) => {
  const server = useServer(dialect, { providers: providersAt({ google, facebook }) })
  let maya: SignedUp
  /** Where the link that waits would come back to, and the feed's address. */
  let back: string
  let feed: string
  beforeEach(async () => {
    people += 1
    maya = await server.signedUp()
    const proven = server.db.updateTable('users').set({ emailVerified: 1 })
    await proven.where('id', '=', maya.userId).execute()
    google.person = { sub: `g${people}`, email: maya.email, emailVerified: true, name: 'Maya' }
    await signInWith(server.client(), 'google')
    const link = { password }
    const begun = await maya.post<{ url: string }>(apiPaths.linkedAccount('openid'), link)
    back = await visitSite(begun.body.url, 'yes')
    feed = (await maya.post<{ url: string }>(apiPaths.calendarFeed, {})).body.url
    const invite = { toEmail: `guest${people}@example.org`, name: 'Guest' }
    await maya.post(apiPaths.invites(maya.familyId), invite)
    const wall = { kind: 'wall' }
    const made = apiPaths.pairedDevices(maya.familyId)
    const { body: offer } = await maya.post<{ secret: string }>(made, {
      name: 'The wall',
      purpose: wall,
    })
    await server.client().post(apiPaths.pairing, { secret: offer.secret })
    await maya.post(made, { name: 'The tablet', purpose: wall })
    const light = { name: 'Kitchen light', scope: 'read', days: null, password }
    await maya.post(apiPaths.apiTokens, light)
    const hook = { url: 'https://hook.example/key', names: false }
    await maya.post(apiPaths.webhooks(maya.familyId), hook)
    await maya.post(apiPaths.sharedMembers(maya.familyId), { memberId: 'primary' })
    await maya.post(apiPaths.pushSubscription, subscriptionOf(maya.userId))
    await maya.post(apiPaths.sendCode, {})
    const now = new Date().toISOString()
    const passkey = {
      id: `p${people}`,
      credentialId: `c${people}`,
      name: 'The phone',
      usedAt: null,
    }
    const kept = { publicKey: 'key', counter: 0, transports: '[]', createdAt: now }
    const factor = { userId: maya.userId, sealed: 'sealed', lastStep: 0, createdAt: now }
    await transaction(server.store.db, async (trx) => {
      await insertPasskey(trx, { ...passkey, ...kept, userId: maya.userId })
      await insertSecondFactor(trx, factor, ['hash'])
    })
    await server.sendMails() // Codes and links are made as they go.
  })

  const listed = () => listSignInMethods(server.db, maya.userId, new Date().toISOString())
  const there = async () => [...(await listed()).keys()].toSorted()
  const all = Object.keys(signInMethods).toSorted() as SignInMethod[]
  const reset = async () => {
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    const token = await mailedToken(server, maya.email, publicPaths.resetPassword)
    const chosen = { token, newPassword }
    expect((await server.client().post(apiPaths.resetPassword, chosen)).status).toBe(200)
  }

  /** What the last mail to the owner says has ended, and is left. */
  const lastMail = async (subject: string) => {
    await server.sendMails()
    const mail = server.mails.findLast(({ to }) => to === maya.email)
    expect(mail?.subject).toBe(subject)
    return mail?.text.split('\n\n').filter((line) => /^(Ended with it|Left):/.test(line))
  }

  test('is listed where it is there', async () => {
    expect(await there()).toEqual(all)
    const ways = await listed()
    expect(ways.get('linked')).toEqual(['google'])
    expect(ways.get('pendingLinks')).toEqual(['openid'])
    expect(ways.get('pairedDevices')).toEqual(['The wall'])
    expect(ways.get('pairingLinks')).toEqual(['The tablet'])
    expect(ways.get('invites')).toEqual([`guest${people}@example.org`])
  })

  test('but the new password and what is linked ends with a reset, whose mail says what is left [A61]', async () => {
    await reset()
    expect(await there()).toEqual([
      'linked',
      'passkeys',
      'password',
      'recoveryCodes',
      'secondFactor',
    ])
    expect((await maya.bootstrap()).status).toBe(401)
    expect((await server.client().get(new URL(feed).pathname)).status).toBe(404)
    expect((await maya.get(back)).headers.get('location')).toContain('failed=provider-expired')
    const invites = server.db.selectFrom('invites').select(['createdAt', 'expiresAt'])
    const left = await invites.where('fromUserId', '=', maya.userId).execute()
    expect(left.map(({ createdAt, expiresAt }) => expiresAt === createdAt)).toEqual([true])
    expect(await lastMail('Your password was changed')).toEqual([
      'Ended with it: devices that are signed in (2), accounts of other sites about to be linked (1), mailed links and codes (1), links in our mails for “This was not me” (9), devices that signed in before (2), the address of your calendar feed, devices that get reminders (1), open invitations into your family (1), tokens for programs (1), addresses that are told of your weeks (1), children shared with another family (1), devices without an account that you let in (1), links and codes for devices that nobody has used (1).',
      'Left: your password, your account at Google, your passkey “The phone”, codes of your app, after the password, recovery codes in their place (1).',
    ])
  })

  test('that nobody can be sure of ends with a password change, and its mail says the rest [A84]', async () => {
    await maya.post(apiPaths.changePassword, { password, newPassword })
    expect(await there()).toEqual([
      'apiTokens',
      'linked',
      'notMeLinks',
      'pairedDevices',
      'passkeys',
      'password',
      'pushSubscriptions',
      'recoveryCodes',
      'secondFactor',
      'sessions',
      'sharedMembers',
      'webhooks',
    ])
    expect((await maya.bootstrap()).status).toBe(200)
    expect((await server.client().get(new URL(feed).pathname)).status).toBe(404)
    expect(await lastMail('Signing in has changed')).toEqual([
      'Ended with it: devices that are signed in (1), accounts of other sites about to be linked (1), mailed links and codes (1), devices that signed in before (2), the address of your calendar feed, open invitations into your family (1), links and codes for devices that nobody has used (1).',
      'Left: your password, your account at Google, your passkey “The phone”, codes of your app, after the password, recovery codes in their place (1), devices that are signed in (1), links in our mails for “This was not me” (9), devices that get reminders (1), tokens for programs (1), addresses that are told of your weeks (1), children shared with another family (1), devices without an account that you let in (1).',
    ])
  })

  test.each<[Occasion, SignInMethod[]]>([
    ['first-proof', []],
    ['deletion', []],
  ])('ends with %s', async (occasion, left) => {
    const user = { id: maya.userId, familyId: maya.familyId }
    await transaction(server.store.db, (trx) => endSignInMethods(trx, user, occasion))
    expect(await there()).toEqual(left)
  })
})
