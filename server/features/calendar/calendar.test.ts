import { beforeEach, describe, expect, test } from 'vitest'
import type { CalendarFeed } from '#core/account/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { baseUrl, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

describe.each(dialects)('a calendar feed, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp()
    const settings = { meetingDay: 'Sunday', meetingTime: '17:00', standUpTime: '18:30' } as const
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
  })

  const make = async (by = maya) => {
    const { url } = (await by.post<{ url: string }>(apiPaths.calendarFeed, {})).body
    expect(url.startsWith(`${baseUrl}/api/calendar/`)).toBe(true)
    return url.slice(baseUrl.length)
  }
  const read = (path: string) => server.client().get<string>(path)

  test('tells whoever has its address when the family meets, with alarms', async () => {
    const path = await make()
    const { status, headers, body } = await read(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(body.match(/BEGIN:VALARM/g)).toHaveLength(2)
    expect(body).toMatch(/DTSTART:\d{8}T170000\r\n/) // without a zone: by the clock on the wall
    expect(body).toMatch(/DTSTART:\d{8}T183000\r\n/)
    expect(body).toContain('RRULE:FREQ=WEEKLY')
    expect(body).toContain('RRULE:FREQ=DAILY')
    expect(body).toContain('PRODID:-//Elefam//Elefam//EN\r\n')
    expect(body, 'no day is paused').not.toContain('EXDATE')
    expect(body).not.toContain(maya.email)
  })

  const entry = { id: 'd1', title: 'Dentist', date: '2026-03-04', memberIds: [] }
  const add = (fields: object) =>
    maya.changeFamily(maya.familyId, {
      type: 'add-date',
      entry: { ...entry, time: '15:00', repeat: null, ...fields },
    })
  /** The lines of the entry with this title, without its alarm. */
  const entryOf = (body: string, title: string) =>
    body
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .find((one) => one.includes(`SUMMARY:${title}`))
      ?.replace(/BEGIN:VALARM[^]*END:VALARM\r\n/, '')
      .split('\r\n')

  test('is in the family’s time zone, which it brings along; without one it floats [E1]', async () => {
    const path = await make()
    expect((await read(path)).body).not.toContain('TZID')
    const settings = { timeZone: 'Europe/Berlin' }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    const { body } = await read(path)
    expect(body).toMatch(/DTSTART;TZID=Europe\/Berlin:\d{8}T170000\r\n/)
    expect(body).toMatch(/DTEND;TZID=Europe\/Berlin:\d{8}T183500\r\n/)
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n')
    expect(body).toContain('TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT')
    expect(body, 'a stamp is in UTC').toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/)
    expect(body, 'a time by no clock').not.toMatch(/DTSTART:\d{8}T170000/)
  })

  test('holds the family’s dates, as often as they come again [E2]', async () => {
    const path = await make()
    await add({})
    await add({ id: 'd2', title: 'Swimming', time: null, repeat: 'every-two-weeks' })
    await add({ id: 'd3', title: 'Allowance', repeat: 'monthly', memberIds: ['primary'] })
    await add({ id: 'd4', title: 'Birthday', time: null, repeat: 'yearly' })
    const { body } = await read(path)
    const dentist = entryOf(body, 'Dentist')
    expect(dentist).toContain('DTSTART:20260304T150000')
    expect(dentist?.join()).not.toContain('RRULE')
    expect(entryOf(body, 'Swimming')).toContain('DTSTART;VALUE=DATE:20260304')
    expect(entryOf(body, 'Swimming')).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2')
    expect(entryOf(body, 'Allowance (')).toContain('RRULE:FREQ=MONTHLY')
    expect(entryOf(body, 'Birthday')).toContain('RRULE:FREQ=YEARLY')
    expect(new Set(body.match(/UID:.*/g)).size, 'each is one of its own').toBe(6)
  })

  test('says how long a date takes whose hour clocks skip, and ends with its last line [I2]', async () => {
    const path = await make()
    const settings = { timeZone: 'Europe/Berlin' }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    await add({ date: '2026-03-28', title: 'Before', time: '02:30' })
    await add({ id: 'd2', date: '2026-03-29', title: 'Skipped', time: '02:30' })
    await add({ id: 'd3', date: '2026-10-25', title: 'Twice', time: '02:30' })
    const { body } = await read(path)
    expect(entryOf(body, 'Before')).toContain('DTEND;TZID=Europe/Berlin:20260328T033000')
    for (const title of ['Skipped', 'Twice']) {
      const lines = entryOf(body, title)
      expect(lines, title).toContain('DURATION:PT60M')
      expect(lines?.join(), title).not.toContain('DTEND')
    }
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('holds what somebody offered in a stand-up, on its day [E2]', async () => {
    const path = await make()
    const sprint = { id: 'week1', name: 'Week 1', startsOn: '2026-03-01', weeks: 1, goalId: null }
    await maya.changeSprint(maya.familyId, 'week1', {
      type: 'create-sprint',
      sprint: { ...sprint, missionStep: '', experimentId: null, tasks: [] },
    })
    const offer = 'Tom sits with Tess'
    await maya.changeSprint(maya.familyId, 'week1', {
      type: 'close-stand-up',
      date: '2026-03-03',
      offer,
    })
    const offered = entryOf((await read(path)).body, offer)
    expect(offered).toContain('DTSTART;VALUE=DATE:20260303')
  })

  test('has one address at a time, which is stored nowhere and can be taken back', async () => {
    expect((await maya.get<CalendarFeed>(apiPaths.calendarFeed)).body).toEqual({ since: null })
    const first = await make()
    const second = await make()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const secret = /calendar\/([\w-]+)[.]ics/.exec(second)![1]!
    expect(secret.length).toBeGreaterThanOrEqual(22) // 128 bits
    const rows = await server.db.selectFrom('calendarFeeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await maya.get<CalendarFeed>(apiPaths.calendarFeed)).body.since).not.toBeNull()
    await maya.remove(apiPaths.calendarFeed)
    expect((await read(second)).status).toBe(404)
  })

  test('shows whoever has its address no family that its owner joins later, nor leaves [A77]', async () => {
    const ben = await server.signedUp({ name: 'Ben' })
    const join = async () => {
      const guest = { toEmail: ben.email, name: 'Ben' }
      const asked = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), guest)
      const joined = await ben.post(apiPaths.acceptInvite(asked.body.inviteId), {})
      expect(joined.status).toBe(200)
    }
    const given = await make(ben)
    await join()
    expect((await read(given)).status).toBe(404)
    const here = await make(ben)
    expect((await read(here)).body).toContain('BEGIN:VEVENT')
    await maya.remove(apiPaths.coParent(maya.familyId, ben.userId))
    expect((await read(here)).status).toBe(404)
    expect((await ben.get<CalendarFeed>(apiPaths.calendarFeed)).body).toEqual({ since: null })
  })

  test('is nobody else’s to make, see or take back, and guesses open nothing [A17]', async () => {
    const path = await make()
    const other = await server.signedUp()
    await other.remove(apiPaths.calendarFeed)
    expect((await read(path)).status).toBe(200)
    for (const file of ['x.ics', '%00.ics', `${'a'.repeat(22)}.ics`, '..%2f.ics', maya.familyId]) {
      expect((await read(`/api/calendar/${file}`)).status, file).toBe(404)
    }
  })
})
