import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { readCalendar } from './read-calendar.ts'

const kept = { timeZone: 'Europe/Berlin', from: '2026-03-01', to: '2026-06-30', charset: null }
const turn = { family: 'ours', isAwaited: false }
const read = (text: string) =>
  readCalendar({ bytes: new Uint8Array(Buffer.from(text)), form: 'calendar', ...kept }, turn)

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

test('one that cannot be given to a thread costs the next ones nothing', async () => {
  const moved = new Uint8Array(1)
  structuredClone(moved, { transfer: [moved.buffer] })
  await expect(readCalendar({ bytes: moved, form: 'calendar', ...kept }, turn)).rejects.toThrow(
    'Cannot transfer',
  )
  expect(await read(calendarOf(event('DTSTART:20260304T090000')))).toHaveLength(1)
})

test('a large calendar of a school is read whole', async () => {
  const lesson = (n: number) =>
    event(
      `UID:${n}`,
      `DTSTART;TZID=Europe/Berlin:20250901T${String(8 + (n % 8)).padStart(2, '0')}0000`,
      'DURATION:PT45M',
      'RRULE:FREQ=WEEKLY;UNTIL=20260731T000000Z',
      `SUMMARY:Lesson ${n}`,
      `DESCRIPTION:${'x'.repeat(1_000)}`,
    )
  const text = calendarOf(...Array.from({ length: 1_500 }, (_, n) => lesson(n)))
  expect(await read(text)).toHaveLength(limits.outsideEvents)
}, 30_000)
