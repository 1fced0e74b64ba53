import { expect, test } from 'vitest'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { wayKinds } from '#core/words.ts'
import { groups, nameOf, noteOf } from './way-words.ts'

const now = '2026-03-04T18:30:00.000Z'
const dayOf = (instant: string) => instant.slice(0, 10)
const phone: WayIn = {
  kind: 'pairedDevices',
  id: 'pairedDevices.1',
  name: 'Maria’s phone',
  since: '2026-03-01T08:00:00.000Z',
  by: null,
  usedAt: '2026-03-02T08:00:00.000Z',
  endsAt: null,
  current: false,
}

test.each<[string, WayIn, string, string]>([
  [
    'a child’s phone',
    phone,
    'Maria’s phone',
    'Device without an account, since Sunday, March 1. Used 2 days ago',
  ],
  [
    'an invite by the other parent',
    { ...phone, kind: 'invites', name: 'Ben', by: 'Anna', usedAt: null, endsAt: now },
    'Ben',
    'Invited, and not in yet, since Sunday, March 1, by Anna. Until Wednesday, March 4',
  ],
  [
    'the device in one’s hand',
    { ...phone, kind: 'sessions', name: '(iPhone) Safari/1', current: true },
    'Safari on an iPhone',
    'This device',
  ],
  [
    'a feed, which has no name',
    { ...phone, kind: 'calendarFeed', name: '', usedAt: null },
    'Calendar address',
    'Whoever has it sees your dates, since Sunday, March 1',
  ],
])('%s is told in plain words', (_, way, name, note) => {
  expect(nameOf(way)).toBe(name)
  expect(noteOf(way, { now, dayOf })).toBe(note)
})

test('every kind has its place in the list, once [A84]', () => {
  expect(groups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(wayKinds.toSorted())
})
