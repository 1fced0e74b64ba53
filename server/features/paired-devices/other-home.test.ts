import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import type { PairedDevice, PairedView, PairingOffer } from '#core/devices/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { SharedMember, ShareOffer } from '#core/two-homes/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { streamsAtMost } from '#server/http/event-streams.ts'
import { randomId } from '#server/platform/random-id.ts'
import { listening, openStream } from '#server/testing/sse-client.ts'
import { problem, type Answer, type TestClient } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { pairedWith, plannedHome, sharedBy } from '#server/testing/two-homes.ts'

const soon = { timeout: 1_000, interval: 10 }
const codeOf = (answer: Answer<unknown>) => problem(answer).code
const at = (path: string, home: string | null) => (home === null ? path : `${path}?home=${home}`)

describe.each(dialects)('a child’s own device in both homes, on %s', (dialect) => {
  const server = useServer(dialect)
  const port = listening(server)
  /** The device was let in by Maya; in the home of Ben the child is Mimi. */
  let maya: SignedUp
  let ben: SignedUp
  let share: string
  let phone: TestClient & { id: string }
  let weeks: Record<'here' | 'there', string>
  let date: string

  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    ben = await server.signedUp({ name: 'Ben' })
    date = new Date().toISOString().slice(0, 10)
    weeks = {
      here: await plannedHome(maya, { id: 'mia', name: 'Mia' }, date),
      there: await plannedHome(ben, { id: 'mimi', name: 'Mimi' }, date),
    }
    share = await shared()
    phone = await paired(maya, 'mia')
  })

  const shared = () => sharedBy({ by: maya, memberId: 'mia' }, { by: ben, memberId: 'mimi' })
  const paired = (by: SignedUp, memberId: string) => pairedWith(server, { by, memberId })

  const open = (by: SignedUp, opens = true) =>
    by.patch<SharedMember>(apiPaths.sharedMember(by.familyId, share), { opens })
  const look = (home: string | null, client: TestClient = phone) =>
    client.get<PairedView>(at(apiPaths.pairing, home))
  const tick = (memberId: string) => ({ type: 'tick', taskId: 'own', memberId, date, done: true })
  const act = (home: string | null, week: string, command: object) =>
    phone.post<Receipt>(at(apiPaths.pairedSprintCommands(week), home), {
      id: randomId(),
      ...command,
    })
  const devicesOf = async (by: SignedUp) =>
    (await by.get<PairedDevice[]>(apiPaths.pairedDevices(by.familyId))).body
  const withdraw = (by: SignedUp) => by.remove(apiPaths.pairedDevice(by.familyId, phone.id))
  const joined = async (by: SignedUp) => {
    const guest = await server.signedUp({ name: 'Guest' })
    const invite = { toEmail: guest.email, name: 'Guest' }
    const { body } = await by.post<Invite>(apiPaths.invites(by.familyId), invite)
    await guest.post(apiPaths.acceptInvite(body.inviteId), {})
    return guest
  }

  test('opens nothing of the other home before that has said yes for its own week [17.6, A77]', async () => {
    expect((await look(null)).body.device.otherHome).toBeNull()
    expect(codeOf(await look(share))).toBe('not-paired')
    expect((await open(maya)).body.opens).toEqual({ ours: true, theirs: false })
    expect(codeOf(await look(share)), 'the yes of the own home is for its own week').toBe(
      'not-paired',
    )
    expect((await open(ben)).body.opens).toEqual({ ours: true, theirs: true })
    expect((await look(null)).body.device.otherHome).toBe(share)
    expect((await look(share)).status).toBe(200)
    expect((await open(ben, false)).body.opens).toEqual({ ours: false, theirs: true })
    expect(codeOf(await look(share))).toBe('not-paired')
    expect((await look(null)).body.device.otherHome).toBeNull()
  })

  test('takes nothing there of what the home’s own may read at once [A81]', async () => {
    await open(ben)
    const own = await paired(ben, 'mimi')
    const status = async (home: string | null, client: TestClient) =>
      (await look(home, client)).status
    for (let times = 0; (await status(share, phone)) === 200; times += 1)
      expect(times, 'a pace of its own').toBeLessThan(limits.readBurst / 1024)
    expect(await status(share, phone)).toBe(429)
    expect(await status(null, own), 'a device of that home').toBe(200)
    expect(await status(null, phone), 'in its own home').toBe(200)
  })

  test('shows there what the child may see, and nothing of the own home [17.6, A77]', async () => {
    await open(ben)
    const { body } = await look(share)
    expect(body.device).toEqual({
      id: phone.id,
      name: 'Mia’s tablet',
      purpose: { kind: 'member', memberId: 'mimi' },
      otherHome: null,
    })
    expect(body.sprints.map(({ id }) => id)).toEqual([weeks.there])
    const told = JSON.stringify(body)
    expect(told).toContain('Own of Mimi')
    for (const foreign of ['Secret', 'Maya', 'Mia"', '@', maya.familyId, ben.familyId, ben.userId])
      expect(told, foreign).not.toContain(foreign)
  })

  test('is opened by the primary parents of the two homes alone, each for their own [A77]', async () => {
    const [guest, third] = [await joined(ben), await server.signedUp({ name: 'Third' })]
    const path = (familyId: string) => apiPaths.sharedMember(familyId, share)
    const yes = { opens: true }
    expect(codeOf(await guest.patch(path(ben.familyId), yes))).toBe('primary-only')
    expect(codeOf(await third.patch(path(ben.familyId), yes))).toBe('family-missing')
    expect(codeOf(await third.patch(path(third.familyId), yes))).toBe('share-missing')
    expect(codeOf(await look(share))).toBe('not-paired')
  })

  test('waits for both yeses to the child before either is asked for a week [17.6]', async () => {
    await ben.remove(apiPaths.sharedMember(ben.familyId, share))
    const path = apiPaths.sharedMembers(maya.familyId)
    const { body } = await maya.post<ShareOffer>(path, { memberId: 'mia' })
    share = body.share.id
    expect(codeOf(await open(maya))).toBe('share-missing')
    await ben.post(apiPaths.shareJoin(ben.familyId), { code: body.code, memberId: 'mimi' })
    expect(codeOf(await open(ben))).toBe('share-missing')
    expect(codeOf(await look(share))).toBe('not-paired')
  })

  test('writes into the home that it names, as the child there, and into no other [17.6, A77]', async () => {
    await open(ben)
    expect((await act(share, weeks.there, tick('mimi'))).body.userId).toBe('visitor:mimi')
    expect((await act(null, weeks.here, tick('mia'))).body.userId).toBe('member:mia')
    expect(codeOf(await act(share, weeks.here, tick('mia')))).toBe('not-for-device')
    expect(codeOf(await act(share, weeks.here, tick('mimi')))).toBe('sprint-missing')
    expect(codeOf(await act(null, weeks.there, tick('mia')))).toBe('sprint-missing')
    expect(codeOf(await act(share, weeks.there, tick('leo')))).toBe('not-for-device')
    const topic = { id: 'topic1', text: 'A later bedtime', memberId: 'mimi' }
    const parked = { id: randomId(), type: 'park-topic', topic }
    expect(codeOf(await phone.post(apiPaths.pairedCommands, parked))).toBe('not-for-device')
    expect((await phone.post(at(apiPaths.pairedCommands, share), parked)).status).toBe(200)
    const ticks = async (by: SignedUp) => {
      const { family, sprints } = (await by.bootstrap()).body
      return [sprints[0]!.tasks[0]!.checks[date], family.familyData.topics.length]
    }
    expect([await ticks(maya), await ticks(ben)]).toEqual([
      [['mia'], 0],
      [['mimi'], 1],
    ])
  })

  test('keeps a letter in the home that it names [17.6]', async () => {
    await open(ben)
    const moment = { kind: 'date', date: `${Number(date.slice(0, 4)) + 1}-06-01` }
    const letter = { id: randomId(), moment, content: { text: 'Dear me', drawing: null } }
    expect((await phone.post(at(apiPaths.pairedLetters, share), letter)).status).toBe(200)
    const rows = server.db.selectFrom('letters').select(['familyId', 'memberId'])
    expect(await rows.where('id', '=', letter.id).execute()).toEqual([
      { familyId: ben.familyId, memberId: 'mimi' },
    ])
  })

  test('finds no home by what it was not given [A77]', async () => {
    await open(ben)
    const third = await server.signedUp({ name: 'Third' })
    const offer = { memberId: 'primary' }
    const other = await third.post<ShareOffer>(apiPaths.sharedMembers(third.familyId), offer)
    const forged = [ben.familyId, maya.familyId, 'mimi', '', 'null', '%27', other.body.share.id]
    for (const home of forged) {
      expect(codeOf(await look(home)), home).toBe('not-paired')
      expect(codeOf(await act(home, weeks.there, tick('mimi'))), home).toBe('not-paired')
    }
    expect((await phone.get(`${apiPaths.pairing}?home=${share}&home=x`)).status).toBe(400)
    const stranger = server.client()
    expect(codeOf(await look(share, stranger))).toBe('not-paired')
    const path = apiPaths.pairedDevices(maya.familyId)
    for (const purpose of [{ kind: 'wall' }, { kind: 'member', memberId: 'leo' }]) {
      const { secret } = (await maya.post<PairingOffer>(path, { name: 'Another', purpose })).body
      const client = server.client()
      await client.post(apiPaths.pairing, { secret })
      expect((await look(null, client)).body.device.otherHome, purpose.kind).toBeNull()
      expect(codeOf(await look(share, client)), purpose.kind).toBe('not-paired')
    }
    expect((await phone.remove(at(apiPaths.pairing, share))).status, 'leaves neither home').toBe(
      403,
    )
    expect((await look(share)).status).toBe(200)
  })

  const both = false
  const thereAlone = true
  const ended: [string, boolean, () => Promise<{ status: number }>][] = [
    ['that home takes its yes back', thereAlone, () => open(ben, false)],
    [
      'that home shares no longer',
      thereAlone,
      () => ben.remove(apiPaths.sharedMember(ben.familyId, share)),
    ],
    [
      'the own home shares no longer',
      thereAlone,
      () => maya.remove(apiPaths.sharedMember(maya.familyId, share)),
    ],
    [
      'the child leaves that home',
      thereAlone,
      () => ben.changeFamily(ben.familyId, { type: 'remove-member', memberId: 'mimi' }),
    ],
    [
      'the child is deleted there',
      thereAlone,
      () => ben.remove(apiPaths.familyMember(ben.familyId, 'mimi'), { password }),
    ],
    [
      'that family is deleted',
      thereAlone,
      () => ben.remove(apiPaths.family(ben.familyId), { password }),
    ],
    [
      'the account there is deleted',
      thereAlone,
      () => ben.remove(apiPaths.user(ben.userId), { password }),
    ],
    [
      'that family is handed over',
      thereAlone,
      async () => {
        const { userId } = await joined(ben)
        return ben.post(apiPaths.handOver(ben.familyId), { userId, password })
      },
    ],
    ['that home withdraws the device', thereAlone, () => withdraw(ben)],
    ['the own home withdraws it', both, () => withdraw(maya)],
    [
      'the own home makes a new link',
      both,
      () => maya.post(apiPaths.pairAgain(maya.familyId, phone.id), {}),
    ],
    [
      'the child leaves the own home',
      both,
      () => maya.changeFamily(maya.familyId, { type: 'remove-member', memberId: 'mia' }),
    ],
    [
      'the child is deleted in the own home',
      both,
      () => maya.remove(apiPaths.familyMember(maya.familyId, 'mia'), { password }),
    ],
    [
      'the own family is deleted',
      both,
      () => maya.remove(apiPaths.family(maya.familyId), { password }),
    ],
    [
      'the own account is deleted',
      both,
      () => maya.remove(apiPaths.user(maya.userId), { password }),
    ],
  ]
  test.each(ended)('ends within a second when %s [17.6, A77]', async (_, isThereAlone, end) => {
    await open(ben)
    const [own, other] = [
      await openStream(port(), phone, apiPaths.pairedEvents),
      await openStream(port(), phone, at(apiPaths.pairedEvents, share)),
    ]
    const last = () => other.events.at(-1)
    await vi.waitFor(() => expect(last()).toMatchObject({ event: 'view' }), soon)
    expect((await end()).status).toBe(200)
    await vi.waitFor(() => {
      expect(last()).toMatchObject({ event: 'over' })
      expect(other.isOpen()).toBe(false)
      if (!isThereAlone) return expect(own.events.at(-1)).toMatchObject({ event: 'over' })
      expect(own.events.at(-1)?.data).toMatchObject({ device: { otherHome: null } })
    }, soon)
    expect(codeOf(await look(share))).toBe('not-paired')
    expect(codeOf(await act(share, weeks.there, tick('mimi')))).toBe('not-paired')
    expect((await look(null)).status).toBe(isThereAlone ? 200 : 401)
    own.close()
  })

  test('hears in the own home that the other one has said yes [17.6]', async () => {
    const own = await openStream(port(), phone, apiPaths.pairedEvents)
    await vi.waitFor(() => expect(own.events).toHaveLength(1), soon)
    await open(ben)
    await vi.waitFor(() => {
      expect(own.events.at(-1)?.data).toMatchObject({ device: { otherHome: share } })
    }, soon)
    own.close()
  })

  test('hears in the other home what changes there, and nothing of the own one [17.6]', async () => {
    await open(ben)
    const other = await openStream(port(), phone, at(apiPaths.pairedEvents, share))
    await vi.waitFor(() => expect(other.events).toHaveLength(1), soon)
    await maya.changeSprint(maya.familyId, weeks.here, tick('mia') as never)
    await ben.changeSprint(ben.familyId, weeks.there, tick('mimi') as never)
    await vi.waitFor(() => expect(other.events).toHaveLength(2), soon)
    expect(other.events[1]!.data).toMatchObject({
      sprints: [{ tasks: [{ checks: { [date]: ['mimi'] } }] }],
    })
    other.close()
  })

  test('shuts no stream of the home’s own, however many it opens there [A87]', async () => {
    await open(ben)
    const own = await openStream(port(), await paired(ben, 'mimi'), apiPaths.pairedEvents)
    const others = await Promise.all(
      Array.from({ length: streamsAtMost + 5 }, () =>
        openStream(port(), phone, at(apiPaths.pairedEvents, share)),
      ),
    )
    const isOpen = () => others.filter((one) => one.isOpen())
    await vi.waitFor(() => expect(isOpen()).toHaveLength(streamsAtMost), { timeout: 5_000 })
    expect(own.isOpen()).toBe(true)
    for (const one of [own, ...others]) one.close()
  })

  test('writes nothing there that was on its way when that was over [A62, A77]', async () => {
    await open(ben)
    const before = (await ben.bootstrap()).body.sequence
    const text = new TextEncoder().encode(JSON.stringify({ id: randomId(), ...tick('mimi') }))
    const slow = new ReadableStream<Uint8Array>(
      {
        pull: async (stream) => {
          await open(ben, false)
          stream.enqueue(text)
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit
    const path = at(apiPaths.pairedSprintCommands(weeks.there), share)
    expect((await phone.send(path, init)).status).toBe(401)
    expect((await ben.bootstrap()).body.sequence).toBe(before)
  })

  test('writes nothing there where that is over before the commit [A62, A77]', async () => {
    await open(ben)
    const before = (await ben.bootstrap()).body.sequence
    const asking = await server.store.db.transaction().execute(async (trx) => {
      const yes = trx.updateTable('sharedMembers').set({ opensAt: null, otherOpensAt: null })
      await yes.where('id', '=', share).execute()
      const sent = act(share, weeks.there, tick('mimi'))
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { sent }
    })
    expect(codeOf(await asking.sent)).toBe('not-paired')
    expect((await ben.bootstrap()).body.sequence).toBe(before)
  })

  test('ends while much is written there, each of which is either done or not [17.6, A62]', async () => {
    const rounds: (() => Promise<Answer<unknown>>)[] = [
      () => maya.remove(apiPaths.sharedMember(maya.familyId, share)),
      () => ben.remove(apiPaths.sharedMember(ben.familyId, share)),
      () => maya.changeFamily(maya.familyId, { type: 'remove-member', memberId: 'mia' }),
    ]
    for (const end of rounds) {
      await open(ben)
      const writing = Array.from({ length: 12 }, () => act(share, weeks.there, tick('mimi')))
      const [done, ...written] = await Promise.all([end(), ...writing])
      expect(done.status).toBe(200)
      for (const { status } of written) expect([200, 401]).toContain(status)
      expect(codeOf(await look(share))).toBe('not-paired')
      if (end !== rounds.at(-1)) share = await shared()
    }
    expect(server.errors).toEqual([])
  })

  test('is seen there once it was there, by its name and its last day, and withdrawn there alone', async () => {
    await open(ben)
    expect(await devicesOf(ben)).toEqual([])
    await look(share)
    const [visitor] = await devicesOf(ben)
    expect(visitor).toMatchObject({
      id: phone.id,
      name: 'Mia’s tablet',
      purpose: { kind: 'member', memberId: 'mimi' },
      seenAt: expect.stringContaining(date),
      userAgent: '',
      isVisitor: true,
    })
    expect((await devicesOf(maya)).map(({ id, isVisitor }) => [id, isVisitor])).toEqual([
      [phone.id, false],
    ])
    const again = apiPaths.pairAgain(ben.familyId, phone.id)
    expect(codeOf(await ben.post(again, {}))).toBe('device-missing')
    const third = await server.signedUp({ name: 'Third' })
    expect(codeOf(await withdraw(third))).toBe('device-missing')
    const guest = await joined(ben)
    const theirs = apiPaths.pairedDevice(ben.familyId, phone.id)
    expect((await guest.remove(theirs)).status, 'by any parent, as their own').toBe(200)
    expect(await devicesOf(ben)).toEqual([])
    expect((await look(null)).body.device.otherHome).toBeNull()
    expect(codeOf(await withdraw(ben))).toBe('device-missing')
    const tablet = await paired(maya, 'mia')
    expect((await look(share, tablet)).status, 'another device of the child').toBe(200)
    await open(ben, false)
    await open(ben)
    expect((await look(share)).status, 'said anew').toBe(200)
  })
})
