import { expect, test } from 'vitest'
import type { PairedDevice } from '#core/devices/schema.ts'
import { countdown, stateWords } from './paired-devices.ts'

const now = '2026-03-04T18:30:00.000Z'
const dayOf = (instant: string) => instant.slice(0, 10)
const waiting: PairedDevice = {
  id: 'device1',
  name: 'Jonas’s phone',
  purpose: { kind: 'member', memberId: 'jonas' },
  createdAt: now,
  pairedAt: null,
  seenAt: null,
  offerEndsAt: '2026-03-11T18:30:00.000Z',
  userAgent: '',
  isVisitor: false,
}
const wall: PairedDevice = {
  ...waiting,
  purpose: { kind: 'wall' },
  offerEndsAt: '2026-03-04T18:44:10.000Z',
}
const used: PairedDevice = {
  ...waiting,
  offerEndsAt: null,
  pairedAt: '2026-03-01T08:00:00.000Z',
  seenAt: '2026-03-02T08:00:00.000Z',
}

test.each([
  [waiting, 'Waits for its link to be used, until Wednesday, March 11'],
  [wall, 'Waits for its code to be used, for 15 minutes more'],
  [{ ...wall, offerEndsAt: now }, 'Its code ended, and nobody used it'],
  [{ ...waiting, offerEndsAt: null }, 'Its link ended, and nobody used it'],
  [used, 'Since Sunday, March 1. Used 2 days ago'],
])('%j: %s', (device, words) => {
  expect(stateWords(device, { now, dayOf })).toBe(words)
})

test('what is left of a code counts down to its end, and no further', () => {
  expect(countdown('2026-03-04T18:44:05.000Z', now)).toBe('14:05')
  expect(countdown('2026-03-04T18:30:00.400Z', now)).toBe('0:01')
  expect(countdown(now, now)).toBeNull()
})
