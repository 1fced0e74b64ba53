import { expect, test } from 'vitest'
import { vtimezone } from './vtimezone.ts'

const now = '2026-11-22T12:00:00.000Z'
const parts = (zone: string) => vtimezone(zone, now).split('\r\n')

test('a zone has every change of its clocks, at the hour that they showed before [E1]', () => {
  const text = vtimezone('Europe/Berlin', now)
  const dst = ['DTSTART:20260329T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200']
  expect(text).toContain(['BEGIN:DAYLIGHT', ...dst, 'END:DAYLIGHT'].join('\r\n'))
  const winter = ['DTSTART:20261025T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100']
  expect(text).toContain(['BEGIN:STANDARD', ...winter, 'END:STANDARD'].join('\r\n'))
  expect(text.match(/BEGIN:DAYLIGHT/g), 'from last year on, for some years').toHaveLength(6)
})

test('a zone whose clocks stay has one part, also where they differ by half an hour [E1]', () => {
  expect(parts('Asia/Kolkata')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})

test('a zone south of the equator goes forward in its own spring [E1]', () => {
  expect(parts('America/Santiago').join()).toMatch(/DTSTART:202609\d\dT000000,TZOFFSETFROM:-0400/)
})
