import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import type { Family } from '#core/family/schema.ts'
import { apiPaths, startSignIn } from '#core/paths.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { comeBackFrom, providersAt, signInWith } from '#server/testing/oidc-provider/sign-in.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const google = await startOidcProvider('openid')
const facebook = await startOidcProvider('facebook')
const providers = providersAt({ google, facebook })
afterAll(async () => {
  await google.stop()
  await facebook.stop()
})

let people = 0
/** Nobody whom any server here knows. */
beforeEach(() => {
  people += 1
  const email = `person${people}@example.org`
  google.person = { sub: `g${people}`, email, emailVerified: true, name: 'Maya Lind' }
  facebook.person = { sub: `f${people}`, email: `fb.${email}`, name: 'Ben Lind' }
})

describe.each(dialects)('signing in with another account, on %s', (dialect) => {
  const server = useServer(dialect, { providers })
  const mailsTo = async (email: string | undefined) => {
    await server.sendMails()
    return server.mails.filter(({ to }) => to === email)
  }

  test.each(['google', 'openid'])(
    'of %s makes a user with a family, whose confirmed address needs no mail, and opens them again',
    async (id) => {
      google.person.email = google.person.email!.replace('person', `Person-${id}`)
      const phone = server.client()
      expect(await signInWith(phone, id)).toMatchObject({
        status: 302,
        to: '/signed-in?to=%2Fdashboard',
        signedIn: true,
      })
      const { user, family } = (await phone.bootstrap()).body
      const email = google.person.email?.toLowerCase()
      expect(user).toEqual({
        id: expect.any(String),
        profile: { name: 'Maya Lind', email },
        emailVerified: true,
        role: 'primary',
        familyId: `family_${user.id}`,
        onboardingComplete: false,
      })
      expect(family.familyData.primaryUser.name).toBe('Maya Lind')
      expect((await phone.get<Family[]>(apiPaths.families)).body).toHaveLength(1)
      expect(await mailsTo(email)).toEqual([])

      const tablet = server.client()
      expect(await signInWith(tablet, id)).toMatchObject({ signedIn: true })
      expect((await tablet.bootstrap()).body.user).toEqual(user)
    },
  )

  test('of Facebook makes a user who is asked by mail to confirm the address', async () => {
    const { email } = facebook.person
    const phone = server.client()
    expect(await signInWith(phone, 'facebook')).toMatchObject({ signedIn: true })
    const { user } = (await phone.bootstrap()).body
    expect(user).toMatchObject({ profile: { name: 'Ben Lind', email }, emailVerified: false })

    const token = await mailedToken(server, email!)
    await server.client().post(apiPaths.confirmEmail, { token })
    expect((await phone.bootstrap()).body.user.emailVerified).toBe(true)

    const tablet = server.client()
    expect(await signInWith(tablet, 'facebook')).toMatchObject({ signedIn: true })
    expect((await tablet.bootstrap()).body.user.id).toBe(user.id)
  })

  test.each([undefined, ' \u200b ', '', 'Ma\u0000ya'])(
    'with the name %j there takes the part of the e-mail before the @ [S3.1]',
    async (name) => {
      const { name: _, ...person } = google.person
      google.person = { ...person, ...(name !== undefined && { name }) }
      const phone = server.client()
      await signInWith(phone, 'google')
      expect((await phone.bootstrap()).body.user.profile.name).toBe(`person${people}`)
    },
  )

  test('shortens a name that is too long', async () => {
    google.person.name = `Maya\n${'Lind'.repeat(50)}`
    const phone = server.client()
    await signInWith(phone, 'google')
    expect((await phone.bootstrap()).body.user.profile.name).toMatch(/^Maya (Lind)+L?i?n?$/)
  })

  test('keeps none of the other site’s tokens', async () => {
    await signInWith(server.client(), 'google')
    await signInWith(server.client(), 'google')
    const rows = await server.db
      .selectFrom('accounts')
      .selectAll()
      .where('accountId', '=', google.person.sub)
      .execute()
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0]!).toSorted()).toEqual([
      'accountId',
      'createdAt',
      'id',
      'password',
      'providerId',
      'updatedAt',
      'userId',
    ])
    expect(rows[0]).toMatchObject({ password: null })
  })

  test('adds itself to the account with the same address, where both sides have confirmed it', async () => {
    const maya = await server.signedUp({ email: google.person.email! })
    const confirm = server.db.updateTable('users').set({ emailVerified: 1 })
    await confirm.where('id', '=', maya.userId).execute()
    const phone = server.client()
    expect(await signInWith(phone, 'google')).toMatchObject({ signedIn: true })
    expect((await phone.bootstrap()).body.user.id).toBe(maya.userId)
    // The password is as good as before, and so is the session.
    expect((await maya.bootstrap()).status).toBe(200)
    const { email } = maya
    expect(await server.client().signIn({ email, password })).toMatchObject({ status: 200 })
  })

  test('gives a session of its own each time: a planted cookie is not the one that counts [A39]', async () => {
    const attacker = server.client()
    await signInWith(attacker, 'google')
    const planted = attacker.cookies.get('elefam.session_token')
    const victim = server.client()
    victim.cookies.set('elefam.session_token', planted!)
    await signInWith(victim, 'google')
    expect(victim.cookies.get('elefam.session_token')).not.toBe(planted)
  })

  test('leaves nothing in the log', () => {
    expect(server.errors).toEqual([])
  })
})

describe('the way to another site', () => {
  const server = useServer('sqlite', { providers })
  const begin = async (id: string, query = '') =>
    (await server.client().get(apiPaths.signInWith(id) + query)).headers.get('location') ?? ''

  test('asks for a code with PKCE, for little, and back to our own address', async () => {
    const asked = new URL(await begin('google'))
    expect(asked.origin).toBe(google.url)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'elefam',
      state: expect.stringMatching(/^[\w-]{32}$/),
      scope: 'openid email profile',
      redirect_uri: 'http://elefam.test/api/auth/callback/google',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const atFacebook = new URL(await begin('facebook'))
    expect(atFacebook.origin + atFacebook.pathname).toBe(`${facebook.url}/dialog/oauth`)
    expect(atFacebook.searchParams.get('scope')).toBe('email')
    expect(atFacebook.searchParams.get('code_challenge_method')).toBe('S256')
  })

  test('keeps the verifier here: nothing of it is in the address or in a cookie', async () => {
    const client = server.client()
    await client.get(startSignIn('google', { popup: true }))
    const rows = await server.db.selectFrom('pendingSignIns').selectAll().execute()
    const { codeVerifier, hash } = rows.at(-1)!
    expect(codeVerifier).toHaveLength(43)
    const state = client.cookies.get('elefam.state')
    expect(JSON.stringify(rows)).not.toContain(state)
    expect(hash).toBe(hashOfToken(state!))
    expect(JSON.stringify([...client.cookies])).not.toContain(codeVerifier)
  })

  test.each([
    ['/settings', '/settings'],
    ['/accept-invite/aB3-_x', '/accept-invite/aB3-_x'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['https://evil.example/settings', '/dashboard'],
    ['/%2f/evil.example', '/dashboard'],
  ])('that should end at %s ends at %s [A47]', async (to, end) => {
    const whole = await signInWith(server.client(), 'google', { popup: false, to })
    expect(whole).toMatchObject({ to: end, signedIn: true })
    const popup = await signInWith(server.client(), 'google', { to })
    expect(popup.to).toBe(`/signed-in?to=${encodeURIComponent(end)}`)
  })

  test('takes odd queries for none', async () => {
    for (const query of ['?popup=maybe', '?popup=yes&popup=no&to=/a&to=/b', '?to[]=x']) {
      expect(await begin('google', query), query).toContain(google.url)
    }
  })

  test('is told to the front door, as what the host has set up', async () => {
    const { body } = await server.client().get<SignInSettings>(apiPaths.signInSettings)
    expect(body.providers).toEqual([
      { id: 'google', name: 'Google' },
      { id: 'facebook', name: 'Facebook' },
      { id: 'openid', name: 'The school' },
    ])
  })

  test('changes the session only when it ends', async () => {
    const client = server.client()
    const back = await comeBackFrom(client, 'google')
    expect((await client.get(apiPaths.session)).body).toEqual({ user: null })
    await client.get(back)
    expect((await client.get(apiPaths.session)).body).not.toEqual({ user: null })
    expect(client.cookies.has('elefam.state')).toBe(false)
  })

  test('leads nowhere without the host’s keys, and says so', async () => {
    for (const id of ['apple', '__proto__', 'google%2f..']) {
      const popup = await server.client().get(`/api/auth/with/${id}?popup=yes`)
      expect(popup.headers.get('location')).toBe('/signed-in?to=%2Fdashboard&failed=provider-off')
    }
    expect(await begin('apple')).toBe('/?failed=provider-off#start')
    expect(await begin('apple', '?to=/accept-invite/x1')).toBe(
      '/accept-invite/x1?failed=provider-off',
    )
  })
})

describe('a server without keys', () => {
  const server = useServer('sqlite')

  test('offers neither Google nor Facebook, nor anything further [H16]', async () => {
    const { body } = await server.client().get<SignInSettings>(apiPaths.signInSettings)
    expect(body.providers).toEqual([])
    const begun = await server.client().get(startSignIn('google', { popup: false }))
    expect(begun.headers.get('location')).toBe('/?failed=provider-off#start')
    const returned = await server
      .client()
      .get(`${apiPaths.signInCallback('google')}?code=a&state=b`)
    expect(returned.headers.get('location')).toContain('failed=')
  })
})
