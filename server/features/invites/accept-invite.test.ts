import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Family } from '#core/family/schema.ts'
import type { Invitation, Invite, ToldInvite } from '#core/invites/schema.ts'
import { inOnePiece } from '#core/invites/invite.ts'
import type { User } from '#core/account/user-schema.ts'
import { apiPaths, settingsPaths } from '#core/paths.ts'
import { ben as benAsAdult } from '#core/testing/a-family.ts'
import { baseUrl, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const begin = '2026-03-04T18:30:00.000Z'
const day = 24 * 60 * 60_000
const missing = { status: 404, code: 'invite-missing', message: 'Invite not found' }
const closed = { status: 410, code: 'invite-closed', message: 'Invite is no longer valid' }

describe.each(dialects)('accepting an invite, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let ben: SignedUp
  let inviteId: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin) })
    maya = await server.signedUp({ name: 'Maya' })
    ben = await server.signedUp({ name: 'Ben' })
    inviteId = (await invite(ben.email)).inviteId
    await server.sendMails()
    server.mails.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const invite = async (toEmail: string, name = 'Ben') =>
    (await maya.post<Invite>(apiPaths.invites(maya.familyId), { toEmail, name })).body
  const accept = (by: TestClient = ben, id = inviteId, fields: object = {}) =>
    by.post<User>(apiPaths.acceptInvite(id), fields)
  const view = (by: TestClient = server.client(), id = inviteId) =>
    by.get<Invitation>(apiPaths.invitation(id))
  const family = async () => (await maya.get<Family>(apiPaths.family(maya.familyId))).body
  const user = async (who: SignedUp) => (await who.get<User>(apiPaths.user(who.userId))).body
  const setInvite = (fields: { status?: 'pending'; fromUserId?: string }) =>
    server.db.updateTable('invites').set(fields).where('id', '=', inviteId).execute()
  const inviteRow = () =>
    server.db.selectFrom('invites').selectAll().where('id', '=', inviteId).executeTakeFirstOrThrow()

  test('confirms it at that instant [S4.1]', async () => {
    pass(day)
    await accept()
    expect(await inviteRow()).toMatchObject({
      status: 'confirmed',
      confirmedAt: '2026-03-05T18:30:00.000Z',
    })
    expect(problem(await accept(await server.signedUp()))).toMatchObject(closed)
  })

  test('gives the inviter’s family, the role and a finished onboarding [S4.2, S6.2]', async () => {
    const { status, body } = await accept()
    expect(status).toBe(200)
    expect(body).toEqual({
      id: ben.userId,
      profile: { name: 'Ben', email: ben.email },
      emailVerified: false,
      role: 'coParent',
      familyId: maya.familyId,
      onboardingComplete: true,
    })
    expect(await user(ben)).toEqual(body)
    const mine = (await ben.bootstrap()).body
    expect(mine.family).toEqual(await family())
    expect(mine.family.coParents).toEqual([ben.userId])
  })

  test('works for anybody who signed up by its link: no more is asked [S6.4, S7.8]', async () => {
    const { inviteId: id } = await invite('somebody@example.org')
    const guest = await server.signedUp({ email: 'somebody.else@example.org' })
    expect(await accept(guest, id)).toMatchObject({ status: 200 })
    expect((await guest.bootstrap()).body.user).toMatchObject({
      role: 'coParent',
      familyId: maya.familyId,
    })
  })

  test('needs somebody signed in, by the exact words [S8.5]', async () => {
    expect(problem(await accept(server.client()))).toEqual({
      status: 401,
      code: 'accepter-unauthenticated',
      message: 'User must be authenticated to accept invite',
    })
    expect(await inviteRow()).toMatchObject({ status: 'pending' })
  })

  test('adds, gets and confirms as the specification calls it [S7.5]', async () => {
    const list = async () => {
      const told = await maya.get<ToldInvite[]>(apiPaths.invites(maya.familyId))
      return told.body.map(inOnePiece)
    }
    expect(await list()).toMatchObject([{ inviteId, fromUserId: maya.userId, type: 'coParent' }])
    expect(await view()).toMatchObject({ status: 200 })
    await accept()
    expect(await list()).toMatchObject([{ inviteId, status: 'confirmed', confirmedAt: begin }])
    const other = await server.signedUp()
    expect((await other.get(apiPaths.invites(other.familyId))).body).toEqual([])
  })

  test('brings a new version of the family to the other screens, with its entry in the log', async () => {
    const before = await family()
    await accept()
    const after = await family()
    expect(after.version).toBe(before.version + 1)
    const log = await server.db
      .selectFrom('changes')
      .selectAll()
      .where('familyId', '=', maya.familyId)
      .execute()
    expect(log).toMatchObject([
      { sequence: 1, version: after.version, userId: ben.userId, at: begin, sprintId: null },
    ])
    expect(JSON.parse(log[0]!.command)).toMatchObject({ type: 'join-family', userId: ben.userId })
    // The family's own commands go on from there.
    const next = await ben.changeFamily(maya.familyId, {
      type: 'park-topic',
      topic: { id: 't1', text: 'Bedtime' },
    })
    expect(next.body).toMatchObject({ sequence: 2, version: after.version + 1 })
  })

  test('makes the accepter a member under the invite’s name, with a look of their own', async () => {
    await accept()
    const { adults, adultEmails } = (await family()).familyData
    expect(adults).toEqual([
      { id: expect.any(String), name: 'Ben', email: ben.email, animal: 'fox', color: 'coral' },
    ])
    expect(adultEmails).toEqual([ben.email])
  })

  test.each([
    ['the invite’s', () => 'papa@example.org'],
    ['the accepter’s', () => ben.email.toUpperCase()],
  ])('takes an adult with %s address for the accepter', async (_, address) => {
    const member = { kind: 'adult' as const, ...benAsAdult, email: address() }
    await maya.changeFamily(maya.familyId, { type: 'add-member', member })
    const { inviteId: id } = await invite('papa@example.org')
    expect(await accept(ben, id)).toMatchObject({ status: 200 })
    const { adults } = (await family()).familyData
    expect(adults.map(({ id: memberId }) => memberId)).toEqual(['ben'])
  })

  test('works on the last millisecond of the seventh day [A2]', async () => {
    pass(7 * day - 1)
    expect(await view()).toMatchObject({ status: 200 })
    expect(await accept()).toMatchObject({ status: 200 })
  })

  test('is refused from the seventh day on, by the exact words [A1, S8.2]', async () => {
    pass(7 * day)
    for (const answer of [await view(), await accept()]) expect(problem(answer)).toEqual(closed)
    pass(day)
    expect(problem(await accept())).toEqual(closed)
    expect(await user(ben)).toMatchObject({ role: 'primary', familyId: ben.familyId })
    expect((await family()).coParents).toEqual([])
  })

  test('by the same user twice gives no second entry [A3]', async () => {
    await accept()
    const again = await family()
    expect(await accept()).toMatchObject({ status: 200, body: { role: 'coParent' } })
    expect(await family()).toEqual(again)
    await setInvite({ status: 'pending' })
    const before = await family()
    expect(await accept()).toMatchObject({ status: 200, body: { role: 'coParent' } })
    expect(await inviteRow()).toMatchObject({ status: 'confirmed' })
    const after = await family()
    expect(after).toEqual(before)
    expect(after.coParents).toEqual([ben.userId])
    expect(after.familyData.adults).toHaveLength(1)
  })

  test('by fifty at once lets one in, and leaves the others as they were [A4]', async () => {
    const racers: SignedUp[] = []
    for (let index = 0; index < 50; index += 1) racers.push(await server.signedUp())
    const answers = await Promise.all(racers.map((racer) => accept(racer)))
    const winners = racers.filter((_, index) => answers[index]?.status === 200)
    expect(winners).toHaveLength(1)
    const losers = answers.filter(({ status }) => status !== 200)
    for (const answer of losers) expect(problem(answer)).toEqual(closed)
    const { coParents, familyData, version } = await family()
    expect(coParents).toEqual([winners[0]?.userId])
    expect(familyData.adults).toHaveLength(1)
    expect(version).toBe(2)
    const inFamily = server.db.selectFrom('users').select('id')
    const users = await inFamily.where('familyId', '=', maya.familyId).execute()
    expect(users.map(({ id }) => id).toSorted()).toEqual([maya.userId, ...coParents].toSorted())
    expect(server.errors).toEqual([])
  })

  test.each(['confirmed', 'revoked', 'odd'])('that is %s is refused [A5]', async (status) => {
    await setInvite({ status: status as 'pending' })
    for (const answer of [await view(), await accept()]) expect(problem(answer)).toEqual(closed)
    expect(await inviteRow()).toMatchObject({ status })
    expect(await user(ben)).toMatchObject({ role: 'primary', familyId: ben.familyId })
  })

  test.each([
    'AAAAAAAAAAAAAAAAAAAAAA',
    'short',
    '\u0000',
    "' or 1=1 --",
    '../../users',
    '__proto__',
    'x'.repeat(3000),
    '%E0%A4%A',
  ])('with the id %j finds nothing, by the exact words [A6, S8.1]', async (id) => {
    for (const answer of [await view(ben, id), await accept(ben, id)]) {
      expect(problem(answer)).toEqual(missing)
    }
  })

  test('that is one’s own is refused: the inviter stays primary [A7]', async () => {
    expect(problem(await accept(maya))).toMatchObject({ status: 409, code: 'own-invite' })
    expect(await user(maya)).toMatchObject({ role: 'primary', familyId: maya.familyId })
    expect(await inviteRow()).toMatchObject({ status: 'pending' })
  })

  test('whose inviter is gone is refused, by the exact words [A10, S8.3]', async () => {
    await setInvite({ fromUserId: 'nobody' })
    for (const answer of [await view(), await accept()]) {
      expect(problem(answer)).toEqual({
        status: 404,
        code: 'inviter-missing',
        message: 'Inviting user not found',
      })
    }
  })

  test('whose inviter has no family is refused, by the exact words [A11, S8.4]', async () => {
    const homeless = server.db.updateTable('users').set({ familyId: '' })
    await homeless.where('id', '=', maya.userId).execute()
    for (const answer of [await view(), await accept()]) {
      expect(problem(answer)).toEqual({
        status: 404,
        code: 'inviter-without-family',
        message: 'No family ID found for inviting user',
      })
    }
  })

  test('is refused for each thing that is not there, and then changes nothing [S5.6]', async () => {
    const before = await family()
    const users = server.db.updateTable('users').where('id', '=', maya.userId)
    expect(problem(await accept(ben, 'unknown')).code).toBe('invite-missing')
    await setInvite({ status: 'revoked' as 'pending' })
    expect(problem(await accept()).code).toBe('invite-closed')
    await setInvite({ status: 'pending', fromUserId: 'nobody' })
    expect(problem(await accept()).code).toBe('inviter-missing')
    await setInvite({ fromUserId: maya.userId })
    await users.set({ familyId: '' }).execute()
    expect(problem(await accept()).code).toBe('inviter-without-family')
    await users.set({ familyId: maya.familyId }).execute()
    expect(problem(await accept(server.client())).code).toBe('accepter-unauthenticated')
    expect(await user(ben)).toMatchObject({ role: 'primary', familyId: ben.familyId })
    expect(await family()).toEqual(before)
    expect(await accept()).toMatchObject({ status: 200 })
  })

  test('leads to no family that its inviter has joined since', async () => {
    const ola = await server.signedUp()
    const fields = { toEmail: maya.email, name: 'Maya' }
    const { body } = await ola.post<Invite>(apiPaths.invites(ola.familyId), fields)
    await maya.changeFamily(maya.familyId, { type: 'complete-onboarding' })
    const joined = await accept(maya, body.inviteId, { leaveOwnFamily: true })
    expect(joined).toMatchObject({ status: 200, body: { familyId: ola.familyId } })
    expect(problem(await accept())).toEqual(closed)
    await setInvite({ status: 'pending' })
    expect(problem(await accept())).toEqual(closed)
  })

  test('mails both sides, and tells the inviter which address joined [A9]', async () => {
    const guest = await server.signedUp({ email: 'guest@example.org', name: 'Gus' })
    await server.sendMails()
    server.mails.length = 0
    expect((await view(guest)).body.addressMatches).toBe(false)
    expect(await accept(guest)).toMatchObject({ status: 200 })
    await server.sendMails()
    const to = (address: string) => server.mails.filter((mail) => mail.to === address)
    const [toMaya, ...none] = to(maya.email)
    expect(none).toEqual([])
    expect(toMaya?.subject).toBe('Gus joined your family on Elefam')
    expect(toMaya?.text).toContain('Gus joined your family as co-parent')
    expect(toMaya?.text).toContain(`guest@example.org; your invite went to ${ben.email}`)
    expect(toMaya?.text).toContain('If this was not meant, you can remove them with one click.')
    expect(toMaya?.text).toContain(`See your co-parents: ${baseUrl}${settingsPaths.coParents}`)
    expect(to('guest@example.org')).toMatchObject([
      { subject: 'You joined Maya’s family on Elefam' },
    ])
    expect(to(ben.email)).toEqual([])
  })

  test('mails both sides as well where the invited address accepts, under the invite’s name', async () => {
    const row = server.db.updateTable('users').set({ emailVerified: 1 })
    await row.where('id', '=', ben.userId).execute()
    await accept()
    await server.sendMails()
    // Two mails of one moment, in either order.
    const mailed = new Map(server.mails.map((mail) => [mail.to, mail]))
    expect(server.mails).toHaveLength(2)
    expect(mailed.get(ben.email)?.subject).toBe('You joined Maya’s family on Elefam')
    const toMaya = mailed.get(maya.email)
    expect(toMaya?.subject).toBe('Ben joined your family on Elefam')
    expect(toMaya?.text).toContain(`with the address that you invited, ${ben.email}`)
  })

  test('proves no address: it stays as unverified as it was', async () => {
    await accept()
    expect(await user(ben)).toMatchObject({ emailVerified: false })
  })

  test.each(['GET', 'HEAD'])(
    'is nothing that a mail scanner does with a %s [A12]',
    async (method) => {
      const everything = async () => {
        const tables = ['users', 'families', 'invites', 'changes', 'outbox', 'sprints'] as const
        const rows = tables.map((table) => server.db.selectFrom(table).selectAll().execute())
        return JSON.stringify(await Promise.all(rows))
      }
      const before = await everything()
      for (const path of [apiPaths.invitation(inviteId), apiPaths.acceptInvite(inviteId)]) {
        for (const client of [server.client(), ben]) await client.send(path, { method })
      }
      const seen = await ben.send(apiPaths.invitation(inviteId), { method })
      expect(seen.status).toBe(200)
      expect(await everything()).toBe(before)
    },
  )

  test('shows whoever has the link two names, no address and no id [A13]', async () => {
    const seen = await view()
    expect(seen).toMatchObject({ status: 200 })
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.body).toEqual({
      inviterName: 'Maya',
      name: 'Ben',
      addressMatches: null,
      comesFrom: 'nowhere',
      presentFamily: null,
    })
    expect((await view(ben)).body).toEqual({ ...seen.body, addressMatches: true })
    for (const client of [server.client(), ben, maya]) {
      const text = JSON.stringify((await view(client)).body)
      expect(text).not.toMatch(/@|family_/)
      expect(text).not.toContain(maya.userId)
    }
  })

  test('opens nothing of the primary’s to a co-parent: no inviting, no list [A14]', async () => {
    await accept()
    const refused = { status: 403, code: 'primary-only' }
    const invites = apiPaths.invites(maya.familyId)
    const attempts = [
      ben.get(invites),
      ben.post(invites, { toEmail: 'ola@example.org', name: 'Ola' }),
      ben.post(apiPaths.resendInvite(maya.familyId, inviteId), {}),
      ben.remove(apiPaths.invite(maya.familyId, inviteId)),
    ]
    for (const answer of await Promise.all(attempts)) expect(problem(answer)).toMatchObject(refused)
    expect(
      await server.db
        .selectFrom('invites')
        .select('id')
        .where('familyId', '=', maya.familyId)
        .execute(),
    ).toHaveLength(1)
  })

  test('is for the primary user alone to offer: they create and list [S6.1]', async () => {
    expect(await user(maya)).toMatchObject({ role: 'primary', onboardingComplete: false })
    expect((await maya.get<Invite[]>(apiPaths.invites(maya.familyId))).body).toMatchObject([
      { inviteId },
    ])
    await accept()
    expect(problem(await ben.get(apiPaths.invites(maya.familyId)))).toMatchObject({
      status: 403,
      code: 'primary-only',
    })
    expect(problem(await server.client().get(apiPaths.invites(maya.familyId)))).toMatchObject({
      status: 401,
    })
  })

  test.each([
    ['status', { status: 'confirmed' }],
    ['familyId', { familyId: 'family_other' }],
    ['role', { role: 'primary' }],
    ['leaveOwnFamily', { leaveOwnFamily: 'yes' }],
  ])('takes no %s from the client', async (field, fields) => {
    expect(problem(await accept(ben, inviteId, fields))).toMatchObject({ status: 400, field })
    expect(await inviteRow()).toMatchObject({ status: 'pending' })
  })
})

describe.each(dialects)('accepting where invites are strict, on %s', (dialect) => {
  const server = useServer(dialect, { strictInvites: true })

  test('takes the invited address, verified [A9]', async () => {
    const maya = await server.signedUp()
    const ben = await server.signedUp()
    const other = await server.signedUp()
    const verify = server.db.updateTable('users').set({ emailVerified: 1 })
    await verify.where('id', '=', other.userId).execute()
    const fields = { toEmail: ben.email.toUpperCase(), name: 'Ben' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), fields)
    const accept = (by: TestClient) => by.post<User>(apiPaths.acceptInvite(body.inviteId), {})
    const refused = { status: 403, code: 'invite-other-address' }
    expect(problem(await accept(other))).toMatchObject(refused)
    expect(problem(await accept(ben))).toMatchObject(refused)
    expect((await ben.bootstrap()).body.user).toMatchObject({ role: 'primary' })
    await verify.where('id', '=', ben.userId).execute()
    expect(await accept(ben)).toMatchObject({ status: 200, body: { familyId: maya.familyId } })
  })
})
