import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { describe, expect, test } from 'vitest'
import { eventsIn, type ReadEvent } from './calendar-events.ts'
import { calendarForms, formText } from './calendar-forms.ts'

const zone = 'Europe/Berlin'
const [from, to] = ['2026-03-01', '2026-04-30']
const between = { from: new Date(`${from}T00:00:00Z`), to: new Date(`${to}T23:59:59Z`) }

const ours = (text: string) =>
  (
    eventsIn(
      { bytes: new Uint8Array(Buffer.from(text)), charset: null },
      { timeZone: zone, from, to },
    ) as ReadEvent[]
  ).map(({ date, time, title }) => [date, time, title].filter(Boolean).join(' '))

/** As an instant is shown in the family's zone. */
function shown(at: number, title: string): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const time = wall.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${wall.toPlainDate().toString()} ${time} ${title}`
}

const inOrder = (lines: string[]) =>
  lines
    .filter((line) => line.slice(0, 10) >= from && line.slice(0, 10) <= to)
    .toSorted((one, other) => (one < other ? -1 : 1))

/** The same by the library that ours stands on, used as its documentation says. */
function byIcalJs(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const one of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(one))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const changes = events.filter((event) => event.isRecurrenceException())
  const lines: string[] = []
  const add = (start: ICAL.Time, title: string) =>
    lines.push(
      start.isDate ? `${start.toString()} ${title}` : shown(start.toJSDate().getTime(), title),
    )
  for (const event of events) {
    if (event.isRecurrenceException() || !event.startDate) continue
    for (const change of changes) if (change.uid === event.uid) event.relateException(change)
    if (!event.isRecurring()) {
      add(event.startDate, event.summary)
      continue
    }
    const iterator = event.iterator()
    for (let next = iterator.next(); next && next.year < 2027; next = iterator.next()) {
      const { startDate, item } = event.getOccurrenceDetails(next)
      add(startDate, item.summary)
    }
  }
  return inOrder(lines)
}

/** The same by a library that shares nothing with it. */
function byNodeIcal(text: string): string[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  )
  const lines = events.flatMap((event) =>
    nodeIcal.expandRecurringEvent(event, between).map(({ start, summary, isFullDay }) => {
      const title = typeof summary === 'string' ? summary : (summary?.val ?? '')
      const day = [start.getFullYear(), start.getMonth() + 1, start.getDate()]
      return isFullDay
        ? `${day.map((part) => String(part).padStart(2, '0')).join('-')} ${title}`
        : shown(start.getTime(), title)
    }),
  )
  return inOrder(lines)
}

describe('a calendar as others write it', () => {
  test.for(Object.entries(calendarForms))('%s is read as it is meant [I1]', ([, form]) => {
    const text = formText(form)
    expect(ours(text)).toEqual(form.means)
    const differs = (library: string) =>
      form.others?.find((other) => other.library === library)?.reads ?? form.means
    expect(byIcalJs(text), 'by ical.js alone').toEqual(differs('ical.js'))
    expect(byNodeIcal(text), 'by node-ical').toEqual(differs('node-ical'))
  })
})
