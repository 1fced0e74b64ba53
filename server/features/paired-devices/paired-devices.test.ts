import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Activity } from '#core/log/activity-schema.ts'
import type { PairedDevice, PairedView, PairingOffer, Purpose } from '#core/devices/schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, publicPaths, userHeader } from '#core/paths.ts'
import { aTask, ben, leo, mia } from '#core/testing/a-family.ts'
import { worstSprints } from '#core/testing/worst-documents.ts'
import { randomId } from '#server/platform/random-id.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { listening, openStream } from '#server/testing/sse-client.ts'
import { problem, type DoToSprint, type TestClient } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const mias: Purpose = { kind: 'member', memberId: 'mia' }
const wall: Purpose = { kind: 'wall' }
/** Whether the next of a few is held back: on a slow machine one more has had its turn meanwhile. */
async function isSoonHeld(ask: () => Promise<number>): Promise<boolean> {
  for (let times = 0; times < 10; times += 1) if ((await ask()) === 429) return true
  return false
}

const soon = { timeout: 1_000, interval: 10 }

describe.each(dialects)('devices without an account, on %s', (dialect) => {
  const server = useServer(dialect)
  const port = listening(server)
  let maya: SignedUp
  let sprint: Sprint
  let date: string

  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    for (const child of [mia, leo]) {
      await maya.changeFamily(maya.familyId, {
        type: 'add-member',
        member: { kind: 'child', ...child },
      })
    }
    date = new Date().toISOString().slice(0, 10)
    const plan = newSprint({ startsOn: date })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: plan })
    await change(plan.id, { type: 'finish-planning' })
    sprint = (await maya.get<Sprint>(apiPaths.sprint(maya.familyId, plan.id))).body
  })
  const change = (id: string, command: DoToSprint) => maya.changeSprint(maya.familyId, id, command)

  const offer = async (purpose: Purpose, by = maya) =>
    (
      await by.post<PairingOffer>(apiPaths.pairedDevices(maya.familyId), {
        name: 'A device',
        purpose,
      })
    ).body
  const pair = (secret: string, client = server.client()) =>
    client.post<PairedView>(apiPaths.pairing, { secret })
  const paired = async (purpose: Purpose, by = maya) => {
    const { secret, device } = await offer(purpose, by)
    const client = server.client()
    const { status, body } = await pair(secret, client)
    expect(status).toBe(200)
    return { ...client, id: device.id, firstView: body }
  }
  const list = async (who = maya) =>
    (await who.get<PairedDevice[]>(apiPaths.pairedDevices(maya.familyId))).body
  const act = (client: TestClient, command: DoToSprint & { id?: string }) =>
    client.post<Receipt>(apiPaths.pairedSprintCommands(sprint.id), { id: randomId(), ...command })
  const tick = (memberId: string) =>
    ({ type: 'tick', taskId: 'task1', memberId, date, done: true }) as const
  const isOut = async (client: TestClient) =>
    expect(problem(await client.get(apiPaths.pairing))).toMatchObject({ code: 'not-paired' })

  test('a link makes one device that member’s; a second one is refused [A77] [N24]', async () => {
    const { secret, device } = await offer(mias)
    expect(secret.length).toBeGreaterThanOrEqual(22)
    expect(device).toMatchObject({ pairedAt: null, purpose: mias, userAgent: '' })
    const phone = server.client()
    const { body, headers } = await pair(secret, phone)
    expect(body).toMatchObject({ device: { id: device.id, name: 'A device', purpose: mias } })
    expect(body.sprints.map(({ id }) => id)).toEqual([sprint.id])
    expect(headers.get('set-cookie')).toMatch(/elefam\.paired=.*HttpOnly; SameSite=Lax/i)
    expect(problem(await pair(secret))).toMatchObject({ status: 400, code: 'pairing-invalid' })
    expect((await phone.get(apiPaths.pairing)).status).toBe(200)
    const [listed] = await list()
    expect(listed).toMatchObject({ id: device.id, offerEndsAt: null, seenAt: expect.any(String) })
    const stored = await server.db.selectFrom('pairedDevices').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  test('of two devices with one secret at once one wins [A77]', async () => {
    const { secret } = await offer(mias)
    const answers = await Promise.all([pair(secret), pair(secret), pair(secret)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  test('a code for the wall is typed as one likes, and ends after a quarter of an hour', async () => {
    const { secret, device } = await offer(wall)
    expect(secret).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
    const typed = await pair(` ${secret.toLowerCase().replace('-', ' ')}`)
    expect(typed.body).toMatchObject({ device: { id: device.id, purpose: wall } })

    const late = await offer(wall)
    const ended = new Date(Date.now() - 1_000).toISOString()
    const row = server.db.updateTable('pairedDevices').set({ offerEndsAt: ended })
    await row.where('id', '=', late.device.id).execute()
    expect(problem(await pair(late.secret))).toMatchObject({ code: 'pairing-invalid' })
  })

  test('a device takes no command that was given on another [A77]', async () => {
    const { secret, device } = await offer(mias)
    const phone = server.client()
    await pair(secret, phone)
    const body = JSON.stringify({ id: randomId(), ...tick('mia') })
    const actAs = (named: string) => {
      const headers = { [userHeader]: named, 'content-type': 'application/json' }
      return phone.send(apiPaths.pairedSprintCommands(sprint.id), { method: 'POST', headers, body })
    }
    expect((await actAs('another')).status).toBe(403)
    expect((await actAs(device.id)).status).toBe(200)
  })

  test('a code is guessed twenty times from one place, and then no more', async () => {
    const guesser = server.client()
    const answers = []
    for (let times = 0; times < 21; times += 1) answers.push(await pair('BCDF-GHJK', guesser))
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429])
  })

  test('nobody makes a member with an account’s id, nor acts as one by a device [A88]', async () => {
    const [stranger, kim] = [await server.signedUp(), await server.signedUp({ name: 'Kim' })]
    const invite = { toEmail: kim.email, name: 'Kim' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    await kim.post(apiPaths.acceptInvite(body.inviteId), {})
    for (const by of [maya, kim]) {
      for (const accountId of [maya.userId, kim.userId, stranger.userId]) {
        const member = { kind: 'child', ...mia, id: accountId } as const
        const refused = await by.changeFamily(maya.familyId, { type: 'add-member', member })
        expect(problem(refused)).toMatchObject({ status: 409, code: 'member-exists' })
        const children = { children: [{ ...mia, id: accountId }] }
        const edit = { type: 'edit-family', changes: children } as const
        const edited = await by.changeFamily(maya.familyId, edit)
        expect(problem(edited)).toMatchObject({ status: 409, code: 'member-exists' })
      }
    }
    for (const name of ['wall', 'homes', 'nobody']) {
      const member = { kind: 'child', ...mia, id: name } as const
      await kim.changeFamily(maya.familyId, { type: 'add-member', member })
      const phone = await paired({ kind: 'member', memberId: name })
      expect((await act(phone, tick(name))).body.userId).toBe(`member:${name}`)
    }
  })

  test('a member’s device does what is theirs, as them, and nothing else [A77] [N24]', async () => {
    const phone = await paired(mias)
    const ticked = await act(phone, tick('mia'))
    expect(ticked).toMatchObject({ status: 200, body: { userId: 'member:mia' } })
    expect(problem(await act(phone, tick('leo')))).toMatchObject({ code: 'not-for-device' })
    const edit = { type: 'edit-task', taskId: 'task1', changes: { title: 'Play' } } as const
    expect(problem(await act(phone, edit))).toMatchObject({ code: 'not-for-device' })
    const topic = { id: 'topic1', text: 'A later bedtime', memberId: 'mia' }
    const parked = { id: randomId(), type: 'park-topic', topic }
    expect((await phone.post(apiPaths.pairedCommands, parked)).status).toBe(200)
    const settled = { id: randomId(), type: 'settle-topic', topicId: 'topic1' }
    expect((await phone.post(apiPaths.pairedCommands, settled)).status).toBe(403)
    const { body } = await phone.get<PairedView>(apiPaths.pairing)
    expect(body.family.familyData.topics.map(({ text }) => text)).toEqual(['A later bedtime'])
    expect(body.sprints[0]!.tasks[0]!.checks).toEqual({ [date]: ['mia'] })
    const { changes } = (await maya.get<Activity>(apiPaths.activity(maya.familyId))).body
    expect(changes.slice(0, 2).map(({ userId }) => userId)).toEqual(['member:mia', 'member:mia'])
  })

  test('the wall acts for whoever is named, and ends a stand-up in nobody’s name', async () => {
    const tablet = await paired(wall)
    expect(await act(tablet, tick('leo'))).toMatchObject({ body: { userId: 'member:leo' } })
    const close = { type: 'close-stand-up', date, offer: '' } as const
    expect(await act(tablet, close)).toMatchObject({ status: 200, body: { userId: 'wall' } })
  })

  test('write as fast as one account, however many they are [A67] [A77]', async () => {
    const [phone, tablet] = [await paired(mias), await paired(wall)]
    const send = async (client: TestClient) =>
      (await client.post(apiPaths.pairedCommands, { padding: 'x'.repeat(limits.bodySize / 2) }))
        .status
    const answers = []
    while (answers.length < 100 && answers.at(-1) !== 429) answers.push(await send(phone))
    expect(answers.at(-1)).toBe(429)
    expect(await isSoonHeld(() => send(tablet))).toBe(true)
    expect(await change(sprint.id, tick('leo')), 'a parent goes on').toMatchObject({ status: 200 })
  })

  test('ask for their view at one pace, however many they are [A67] [A77]', async () => {
    const [phone, tablet] = [await paired(mias), await paired(wall)]
    let [status, times] = [200, 0]
    for (; status === 200 && times < 1_000; times += 1) {
      ;({ status } = await phone.get(apiPaths.pairing))
    }
    expect(times).toBeGreaterThan(20 * limits.pairedDevices)
    expect(status).toBe(429)
    expect(await isSoonHeld(async () => (await tablet.get(apiPaths.pairing)).status)).toBe(true)
    expect(
      await isSoonHeld(
        async () => (await openStream(port(), tablet, apiPaths.pairedEvents)).status,
      ),
    ).toBe(true)
    expect((await maya.bootstrap()).status).toBe(200)
  })

  test('ask for the view of a large family at the pace of all that is in it [A67] [A81]', async () => {
    const phone = await paired(mias)
    const { familyId } = maya
    const { tasks, ...like } = worstSprints['everybody ticked']!
    for (const id of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const week = { ...like, tasks: tasks.slice(0, 50), id, familyId }
      expect(await change(id, { type: 'restore-sprint', sprint: week })).toMatchObject({
        status: 200,
      })
    }
    let [status, times] = [200, 0]
    for (; status === 200 && times < 200; times += 1)
      ({ status } = await phone.get(apiPaths.pairing))
    expect(status).toBe(429)
    expect(times).toBeGreaterThan(50)
  })

  test('a command that comes again gets the same receipt, also where it cannot be done twice', async () => {
    const phone = await paired(mias)
    const thanks = { id: 'thanks1', fromId: 'mia', text: 'Thank you' }
    await act(phone, { type: 'appreciate', appreciation: thanks })
    const back = {
      id: 'the-taking-back-of-thanks',
      type: 'take-back-appreciation',
      appreciationId: 'thanks1',
    } as const
    const first = await act(phone, back)
    expect(first.status).toBe(200)
    expect(await act(phone, back)).toMatchObject({ status: 200, body: first.body })
    const other = await paired({ kind: 'member', memberId: 'leo' })
    expect(problem(await act(other, back))).toMatchObject({ code: 'not-for-device' })
  })

  test('what calendars from outside have soon is on the wall, and on no child’s device [N24]', async () => {
    const of = (day: string, title: string) => [
      'BEGIN:VEVENT',
      `UID:${title}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ]
    const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:school']
    const events = [...of(date, 'Sports day'), ...of(addDays(date, 8), 'Much later')]
    const file = [...head, ...events, 'END:VCALENDAR'].join('\r\n')
    await maya.post(apiPaths.outsideCalendars(maya.familyId), { name: 'School', file })
    const shown = async (purpose: Purpose) => (await paired(purpose)).firstView.events
    expect(await shown(wall)).toMatchObject([{ date, title: 'Sports day', time: null }])
    expect(await shown(mias)).toEqual([])
  })

  test('their cookie opens nothing of a parent’s, and a parent’s nothing of theirs [A77]', async () => {
    const phone = await paired(mias)
    expect((await phone.bootstrap()).status).toBe(401)
    expect((await phone.get(apiPaths.pairedDevices(maya.familyId))).status).toBe(401)
    await isOut(maya)
    const both = server.client()
    for (const [name, value] of maya.cookies) both.cookies.set(name, value)
    await pair((await offer(mias)).secret, both)
    expect((await both.bootstrap()).status).toBe(200)
    expect((await both.get<PairedView>(apiPaths.pairing)).body.device.purpose).toEqual(mias)
  })

  test('a device leaves by itself, and is forgotten', async () => {
    const phone = await paired(mias)
    expect((await phone.remove(apiPaths.pairing)).status).toBe(200)
    expect([...phone.cookies.keys()]).toEqual([])
    expect(await list()).toEqual([])
  })

  test('a new link ends the device that had the one before [A77]', async () => {
    const phone = await paired(mias)
    const path = apiPaths.pairAgain(maya.familyId, phone.id)
    const { secret, device } = (await maya.post<PairingOffer>(path, {})).body
    expect(device).toMatchObject({ id: phone.id, pairedAt: null, seenAt: null })
    await isOut(phone)
    expect((await pair(secret)).status).toBe(200)
    const missing = apiPaths.pairAgain(maya.familyId, 'no-device-of-this-name')
    expect(problem(await maya.post(missing, {}))).toMatchObject({ code: 'device-missing' })
  })

  const ways: [string, (phone: { id: string }) => Promise<{ status: number }>][] = [
    ['a parent withdraws it', ({ id }) => maya.remove(apiPaths.pairedDevice(maya.familyId, id))],
    [
      'its member leaves the family',
      () => maya.changeFamily(maya.familyId, { type: 'remove-member', memberId: 'mia' }),
    ],
    [
      'its member is deleted',
      () => maya.remove(apiPaths.familyMember(maya.familyId, 'mia'), { password }),
    ],
    ['the family is deleted', () => maya.remove(apiPaths.family(maya.familyId), { password })],
    ['the account is deleted', () => maya.remove(apiPaths.user(maya.userId), { password })],
  ]
  test.each(ways)('ends within a second when %s, on an open stream too [A77]', async (_, end) => {
    const phone = await paired(mias)
    const stream = await openStream(port(), phone, apiPaths.pairedEvents)
    await vi.waitFor(() => expect(stream.events).toMatchObject([{ event: 'view' }]), soon)
    expect((await end(phone)).status).toBe(200)
    await vi.waitFor(() => {
      expect(stream.events.at(-1)).toMatchObject({ event: 'over' })
      expect(stream.isOpen()).toBe(false)
    }, soon)
    await isOut(phone)
    expect(problem(await act(phone, tick('mia')))).toMatchObject({ code: 'not-paired' })
  })

  test('ends when whoever let it in has lost their account, or has left [A77]', async () => {
    const other = await server.signedUp()
    await maya.changeFamily(maya.familyId, {
      type: 'add-member',
      member: { kind: 'adult', ...ben, email: other.email },
    })
    const invite = { toEmail: other.email, name: 'Ben' }
    const invited = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await other.post(apiPaths.acceptInvite(invited.body.inviteId), {})
    const [his, hers] = [await paired(wall, other), await paired(mias)]
    expect(await list(other)).toHaveLength(2)
    await maya.remove(apiPaths.coParent(maya.familyId, other.userId))
    await isOut(his)
    expect((await hers.get(apiPaths.pairing)).status).toBe(200)

    await maya.post(apiPaths.requestPasswordReset, { email: maya.email })
    const token = await mailedToken(server, maya.email, publicPaths.resetPassword)
    const reset = { token, newPassword: 'umbrella-giraffe' }
    expect((await maya.post(apiPaths.resetPassword, reset)).status).toBe(200)
    await isOut(hers)
  })

  test('goes along when the family is handed over', async () => {
    const other = await server.signedUp()
    const invite = { toEmail: other.email, name: 'Ben' }
    const invited = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await other.post(apiPaths.acceptInvite(invited.body.inviteId), {})
    const tablet = await paired(wall)
    const stream = await openStream(port(), tablet, apiPaths.pairedEvents)
    const handed = { userId: other.userId, password }
    expect((await maya.post(apiPaths.handOver(maya.familyId), handed)).status).toBe(200)
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false), soon)
    expect(stream.events.map(({ event }) => event)).toEqual(['view'])
    expect((await tablet.get(apiPaths.pairing)).status).toBe(200)
  })

  test('hears its view when that says something else, and of nothing else [A77]', async () => {
    const phone = await paired(mias)
    const stream = await openStream(port(), phone, apiPaths.pairedEvents)
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), soon)
    await change(sprint.id, { type: 'edit-meeting', changes: { notes: 'A surprise for Mia' } })
    await change(sprint.id, tick('leo'))
    await change(sprint.id, tick('mia'))
    await vi.waitFor(() => expect(stream.events).toHaveLength(2), soon)
    const { data } = stream.events[1]!
    expect(JSON.stringify(data)).not.toContain('surprise')
    expect((data as PairedView).sprints[0]!.tasks[0]!.checks).toEqual({ [date]: ['mia'] })
    const { sequence } = (await maya.bootstrap()).body
    expect(data['sequence']).toBe(sequence)
    stream.close()
  })

  test('writes nothing that was on its way when it was withdrawn [A62] [A77]', async () => {
    const phone = await paired(mias)
    const body = JSON.stringify({ id: randomId(), ...tick('mia') })
    const before = (await maya.bootstrap()).body.sequence
    const slow = new ReadableStream<Uint8Array>(
      {
        pull: async (stream) => {
          await maya.remove(apiPaths.pairedDevice(maya.familyId, phone.id))
          stream.enqueue(new TextEncoder().encode(body))
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit
    const answer = await phone.send(apiPaths.pairedSprintCommands(sprint.id), init)
    expect(answer.status).toBe(401)
    expect((await maya.bootstrap()).body.sequence).toBe(before)
  })

  test('writes nothing where it is withdrawn before the commit [A62] [A77]', async () => {
    const phone = await paired(mias)
    const before = (await maya.bootstrap()).body.sequence
    const asking = await server.store.db.transaction().execute(async (trx) => {
      const { familyId } = maya
      const device = trx.deleteFrom('pairedDevices').where('familyId', '=', familyId)
      await device.where('id', '=', phone.id).execute()
      const sent = act(phone, tick('mia'))
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { sent }
    })
    expect(problem(await asking.sent)).toMatchObject({ code: 'not-paired' })
    expect((await maya.bootstrap()).body.sequence).toBe(before)
  })

  test('shows nothing for a member who left as it was let in [A77]', async () => {
    const phone = await paired(mias)
    const { familyId } = maya
    const row = server.db.updateTable('pairedDevices').set({ memberId: 'nobody-here' })
    await row.where('familyId', '=', familyId).where('id', '=', phone.id).execute()
    await isOut(phone)
    const stream = await openStream(port(), phone, apiPaths.pairedEvents)
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false), soon)
    expect(stream.events).toEqual([])
  })

  test('are twenty of a family at most, for members that it has', async () => {
    const path = apiPaths.pairedDevices(maya.familyId)
    const stranger = { name: 'A phone', purpose: { kind: 'member', memberId: 'stranger' } }
    expect(problem(await maya.post(path, stranger))).toMatchObject({ code: 'member-missing' })
    for (let count = 0; count < limits.pairedDevices; count += 1) await offer(wall)
    expect(problem(await maya.post(path, { name: 'One more', purpose: wall }))).toMatchObject({
      code: 'list-full',
    })
  })

  test('are seen to the day, and begin their cookie anew with it', async () => {
    const phone = await paired(mias)
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString()
    await server.db.updateTable('pairedDevices').set({ seenAt: yesterday }).execute()
    const { headers } = await phone.get(apiPaths.pairing)
    expect(headers.get('set-cookie')).toMatch(/Max-Age=34560000/)
    expect((await list())[0]!.seenAt! > yesterday).toBe(true)
    expect((await phone.get(apiPaths.pairing)).headers.get('set-cookie')).toBeNull()
  })

  test('make room for others when nobody became them, or used them for more than a year', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
    const [phone, tablet, waiting] = [await paired(mias), await paired(wall), await offer(wall)]
    const set = (id: string, row: object) =>
      server.db
        .updateTable('pairedDevices')
        .set(row)
        .where('familyId', '=', maya.familyId)
        .where('id', '=', id)
        .execute()
    await set(phone.id, { seenAt: ago(401) })
    await set(waiting.device.id, { offerEndsAt: ago(31) })
    const next = await offer(wall)
    expect((await list()).map(({ id }) => id)).toEqual([tablet.id, next.device.id])
  })

  test('have a member’s name forgotten with the member, in the log too', async () => {
    const phone = await paired(mias)
    await act(phone, { ...tick('mia') })
    await change(sprint.id, { type: 'add-task', task: aTask({ id: 'mias', owners: ['mia'] }) })
    await maya.remove(apiPaths.familyMember(maya.familyId, 'mia'), { password })
    const rows = await server.db
      .selectFrom('changes')
      .select(['userId', 'command'])
      .where('familyId', '=', maya.familyId)
      .execute()
    expect(rows.filter(({ userId }) => userId === 'member:mia')).toEqual([])
    expect(JSON.stringify(rows)).not.toContain('"mia"')
  })
})
