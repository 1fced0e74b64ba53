import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { notSent, type Mailer } from '#server/platform/mailer.ts'
import { baseUrl, password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { transaction } from '#server/store/database.ts'
import { choicesOf, saveChoices } from '#server/store/host-choices.ts'
import { dialects } from '#server/testing/test-store.ts'
import { removeIdleAccounts } from './idle-accounts.ts'
import { monthsBefore } from './idle-warning.ts'

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

  type Circumstances = { months?: number; sendsMail?: boolean; mailer?: Mailer }
  const sweepOn = async (date: string, circumstances: Circumstances = {}) => {
    const { months = 12, sendsMail = true, mailer } = circumstances
    vi.setSystemTime(new Date(`${date}T08:00:00.000Z`))
    const clock = () => new Date().toISOString()
    const { db } = server.store
    const choices = choicesOf(db, { idleMonths: months })
    await removeIdleAccounts({ db, clock, log, baseUrl, choices, sendsMail })
    await server.sendMails(mailer)
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

  const away: Mailer = () => Promise.reject(notSent('mail-failed', 'The mail server is away'))
  const refused: Mailer = () => Promise.reject(notSent('mail-refused', 'It answered 550'))
  const warnedAt = async () => {
    const [row] = await server.db.selectFrom('users').select('idleWarnedAt').execute()
    return row?.idleWarnedAt
  }

  test('stay while their warning has not left, and have four weeks from when it has [H1]', async () => {
    for (const date of ['2026-12-11', '2026-12-20', '2027-01-11', '2027-03-01']) {
      await sweepOn(date, { mailer: away })
      expect(await warnedAt(), date).toBe(null)
    }
    expect(await sweepOn('2027-03-09')).toEqual([warning()])
    expect(await warnedAt()).toBe('2027-03-09T08:00:00.000Z')
    expect(await sweepOn('2027-04-05')).toEqual([])
    expect(await users()).toBe(1)
    expect(await sweepOn('2027-04-07')).toEqual([[maya.email, 'Your account']])
    expect(await users()).toBe(0)
  })

  test('whose address refuses every mail stay, are tried each week, and the log says so [H1]', async () => {
    server.errors.length = 0
    let date = Date.parse('2026-12-11')
    for (let sweep = 0; sweep < 100; sweep += 1, date += 24 * 60 * 60_000) {
      await sweepOn(new Date(date).toISOString().slice(0, 10), { mailer: refused })
    }
    expect(await users()).toBe(1)
    expect(await warnedAt()).toBe(null)
    const given = server.errors.filter(({ event }) => event === 'mail.given-up')
    expect(given.length).toBeGreaterThanOrEqual(12)
    expect(given.length).toBeLessThanOrEqual(15)
    expect(await sweepOn('2027-04-01')).toEqual([warning()])
  })

  test('stay where mails become files: nobody is warned by one [H1]', async () => {
    for (const date of ['2026-12-11', '2027-01-20', '2028-06-01']) {
      expect(await sweepOn(date, { sendsMail: false })).toEqual([])
    }
    // A warning that had gone before the mail server was taken away counts for nothing, either.
    expect(await sweepOn('2028-07-01')).toEqual([warning()])
    expect(await sweepOn('2028-09-01', { sendsMail: false })).toEqual([])
    expect(await users()).toBe(1)
  })

  test('are not warned of anything once somebody came, though the mail was queued [H1]', async () => {
    await sweepOn('2026-12-11', { mailer: away })
    await maya.signIn({ email: maya.email, password })
    expect(await sweepOn('2026-12-12')).toEqual([])
    expect(await warnedAt()).toBe(null)
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
    expect(await sweepOn('2040-01-01', { months: 0 })).toEqual([])
    expect(await users()).toBe(1)
  })

  test('are warned anew where the host has changed after how many months they go [H1]', async () => {
    const { db } = server.store
    const choices = choicesOf(db, {})
    const choose = (idleMonths: number) =>
      transaction(db, (trx) => saveChoices(trx, { idleMonths }))
    const clock = () => new Date().toISOString()
    const sweep = async (date: string) => {
      vi.setSystemTime(new Date(`${date}T08:00:00.000Z`))
      await removeIdleAccounts({ db, clock, log, baseUrl, choices, sendsMail: true })
      await server.sendMails()
      return server.mails.splice(0).map(({ to, subject }) => [to, subject.slice(0, 12)])
    }
    expect(await sweep('2026-12-11'), 'nobody goes who was not told of it').toEqual([])
    await choose(12)
    expect(await sweep('2026-12-11')).toEqual([warning()])
    await choose(0)
    expect(await sweep('2028-01-01')).toEqual([])
    await choose(24)
    expect(await sweep('2028-02-01'), 'an old warning counts for nothing').toEqual([warning()])
    expect(await users()).toBe(1)
    expect(await sweep('2028-03-05')).toEqual([[maya.email, expect.any(String)]])
    expect(await users()).toBe(0)
    await db.deleteFrom('hostValues').execute()
  })
})
