import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { wayKinds } from '#core/words.ts'
import type { MadeKind } from '#server/http/route.ts'
import { insertLinkedAccount } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { insertPasskey } from '#server/store/passkeys.ts'
import { signInMethods } from '#server/store/sign-in-methods.ts'
import { problem, type Answer } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const minute = 60_000
const start = Date.parse('2026-03-04T18:30:00.000Z')
const wall = { name: 'The wall', purpose: { kind: 'wall' } }

/**
 * What one session makes by itself; a week is opened on another home’s devices in other-home.test.ts, and
 * a webhook gets another secret in token-made.test.ts.
 */
type Made = Exclude<MadeKind, 'pairedDevices' | 'webhookSecrets'>

/** How each kind is made, with the same session. A new kind needs its line here. */
const makes: Record<Made, (by: SignedUp) => Promise<Answer<unknown>>> = {
  pairingLinks: (by) => by.post(apiPaths.pairedDevices(by.familyId), wall),
  calendarFeed: (by) => by.post(apiPaths.calendarFeed, {}),
  webhooks: (by) =>
    by.post(apiPaths.webhooks(by.familyId), { url: 'https://hook.example/key', names: false }),
  invites: (by) =>
    by.post(apiPaths.invites(by.familyId), { toEmail: 'guest@example.org', name: 'Guest' }),
  sharedMembers: (by) => by.post(apiPaths.sharedMembers(by.familyId), { memberId: 'primary' }),
}
const kinds = Object.entries(makes) as [Made, (by: SignedUp) => Promise<Answer<unknown>>][]

describe.each(dialects)('who and what can get in, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let people = 0
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    people += 1
    maya = await server.signedUp({ name: 'Maya' })
    await server.sendMails()
    server.mails.length = 0
  })
  afterEach(() => void vi.useRealTimers())

  const pass = (time: number) => void vi.setSystemTime(Date.now() + time)
  const later = () => pass(limits.proofMinutes * minute)
  const list = async (by = maya) => (await by.get<WayIn[]>(apiPaths.waysIn)).body
  const kindsOf = (ways: WayIn[]) => ways.map(({ kind }) => kind)
  const one = async (kind: string) => (await list()).find((way) => way.kind === kind)!
  const mails = async () => {
    await server.sendMails()
    return server.mails.filter(({ to }) => to === maya.email).map(({ subject }) => subject)
  }
  const prove = (given: object = { password }) => maya.post(apiPaths.proof, given)
  /** One of everything. */
  const everything = async () => {
    for (const [, make] of kinds) expect((await make(maya)).status).toBe(200)
    const made = apiPaths.pairedDevices(maya.familyId)
    const { body } = await maya.post<{ secret: string }>(made, { ...wall, name: 'Kitchen' })
    await server.client().post(apiPaths.pairing, { secret: body.secret })
    await maya.post(apiPaths.apiTokens, { name: 'Light', scope: 'read', days: 30, password })
    const now = new Date().toISOString()
    const key = { credentialId: `c${people}`, publicKey: 'key', counter: 0, transports: '[]' }
    const named = { id: `p${people}`, userId: maya.userId, name: 'Phone', usedAt: null }
    const site = { id: `a${people}`, provider: 'google', subject: `g${people}`, now }
    await transaction(server.store.db, async (trx) => {
      await insertPasskey(trx, { ...key, ...named, createdAt: now })
      await insertLinkedAccount(trx, maya.userId, site)
    })
    const tablet = server.client()
    await tablet.signIn({ email: maya.email, password })
    return tablet
  }

  test.each(kinds)(
    '%s: made by a session that lies about asks for proof, once [A84]',
    async (kind, make) => {
      later()
      expect(problem(await make(maya))).toMatchObject({ status: 403, code: 'proof-needed' })
      expect(kindsOf(await list())).toEqual(['sessions'])
      expect(await mails()).toEqual([])
      expect(problem(await prove({ password: 'guess' })).code).toBe('wrong-password')
      expect(problem(await make(maya)).code).toBe('proof-needed')
      expect((await prove()).status).toBe(200)
      expect((await make(maya)).status).toBe(200)
      expect(kindsOf(await list())).toEqual(['sessions', kind])
      expect(await mails()).toEqual(['There is a new way in'])
      expect(server.mails.findLast(({ to }) => to === maya.email)!.text).toContain(
        'This was not me',
      )
      later()
      expect(problem(await make(maya)).code).toBe('proof-needed')
    },
  )

  test('a proof on one device is none for another, and a new link for a device asks, too [A84]', async () => {
    const offered = await maya.post<{ device: { id: string } }>(
      apiPaths.pairedDevices(maya.familyId),
      wall,
    )
    const thief = Object.assign(server.client(), { familyId: maya.familyId }) as SignedUp
    await thief.signIn({ email: maya.email, password })
    later()
    await prove()
    for (const [kind, make] of kinds)
      expect(problem(await make(thief)).code, kind).toBe('proof-needed')
    const again = apiPaths.pairAgain(maya.familyId, offered.body.device.id)
    expect(problem(await thief.post(again, {})).code).toBe('proof-needed')
    expect((await maya.post(again, {})).status).toBe(200)
  })

  test('whoever has just signed in is not asked again, also without a password [A84]', async () => {
    pass(limits.proofMinutes * minute - 1)
    for (const [kind, make] of kinds) expect((await make(maya)).status, kind).toBe(200)
  })

  test('is one list, of which each ends with a press [A84]', async () => {
    const tablet = await everything()
    const shown = await list()
    expect([...new Set(kindsOf(shown))]).toEqual([...wayKinds])
    expect(
      Object.keys(signInMethods).filter((way) => signInMethods[way as 'sessions'].each),
    ).toEqual(expect.arrayContaining([...wayKinds]))
    expect(shown.find(({ kind }) => kind === 'pairedDevices')).toMatchObject({
      name: 'Kitchen',
      by: null,
    })
    expect(JSON.stringify(shown)).not.toContain('hook.example/key')
    const other = await server.signedUp()
    for (const { id, current } of shown) {
      if (current) continue
      expect(problem(await other.remove(apiPaths.wayIn(id))).code, id).toBe('way-missing')
      expect((await maya.remove(apiPaths.wayIn(id))).status, id).toBe(200)
      expect(problem(await maya.remove(apiPaths.wayIn(id))).code, id).toBe('way-missing')
    }
    expect(await list()).toMatchObject([{ kind: 'sessions', current: true }])
    expect((await tablet.bootstrap()).status).toBe(401)
    expect((await other.bootstrap()).status).toBe(200)
  })

  test('what opens the account ends with a proof and a mail, and never the last of it [A84]', async () => {
    await everything()
    await server.sendMails()
    server.mails.length = 0
    later()
    const passkey = apiPaths.wayIn((await one('passkeys')).id)
    expect(problem(await maya.remove(passkey)).code).toBe('proof-needed')
    await prove()
    const before = maya.cookies.get('elefam.session_token')
    expect((await maya.remove(passkey)).status).toBe(200)
    expect(maya.cookies.get('elefam.session_token')).not.toBe(before)
    expect(await mails()).toEqual(['Signing in has changed'])
    const passwords = server.db.deleteFrom('accounts').where('providerId', '=', 'credential')
    await passwords.where('userId', '=', maya.userId).execute()
    const google = apiPaths.wayIn((await one('linked')).id)
    expect(problem(await maya.remove(google)).code).toBe('last-way-in')
  })

  test('all of it ends at once with a proof; a mail says what it was [A84]', async () => {
    const tablet = await everything()
    later()
    expect(problem(await maya.remove(apiPaths.waysIn)).code).toBe('proof-needed')
    expect(kindsOf(await list())).toContain('pairedDevices')
    await prove()
    const { body } = await maya.remove<WayIn[]>(apiPaths.waysIn)
    expect(body).toMatchObject([{ kind: 'sessions', current: true }])
    expect(await list()).toEqual(body)
    expect((await tablet.bootstrap()).status).toBe(401)
    await server.sendMails()
    const told = server.mails.find(({ text }) => text.includes('was ended'))
    expect(told).toMatchObject({ to: maya.email, subject: 'Signing in has changed' })
    expect(told!.text).toContain(
      'was ended: devices that are signed in (1), your passkey “Phone”, your account at Google, devices without an account that you let in (1), links and codes for devices that nobody has used (1), the address of your calendar feed, tokens for programs (1), addresses that are told of your weeks (1), open invitations into your family (1), children shared with another family (1).',
    )
  })

  test('without a password all of it ends but what opens the account [A84]', async () => {
    await everything()
    const passwords = server.db.deleteFrom('accounts').where('providerId', '=', 'credential')
    await passwords.where('userId', '=', maya.userId).execute()
    const { body } = await maya.remove<WayIn[]>(apiPaths.waysIn)
    expect(kindsOf(body)).toEqual(['sessions', 'passkeys', 'linked'])
  })
})
