import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutsideCalendars, OutsideEvent } from '#core/calendars/schema.ts'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { keepCalendars, keptCalendars } from './kept-calendars.ts'
import { eventsAfter, eventsOn } from './use-outside-calendars.ts'

const today = '2026-03-04'
const now = Date.parse(`${today}T12:00:00Z`)

const an = (title: string, date: string, fields: Partial<OutsideEvent> = {}): OutsideEvent => ({
  calendarId: 'school',
  title,
  date,
  until: date,
  time: null,
  ...fields,
})
const found = (...events: OutsideEvent[]): OutsideCalendars => ({
  calendars: [
    {
      id: 'school',
      name: 'School',
      host: 'school.example',
      addedAt: `${today}T08:00:00.000Z`,
      readAt: null,
      problem: null,
      events: events.length,
    },
  ],
  events,
})
const titles = (events: readonly OutsideEvent[] | undefined) => events?.map(({ title }) => title)

describe('what calendars from outside had last', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', browserStorage())
    vi.useFakeTimers({ now })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('is kept for the next weeks, and shown to the same family for thirty days', () => {
    const holidays = an('Holidays', '2026-03-01', { until: '2026-03-05' })
    const all = found(
      an('Over', '2026-03-03'),
      holidays,
      an('Near', '2026-04-08'),
      an('Far', '2026-04-09'),
    )
    keepCalendars('us', today, all)
    const kept = keptCalendars('us')
    expect(titles(kept?.answer.events)).toEqual(['Holidays', 'Near'])
    expect(kept?.at).toBe(now)
    expect(keptCalendars('others')).toBeUndefined()
    vi.setSystemTime(now + 30 * 24 * 3_600_000)
    expect(keptCalendars('us')).toBeUndefined()
  })

  test('is nothing where the browser has no room, or has something else there', () => {
    for (const odd of [
      '',
      'x',
      '{}',
      '{"of":"us","at":1}',
      '{"of":"us","at":1,"answer":{}}',
      'null',
    ]) {
      localStorage.setItem('calendars', odd)
      expect(keptCalendars('us'), odd).toBeUndefined()
    }
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    keepCalendars('us', today, found(an('Club', today)))
    expect(localStorage.getItem('calendars')).toBeNull()
  })
})

test('what takes several days is on each of them, with its time on the first', () => {
  const camp = an('Camp', '2026-03-04', { until: '2026-03-06', time: '15:00' })
  const all = found(an('Late', '2026-03-05', { time: '18:00' }), an('Day', '2026-03-05'), camp)
  expect(eventsOn(all, '2026-03-04')).toMatchObject([{ title: 'Camp', time: '15:00' }])
  expect(eventsOn(all, '2026-03-05')).toMatchObject([
    { title: 'Camp', time: null, calendar: 'School' },
    { title: 'Day', time: null },
    { title: 'Late', time: '18:00' },
  ])
  expect(titles(eventsAfter(all, '2026-03-04', '2026-03-05'))).toEqual(['Day', 'Late'])
  expect(eventsOn(undefined, today)).toEqual([])
})
