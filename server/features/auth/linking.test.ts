import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errors } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith } from '#server/testing/oidc-provider/sign-in.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const google = await startOidcProvider('openid')
const facebook = await startOidcProvider('facebook')
const providers = providersAt({ google, facebook })
afterAll(async () => {
  await google.stop()
  await facebook.stop()
})

let people = 0
let email: string
beforeEach(() => {
  people += 1
  email = `owner${people}@example.org`
  google.person = { sub: `g${people}`, email, emailVerified: true, name: 'The Owner' }
  facebook.person = { sub: `f${people}`, email, name: 'The Owner' }
})

const unconfirmed = '/signed-in?to=%2Fdashboard&failed=provider-unconfirmed'
const withoutEmail = '/signed-in?to=%2Fdashboard&failed=provider-without-email'

describe.each(dialects)('an account and its address, on %s', (dialect) => {
  const server = useServer(dialect, { providers })
  const confirm = (userId: string) =>
    server.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', userId).execute()
  const signInsOf = async (userId: string) => {
    const rows = server.db.selectFrom('accounts').select('providerId').where('userId', '=', userId)
    return (await rows.execute()).map(({ providerId }) => providerId).toSorted()
  }
  const mailsAbout = async (subject: RegExp) => {
    await server.sendMails()
    return server.mails.filter((mail) => mail.to === email && subject.test(mail.subject))
  }

  test('is not somebody else’s whose address only looks the same in small letters', async () => {
    const kim = await server.signedUp({ email: `kim${people}@example.org` })
    await confirm(kim.userId)
    // The sign for Kelvin, of which small letters make a k.
    google.person = { ...google.person, email: `\u212aim${people}@example.org` }
    const other = server.client()
    expect(await signInWith(other, 'google')).toMatchObject({ signedIn: false, to: withoutEmail })
    expect(await signInsOf(kim.userId)).toEqual(['credential'])
  })

  test('registered by a stranger becomes its owner’s with Google, and the stranger is out [A26]', async () => {
    const stranger = await server.signedUp({ email, name: 'A <b>stranger</b>' })
    const second = server.client()
    await second.signIn({ email, password })
    await stranger.post(apiPaths.invites(stranger.familyId), {
      toEmail: 'accomplice@example.org',
      name: 'Accomplice',
    })
    const feed = (await stranger.post<{ url: string }>(apiPaths.calendarFeed, {})).body.url

    const owner = server.client()
    expect(await signInWith(owner, 'google')).toMatchObject({ signedIn: true })
    const { user } = (await owner.bootstrap()).body
    expect(user).toMatchObject({ id: stranger.userId, emailVerified: true })
    expect(await signInsOf(stranger.userId)).toEqual(['google'])

    expect((await owner.get(new URL(feed).pathname)).status).toBe(404)
    for (const session of [stranger, second]) {
      expect(problem(await session.bootstrap())).toMatchObject({ status: 401 })
    }
    expect(problem(await server.client().signIn({ email, password }))).toMatchObject({
      status: 401,
      code: 'invalid-credentials',
    })
    const invites = await server.db
      .selectFrom('invites')
      .select(['createdAt', 'expiresAt'])
      .where('familyId', '=', stranger.familyId)
      .execute()
    expect(invites.map(({ createdAt, expiresAt }) => expiresAt === createdAt)).toEqual([true])

    const [mail] = await mailsAbout(/opens with Google now/)
    expect(mail?.text).toContain('Hello A <b>stranger< b>,')
    expect(mail?.text).toContain('http://elefam.test/settings/co-parents')
    // The owner stays in, and comes again the usual way.
    expect((await owner.bootstrap()).status).toBe(200)
    expect(await signInWith(server.client(), 'google')).toMatchObject({ signedIn: true })
    expect(await mailsAbout(/opens with Google now/)).toHaveLength(1)
  })

  test('begun by a stranger with Facebook and never confirmed becomes its owner’s with Google as well [A26]', async () => {
    const stranger = server.client()
    await signInWith(stranger, 'facebook')
    const { user } = (await stranger.bootstrap()).body
    const owner = server.client()
    await signInWith(owner, 'google')
    expect((await owner.bootstrap()).body.user.id).toBe(user.id)
    expect(problem(await stranger.bootstrap())).toMatchObject({ status: 401 })
    // The stranger's Facebook account opens it no more, and is not linked to it again (A27).
    expect(await signInWith(server.client(), 'facebook')).toMatchObject({
      to: unconfirmed,
      signedIn: false,
    })
    expect(await signInsOf(user.id)).toEqual(['google'])
  })

  describe.each(['confirmed', 'not confirmed'])('that is %s here', (state) => {
    test.each([
      ['says that it is not confirmed', { emailVerified: false }],
      ['does not say whether it is confirmed', {}],
    ])('is not linked where Google %s [A27]', async (_, said) => {
      const maya = await server.signedUp({ email })
      if (state === 'confirmed') await confirm(maya.userId)
      google.person = { sub: google.person.sub, email, ...said }
      const stranger = server.client()
      expect(await signInWith(stranger, 'google')).toMatchObject({
        to: unconfirmed,
        signedIn: false,
      })
      expect(stranger.cookies.has('elefam.session_token')).toBe(false)
      expect(await signInsOf(maya.userId)).toEqual(['credential'])
      expect((await maya.bootstrap()).body.user.emailVerified).toBe(state === 'confirmed')
      expect(await server.client().signIn({ email, password })).toMatchObject({ status: 200 })
    })

    test('is not linked to Facebook, which never says that it is confirmed [A27]', async () => {
      const maya = await server.signedUp({ email })
      if (state === 'confirmed') await confirm(maya.userId)
      expect(await signInWith(server.client(), 'facebook')).toMatchObject({
        to: unconfirmed,
        signedIn: false,
      })
      expect(await signInsOf(maya.userId)).toEqual(['credential'])
      expect((await maya.bootstrap()).status).toBe(200)
    })
  })

  test.each([
    ['none', {}],
    ['an empty one', { email: '' }],
    ['one that is none', { email: 'maya' }],
    ['one with a second line', { email: 'maya@example.org\r\nBcc: all@example.org' }],
    ['one that is too long', { email: `${'x'.repeat(250)}@example.org` }],
  ])('is needed: with %s there is no account [A27]', async (_, said) => {
    google.person = { sub: google.person.sub, emailVerified: true, name: 'Maya', ...said }
    facebook.person = { sub: facebook.person.sub, name: 'Maya', ...said }
    const users = () => server.db.selectFrom('users').select('id').execute()
    const before = await users()
    for (const id of ['google', 'facebook']) {
      expect(await signInWith(server.client(), id)).toMatchObject({
        to: withoutEmail,
        signedIn: false,
      })
    }
    expect(await users()).toEqual(before)
  })

  test('made with Google only, tried with Facebook, gets a sentence that is true of it', async () => {
    const maya = server.client()
    await signInWith(maya, 'google')
    const { user } = (await maya.bootstrap()).body
    expect(await signInWith(server.client(), 'facebook')).toMatchObject({
      to: unconfirmed,
      signedIn: false,
    })
    expect(await signInsOf(user.id)).toEqual(['google'])
    // It has no password; and a stranger is not told what it has.
    const { message } = errors['provider-unconfirmed']
    expect(message).toContain('Please sign in the way you did until now')
    expect(message).not.toMatch(/with your e-mail and password|Google/)
  })

  test('need not be told again by an account that opens a user already', async () => {
    const phone = server.client()
    await signInWith(phone, 'facebook')
    const { user } = (await phone.bootstrap()).body
    facebook.person = { sub: facebook.person.sub, name: 'Maya' }
    const tablet = server.client()
    expect(await signInWith(tablet, 'facebook')).toMatchObject({ signedIn: true })
    expect((await tablet.bootstrap()).body.user).toEqual(user)
  })

  test('that has changed at Google opens the same user, and takes nobody else’s account', async () => {
    const phone = server.client()
    await signInWith(phone, 'google')
    const { user } = (await phone.bootstrap()).body
    const other = await server.signedUp()
    google.person = { ...google.person, email: other.email }
    const tablet = server.client()
    expect(await signInWith(tablet, 'google')).toMatchObject({ signedIn: true })
    expect((await tablet.bootstrap()).body.user).toEqual(user)
    expect((await other.bootstrap()).body.user.emailVerified).toBe(false)
    expect(await signInsOf(other.userId)).toEqual(['credential'])
  })

  test('is told apart by the site: the same number at two of them is two people', async () => {
    const phone = server.client()
    await signInWith(phone, 'google')
    facebook.person = { sub: google.person.sub, email: `other.${email}`, name: 'Other' }
    const tablet = server.client()
    await signInWith(tablet, 'facebook')
    const [first, second] = [await phone.bootstrap(), await tablet.bootstrap()]
    expect(first.body.user.id).not.toBe(second.body.user.id)
  })

  test('of ten first visits at once makes one user', async () => {
    const visits = Array.from({ length: 10 }, () => signInWith(server.client(), 'google'))
    const ends = await Promise.all(visits)
    expect(ends.some(({ signedIn }) => signedIn)).toBe(true)
    const rows = server.db.selectFrom('users').select('id').where('email', '=', email)
    const [user, ...more] = await rows.execute()
    expect(more).toEqual([])
    expect(await signInsOf(user!.id)).toEqual(['google'])
  })
})

test('the sentences name what the other site did not tell', () => {
  expect(errors['provider-unconfirmed'].message).toContain('did not tell us a confirmed e-mail')
  expect(errors['provider-without-email'].message).toContain('did not tell us an e-mail address')
})
