import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { baseUrl, password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { monthsBefore, removeIdleAccounts } from './idle-accounts.ts'

const log = { info: () => undefined, error: () => undefined }

test('months before are counted by the calendar', () => {
  expect(monthsBefore('2026-03-31T08:00:00.000Z', 1)).toBe('2026-02-28T08:00:00.000Z')
  expect(monthsBefore('2026-01-15T08:00:00.000Z', 12)).toBe('2025-01-15T08:00:00.000Z')
})

describe.each(dialects)('accounts that nobody uses, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-10T08:00:00.000Z') })
    await server.db.deleteFrom('users').execute()
    maya = await server.signedUp()
    await server.sendMails()
    server.mails.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const sweepOn = async (date: string, months = 12) => {
    vi.setSystemTime(new Date(`${date}T08:00:00.000Z`))
    const clock = () => new Date().toISOString()
    await removeIdleAccounts({ db: server.store.db, clock, log, baseUrl, months })
    await server.sendMails()
    return server.mails.splice(0).map(({ to, subject }) => [to, subject.slice(0, 12)])
  }
  const users = async () => (await server.db.selectFrom('users').select('id').execute()).length
  const warning = () => [maya.email, 'Do you still']

  test('are warned once after eleven months and gone after twelve, with their family', async () => {
    expect(await sweepOn('2026-12-09')).toEqual([])
    expect(await sweepOn('2026-12-11')).toEqual([warning()])
    expect(await sweepOn('2026-12-12')).toEqual([])
    expect(await sweepOn('2027-01-08')).toEqual([])
    expect(await users()).toBe(1)
    expect(await sweepOn('2027-01-11')).toEqual([[maya.email, 'Your account']])
    expect(await users()).toBe(0)
    const families = server.db.selectFrom('families').select('id')
    expect(await families.where('id', '=', maya.familyId).execute()).toEqual([])
  })

  test('stay when their owner comes back, by a sign-in or with a session that is prolonged', async () => {
    expect(await sweepOn('2026-12-11')).toEqual([warning()])
    await maya.signIn({ email: maya.email, password })
    expect(await sweepOn('2027-01-20')).toEqual([])
    vi.setSystemTime(new Date('2027-01-08T08:00:00.000Z'))
    await maya.bootstrap()
    expect(await sweepOn('2027-11-30')).toEqual([])
    expect(await sweepOn('2027-12-09')).toEqual([warning()])
    expect(await users()).toBe(1)
  })

  test('have four weeks’ notice also where the server was off for years', async () => {
    expect(await sweepOn('2029-06-01')).toEqual([warning()])
    expect(await sweepOn('2029-06-28')).toEqual([])
    expect(await users()).toBe(1)
    await sweepOn('2029-06-30')
    expect(await users()).toBe(0)
  })

  /** Ben, who has joined Maya's family. */
  const coParent = async () => {
    const ben = await server.signedUp()
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })
    await server.sendMails()
    server.mails.length = 0
    return ben
  }

  test('of one family go together, each with one last mail, and hold up nobody', async () => {
    const ben = await coParent()
    const cleo = await server.signedUp()
    await sweepOn('2026-12-11')
    const said = await sweepOn('2027-01-11')
    expect(said).toHaveLength(3)
    for (const { email } of [maya, ben, cleo]) expect(said).toContainEqual([email, 'Your account'])
    expect(await users()).toBe(0)
  })

  test('stay while somebody else of the family comes', async () => {
    const ben = await coParent()
    await sweepOn('2026-11-01')
    await ben.signIn({ email: ben.email, password })
    expect(await sweepOn('2027-06-01')).toEqual([])
    expect(await users()).toBe(2)
  })

  test('are found behind many who are as silent, but whose families are not', async () => {
    const mayas = server.db.selectFrom('users').selectAll().where('id', '=', maya.userId)
    const row = await mayas.executeTakeFirstOrThrow()
    const crowd = Array.from({ length: 450 }, (_, index) => {
      const id = `silent-${index}`
      return { ...row, id, email: `${id}@example.org`, seenAt: '2025-12-01T08:00:00.000Z' }
    })
    await server.db.insertInto('users').values(crowd).execute()
    const idle = await server.signedUp()
    await server.sendMails()
    server.mails.length = 0
    vi.setSystemTime(new Date('2026-12-09T08:00:00.000Z'))
    await maya.signIn({ email: maya.email, password })
    expect(await sweepOn('2026-12-11')).toEqual([[idle.email, 'Do you still']])
  })

  test('stay for ever on a server that does not ask for it', async () => {
    expect(await sweepOn('2040-01-01', 0)).toEqual([])
    expect(await users()).toBe(1)
  })
})
