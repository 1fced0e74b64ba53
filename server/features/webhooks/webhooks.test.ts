import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import { webhookMessageSchema, type Webhook } from '#core/programs/webhook-schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { webhookRequest } from '#server/platform/webhook-request.ts'
import { deleteExpired } from '#server/store/expired.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { problem } from '#server/testing/test-client.ts'
import { password, secret, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts'
import { queueAllMessages, queueMessagesOf } from './queue-messages.ts'
import { startWebhooks } from './start-webhooks.ts'
import { sendDueMessages } from './webhook-sender.ts'

type Token = { made: { id: string }; token: string }
type Made = { made: Webhook; secret: string }

const begin = '2026-03-04T18:30:00.000Z'
const minute = 60_000
const hour = 60 * minute

describe.each(dialects)('webhooks, on %s', (dialect) => {
  const server = useServer(dialect, { privateWebhooks: true })
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
  let maya: SignedUp
  let sprintId: string
  let made: Made

  beforeAll(async () => {
    receiver = await startWebhookReceiver()
  })
  afterAll(() => receiver.stop())
  beforeEach(async () => {
    vi.setSystemTime(begin)
    receiver.answersWith(204)
    receiver.deliveries.length = 0
    maya = await server.signedUp({ name: 'Maya', confirmed: true })
    const sprint = newSprint()
    sprintId = sprint.id
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await maya.changeSprint(maya.familyId, sprintId, { type: 'finish-planning' })
    made = (await add()).body
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.db.deleteFrom('webhooks').execute() // Or the next test would send for this one.
  })

  const add = (fields: object = {}) =>
    maya.post<Made>(apiPaths.webhooks(maya.familyId), { url: receiver.url, names: true, ...fields })
  const tokenFor = async (days: number | null) => {
    const asked = { name: 'Bridge', scope: 'everything', days, password }
    const { body } = await maya.post<Token>(apiPaths.apiTokens, asked)
    return { ...server.program(body.token), id: body.made.id }
  }
  const list = async () => (await maya.get<Webhook[]>(apiPaths.webhooks(maya.familyId))).body
  const memberId = 'primary'
  const day = { type: 'tick', taskId: 'task1', memberId, date: '2026-03-04' } as const
  const tick = (done = true) => maya.changeSprint(maya.familyId, sprintId, { ...day, done })
  const log = { info: () => undefined, error: () => undefined }
  const clock = () => new Date().toISOString()
  const options = () => ({
    db: server.store.db,
    clock,
    log,
    secret,
    request: webhookRequest({ ownNetwork: true, timeout: 300 }),
  })
  /** What the server does each second. */
  const work = async () => {
    await queueAllMessages(options())
    await sendDueMessages(options())
  }
  const after = (milliseconds: number) => vi.setSystemTime(Date.parse(begin) + milliseconds)

  test('tell of a tick once, signed after Standard Webhooks [E3]', async () => {
    expect(made).toMatchObject({
      made: { host: new URL(receiver.url).host, names: true, problem: null },
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    })
    await work()
    expect(receiver.deliveries, 'nothing of what was before').toEqual([])
    const { status } = await tick()
    expect(status).toBe(200)
    await work()
    await work()
    expect(receiver.deliveries).toHaveLength(1)
    const [{ headers, body }] = receiver.deliveries as [(typeof receiver.deliveries)[number]]
    const signed = headers as Record<string, string>
    // A library for receivers looks at the time as well, which is the test's.
    expect(new Verifier(made.secret).verify(body, signed)).toEqual(JSON.parse(body))
    expect(() => new Verifier(made.secret).verify(`${body} `, signed)).toThrow('signature')
    expect(webhookMessageSchema.parse(JSON.parse(body))).toMatchObject({
      type: 'day.ticked',
      data: { taskId: 'task1', done: true, task: 'Read a story', member: 'Maya' },
    })
    expect(body.length).toBeLessThan(1_000)
    const [shown] = await list()
    expect(shown).toMatchObject({ deliveredAt: begin, failingSince: null })
    expect(JSON.stringify(shown)).not.toContain('/hook')
    const stored = await server.db.selectFrom('webhooks').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(made.secret.slice(6))
  })

  test('of one family are told of a change by one reading of its documents [A81]', async () => {
    for (let more = 1; more < limits.webhooks; more += 1) await add()
    await tick()
    const { document } = await server.db
      .selectFrom('families')
      .select('document')
      .where('id', '=', maya.familyId)
      .executeTakeFirstOrThrow()
    const parse = vi.spyOn(JSON, 'parse')
    await queueMessagesOf(options(), [maya.familyId])
    expect(parse.mock.calls.filter(([text]) => text === document)).toHaveLength(1)
    await sendDueMessages(options())
    expect(receiver.deliveries).toHaveLength(limits.webhooks)
  })

  test('get another secret, and the one before is good for a day [I6]', async () => {
    const path = apiPaths.webhookSecret(maya.familyId, made.made.id)
    const change = async () => (await maya.post<Made>(path, {})).body
    /** Which of these secrets open what is told now. */
    const opening = async (secrets: string[], done: boolean) => {
      receiver.deliveries.length = 0
      await tick(done)
      await work()
      const [{ headers, body }] = receiver.deliveries as [(typeof receiver.deliveries)[number]]
      const opens = (one: string) => {
        try {
          return !!new Verifier(one).verify(body, headers as Record<string, string>)
        } catch {
          return false
        }
      }
      return secrets.map(opens)
    }
    after(1_000)
    const second = await change()
    expect(second.made.id).toBe(made.made.id)
    const both = [made.secret, second.secret]
    expect(await opening(both, true)).toEqual([true, true])
    after(24 * hour)
    expect(await opening(both, false)).toEqual([true, true])
    after(24 * hour + 1_000)
    expect(await opening(both, true)).toEqual([false, true])
    await maya.post(apiPaths.proof, { password }) // It was a day ago that she signed in.
    const third = await change()
    after(24 * hour + 2_000)
    const fourth = await change()
    const all = [second.secret, third.secret, fourth.secret]
    expect(await opening(all, false), 'twice ends the first at once').toEqual([false, true, true])
    const ben = await server.signedUp({ name: 'Ben', confirmed: true })
    expect((await ben.post(path, {})).status).toBe(404)
    const elsewhere = apiPaths.webhookSecret(ben.familyId, made.made.id)
    expect(problem(await ben.post(elsewhere, {})).code).toBe('webhook-missing')
  })

  test('that fail are tried again later and later, by the same id, and then given up [E3]', async () => {
    receiver.answersWith(500)
    await tick()
    await work()
    await work()
    expect(receiver.deliveries).toHaveLength(1)
    expect(await list()).toMatchObject([
      { problem: 'unreachable', failingSince: begin, endedAt: null },
    ])
    after(6_000)
    receiver.hangs()
    await work()
    expect(await list()).toMatchObject([{ problem: 'unreachable' }])
    expect(receiver.deliveries).toHaveLength(2)
    expect(receiver.deliveries[1]?.headers['webhook-id']).toBe(
      receiver.deliveries[0]?.headers['webhook-id'],
    )
    receiver.answersWith(302, { location: receiver.url })
    after(minute)
    await work()
    expect(receiver.deliveries, 'a redirect is not followed').toHaveLength(3)
    expect(await list()).toMatchObject([{ problem: 'unreachable' }])
    after(limits.webhookDays * 24 * hour)
    await work()
    const [ended] = await list()
    expect(ended?.endedAt).not.toBeNull()
    await tick(false)
    receiver.answersWith(200)
    await work()
    expect(receiver.deliveries).toHaveLength(4)

    expect((await maya.post(apiPaths.webhook(maya.familyId, ended!.id), {})).status).toBe(200)
    await tick()
    await work()
    expect(receiver.deliveries).toHaveLength(5)
    expect(await list()).toMatchObject([{ problem: null, failingSince: null, endedAt: null }])
  })

  test('end where the receiver answers 410 [E3]', async () => {
    receiver.answersWith(410)
    await tick()
    await tick(false)
    await work()
    expect(await list()).toMatchObject([{ problem: 'gone', endedAt: begin }])
    expect(await server.db.selectFrom('webhookMessages').selectAll().execute()).toEqual([])
  })

  test('are told once more where a server died before it noted that they were [E3]', async () => {
    await tick()
    await queueAllMessages(options())
    const dying = { ...options(), request: () => new Promise<number>(() => undefined) }
    void sendDueMessages(dying)
    await expect
      .poll(async () => {
        const rows = server.db.selectFrom('webhookMessages').select('attempts')
        return (await rows.execute()).map(({ attempts }) => attempts)
      })
      .toEqual([1])
    await work()
    expect(receiver.deliveries, 'its lease still runs').toEqual([])
    after(16_000)
    await work()
    expect(receiver.deliveries).toHaveLength(1)
    await work()
    expect(receiver.deliveries).toHaveLength(1)
  })

  test('of two servers one tells of each thing that happens [E3]', async () => {
    for (let count = 0; count < 10; count += 1) await tick(count % 2 === 0)
    await Promise.all([work(), work(), work()])
    expect(receiver.deliveries).toHaveLength(10)
    const ids = receiver.deliveries.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(10)
  })

  test('of others come within five seconds while one family’s receivers hang [A82]', async () => {
    const tarpit = await startWebhookReceiver()
    tarpit.hangs()
    await maya.remove(apiPaths.webhook(maya.familyId, made.made.id))
    const rows = []
    for (let count = 0; count < limits.webhooks; count += 1) {
      const { body } = await add({ url: tarpit.url })
      for (let index = 0; index < 100; index += 1)
        rows.push({ id: `slow-${count}-${index}`, webhookId: body.made.id, payload: '{}' })
    }
    const before = new Date(Date.parse(begin) - minute).toISOString()
    const due = { createdAt: before, dueAt: before, attempts: 0 }
    await server.db
      .insertInto('webhookMessages')
      .values(rows.map((row) => ({ ...row, ...due })))
      .execute()
    const ben = await server.signedUp({ name: 'Ben', confirmed: true })
    const his = { url: receiver.url, names: true }
    expect((await ben.post(apiPaths.webhooks(ben.familyId), his)).status).toBe(200)
    const sprint = newSprint()
    await ben.post(apiPaths.sprints(ben.familyId), { sprint })
    await ben.changeSprint(ben.familyId, sprint.id, { type: 'finish-planning' })
    const patient = webhookRequest({ ownNetwork: true, timeout: 10_000 })
    const webhooks = startWebhooks({ ...options(), request: patient, bus: server.store.bus })
    try {
      await vi.waitFor(() => expect(receiver.deliveries.length).toBeGreaterThan(0), 5_000)
      // Nor does one of the family's own hold all the places that the family has.
      expect(new Set(tarpit.deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
    } finally {
      await tarpit.stop()
      await webhooks.stop()
    }
  }, 30_000)

  test('wait behind those of others after their receiver took long [A82]', async () => {
    for (const done of [true, false, true]) await tick(done)
    await queueAllMessages(options())
    const dueOf = async () => {
      const rows = server.db.selectFrom('webhookMessages').select('dueAt')
      return (await rows.where('attempts', '=', 0).execute()).map(({ dueAt }) => dueAt)
    }
    const seen: string[][] = []
    const request = async () => {
      seen.push(await dueOf())
      after(6_000)
      if (seen.length === 1) await new Promise((resolve) => setTimeout(resolve, 1_050))
      return 204
    }
    await sendDueMessages({ ...options(), request })
    const moved = new Date(Date.parse(begin) + 6_000).toISOString()
    expect(seen).toEqual([[begin, begin], [moved], []])
  })

  test('keep no more waiting than they may, and forget who is to be forgotten [E3]', async () => {
    receiver.answersWith(500)
    await tick()
    await work()
    const waiting = () => server.db.selectFrom('webhookMessages').selectAll().execute()
    const webhookId = made.made.id
    expect(await waiting()).toHaveLength(1)
    const rows = Array.from({ length: limits.webhookWaiting }, (_, index) => ({
      id: `full-${index}`,
      webhookId,
      payload: '{}',
      createdAt: begin,
      dueAt: '2027-01-01T00:00:00.000Z',
      attempts: 1,
    }))
    await server.db.insertInto('webhookMessages').values(rows).execute()
    await tick(false)
    await queueAllMessages(options())
    expect(await waiting()).toHaveLength(limits.webhookWaiting + 1)
    const tom = { kind: 'child', id: 'tom', name: 'Tom', animal: 'owl', color: 'leaf' } as const
    await maya.changeFamily(maya.familyId, { type: 'add-member', member: tom })
    const gone = await maya.remove(apiPaths.familyMember(maya.familyId, 'tom'), { password })
    expect(gone.status).toBe(200)
    expect(await waiting()).toEqual([])
  })

  test('are at most five, at addresses that may be told, and end with whoever made them [E3] [A77]', async () => {
    for (const url of [
      'ftp://hook.example/',
      'https://user:password@hook.example/',
      'https://169.254.169.254/latest',
      'http://8.8.8.8/',
      'not an address',
    ]) {
      expect(problem(await add({ url })), url).toMatchObject({ code: 'webhook-address' })
    }
    for (let count = 1; count < limits.webhooks; count += 1) expect((await add()).status).toBe(200)
    expect(problem(await add())).toMatchObject({ code: 'list-full' })
    await maya.remove(apiPaths.webhook(maya.familyId, made.made.id))
    expect(await list()).toHaveLength(limits.webhooks - 1)

    const ben = await server.signedUp({ name: 'Ben', confirmed: true })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { inviteId } = (await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)).body
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    const his = { url: receiver.url, names: false }
    expect((await ben.post(apiPaths.webhooks(maya.familyId), his)).status).toBe(200)
    await maya.remove(apiPaths.coParent(maya.familyId, ben.userId))
    expect(await list()).toHaveLength(limits.webhooks - 1)
  })

  test('are made by a token for everything, and by no other [E3] [A77]', async () => {
    const bridge = await tokenFor(null)
    const hook = { url: receiver.url, names: false }
    expect((await bridge.post(apiPaths.webhooks(maya.familyId), hook)).status).toBe(200)
  })

  test('that a token made end with it: withdrawn at once, run out with the next cleaning [A77]', async () => {
    const hook = { url: receiver.url, names: true }
    const addBy = async (days: number | null) => {
      const program = await tokenFor(days)
      expect((await program.post(apiPaths.webhooks(maya.familyId), hook)).status).toBe(200)
      return program.id
    }
    const thiefs = await addBy(null)
    await tick()
    await queueAllMessages(options())
    await maya.remove(apiPaths.apiToken(thiefs))
    await sendDueMessages(options())
    expect(receiver.deliveries, 'the family’s own alone').toHaveLength(1)
    await addBy(1)
    await addBy(null)
    expect(await list()).toHaveLength(3)
    after(25 * hour)
    await deleteExpired(server.store.db, clock())
    expect(await list()).toHaveLength(2)
  })
})

describe('without the host’s leave', () => {
  const server = useServer('sqlite')

  test('nothing of the own network is told, nor anything without TLS [E3]', async () => {
    const maya = await server.signedUp()
    for (const url of ['http://hook.example/', 'https://192.168.1.10/', 'https://[::1]:8123/']) {
      const answer = await maya.post(apiPaths.webhooks(maya.familyId), { url, names: false })
      expect(problem(answer), url).toMatchObject({ status: 400, code: 'webhook-address' })
    }
  })
})
