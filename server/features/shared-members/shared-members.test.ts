import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Activity } from '#core/log/activity-schema.ts'
import type { SharedMember, ShareOffer } from '#core/two-homes/schema.ts'
import type { WayIn } from '#core/account/way-in-schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import { addDays, dayRange } from '#core/time/calendar.ts'
import { isHere } from '#core/days-here/days-here.ts'
import { homesActor } from '#core/commands/actor.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { mia } from '#core/testing/a-family.ts'
import { weekdays } from '#core/words.ts'
import { deleteExpired } from '#server/store/expired.ts'
import { settleDue } from '#server/http/settle-days.ts'
import { problem, type Answer, type TestClient } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const codeOf = (answer: Answer<unknown>) => problem(answer).code

const today = '2026-03-04'
const hour = 60 * 60_000

describe.each(dialects)('a child of two families, on %s', (dialect) => {
  const server = useServer(dialect)
  /** Of the first family and of the other; the child is Mia in one and Mimi in the other. */
  let maya: SignedUp
  let tom: SignedUp
  const child = (name: string) => ({ kind: 'child' as const, ...mia, name })

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00.000Z`) })
    maya = await server.signedUp({ name: 'Maya' })
    tom = await server.signedUp({ name: 'Tom' })
    await maya.changeFamily(maya.familyId, { type: 'add-member', member: child('Mia') })
    await tom.changeFamily(tom.familyId, {
      type: 'add-member',
      member: { ...child('Mimi'), id: 'mimi' },
    })
  })
  afterEach(() => void vi.useRealTimers())

  const listOf = async (one: SignedUp) =>
    (await one.get<SharedMember[]>(apiPaths.sharedMembers(one.familyId))).body
  const offer = (by: SignedUp, memberId = 'mia') =>
    by.post<ShareOffer>(apiPaths.sharedMembers(by.familyId), { memberId })
  const look = (by: SignedUp, code: string) => by.post(apiPaths.shareCode(by.familyId), { code })
  const join = (by: SignedUp, code: string, memberId = 'mimi') =>
    by.post<SharedMember>(apiPaths.shareJoin(by.familyId), { code, memberId })
  const confirm = (by: SignedUp, id: string) =>
    by.post<SharedMember>(apiPaths.sharedMember(by.familyId, id), {})
  const end = (by: TestClient, familyId: string, id: string) =>
    by.remove(apiPaths.sharedMember(familyId, id))
  const away = (by: SignedUp, memberId: string, date: string) =>
    by.changeFamily(by.familyId, {
      type: 'say-days-here',
      memberId,
      days: [{ from: date, to: date, isHere: false }],
    })

  /** Both have said yes, and that the child is there every day. */
  async function shared(): Promise<string> {
    await always(maya, 'mia')
    await always(tom, 'mimi')
    const { body } = await offer(maya)
    await join(tom, body.code)
    expect((await confirm(maya, body.share.id)).status).toBe(200)
    return body.share.id
  }

  test('asks who sits there before it is confirmed, and before a week opens, and tells of that [A84]', async () => {
    const { body } = await offer(maya)
    await join(tom, body.code)
    const { id } = body.share
    const open = (opens: boolean) =>
      maya.patch<SharedMember>(apiPaths.sharedMember(maya.familyId, id), { opens })
    const later = () => void vi.setSystemTime(Date.now() + limits.proofMinutes * 60_000)
    const prove = () => maya.post(apiPaths.proof, { password })
    const mails = async () => {
      await server.sendMails()
      return server.mails.filter(
        ({ to, text }) => to === maya.email && text.includes('own devices'),
      )
    }
    later()
    expect(codeOf(await confirm(maya, id))).toBe('proof-needed')
    await prove()
    expect((await confirm(maya, id)).status).toBe(200)
    later()
    expect(codeOf(await open(true))).toBe('proof-needed')
    expect((await listOf(maya))[0]?.opens.ours).toBe(false)
    expect(await mails()).toEqual([])
    await prove()
    expect((await open(true)).body.opens.ours).toBe(true)
    expect(await mails()).toHaveLength(1)
    later()
    expect((await open(false)).body.opens.ours).toBe(false)
  })

  test('is shared once both primary parents have said yes, and nothing is told before [17.6]', async () => {
    await always(maya, 'mia')
    await always(tom, 'mimi')
    await away(maya, 'mia', today)
    const { body } = await offer(maya)
    expect(body.share).toMatchObject({ state: 'offered', otherName: null, there: [] })
    expect((await look(tom, body.code.toLowerCase())).body).toEqual({ name: 'Mia' })
    const joined = (await join(tom, body.code)).body
    expect(joined).toMatchObject({ state: 'asks-them', memberId: 'mimi', there: [] })
    expect(await listOf(maya)).toMatchObject([{ state: 'asks-us', otherName: 'Mimi', there: [] }])
    const confirmed = (await confirm(maya, body.share.id)).body
    expect(confirmed).toMatchObject({ state: 'shared', memberId: 'mia', otherName: 'Mimi' })
    expect(confirmed.there).toEqual(dayRange(today, limits.shareDays))
    const [theirs] = await listOf(tom)
    expect(theirs?.there).toEqual([])
    const told = JSON.stringify([joined, theirs])
    for (const secret of ['Maya', maya.familyId, maya.userId, 'mia', maya.email]) {
      expect(told).not.toContain(`"${secret}"`)
    }
  })

  test('is asked for by a code that works once, for two days, and not in the own family [17.6]', async () => {
    const { code } = (await offer(maya)).body
    expect(codeOf(await look(maya, code))).toBe('share-code-invalid')
    expect(codeOf(await join(maya, code, 'mia'))).toBe('share-code-invalid')
    expect(codeOf(await look(tom, 'BCDF-GHJK-MNPQ'))).toBe('share-code-invalid')
    expect(codeOf(await look(tom, 'what?'))).toBe('share-code-invalid')
    expect(codeOf(await join(tom, code, 'nobody'))).toBe('member-missing')
    const again = (await offer(maya)).body.code
    expect(codeOf(await look(tom, code)), 'a new code ends the one before').toBe(
      'share-code-invalid',
    )
    expect((await join(tom, again)).status).toBe(200)
    expect(codeOf(await look(tom, again))).toBe('share-code-invalid')
    expect(codeOf(await offer(maya))).toBe('already-shared')
    const other = (await offer(maya, 'primary')).body.code
    vi.setSystemTime(Date.now() + limits.shareCodeHours * hour)
    expect((await listOf(maya)).map(({ state }) => state)).toEqual(['asks-us'])
    expect(codeOf(await look(tom, other))).toBe('share-code-invalid')
  })

  test('is kept no longer than its code, unless the other family has said yes [17.6]', async () => {
    const { body } = await offer(maya)
    await join(tom, body.code)
    const open = (await offer(maya, 'primary')).body
    const rows = server.db.selectFrom('sharedMembers').select(['id', 'codeHash'])
    const ours = rows.where('familyId', '=', maya.familyId).orderBy('createdAt')
    const ids = async () => (await ours.execute()).map(({ id }) => id)
    await deleteExpired(server.store.db, new Date().toISOString())
    expect((await ids()).toSorted()).toEqual([body.share.id, open.share.id].toSorted())
    vi.setSystemTime(Date.now() + limits.shareCodeHours * hour)
    await deleteExpired(server.store.db, new Date().toISOString())
    expect(await ours.execute()).toEqual([{ id: body.share.id, codeHash: null }])
  })

  test('is nobody’s to guess: tries are counted [A77]', async () => {
    const third = await server.signedUp({ name: 'Stranger' })
    const codes = await Promise.all(Array.from({ length: 21 }, () => look(third, 'BCDF-GHJK-MNPQ')))
    expect(codes.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('is not confirmed before the other yes, nor by the other side, nor by a third [A77]', async () => {
    const { body } = await offer(maya)
    expect(codeOf(await confirm(maya, body.share.id))).toBe('share-missing')
    await join(tom, body.code)
    expect(codeOf(await confirm(tom, body.share.id))).toBe('share-missing')
    const third = await server.signedUp({ name: 'Stranger' })
    expect(codeOf(await confirm(third, body.share.id))).toBe('share-missing')
    expect(codeOf(await end(third, third.familyId, body.share.id))).toBe('share-missing')
    expect(await listOf(third)).toEqual([])
    const path = apiPaths.sharedMembers(maya.familyId)
    expect(codeOf(await third.get(path))).toBe('family-missing')
  })

  test('is seen by a co-parent, who agrees to nothing and ends nothing [A77]', async () => {
    const id = await shared()
    const ben = await server.signedUp({ name: 'Ben' })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), {})
    const path = apiPaths.sharedMembers(maya.familyId)
    expect((await ben.get<SharedMember[]>(path)).body).toHaveLength(1)
    expect(codeOf(await ben.post(path, { memberId: 'primary' }))).toBe('primary-only')
    expect(codeOf(await end(ben, maya.familyId, id))).toBe('primary-only')
    const { body: ways } = await ben.get<WayIn[]>(apiPaths.waysIn)
    expect(ways.map(({ kind }) => kind)).toEqual(['sessions'])
    const way = apiPaths.wayIn(`sharedMembers.${id}`)
    expect(codeOf(await ben.remove(way))).toBe('way-missing')
    expect((await ben.remove(apiPaths.waysIn)).status).toBe(200)
    expect(await listOf(maya)).toHaveLength(1)
  })

  const child0 = async (by: SignedUp) => (await by.bootstrap()).body.family.familyData.children[0]!
  const hasToday = async () =>
    Promise.all([maya, tom].map(async (by) => isHere(await child0(by), today)))
  const here = (by: SignedUp, memberId: string, said: boolean | null) =>
    by.changeFamily(by.familyId, {
      type: 'say-days-here',
      memberId,
      days: [{ from: today, to: today, isHere: said }],
    })
  const always = (by: SignedUp, memberId: string) =>
    by.changeFamily(by.familyId, {
      type: 'set-days-here',
      memberId,
      patterns: [{ from: today, startsOn: today, weeks: [[...weekdays]] }],
    })

  test('has a day in one home, and in both only when each has said so of it [17.6]', async () => {
    await always(maya, 'mia')
    await always(tom, 'mimi')
    expect(await hasToday()).toEqual([true, true])
    await shared()
    expect(await hasToday(), 'who says yes last leaves the other its days').toEqual([false, true])
    await here(maya, 'mia', true)
    expect(await hasToday()).toEqual([false, true])
    expect(await listOf(tom)).toMatchObject([{ asked: [today], there: [] }])
    await here(tom, 'mimi', true)
    expect(await hasToday()).toEqual([true, true])
    await here(tom, 'mimi', null)
    expect(await hasToday(), 'a yes taken back leaves it as before').toEqual([false, true])
    await here(tom, 'mimi', false)
    expect(await hasToday(), 'what one home gives up is the other’s').toEqual([true, false])
    const changes = server.db.selectFrom('changes').selectAll()
    const log = await changes.where('familyId', 'in', [maya.familyId, tom.familyId]).execute()
    const kept = log.filter(({ command }) => command.includes('keep-days-apart'))
    expect(new Set(kept.map(({ userId }) => userId))).toEqual(new Set([homesActor]))
    expect(new Set(kept.map(({ familyId }) => familyId))).toEqual(new Set([maya.familyId]))
  })

  test('leaves the neighbour’s log its own, however often one home speaks [A80]', async () => {
    await shared()
    const topic = { id: 'topic1', text: 'Bedtime' }
    const parked = await maya.changeFamily(maya.familyId, { type: 'park-topic', topic })
    const logOf = async () =>
      (await maya.get<Activity>(apiPaths.activity(maya.familyId))).body.changes
    const before = await logOf()
    // What the other home gives up is this one's, and what it takes back is not.
    for (const one of [false, null, false, null, false]) await here(tom, 'mimi', one)
    const changes = await logOf()
    const own = (list: typeof changes) => list.filter(({ userId }) => userId !== homesActor)
    expect(own(changes)).toEqual(own(before))
    expect(changes.length - own(changes).length).toBe(1)
    expect(own(changes)[0]?.sequence).toBe(parked.body.sequence)
    const undo = { ...own(changes)[0]!.undo!, undoes: own(changes)[0]!.command.id }
    expect((await maya.changeFamily(maya.familyId, undo as never)).status).toBe(200)
    // A browser that lacks an entry which is no more takes the documents instead.
    const after = parked.body.sequence
    const path = `${apiPaths.changes(maya.familyId)}?after=${after}`
    expect(codeOf(await maya.get(path))).toBe('log-trimmed')
  })

  test('is settled at once sixty times an hour, and beyond that once a minute [A80]', async () => {
    await shared()
    const version = async () => (await maya.bootstrap()).body.family.version
    const before = await version()
    for (let times = 0; times < 80; times += 1) await here(tom, 'mimi', times % 2 ? null : false)
    const after = await version()
    expect(after - before).toBeLessThanOrEqual(60)
    await here(tom, 'mimi', false)
    expect(await version()).toBe(after)
    await settleDue(server.store.db, new Date().toISOString())
    expect(await hasToday(), 'and then it counts').toEqual([true, false])
  })

  test('is confirmed once: a yes said again is no entry in the neighbour’s log [A80]', async () => {
    const id = await shared()
    const logs = () =>
      Promise.all(
        [maya, tom].map(
          async (one) => (await one.get<Activity>(apiPaths.activity(one.familyId))).body.changes,
        ),
      )
    const before = await logs()
    for (let times = 0; times < 3; times += 1) {
      expect((await confirm(maya, id)).body).toMatchObject({ id, state: 'shared' })
    }
    expect(await logs()).toEqual(before)
  })

  test('is kept in one home however both speak at once, and as weeks come into sight [17.6]', async () => {
    await shared()
    await Promise.all([always(maya, 'mia'), always(tom, 'mimi')])
    const days = async (first: string) => {
      const [one, other] = [await child0(maya), await child0(tom)]
      const counts = dayRange(first, limits.shareDays).map(
        (day) => Number(isHere(one, day)) + Number(isHere(other, day)),
      )
      return [...new Set(counts)]
    }
    expect(await days(today)).toEqual([1])
    vi.setSystemTime(Date.now() + 8 * 24 * hour)
    await settleDue(server.store.db, new Date().toISOString())
    expect(await days(addDays(today, 8))).toEqual([1])
    const count = async () => (await server.db.selectFrom('changes').select('at').execute()).length
    const before = await count()
    await settleDue(server.store.db, new Date().toISOString())
    expect(await count(), 'nothing is written where nothing is new').toBe(before)
  })

  test('gives its days back when it is shared no more, however that ends [17.6, A77]', async () => {
    const settle = () => settleDue(server.store.db, new Date().toISOString())
    const id = await shared()
    expect(await hasToday()).toEqual([false, true])
    expect((await end(tom, tom.familyId, id)).status).toBe(200)
    expect(await hasToday()).toEqual([true, true])
    await shared()
    await tom.changeFamily(tom.familyId, { type: 'remove-member', memberId: 'mimi' })
    await settle()
    expect(isHere(await child0(maya), today)).toBe(true)
    await tom.changeFamily(tom.familyId, {
      type: 'add-member',
      member: { ...child('Mimi'), id: 'mimi' },
    })
    await shared()
    expect(isHere(await child0(maya), today)).toBe(false)
    await tom.remove(apiPaths.user(tom.userId), { password })
    await settle()
    expect(isHere(await child0(maya), today)).toBe(true)
    const { family } = (await maya.bootstrap()).body
    const left = [{ from: today, to: today }]
    const daysHere = { patterns: [], exceptions: [], elsewhere: left }
    await maya.changeFamily(family.id, { type: 'remove-member', memberId: 'mia' })
    const back = { ...child('Mia'), daysHere }
    await maya.changeFamily(family.id, { type: 'add-member', member: back })
    expect(isHere(await child0(maya), today), 'back with days of then').toBe(true)
    const waiting = server.db.selectFrom('families').select('settleDaysAt')
    const row = waiting.where('id', '=', maya.familyId)
    expect(await row.execute()).toEqual([{ settleDaysAt: null }])
  })

  test('ends where the family is handed over: the new parent has said no yes [17.6, A77]', async () => {
    await shared()
    const ben = await server.signedUp({ name: 'Ben' })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), {})
    const given = await maya.post(apiPaths.handOver(maya.familyId), {
      userId: ben.userId,
      password,
    })
    expect(given.status).toBe(200)
    expect(await listOf(tom)).toEqual([])
    const { family } = (await ben.bootstrap()).body
    expect((await ben.get(apiPaths.sharedMembers(family.id))).body).toEqual([])
    await settleDue(server.store.db, new Date().toISOString())
    const { family: after } = (await ben.bootstrap()).body
    expect(after.familyData.children.map((one) => isHere(one, today))).toEqual([true])
  })

  test('leaves everything as it is while neither home has said anything of its days [P26]', async () => {
    const { body } = await offer(maya)
    await join(tom, body.code)
    await confirm(maya, body.share.id)
    expect(await hasToday()).toEqual([true, true])
    await always(tom, 'mimi')
    expect(await hasToday(), 'who says so has them').toEqual([false, true])
  })

  test.each([
    ['in the settings of days', (by: SignedUp, id: string) => end(by, by.familyId, id)],
    [
      'among what can get in',
      (by: SignedUp, id: string) => by.remove(apiPaths.wayIn(`sharedMembers.${id}`)),
    ],
    ['with all that can', (by: SignedUp) => by.remove(apiPaths.waysIn)],
  ])(
    'is heard of in both homes, and its end %s in both logs and by mail [P19]',
    async (_, ends) => {
      const told = async (by: SignedUp) => {
        const { body } = await by.get<Activity>(apiPaths.activity(by.familyId))
        const { family } = (await by.bootstrap()).body
        const lines = body.changes
          .filter(({ command: { type } }) => type.includes('shar'))
          .map(({ command: { type }, userId }) => [type, userId === by.userId])
        return { lines, version: family.version }
      }
      const { body } = await offer(maya)
      const before = await told(maya)
      await join(tom, body.code)
      const asked = await told(maya)
      expect(asked.lines).toEqual([['ask-to-share', false]])
      expect(asked.version).toBeGreaterThan(before.version)
      const waiting = await told(tom)
      await confirm(maya, body.share.id)
      expect((await told(tom)).version).toBeGreaterThan(waiting.version)
      await server.sendMails()
      server.mails.length = 0
      expect((await ends(tom, body.share.id)).status).toBe(200)
      expect((await told(maya)).lines[0]).toEqual(['end-sharing', false])
      expect((await told(tom)).lines[0]).toEqual(['end-sharing', true])
      await server.sendMails()
      expect(server.mails.filter(({ to }) => to === maya.email)).toMatchObject([
        { to: maya.email, subject: 'The other home on Elefam shares days no longer' },
      ])
      expect(JSON.stringify(await told(maya))).not.toContain(tom.userId)
    },
  )

  test('ends at once by either side, and leaves each its own days [17.6]', async () => {
    for (const side of [() => maya, () => tom]) {
      await away(maya, 'mia', today)
      const id = await shared()
      expect((await end(side(), side().familyId, id)).status).toBe(200)
      expect([await listOf(maya), await listOf(tom)]).toEqual([[], []])
      expect(codeOf(await confirm(maya, id))).toBe('share-missing')
    }
    const { family } = (await maya.bootstrap()).body
    expect(family.familyData.children[0]?.daysHere?.exceptions).toHaveLength(1)
  })

  test('ends with the child, the family or the account on either side [17.6, A77]', async () => {
    const rows = () => server.db.selectFrom('sharedMembers').select('id').execute()
    const before = (await rows()).length
    await shared()
    await tom.changeFamily(tom.familyId, { type: 'remove-member', memberId: 'mimi' })
    expect(await listOf(maya)).toEqual([])
    expect(await rows()).toHaveLength(before)
    await tom.changeFamily(tom.familyId, {
      type: 'add-member',
      member: { ...child('Mimi'), id: 'mimi' },
    })
    await shared()
    const gone = await tom.remove(apiPaths.user(tom.userId), { password })
    expect(gone.status).toBe(200)
    expect(await listOf(maya)).toEqual([])
    expect(await rows()).toHaveLength(before)
  })

  test('ends where the parent who agreed goes into another family [17.6, A77]', async () => {
    await shared()
    const other = await server.signedUp({ name: 'Ada' })
    const invite = { toEmail: tom.email, name: 'Tom' }
    const { body } = await other.post<Invite>(apiPaths.invites(other.familyId), invite)
    expect(
      (await tom.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })).status,
    ).toBe(200)
    expect(await listOf(maya)).toEqual([])
  })
})
