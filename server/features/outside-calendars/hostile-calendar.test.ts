import { describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { readCalendar } from './read-calendar.ts'

// A quarter of what a calendar may take: what has no end ends the sooner.
vi.mock('./calendar-budget.ts', () => ({ calendarBudget: { processor: 2_000, clock: 20_000 } }))

const kept = { timeZone: 'Europe/Berlin', from: '2026-03-01', to: '2026-06-30', charset: null }
const read = (text: string, family = 'ours') =>
  readCalendar(
    { bytes: new Uint8Array(Buffer.from(text)), form: 'calendar', ...kept },
    { family, isAwaited: false },
  )

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const again = (...rules: string[]) =>
  event('DTSTART:19700101T090000', ...rules.map((rule) => `RRULE:${rule}`))
/** As often as it fits into what may be sent. */
const filled = (text: string, size: number = limits.outsideSize) =>
  text.repeat(Math.floor(size / text.length))

/** How long the server’s own thread was kept from everything else, in milliseconds, meanwhile. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now()
  let longest = 0
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 5)
  await work()
  clearInterval(timer)
  return longest
}

describe('a calendar that means harm', () => {
  const hostile: Record<string, string> = {
    'a rule without an end that never comes true': calendarOf(
      again('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYSETPOS=300;BYDAY=MO'),
    ),
    'rules without an end': calendarOf(
      filled(`${again('FREQ=DAILY;COUNT=999999999', 'FREQ=SECONDLY')}\r\n`, 500_000),
    ),
    'a million left out': calendarOf(
      event('DTSTART:20260304T090000', `EXDATE:${filled('20260304T090000,')}20260304T090000`),
    ),
    'one line': `BEGIN:VCALENDAR\n${filled('A')}`,
    'nothing but changes of others': calendarOf(
      filled(
        `${event('RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T090000', 'DTSTART:20260305T090000')}\r\n`,
      ),
      again('FREQ=DAILY'),
    ),
    'one name': calendarOf(event(`SUMMARY;X=${filled('"', 1_000_000)}:a`, 'DTSTART:20260304')),
    'folds and nothing else': calendarOf(event('SUMMARY:a', filled('\r\n ', 1_500_000))),
    'boxes in boxes': calendarOf(filled('BEGIN:VEVENT\r\n')),
    'zones in zones': calendarOf(filled('BEGIN:VTIMEZONE\r\n', 1_000_000)),
    'backslashes and tags': calendarOf(
      event('DTSTART:20260304T090000', `SUMMARY:${filled('\\,<', 1_900_000)}`),
    ),
    'a zone with a change a second': calendarOf(
      'BEGIN:VTIMEZONE\r\nTZID:Odd\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000',
      'RRULE:FREQ=SECONDLY\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\nEND:VTIMEZONE',
      event('DTSTART;TZID=Odd:20260304T090000'),
    ),
  }

  test.for(Object.keys(hostile))(
    '%s is over in seconds, and holds up nobody',
    { timeout: 60_000 },
    async (name) => {
      const pause = await longestPause(async () => {
        const found = await read(hostile[name]!)
        expect(typeof found === 'string' || found.length <= limits.outsideEvents).toBe(true)
      })
      expect(pause).toBeLessThan(500)
    },
  )

  test('costs the next one nothing', async () => {
    const [, found] = await Promise.all([
      read(hostile['a rule without an end that never comes true']!),
      read(calendarOf(event('DTSTART:20260304T090000', 'SUMMARY:Club'))),
    ])
    expect(found).toMatchObject([{ title: 'Club', time: '09:00' }])
  }, 30_000)

  test('keeps no other family waiting, however many of them one has [A87]', async () => {
    const slow = hostile['a rule without an end that never comes true']!
    const theirs = Array.from({ length: 6 }, () => read(slow, 'theirs'))
    const begun = performance.now()
    const found = await read(calendarOf(event('DTSTART:20260304T090000', 'SUMMARY:Club')), 'ours')
    expect(found).toMatchObject([{ title: 'Club' }])
    expect(performance.now() - begun).toBeLessThan(5_000)
    await Promise.all(theirs)
  }, 60_000)
})
