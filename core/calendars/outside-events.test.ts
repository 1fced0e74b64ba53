import { expect, test } from 'vitest'
import { eventsBetween, eventsOn } from './outside-events.ts'

const an = (title: string, date: string, until = date, time: string | null = null) => ({
  calendarId: 'school',
  title,
  date,
  until,
  time,
})

test('events stand in the order of their days and times, and what goes on for days on each', () => {
  const late = an('Late', '2026-03-05', '2026-03-05', '18:00')
  const camp = an('Camp', '2026-03-04', '2026-03-06', '15:00')
  const events = [late, an('Whole day', '2026-03-05'), camp, an('Over', '2026-03-03')]
  const titles = (found: typeof events) => found.map(({ title }) => title)
  expect(titles(eventsBetween(events, '2026-03-04', '2026-03-05'))).toEqual([
    'Camp',
    'Whole day',
    'Late',
  ])
  expect(eventsOn(events, '2026-03-04')).toEqual([camp])
  expect(eventsOn(events, '2026-03-06')).toEqual([{ ...camp, time: null }])
})
