import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HostAccount, AuditEntry, HostStatus, SignUpCode } from '#core/hosts/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { transaction } from '#server/store/database.ts'
import { setHost } from '#server/store/host-accounts.ts'
import { insertSecondFactor } from '#server/store/second-factors.ts'
import { canary, household } from '#server/testing/test-actors.ts'
import { problem } from '#server/testing/test-client.ts'
import { routesOf } from '#server/testing/route-table.ts'
import { password, testClock, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { note } from './host-actions.ts'

type Accounts = { accounts: HostAccount[]; next: string | null }

describe.each(dialects)('the page of those in charge, on %s', (dialect) => {
  const server = useServer(dialect, { given: { idleMonths: 12 } })
  /** Another server on the same database. */
  const neighbour = useServer(dialect, {
    given: { idleMonths: 12 },
    openStore: async () => ({ ...server.store, close: async () => undefined }),
  })
  let host: SignedUp
  const putInCharge = ({ userId }: SignedUp) =>
    transaction(server.store.db, (trx) => setHost(trx, userId, testClock()))
  const prove = (who: SignedUp) => who.post(apiPaths.proof, { password })
  const accounts = (search = '', after?: string) =>
    host.get<Accounts>(
      `${apiPaths.hostAccounts}?search=${search}${after ? `&after=${after}` : ''}` as typeof apiPaths.hostAccounts,
    )
  const log = async () => (await host.get<AuditEntry[]>(apiPaths.hostLog)).body
  beforeAll(async () => {
    host = await server.signedUp({ name: 'Host', confirmed: true })
    await putInCharge(host)
  })

  test('is nothing to everybody else, and opens by a proof alone, for some minutes [H9]', async () => {
    const maya = await server.signedUp()
    expect(problem(await maya.get(apiPaths.host))).toMatchObject({ status: 404, code: 'not-found' })
    expect((await prove(maya)).status).toBe(200)
    expect(problem(await maya.get(apiPaths.host))).toMatchObject({ status: 404, code: 'not-found' })
    expect(await host.get(apiPaths.host)).toMatchObject({ status: 200, body: null })
    expect(problem(await host.get(apiPaths.hostLog))).toMatchObject({ code: 'proof-needed' })
    const wrong = await host.post(apiPaths.proof, { password: 'wrong' })
    expect(problem(wrong)).toMatchObject({ code: 'wrong-password' })
    expect((await prove(host)).status).toBe(200)
    expect((await host.get(apiPaths.host)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.proofMinutes * 60_000 })
    const late = await host.get(apiPaths.hostLog)
    vi.useRealTimers()
    expect(problem(late)).toMatchObject({ code: 'proof-needed' })
    // Another device of the same account has shown nothing.
    const other = server.client()
    await other.signIn({ email: host.email, password })
    expect(problem(await other.get(apiPaths.hostLog))).toMatchObject({ code: 'proof-needed' })
  })

  test('does nothing without the proof, whatever is asked [H9]', async () => {
    const second = await server.signedUp()
    await putInCharge(second)
    const asked = routesOf(server).filter(
      ({ access, path }) => access === 'host' && path !== apiPaths.host,
    )
    expect(asked.length).toBe(8)
    const bodies: Record<string, object> = {
      [apiPaths.hostChoices]: { signUp: 'closed' },
      [apiPaths.hostCodes]: { uses: 1, days: 1 },
      [apiPaths.hostAccount.template]: { action: 'block', email: host.email },
    }
    for (const { method, path } of asked) {
      const given = JSON.stringify(bodies[path] ?? {})
      const json = { body: given, headers: { 'content-type': 'application/json' } }
      const address = path.replace(/\{\w+\}/, host.userId)
      const answer = await second.send(address, { method, ...(method !== 'GET' && json) })
      expect(await answer.json(), `${method} ${path}`).toMatchObject({ code: 'proof-needed' })
    }
  })

  test('tells the server in figures, and of a family how much and never what [H9]', async () => {
    const family = await household(server)
    await prove(host)
    const status = await host.get<HostStatus>(apiPaths.host)
    expect(status.body).toMatchObject({
      version: '1.2.3',
      newer: '1.3.0',
      database: dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      free: 1_000_000,
      choices: { signUp: 'open', familiesMax: 0, membersMax: limits.members, idleMonths: 12 },
      fixed: ['idleMonths'],
    })
    expect(status.body.size).toBeGreaterThan(10_000)
    expect(status.body.families).toBeGreaterThanOrEqual(2)
    const page = await accounts(family.client.email)
    expect(page.body.accounts).toMatchObject([
      { id: family.own.userId, role: 'primary', family: { accounts: 1, members: 2, weeks: 1 } },
    ])
    expect(page.body.accounts[0]!.family.bytes).toBeGreaterThan(1_000)
    const verify = { action: 'verify', email: family.client.email }
    expect((await host.post(apiPaths.hostAccount(family.own.userId), verify)).status).toBe(200)
    const answers = [
      status,
      page,
      await accounts(),
      await host.get(apiPaths.hostCodes),
      { body: await log() },
    ]
    const told = JSON.stringify(answers.map(({ body }) => body))
    // The family's names, its plans, its invites, its devices: they all carry this word.
    expect(told).not.toContain(canary)
    for (const word of ['Parent', 'Mia', family.own.sprintId, family.own.inviteId, 'guest-']) {
      expect(told, word).not.toContain(word)
    }
    expect(told, 'and the test would see it').toContain(family.client.email)
  })

  test('gives accounts by pages, the newest first, and those whose address has a text [H9]', async () => {
    await prove(host)
    const { familyId } = host
    const row = (index: number) => ({
      id: `crowd${String(index).padStart(3, '0')}`,
      name: 'Crowd',
      email: `crowd${index}@crowd.example`,
      emailVerified: 0,
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2020-01-01T00:00:00.000Z',
      role: 'coParent' as const,
      familyId,
      onboardingComplete: 0,
    })
    const crowd = Array.from({ length: limits.hostPage + 5 }, (_, index) => row(index))
    await server.db.insertInto('users').values(crowd).execute()
    const first = (await accounts('@CROWD.')).body
    expect(first.accounts).toHaveLength(limits.hostPage)
    const second = (await accounts('@crowd.', first.next!)).body
    expect(second).toMatchObject({ next: null })
    const ids = [...first.accounts, ...second.accounts].map(({ id }) => id)
    expect(ids).toEqual(crowd.map(({ id }) => id).toReversed())
    await server.db.deleteFrom('users').where('id', 'in', ids).execute()
  })

  test('acts on accounts, and the log says who did what to whom [H9]', async () => {
    const maya = await server.signedUp()
    await prove(host)
    const act = (action: 'block' | 'unblock' | 'reset-link') =>
      host.post<{ link: string | null }>(apiPaths.hostAccount(maya.userId), {
        action,
        email: maya.email,
      })
    expect((await act('block')).status).toBe(200)
    const kept = await server.client().signIn({ email: maya.email, password })
    expect(problem(kept).code).toBe('account-blocked')
    await act('unblock')
    const { link } = (await act('reset-link')).body
    const given = { token: link!.split('#')[1], newPassword: 'another-umbrella' }
    expect((await server.client().post(apiPaths.resetPassword, given)).status).toBe(200)
    expect((await host.remove(apiPaths.hostAccount(maya.userId))).status).toBe(200)
    const told = (await log()).slice(0, 4)
    // Two of them may fall into one millisecond.
    expect(told.map(({ action }) => action).toSorted()).toEqual([
      'block',
      'delete',
      'reset-link',
      'unblock',
    ])
    for (const { by, about } of told) {
      expect(by).toEqual({ email: host.email })
      expect(about, 'with the account goes who it was').toEqual({ id: maya.userId, email: null })
    }
    expect(JSON.stringify(told)).not.toContain(given.token)
  })

  test('lets in again who lost app and paper, and tells them [H9]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    await prove(host)
    const path = apiPaths.hostAccount(maya.userId)
    const act = () => host.post(path, { action: 'no-second-factor', email: maya.email })
    expect(problem(await act()).code).toBe('second-factor-off')
    const factor = { userId: maya.userId, sealed: 'sealed', lastStep: 0, createdAt: testClock() }
    await transaction(server.store.db, (trx) => insertSecondFactor(trx, factor, ['hash']))
    expect((await accounts(maya.email)).body.accounts).toMatchObject([{ secondFactor: true }])
    expect((await act()).status).toBe(200)
    expect((await accounts(maya.email)).body.accounts).toMatchObject([{ secondFactor: false }])
    expect((await server.client().signIn({ email: maya.email, password })).status).toBe(200)
    await server.sendMails()
    const told = server.mails.filter(({ to }) => to === maya.email).map(({ text }) => text)
    expect(told.join()).toContain('Whoever runs this server did that.')
    expect((await log())[0]).toMatchObject({
      action: 'no-second-factor',
      about: { id: maya.userId },
    })
  })

  test('confirms the address that the host saw, and no other that came since [A63]', async () => {
    const stranger = await server.signedUp()
    await prove(host)
    const seen = { action: 'verify', email: stranger.email }
    const newEmail = `owner-of-${stranger.email}`
    expect((await stranger.post(apiPaths.changeEmail, { newEmail, password })).status).toBe(200)
    const answer = await host.post(apiPaths.hostAccount(stranger.userId), seen)
    expect(problem(answer).code).toBe('not-yet')
    expect((await stranger.bootstrap()).body.user.emailVerified).toBe(false)
  })

  test('leaves accounts in charge alone, the own one first of all [H9]', async () => {
    const second = await server.signedUp()
    await putInCharge(second)
    await prove(host)
    for (const { userId, email } of [host, second]) {
      const answers = [
        await host.post(apiPaths.hostAccount(userId), { action: 'block', email }),
        await host.post(apiPaths.hostAccount(userId), { action: 'reset-link', email }),
        await host.remove(apiPaths.hostAccount(userId)),
      ]
      for (const one of answers) {
        expect(problem(one)).toMatchObject({ status: 409, code: 'host-stays' })
      }
    }
    expect((await second.bootstrap()).status).toBe(200)
  })

  test('changes what is chosen, at once and for all, but not what the environment gives [A76]', async () => {
    await prove(host)
    expect((await host.post(apiPaths.hostChoices, { signUp: 'closed' })).status).toBe(200)
    for (const one of [server, neighbour]) {
      const door = await one.client().get<{ signUpDoor: string }>(apiPaths.signInSettings)
      expect(door.body.signUpDoor).toBe('closed')
    }
    await host.post(apiPaths.hostChoices, { signUp: 'open' })
    const fixed = await host.post(apiPaths.hostChoices, { signUp: 'code', idleMonths: 0 })
    expect(problem(fixed)).toMatchObject({ code: 'choice-fixed' })
    const { choices } = (await host.get<HostStatus>(apiPaths.host)).body
    expect(choices).toMatchObject({ signUp: 'open', idleMonths: 12 })
    expect((await log())[0]).toMatchObject({
      action: 'choose',
      detail: 'SIGN_UP=open',
      about: null,
    })
    const over = await host.post(apiPaths.hostChoices, { membersMax: limits.members + 1 })
    expect(problem(over)).toMatchObject({ status: 400 })
  })

  test('makes codes, lists them without what they are, and withdraws them [A76]', async () => {
    await prove(host)
    const made = await host.post<{ code: string; link: string }>(apiPaths.hostCodes, {
      uses: 2,
      days: 3,
    })
    expect(made.body.link).toContain(`/sign-up#code=${made.body.code}`)
    const listed = await host.get<SignUpCode[]>(apiPaths.hostCodes)
    expect(listed.body).toMatchObject([{ uses: 2, usesLeft: 2 }])
    expect(JSON.stringify([listed.body, await log()])).not.toContain(made.body.code)
    const path = apiPaths.hostCode(listed.body[0]!.id)
    expect((await host.remove(path)).status).toBe(200)
    expect(problem(await host.remove(path))).toMatchObject({ code: 'code-missing' })
    expect((await host.get<SignUpCode[]>(apiPaths.hostCodes)).body).toEqual([])
  })

  test('keeps a log that ends somewhere, and gives it by pages [H9]', async () => {
    await prove(host)
    const { db } = server.store
    await transaction(db, async (trx) => {
      for (let index = 0; index < limits.hostLog + 10; index += 1) {
        const now = new Date(Date.UTC(2030, 0, 1) + index * 1000).toISOString()
        await note(trx, { now, byId: null }, { action: 'make-code', detail: String(index) })
      }
    })
    const [count] = await server.db
      .selectFrom('hostAudit')
      .select((eb) => eb.fn.countAll().as('n'))
      .execute()
    expect(Number(count!.n)).toBe(limits.hostLog)
    const first = await log()
    expect(first.map(({ detail }) => detail)).toHaveLength(limits.hostPage)
    const next = await host.get<AuditEntry[]>(
      `${apiPaths.hostLog}?before=${first.at(-1)!.id}` as typeof apiPaths.hostLog,
    )
    expect(next.body[0]!.detail).toBe(String(limits.hostLog + 9 - limits.hostPage))
    await server.db.deleteFrom('hostAudit').execute()
  })
})
