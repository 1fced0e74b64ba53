import { beforeEach, describe, expect, test } from 'vitest'
import type { CalendarFeed } from '#core/contract/account.ts'
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
  const read = (path: string) => server.visitor().get<string>(path)

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
