import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { milliseconds } from '#core/testing/cost.ts'
import { eventsIn, type Kept, type ReadEvent } from './calendar-events.ts'

const kept: Kept = { timeZone: 'Europe/Berlin', from: '2026-03-01', to: '2026-06-30' }

/** A calendar of these events, each given as its lines. */
const calendarOf = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const found = (
  text: string | Uint8Array,
  within: Partial<Kept> = {},
  charset: string | null = null,
) => eventsIn({ bytes: new Uint8Array(Buffer.from(text)), charset }, { ...kept, ...within })
const eventsOf = (text: string, within: Partial<Kept> = {}) => found(text, within) as ReadEvent[]
/** What is read of one: `day time title`, with the last day where it is another one. */
const read = (text: string, within: Partial<Kept> = {}) =>
  eventsOf(text, within).map(({ date, until, time, title }) =>
    [until === date ? date : `${date}–${until}`, time, title].filter(Boolean).join(' '),
  )
const readOne = (...lines: string[]) => read(calendarOf(lines))

describe('what is in a calendar', () => {
  test('is told by the family’s clocks, whatever clocks it was written by', () => {
    const zoned = (tzid: string) => readOne(`DTSTART;TZID=${tzid}:20260304T090000`, 'SUMMARY:Call')
    expect(readOne('DTSTART:20260304T090000', 'SUMMARY:Call')).toEqual(['2026-03-04 09:00 Call'])
    expect(readOne('DTSTART:20260304T090000Z')).toEqual(['2026-03-04 10:00'])
    expect(zoned('America/New_York')).toEqual(['2026-03-04 15:00 Call'])
    expect(zoned('Eastern Standard Time')).toEqual(['2026-03-04 15:00 Call'])
    expect(zoned('"W. Europe Standard Time"')).toEqual(['2026-03-04 09:00 Call'])
    expect(zoned('/mozilla.org/20050126_1/Asia/Tokyo')).toEqual(['2026-03-04 01:00 Call'])
    expect(zoned('Nobody knows')).toEqual(['2026-03-04 09:00 Call'])
  })

  test('follows a zone that only the calendar itself knows', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0330',
      'TZOFFSETTO:-0330',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Customized Time Zone:20260304T060000',
      'RRULE:FREQ=DAILY;UNTIL=20260305T093000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n')
    expect(read(text)).toEqual(['2026-03-04 10:30', '2026-03-05 10:30'])
  })

  test('keeps the hour of its own clocks when summer time begins there or here', () => {
    const weekly = (tzid: string) =>
      readOne(`DTSTART;TZID=${tzid}:20260301T090000`, 'RRULE:FREQ=WEEKLY;COUNT=6')
    expect(weekly('Europe/Berlin').map((line) => line.slice(11))).toEqual(Array(6).fill('09:00'))
    // New York is early: for three weeks it is an hour nearer.
    expect(weekly('America/New_York').map((line) => line.slice(11))).toEqual([
      '15:00',
      '14:00',
      '14:00',
      '14:00',
      '15:00',
      '15:00',
    ])
    expect(readOne('DTSTART;TZID=Europe/Berlin:20260329T023000')).toEqual(['2026-03-29 03:30'])
  })

  test('takes whole days as days, the last one included', () => {
    const days = (...more: string[]) => readOne('DTSTART;VALUE=DATE:20260330', ...more)
    expect(days()).toEqual(['2026-03-30'])
    expect(days('DTEND;VALUE=DATE:20260411', 'SUMMARY:Holidays')).toEqual([
      '2026-03-30–2026-04-10 Holidays',
    ])
    expect(days('DURATION:P2D')).toEqual(['2026-03-30–2026-03-31'])
    expect(readOne('DTSTART:20260304T220000', 'DTEND:20260305T000000')).toEqual([
      '2026-03-04 22:00',
    ])
    expect(readOne('DTSTART:20260304T220000', 'DTEND:20260305T010000')).toEqual([
      '2026-03-04–2026-03-05 22:00',
    ])
    expect(readOne('DTSTART;VALUE=DATE:20260201', 'DTEND;VALUE=DATE:20270101')).toEqual([
      '2026-03-01–2026-06-30',
    ])
  })

  test('comes again by its rule, but for what is left out, moved or cancelled', () => {
    const master = [
      'UID:club',
      'SUMMARY:Club',
      'DTSTART;TZID=Europe/Berlin:20200101T170000',
      'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20260415T150000Z',
      'EXDATE;TZID=Europe/Berlin:20260304T170000',
      'EXDATE:20260311T160000Z',
      'EXDATE;VALUE=DATE:20260318',
      'RDATE;TZID=Europe/Berlin:20260320T100000',
    ]
    const moved = [
      'UID:club',
      'SUMMARY:Club, later',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260325T170000',
      'DTSTART;TZID=Europe/Berlin:20260326T183000',
    ]
    const cancelled = [
      'UID:club',
      'STATUS:CANCELLED',
      'RECURRENCE-ID:20260401T150000Z',
      'DTSTART:20260401T150000Z',
    ]
    expect(read(calendarOf(master, moved, cancelled))).toEqual([
      '2026-03-20 10:00 Club',
      '2026-03-26 18:30 Club, later',
      '2026-04-08 17:00 Club',
      '2026-04-15 17:00 Club',
    ])
    expect(readOne('DTSTART:20260304T090000', 'STATUS:CANCELLED')).toEqual([])
  })

  test('comes on the same days whether its rule began last week or ten years ago', () => {
    const rules = [
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=SU',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=YEARLY;BYMONTH=4;BYDAY=2SU',
      'FREQ=DAILY;BYDAY=SA;BYMONTH=5',
    ]
    for (const rule of rules) {
      const event = (more = '') => readOne('DTSTART:20160105T080000', `RRULE:${rule}${more}`)
      expect(event(), rule).not.toEqual([])
      // With a count it is followed step by step from its beginning.
      expect(event(), rule).toEqual(event(';COUNT=4999'))
    }
  })

  test('says “busy” of what is private, and nothing of markup, in one line', () => {
    const titled = (...lines: string[]) =>
      eventsOf(calendarOf(['DTSTART:20260304T090000', ...lines]))[0]?.title
    expect(titled('SUMMARY:Doctor', 'CLASS:PRIVATE')).toBe('')
    expect(titled('SUMMARY:Doctor', 'CLASS:confidential')).toBe('')
    expect(titled('SUMMARY:<b>Trip</b>\\nto <script>alert(1)</script>the sea')).toBe(
      'Trip to alert(1) the sea',
    )
    // What turns the direction of all that follows would turn the line's time as well.
    expect(titled('SUMMARY:Trip\u202E 12:30\u2067 to')).toBe('Trip 12:30 to')
    expect(titled('SUMMARY:3 < 4\\, Mia & Tom')).toBe('3 < 4, Mia & Tom')
    expect(titled(`SUMMARY:${'🐘'.repeat(500)}`)).toBe('🐘'.repeat(limits.title / 2))
    expect(titled('SUMMARY:A long\r\n  line that is\r\n\t folded')).toBe(
      'A long line that is folded',
    )
  })

  test('is read past events that nobody understands', () => {
    const text = calendarOf(
      ['DTSTART:tomorrow', 'SUMMARY:Broken'],
      ['no colon at all', 'DTSTART:20260304T090000', 'SUMMARY:Whole'],
      ['SUMMARY:Without a time'],
      ['DTSTART:20260305T090000', 'RRULE:FREQ=OFTEN', 'SUMMARY:Odd rule'],
      ['DTSTART:20269999T990000', 'SUMMARY:No day'],
      ['BEGIN:VALARM', 'DTSTART:20260306T090000', 'END:VALARM', 'DTSTART:20260307T100000'],
    )
    expect(read(text)).toEqual(['2026-03-04 09:00 Whole', '2026-03-07 10:00'])
    expect(found('<!doctype html><title>Please sign in</title>')).toBe('no-calendar')
    expect(found('')).toBe('no-calendar')
    expect(read('BEGIN:VCALENDAR\nEND:VCALENDAR')).toEqual([])
  })

  test('that lasts or waits for longer than anybody lives harms no other one', () => {
    const text = calendarOf(
      ['DTSTART:20260304T090000', 'DURATION:P999999999W', 'SUMMARY:For ever'],
      ['DTSTART:20260305T090000', 'RRULE:FREQ=DAILY;INTERVAL=99999999999', 'SUMMARY:Once'],
    )
    const events = eventsOf(text)
    expect(events.map(({ title }) => title)).toEqual(['For ever', 'Once'])
    expect(events[0]).toMatchObject({ date: '2026-03-04', until: kept.to, time: '09:00' })
  })

  test('is at most a thousand events, the first', () => {
    const daily = (hour: number) => [
      `UID:${hour}`,
      `DTSTART:20250101T${String(hour).padStart(2, '0')}0000`,
      'RRULE:FREQ=DAILY',
    ]
    const events = eventsOf(calendarOf(...Array.from({ length: 24 }, (_, hour) => daily(hour))))
    expect(events).toHaveLength(limits.outsideEvents)
    expect(events.at(-1)?.date).toBe('2026-04-11')
  })

  test('is moved from one time on where somebody moved that and all later ones [I1]', () => {
    const master = [
      'UID:club',
      'SUMMARY:Club',
      'DTSTART;TZID=Europe/Berlin:20260304T170000',
      'DTEND;TZID=Europe/Berlin:20260304T180000',
      'RRULE:FREQ=WEEKLY;COUNT=6',
    ]
    const later = [
      'UID:club',
      'SUMMARY:Club, on Thursdays',
      // Across the beginning of summer time, and by other clocks than the rule's.
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260318T160000Z',
      'DTSTART;TZID=Europe/Berlin:20260319T183000',
    ]
    const once = [
      'UID:club',
      'SUMMARY:Club, once',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260401T170000',
      'DTSTART;TZID=Europe/Berlin:20260403T100000',
    ]
    const expected = [
      '2026-03-04 17:00 Club',
      '2026-03-11 17:00 Club',
      '2026-03-19 18:30 Club, on Thursdays',
      '2026-03-26 18:30 Club, on Thursdays',
      '2026-04-03 10:00 Club, once',
      '2026-04-09 18:30 Club, on Thursdays',
    ]
    expect(read(calendarOf(master, later, once))).toEqual(expected)
    expect(read(calendarOf(once, later, master)), 'in any order').toEqual(expected)
    const ended = [...later.slice(0, 3), 'STATUS:CANCELLED', later[3]!]
    expect(read(calendarOf(master, ended))).toEqual(expected.slice(0, 2))
  })

  test('is on its day where that is written without saying that it is one [I1]', () => {
    expect(readOne('DTSTART:20260324', 'SUMMARY:Trip')).toEqual(['2026-03-24 Trip'])
    expect(readOne('DTSTART:20260324', 'DTEND:20260327')).toEqual(['2026-03-24–2026-03-26'])
    expect(readOne('DTSTART;VALUE=DATE:20260324T000000', 'SUMMARY:Trip')).toEqual([
      '2026-03-24 Trip',
    ])
    expect(readOne('DTSTART:20260301', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20260308')).toEqual([
      '2026-03-01',
      '2026-03-15',
    ])
  })

  test('is read in the charset that it is written in [I1]', () => {
    const text = calendarOf(['DTSTART:20260304T090000', 'SUMMARY:Frühstück – Ötzi'])
    const titleIn = (bytes: Uint8Array, charset: string | null) =>
      (found(bytes, {}, charset) as ReadEvent[])[0]?.title
    const latin = Buffer.from(text.replace('–', '-'), 'latin1')
    for (const charset of ['iso-8859-1', 'ISO-8859-15', 'windows-1252', 'utf-8', 'odd', null]) {
      expect(titleIn(latin, charset), String(charset)).toBe('Frühstück - Ötzi')
    }
    const wide = Buffer.from(text, 'utf16le')
    expect(titleIn(Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), null)).toBe('Frühstück – Ötzi')
    expect(titleIn(wide, 'utf-16le')).toBe('Frühstück – Ötzi')
    expect(titleIn(wide.swap16(), 'utf-16be')).toBe('Frühstück – Ötzi')
    // What is UTF-8 is, whatever a server calls it.
    expect(titleIn(Buffer.from(`\uFEFF${text}`), 'iso-8859-1')).toBe('Frühstück – Ötzi')
    const cyrillic = calendarOf(['DTSTART:20260304T090000', 'SUMMARY:XX'])
    const bytes = Buffer.from(cyrillic, 'latin1')
    bytes.set([0xcd, 0xe0], cyrillic.indexOf('XX'))
    expect(titleIn(bytes, 'windows-1251')).toBe('На')
  })

  test('that ends in the middle is told apart from a whole one [I1]', () => {
    const text = calendarOf(['DTSTART:20260304T090000', 'SUMMARY:Club'])
    const end = text.indexOf('END:VCALENDAR')
    for (const length of [end, end + 5, text.indexOf('SUMMARY'), 'BEGIN:VCALENDAR'.length]) {
      expect(found(text.slice(0, length)), String(length)).toBe('cut-off')
    }
    expect(read(text.trimEnd())).toEqual(['2026-03-04 09:00 Club'])
    expect(read(text + text), 'two in one').toHaveLength(2)
  })

  test('stays on the 29th of February, in years that have one [I1]', () => {
    const yearly = (rule: string, start = '20240229') =>
      read(calendarOf([`DTSTART;VALUE=DATE:${start}`, `RRULE:FREQ=YEARLY${rule}`]), {
        from: '2024-01-01',
        to: '2032-12-31',
      })
    expect(yearly('')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29'])
    expect(yearly(';INTERVAL=2')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29'])
    expect(yearly(';COUNT=2')).toEqual(['2024-02-29', '2028-02-29'])
    expect(yearly(';BYMONTH=2')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29'])
    expect(yearly(';BYDAY=-1SU;BYMONTH=2;COUNT=2', '20310131')).toContain('2032-02-29')
  })
})

test('twenty thousand events of ten years are read, and ten times as many take ten times as long [I1]', () => {
  const two = (n: number) => String(n).padStart(2, '0')
  const single = (n: number) => {
    const day = `${2017 + (n % 10)}${two(1 + (n % 12))}${two(1 + (n % 28))}`
    return [
      `UID:single${n}`,
      `DTSTART;TZID=Europe/Berlin:${day}T080000`,
      `DTEND;TZID=Europe/Berlin:${day}T084500`,
      `SUMMARY:Lesson ${n}`,
      `DESCRIPTION:${'x'.repeat(400)}`,
    ]
  }
  const weekly = (n: number) => [
    `UID:weekly${n}`,
    `DTSTART;TZID=Europe/Berlin:${2017 + (n % 10)}0105T${two(8 + (n % 8))}0000`,
    'DURATION:PT45M',
    `RRULE:FREQ=WEEKLY;UNTIL=${2017 + (n % 10)}0731T000000Z`,
    `SUMMARY:Course ${n}`,
  ]
  const many = (count: number) =>
    calendarOf(
      ...Array.from({ length: count }, (_, n) => (n % 4 === 0 ? weekly(n / 4) : single(n))),
    )
  const [some, all] = [many(2_000), many(20_000)]
  expect(eventsOf(all)).toHaveLength(limits.outsideEvents)
  const least = (text: string) => Math.min(...[1, 2].map(() => milliseconds(() => eventsOf(text))))
  // Squares would make it a hundred.
  expect(least(all) / least(some)).toBeLessThan(20)
}, 60_000)
