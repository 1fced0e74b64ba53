import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toldInviteSchema, type Invite, type ToldInvite } from '#core/invites/schema.ts'
import { inOnePiece } from '#core/invites/invite.ts'
import { acceptInvite, apiPaths } from '#core/paths.ts'
import { baseUrl, password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type Answer } from '#server/testing/test-client.ts'

const ben = { toEmail: 'ben@example.org', name: 'Ben' }
const minute = 60_000
const day = 24 * 60 * minute
/** A Wednesday evening. */
const begin = '2026-03-04T18:30:00.000Z'

describe.each(dialects)('inviting a co-parent, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin) })
    await server.db.deleteFrom('attempts').execute()
    maya = await server.signedUp({ name: 'Maya', confirmed: true })
    await server.sendMails()
    server.mails.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    server.errors.length = 0
  })

  const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const whole = (answer: Answer<ToldInvite>) =>
    answer.status === 200 ? { ...answer, body: inOnePiece(answer.body) } : (answer as never)
  const invite = async (fields: object = ben, by = maya): Promise<Answer<Invite>> =>
    whole(await by.post<ToldInvite>(apiPaths.invites(by.familyId), fields))
  const list = async () =>
    (await maya.get<ToldInvite[]>(apiPaths.invites(maya.familyId))).body.map(inOnePiece)
  const resend = async ({ inviteId }: Invite): Promise<Answer<Invite>> =>
    whole(await maya.post<ToldInvite>(apiPaths.resendInvite(maya.familyId, inviteId), {}))
  const revoke = async ({ inviteId }: Invite): Promise<Answer<Invite>> =>
    whole(await maya.remove<ToldInvite>(apiPaths.invite(maya.familyId, inviteId)))
  const prove = () => maya.post(apiPaths.proof, { password })
  const mailsTo = async (address: string) => {
    await server.sendMails()
    return server.mails.filter(({ to }) => to === address)
  }
  const rowsOfFamily = () =>
    server.db.selectFrom('invites').selectAll().where('familyId', '=', maya.familyId).execute()

  /** Of an invite's document (S3.4); what else is told of it stands beside it. */
  const documented = [
    'confirmedAt',
    'createdAt',
    'expiresAt',
    'familyId',
    'fromUserId',
    'inviteId',
    'name',
    'status',
    'toEmail',
    'type',
  ]

  test('makes one with every field, the address in small letters [S3.4, S9.1]', async () => {
    const { status, body } = await invite({ toEmail: '  Ben@Example.ORG ', name: 'Ben' })
    expect(status).toBe(200)
    const told = (await maya.get<ToldInvite[]>(apiPaths.invites(maya.familyId))).body[0]
    expect(toldInviteSchema.parse(told)).toEqual({
      inviteId: body.inviteId,
      invite: { ...told?.invite },
      delivery: { resendFrom: body.resendFrom, mail: body.mail },
    })
    expect(Object.keys(told!.invite).toSorted()).toEqual(documented)
    expect(body).toEqual({
      inviteId: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/), // 128 random bits
      fromUserId: maya.userId,
      toEmail: 'ben@example.org',
      name: 'Ben',
      familyId: maya.familyId,
      status: 'pending',
      type: 'coParent',
      createdAt: begin,
      expiresAt: '2026-03-11T18:30:00.000Z',
      confirmedAt: null,
      resendFrom: '2026-03-04T18:31:00.000Z',
      mail: 'waiting',
    })
    expect(await list()).toEqual([body])
  })

  test('lists what the user sent, the newest first, and nobody else’s', async () => {
    const other = await server.signedUp()
    await invite(ben, other)
    const first = (await invite()).body
    pass(minute)
    const second = (await invite({ toEmail: 'ola@example.org', name: 'Ola' })).body
    const row = (await rowsOfFamily())[0]!
    await server.db
      .insertInto('invites')
      .values({ ...row, id: 'ofanotherparent', fromUserId: other.userId })
      .execute()
    expect(await list()).toEqual([second, first])
    await revoke(first)
    const [open, withdrawn] = await list()
    expect(open).toEqual(second)
    expect(withdrawn).toEqual({ ...first, expiresAt: first.createdAt })
  })

  test('sends a mail with the link, in the family’s words', async () => {
    const { body } = await invite()
    const [mail, ...others] = await mailsTo(ben.toEmail)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Join Maya’s family on Elefam')
    expect(mail?.text).toContain(`Accept the invite: ${baseUrl}${acceptInvite(body.inviteId)}`)
    expect(mail?.text).toContain('Wednesday, 11 March 2026')
    expect(mail).not.toHaveProperty('meetingStart')
  })

  test('says when the family meets next, by the clocks of whoever invites', async () => {
    const settings = { meetingDay: 'Sunday' as const, meetingTime: '18:30' }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    await invite({ ...ben, timeZone: 'America/New_York' })
    await invite({ toEmail: 'ola@example.org', name: 'Ola' }) // the tests' machine is in Berlin
    // The Sunday on which summer time begins in New York.
    expect(await mailsTo(ben.toEmail)).toMatchObject([{ meetingStart: '2026-03-08T22:30:00.000Z' }])
    expect(await mailsTo('ola@example.org')).toMatchObject([
      { meetingStart: '2026-03-08T17:30:00.000Z' },
    ])
  })

  test('refuses clocks that nobody knows [E7]', async () => {
    const nowhere = { toEmail: 'ivo@example.org', name: 'Ivo', timeZone: 'Mars/Olympus' }
    expect(await invite(nowhere)).toMatchObject({ status: 400, body: { field: 'timeZone' } })
    expect(await mailsTo('ivo@example.org')).toEqual([])
  })

  test('carries no message of anybody’s own in names', async () => {
    const name = 'You won https://evil.example/ <b>now</b>'
    await maya.changeFamily(maya.familyId, {
      type: 'edit-member',
      member: { kind: 'primary', id: 'primary', isParent: true, name, animal: 'fox', color: 'sky' },
    })
    await invite({ ...ben, name: 'Claim: https://evil.example' })
    const [mail] = await mailsTo(ben.toEmail)
    const links = [...(mail?.text ?? '').matchAll(/\w+:\/\/\S+/g)].map(([link]) => link)
    expect(links).toEqual([expect.stringContaining(`${baseUrl}/accept-invite/`)])
    expect(mail?.text).not.toMatch(/evil\.example/)
    expect(mail?.subject).not.toMatch(/[\r\n]|:\/\/|evil\.example/)
    expect(problem(await invite({ ...ben, name: 'Ben\r\nBcc: all@example.org' }))).toMatchObject({
      status: 400,
      field: 'name',
    })
  })

  test('stands although its mail cannot be sent: that is logged, and tried again [S8.19]', async () => {
    const { status, body } = await invite()
    expect(status).toBe(200)
    await server.sendMails(async () => {
      throw new Error('The mail server is not there')
    })
    const failed = { event: 'mail.failed', message: 'Error: The mail server is not there' }
    expect(server.errors, 'the invite’s, and the owner’s').toMatchObject([failed, failed])
    expect(await list()).toMatchObject([{ inviteId: body.inviteId, status: 'pending' }])
    pass(5000)
    expect(await mailsTo(ben.toEmail)).toHaveLength(1)
  })

  test('an address that has an open invite keeps that one, and gets one more mail at most', async () => {
    const first = (await invite()).body
    const again = (await invite({ toEmail: 'BEN@example.org', name: 'Benjamin' })).body
    expect(again).toEqual({ ...first, name: 'Benjamin' })
    expect(await mailsTo(ben.toEmail)).toHaveLength(1)
    pass(minute)
    const later = (await invite()).body
    expect(later).toEqual({ ...first, resendFrom: '2026-03-04T18:32:00.000Z' })
    expect(await mailsTo(ben.toEmail)).toHaveLength(2)
    expect(await list()).toHaveLength(1)
    pass(7 * day - minute)
    await prove()
    expect((await invite()).body.inviteId).not.toBe(first.inviteId)
    expect(await list()).toHaveLength(2)
  })

  test('is not for somebody who is in the family already', async () => {
    expect(problem(await invite({ ...ben, toEmail: maya.email.toUpperCase() }))).toMatchObject({
      status: 409,
      code: 'member-exists',
      field: 'toEmail',
    })
    expect(await list()).toEqual([])
  })

  test.each([
    ['no address', { name: 'Ben' }, 'toEmail'],
    ['half an address', { ...ben, toEmail: 'ben@' }, 'toEmail'],
    ['two addresses', { ...ben, toEmail: 'a@example.org, b@example.org' }, 'toEmail'],
    [
      'an address with a header in it',
      { ...ben, toEmail: 'a@example.org\r\nBcc: b@c.de' },
      'toEmail',
    ],
    ['a list of addresses', { ...ben, toEmail: ['a@example.org'] }, 'toEmail'],
    ['no name', { toEmail: ben.toEmail }, 'name'],
    ['a status', { ...ben, status: 'confirmed' }, 'status'],
    ['an end of its own', { ...ben, expiresAt: '2999-01-01T00:00:00.000Z' }, 'expiresAt'],
    ['an id', { ...ben, inviteId: 'chosen' }, 'inviteId'],
    ['another sender', { ...ben, fromUserId: 'somebody' }, 'fromUserId'],
    ['another family', { ...ben, familyId: 'family_other' }, 'familyId'],
  ])('with %s is refused, and nothing is stored [A15]', async (_, fields, field) => {
    expect(problem(await invite(fields))).toMatchObject({ status: 400, field })
    expect(await list()).toEqual([])
    expect(await mailsTo(ben.toEmail)).toEqual([])
  })

  test('twenty times in an hour is enough: the 21st is refused, also of many at once [A16]', async () => {
    const number = (index: number) => ({ toEmail: `p${index}@example.org`, name: `P ${index}` })
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => invite(number(index))),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(5)
    for (const answer of refused) {
      expect(problem(answer)).toMatchObject({ status: 429, code: 'too-many-invites' })
    }
    // Taking some back makes no room.
    const [first] = await list()
    await revoke(first!)
    expect(await invite(number(30))).toMatchObject({ status: 429 })
    // Another family has an hour of its own.
    expect(await invite(ben, await server.signedUp())).toMatchObject({ status: 200 })
    pass(60 * minute - 1)
    await prove()
    expect(await invite(number(31))).toMatchObject({ status: 429 })
    pass(1)
    expect(await invite(number(32))).toMatchObject({ status: 200 })
  })

  test('twenty times is the account’s measure: a family begun anew brings no other twenty', async () => {
    const number = (index: number) => ({ toEmail: `q${index}@example.org`, name: `Q ${index}` })
    for (let index = 0; index < 20; index += 1) {
      expect(await invite(number(index))).toMatchObject({ status: 200 })
    }
    await maya.remove(apiPaths.family(maya.familyId), { password })
    await maya.bootstrap()
    expect(await invite(number(20))).toMatchObject({ status: 429 })
    pass(60 * minute)
    await prove()
    expect(await invite(number(20))).toMatchObject({ status: 200 })
  })

  test('needs the family document, by the exact words [S8.7]', async () => {
    await maya.remove(apiPaths.family(maya.familyId), { password })
    expect(problem(await invite())).toEqual({
      status: 404,
      code: 'family-missing',
      message: 'Family document not found',
    })
    expect(await rowsOfFamily()).toEqual([])
  })

  test('needs the user and the family document [S5.7]', async () => {
    const other = await server.signedUp()
    await other.remove(apiPaths.family(other.familyId), { password })
    expect(problem(await invite(ben, other))).toMatchObject({ code: 'family-missing' })
    await server.db.deleteFrom('users').where('id', '=', maya.userId).execute()
    expect(problem(await invite())).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await rowsOfFamily()).toEqual([])
  })

  test('may be sent once more, rarer and rarer, and lasts no longer for it', async () => {
    const { body } = await invite()
    expect(problem(await resend(body))).toMatchObject({ status: 429, code: 'too-many-requests' })
    let mails = 1
    expect(await mailsTo(ben.toEmail)).toHaveLength(mails)
    for (const wait of [1, 1, 2, 4, 8]) {
      pass(wait * minute - 1)
      expect(await resend(body)).toMatchObject({ status: 429 })
      pass(1)
      const again = await resend(body)
      expect(again).toMatchObject({ status: 200, body: { expiresAt: body.expiresAt } })
      mails += 1
      expect(await mailsTo(ben.toEmail)).toHaveLength(mails)
    }
  })

  test('that was taken back opens nothing, and can be taken back again but not sent [S3.4, A5]', async () => {
    const { body } = await invite()
    const ended = { status: 'pending', expiresAt: body.createdAt }
    expect(await revoke(body)).toMatchObject({ status: 200, body: ended })
    expect(await revoke(body)).toMatchObject({ status: 200, body: ended })
    pass(minute)
    expect(problem(await resend(body))).toMatchObject({ status: 410, code: 'invite-closed' })
    expect(problem(await maya.get(apiPaths.invitation(body.inviteId)))).toMatchObject({
      code: 'invite-closed',
    })
    expect((await invite()).body.inviteId).not.toBe(body.inviteId)
  })

  test('of another family is not there, by any verb', async () => {
    const { body } = await invite()
    const stranger = await server.signedUp()
    const missing = { status: 404, code: 'invite-missing', message: 'Invite not found' }
    const { familyId } = stranger
    pass(minute)
    const attempts = [
      stranger.remove(apiPaths.invite(familyId, body.inviteId)),
      stranger.post(apiPaths.resendInvite(familyId, body.inviteId), {}),
      stranger.remove(apiPaths.invite(familyId, 'no-such-invite')),
      stranger.remove(apiPaths.invite(familyId, '\u0000')),
    ]
    for (const answer of await Promise.all(attempts)) expect(problem(answer)).toEqual(missing)
    expect(await list()).toEqual([body])
  })

  test('goes with the family that is deleted', async () => {
    const { body } = await invite()
    await maya.remove(apiPaths.family(maya.familyId), { password })
    expect(await rowsOfFamily()).toEqual([])
    expect(problem(await maya.get(apiPaths.invitation(body.inviteId)))).toMatchObject({
      code: 'invite-missing',
    })
  })
})
