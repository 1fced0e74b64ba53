import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundCalendar, OutsideCalendar, OutsideCalendars } from '#core/calendars/schema.ts'
import type { FamilyExport } from '#core/family/export-schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import type { OutsideProblem } from '#core/words.ts'
import { OutsideFailure, type DavQuestion, type Outside } from '#server/platform/outside-request.ts'
import { problem } from '#server/testing/test-client.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import {
  password,
  secret as serverSecret,
  testClock,
  useServer,
  type SignedUp,
} from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { readDueCalendars } from './calendar-reader.ts'

const url = 'webcal://school.example/private-c0ffee/basic.ics'
const secret = 'c0ffee'

const calendarOf = (...titles: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...titles.flatMap((title) => [
      'BEGIN:VEVENT',
      'DTSTART:20260305T160000Z',
      `SUMMARY:${title}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

const minute = 60_000
const hour = 60 * minute

describe.each(dialects)('calendars from outside, on %s', (dialect) => {
  /** What a server of calendars answers, and what it was asked. */
  let answerDav: (question: DavQuestion) => string
  let askedDav: (DavQuestion & { href: string })[]
  /** A server of calendars answers after this. */
  let heldDav: Promise<unknown> | undefined
  const askCalendars = async (from: URL, question: DavQuestion) => {
    askedDav.push({ href: from.href, ...question })
    await heldDav
    const said = answerDav(question)
    if (!said.startsWith('<')) throw new OutsideFailure(said as OutsideProblem)
    return { bytes: Buffer.from(said), charset: null, url: from }
  }
  const server = useServer(dialect, { askCalendars })
  /** What the sites answer, and what they were asked. */
  let answer: (etag: string | null) => Outside | OutsideProblem
  let asked: { href: string; etag: string | null }[]
  const logged: unknown[] = []
  let maya: SignedUp

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T12:00:00.000Z') })
    await server.db.deleteFrom('outsideCalendars').execute()
    maya = await server.signedUp()
    const settings = { timeZone: 'Europe/Berlin' }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    answer = () => ({
      bytes: Buffer.from(calendarOf('Parents’ evening')),
      etag: '"1"',
      charset: null,
    })
    asked = []
    askedDav = []
    logged.length = 0
  })
  afterEach(() => void vi.useRealTimers())

  const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const note = (...words: unknown[]) => void logged.push(words.map(String), JSON.stringify(words))
  const request = async ({ href }: URL, { etag }: { etag: string | null }) => {
    asked.push({ href, etag })
    const given = answer(etag)
    if (typeof given === 'string') throw new OutsideFailure(given)
    return given
  }
  const log = { info: note, error: note }
  const readDue = (more: object = {}) =>
    readDueCalendars({
      db: server.store.db,
      clock: testClock,
      log,
      secret: serverSecret,
      askCalendars,
      request,
      failsAfter: 0,
      ...more,
    })
  const path = () => apiPaths.outsideCalendars(maya.familyId)
  const add = (body: object, by = maya) => by.post<OutsideCalendar>(path(), body)
  const list = async () => (await maya.get<OutsideCalendars>(path())).body
  const added = async () => (await add({ name: 'School', url })).body

  test('are read in a moment, by the family’s clocks', async () => {
    const one = await added()
    expect(one).toMatchObject({ name: 'School', host: 'school.example', readAt: null, events: 0 })
    await readDue()
    expect(asked).toEqual([{ href: 'https://school.example/private-c0ffee/basic.ics', etag: null }])
    const { calendars, events } = await list()
    expect(calendars).toEqual([{ ...one, readAt: testClock(), events: 1 }])
    expect(events).toEqual([
      {
        calendarId: one.id,
        title: 'Parents’ evening',
        date: '2026-03-05',
        until: '2026-03-05',
        time: '17:00',
      },
    ])
  })

  test('tell nobody their address: no answer, no copy, no log, no activity', async () => {
    const { id } = await added()
    answer = () => 'unreachable'
    await readDue()
    const texts = [
      await maya.get(path()),
      await maya.post(apiPaths.outsideCalendar(maya.familyId, id)),
      await maya.post<FamilyExport>(apiPaths.familyExport(maya.familyId), { password }),
      await maya.get(apiPaths.activity(maya.familyId)),
      await maya.bootstrap(),
      await add({ name: 'School', url: `ftp://${secret}/` }),
      logged,
      server.errors,
    ].map((said) => JSON.stringify(said))
    expect(texts.join('\n')).not.toContain(secret)
    expect(texts[2]).toContain('school.example')
    expect(await tablesWith(server.db, secret)).toEqual(['outsideCalendars'])
  })

  const login = { user: 'maya', password: 'app-pa55word' }
  const typed = { user: login.user, appPassword: login.password }
  const onServer = (inner: string) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/maya/work/</d:href><d:propstat><d:prop>${inner}</d:prop></d:propstat></d:response></d:multistatus>`
  const theirWork = onServer(
    '<d:displayname>Work</d:displayname><d:resourcetype><c:calendar/></d:resourcetype>',
  )
  const find = (body: object) =>
    maya.post<{ calendars: FoundCalendar[] }>(apiPaths.calendarServer(maya.familyId), body)

  test('are found behind a password, which is kept sealed and told to nobody [I1, A86]', async () => {
    answerDav = () => theirWork
    const { body } = await find({ url: 'https://cloud.example/', ...typed })
    expect(body.calendars).toEqual([{ name: 'Work', url: 'https://cloud.example/maya/work/' }])
    expect(await list()).toMatchObject({ calendars: [] })
    answerDav = () => onServer(`<c:calendar-data>${calendarOf('Late shift')}</c:calendar-data>`)
    const [{ name, url: where } = { name: '', url: '' }] = body.calendars
    const { body: one } = await add({ name, url: where, ...typed })
    expect(one).toMatchObject({ name: 'Work', host: 'cloud.example' })
    await readDue()
    expect(askedDav.at(-1)).toMatchObject({ href: where, method: 'REPORT', login })
    expect(await list()).toMatchObject({
      calendars: [{ problem: null, events: 1 }],
      events: [{ title: 'Late shift', time: '17:00' }],
    })
    const texts = [
      await maya.get(path()),
      await maya.post<FamilyExport>(apiPaths.familyExport(maya.familyId), { password }),
      await maya.get(apiPaths.activity(maya.familyId)),
      logged,
    ].map((said) => JSON.stringify(said))
    expect(texts.join('\n')).not.toContain(login.password)
    expect(await tablesWith(server.db, login.password)).toEqual([])
    answerDav = () => 'sign-in'
    pass(3 * hour)
    await readDue()
    expect(await list()).toMatchObject({ calendars: [{ problem: 'sign-in' }], events: [{}] })
  })

  test('behind a password say what is wrong, and take it over no open line', async () => {
    const tried = async (address: string, said: OutsideProblem) => {
      answerDav = () => said
      return problem(await find({ url: address, ...typed })).code
    }
    expect(await tried('https://cloud.example/', 'sign-in')).toBe('calendar-sign-in')
    expect(await tried('https://cloud.example/', 'unreachable')).toBe('calendar-server-silent')
    askedDav = []
    for (const odd of ['http://cloud.example/', 'cloud.example', 'ftp://cloud.example/']) {
      expect(await tried(odd, 'unreachable'), odd).toBe('calendar-server-address')
      expect(problem(await add({ name: 'X', url: odd, ...typed })).code).toBe(
        'calendar-server-address',
      )
    }
    expect(askedDav).toEqual([])
  })

  test('are looked for on slow servers two of a family at a time, and few wait [A87]', async () => {
    const ben = await server.signedUp()
    const slow = Promise.withResolvers<void>()
    heldDav = slow.promise
    answerDav = () => theirWork
    const lookups = (by: SignedUp, count: number) =>
      Array.from({ length: count }, () =>
        by.post(apiPaths.calendarServer(by.familyId), { url: 'https://slow.example/', ...typed }),
      )
    const many = lookups(maya, 9)
    const first = await Promise.race(many)
    expect(first.status, 'no room to wait').toBe(503)
    const [other] = lookups(ben, 1)
    await vi.waitFor(() => expect(askedDav).toHaveLength(3))
    heldDav = undefined
    slow.resolve()
    expect((await other!).status).toBe(200)
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(6)
  })

  test('whose password another server sealed want it anew', async () => {
    answerDav = () => theirWork
    await add({ name: 'Work', url: 'https://cloud.example/maya/work/', ...typed })
    await readDue({ secret: 'of another server' })
    expect(askedDav).toEqual([])
    expect(await list()).toMatchObject({ calendars: [{ problem: 'sign-in' }] })
  })

  test('come as a file, too, which is read at once and only then', async () => {
    const { body } = await add({ name: 'Club', file: calendarOf('Training') })
    expect(body).toMatchObject({ host: null, readAt: testClock(), events: 1 })
    pass(24 * hour)
    await maya.post(apiPaths.outsideCalendar(maya.familyId, body.id))
    await readDue()
    expect(asked).toEqual([])
    expect((await list()).events).toMatchObject([{ title: 'Training' }])
    for (const file of ['Hello', '<html></html>', '\u0000']) {
      expect(problem(await add({ name: 'X', file })).code).toBe('calendar-unreadable')
    }
  })

  test('show the days around today, of a file for a year', async () => {
    const far = calendarOf('Summer party').replace('20260305', '20270110')
    await add({ name: 'Club', file: far })
    expect(await list()).toMatchObject({ calendars: [{ events: 0 }], events: [] })
    pass(250 * 24 * hour)
    await maya.signIn({ email: maya.email, password })
    expect((await list()).events).toMatchObject([{ title: 'Summer party', date: '2027-01-10' }])
    pass(100 * 24 * hour)
    await maya.signIn({ email: maya.email, password })
    expect((await list()).events).toEqual([])
  })

  test('are read at the pace of all that is in them, also where nothing of it is told [A81]', async () => {
    const event = 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261104\r\nSUMMARY:Later\r\nEND:VEVENT\r\n'
    const file = `BEGIN:VCALENDAR\r\n${event.repeat(limits.outsideEvents)}END:VCALENDAR`
    for (const name of ['One', 'Two', 'Three']) await add({ name, file })
    expect((await list()).events).toEqual([])
    let [status, times] = [200, 0]
    for (; status === 200 && times < 200; times += 1) ({ status } = await maya.get(path()))
    expect(status).toBe(429)
    expect(times).toBeGreaterThan(50)
  })

  test('are taken from sensible addresses only, ten of them', async () => {
    for (const odd of ['school.example', 'file:///etc/passwd', 'https://me:word@school.example/']) {
      expect(problem(await add({ name: 'X', url: odd })).code, odd).toBe('calendar-address')
    }
    const calendars = Array.from({ length: limits.outsideCalendars }, () => add({ name: 'X', url }))
    expect((await Promise.all(calendars)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(problem(await add({ name: 'X', url })).code).toBe('list-full')
  })

  test('are added and asked for again twenty times in ten minutes, not more [I6]', async () => {
    const { id } = await added()
    const again = () => maya.post(apiPaths.outsideCalendar(maya.familyId, id))
    for (let time = 1; time < 20; time += 1) expect((await again()).status).toBe(200)
    expect(problem(await again()).code).toBe('too-many-requests')
    const refused = await add({ name: 'X', url })
    expect(problem(refused).code).toBe('too-many-requests')
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  })

  test('are read every three hours, and their text only where it is another one', async () => {
    await added()
    await readDue()
    await readDue()
    pass(2 * hour)
    await readDue()
    expect(asked).toHaveLength(1)
    answer = () => null
    pass(hour)
    await readDue()
    expect(asked[1]?.etag).toBe('"1"')
    expect(await list()).toMatchObject({ calendars: [{ readAt: testClock() }], events: [{}] })
    // Tomorrow there is a day more to be seen in the same text.
    answer = () => ({
      bytes: Buffer.from(calendarOf('Parents’ evening')),
      etag: '"1"',
      charset: null,
    })
    pass(24 * hour)
    await readDue()
    expect(asked[2]?.etag).toBeNull()
    const settings = { timeZone: 'America/New_York' }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    pass(3 * hour)
    await readDue()
    expect(asked[3]?.etag, 'by other clocks').toBeNull()
    expect((await list()).events).toMatchObject([{ time: '11:00' }])
  })

  test('that fail tell so after the same time, whatever it was [A86]', async () => {
    for (const fails of ['soon', 'as no calendar']) {
      const { id } = await added()
      answer = () =>
        fails === 'soon'
          ? 'unreachable'
          : { bytes: Buffer.from('<html>'), etag: null, charset: null }
      const begun = performance.now()
      const reading = readDue({ failsAfter: 1_500 })
      await setTimeout(1_000)
      expect((await list()).calendars, fails).toMatchObject([{ problem: null }])
      await reading
      expect(performance.now() - begun).toBeGreaterThanOrEqual(1_490)
      expect((await list()).calendars, fails).toMatchObject([{ problem: 'unreachable' }])
      await maya.remove(apiPaths.outsideCalendar(maya.familyId, id))
    }
  })

  test('that fail keep what they had, say why, and are tried ever more seldom', async () => {
    await added()
    await readDue()
    answer = () => 'unreachable'
    const tries: number[] = []
    pass(3 * hour)
    const failingSince = Date.now()
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      const before = asked.length
      await readDue()
      if (asked.length > before) tries.push((Date.now() - failingSince) / minute)
      pass(minute)
    }
    expect(tries).toEqual([0, 10, 20, 40, 80, 160, 320, 640, 1280])
    expect(await list()).toMatchObject({ calendars: [{ problem: 'unreachable' }], events: [{}] })
    answer = () => ({ bytes: Buffer.from('Please sign in'), etag: null, charset: null })
    const [{ id } = { id: '' }] = (await list()).calendars
    await maya.post(apiPaths.outsideCalendar(maya.familyId, id))
    await readDue()
    expect(await list()).toMatchObject({ calendars: [{ problem: 'unreachable' }], events: [{}] })
    answer = () => ({ bytes: Buffer.from(calendarOf()), etag: null, charset: null })
    await maya.post(apiPaths.outsideCalendar(maya.familyId, id))
    await readDue()
    expect(await list()).toMatchObject({ calendars: [{ problem: null, events: 0 }], events: [] })
  })

  test('that are taken away, or asked for again, while they are read are so', async () => {
    const { id } = await added()
    const meanwhile = (work: () => Promise<unknown>) =>
      readDue({
        request: async () => {
          await work()
          return { bytes: Buffer.from(calendarOf('Late')), etag: null, charset: null }
        },
      })
    let times = 0
    await meanwhile(async () => {
      times += 1
      if (times === 1) await maya.post(apiPaths.outsideCalendar(maya.familyId, id))
    })
    expect(times, 'once more, because somebody asked').toBe(2)
    pass(3 * hour)
    await meanwhile(() => maya.remove(apiPaths.outsideCalendar(maya.familyId, id)))
    expect(await list()).toEqual({ calendars: [], events: [] })
    const gone = await maya.remove(apiPaths.outsideCalendar(maya.familyId, id))
    expect(problem(gone).code).toBe('calendar-missing')
  })

  test('are nobody else’s: another family’s answer is that there is no such family', async () => {
    const { id } = await added()
    const other = await server.signedUp()
    const one = apiPaths.outsideCalendar(maya.familyId, id)
    const answers = [other.get(path()), add({ name: 'X', url }, other), other.post(one)]
    for (const reply of await Promise.all([...answers, other.remove(one)])) {
      expect(reply.status).toBe(404)
      expect(problem(reply).code).toBe('family-missing')
    }
    // Nor by one's own family's address.
    const theirs = apiPaths.outsideCalendar(other.familyId, id)
    expect(problem(await other.remove(theirs)).code).toBe('calendar-missing')
    expect(problem(await other.post(theirs)).code).toBe('calendar-missing')
    expect((await list()).calendars).toHaveLength(1)
  })

  test('go with a family that is handed over, and with one that is deleted', async () => {
    const ben = await server.signedUp({ name: 'Ben' })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })
    await added()
    await readDue()
    await maya.post(apiPaths.handOver(maya.familyId), { userId: ben.userId, password })
    const moved = await ben.get<OutsideCalendars>(apiPaths.outsideCalendars(ben.familyId))
    expect(moved.body).toMatchObject({ calendars: [{ name: 'School' }], events: [{}] })
    await ben.remove(apiPaths.coParent(ben.familyId, maya.userId))
    expect((await ben.remove(apiPaths.family(ben.familyId), { password })).status).toBe(200)
    expect(await tablesWith(server.db, secret, 'Parents’ evening')).toEqual([])
  })

  test('do not keep the name of somebody who was deleted', async () => {
    const member = { kind: 'child', id: 'mia', name: 'Mia', ageBand: '6-8' } as const
    const look = { animal: 'fox', color: 'coral' } as const
    await maya.changeFamily(maya.familyId, { type: 'add-member', member: { ...member, ...look } })
    await add({ name: 'Mia’s club', file: calendarOf('Mia plays', 'Miami') })
    const one = apiPaths.familyMember(maya.familyId, 'mia')
    expect((await maya.remove(one, { password })).status).toBe(200)
    const { calendars, events } = await list()
    expect(calendars.map(({ name }) => name)).toEqual(['…’s club'])
    expect(events.map(({ title }) => title).toSorted()).toEqual(['Miami', '… plays'].toSorted())
  })
})
