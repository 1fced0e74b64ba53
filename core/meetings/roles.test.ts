import { expect, test } from 'vitest'
import { aSprint } from '../testing/a-family.ts'
import type { Member } from '../members/member.ts'
import { newMeeting } from '../plan-meeting/meeting.ts'
import {
  handOver,
  heldRoles,
  holderOf,
  isUnderSix,
  mayHold,
  nextRoles,
  type Roles,
} from './roles.ts'

const look = { animal: 'fox', color: 'leaf' } as const
const anna: Member = { kind: 'adult', id: 'anna', name: 'Anna', isParent: true, ...look }
const ben: Member = { kind: 'adult', id: 'ben', name: 'Ben', ...look }
const tom: Member = { kind: 'child', id: 'tom', name: 'Tom', ageBand: '13-17', ...look }
const mia: Member = { kind: 'child', id: 'mia', name: 'Mia', birthYear: 2018, ...look }
const leo: Member = { kind: 'child', id: 'leo', name: 'Leo', ageBand: '3-5', ...look }
const lu: Member = { kind: 'child', id: 'lu', name: 'Lu', ageBand: 'under-3', ...look }
const family = [anna, ben, tom, mia, leo, lu]
const today = '2026-05-11'

/** So many meetings after each other; `away` says who is missing at which. */
function meetings(count: number, away: (meeting: number) => string[] = () => []) {
  const held: Roles[] = []
  for (let meeting = 0; meeting < count; meeting += 1) {
    held.push(nextRoles(family, { held, absentIds: away(meeting), today }))
  }
  return held
}

const namesOf = (role: 'host' | 'timekeeper' | 'note-taker') =>
  family.filter((member) => mayHold(role, member, today)).map(({ name }) => name)

test('hosting and notes are for who may read, the clock for who can look at a picture [S1.5]', () => {
  expect(namesOf('host')).toEqual(['Anna', 'Ben', 'Tom', 'Mia'])
  expect(namesOf('note-taker')).toEqual(['Anna', 'Ben', 'Tom', 'Mia'])
  expect(namesOf('timekeeper')).toEqual(['Anna', 'Ben', 'Tom', 'Mia', 'Leo'])
  expect(family.filter((member) => isUnderSix(member, today))).toEqual([leo, lu])
})

test('the jobs go to three people, and round the family [S1.5]', () => {
  const held = meetings(4)
  for (const { hostId, timekeeperId, noteTakerId } of held) {
    expect(new Set([hostId, timekeeperId, noteTakerId]).size).toBe(3)
  }
  expect(held.map(({ hostId }) => hostId)).toEqual(['anna', 'ben', 'tom', 'mia'])
  expect(held.map(({ timekeeperId }) => timekeeperId)).toContain('leo')
})

test('over a year everybody hosts equally often, and nobody who can look at a clock is left out [S1.5]', () => {
  const held = meetings(52)
  const times = (field: keyof Roles, id: string) => held.filter((one) => one[field] === id).length
  expect(['anna', 'ben', 'tom', 'mia'].map((id) => times('hostId', id))).toEqual([13, 13, 13, 13])
  for (const { id } of [anna, ben, tom, mia]) {
    expect(times('noteTakerId', id)).toBeGreaterThanOrEqual(9)
    expect(times('timekeeperId', id)).toBeGreaterThanOrEqual(7)
  }
  expect(times('timekeeperId', 'leo')).toBeGreaterThanOrEqual(10)
})

test('whoever is away is passed over and comes first when back [S1.5]', () => {
  const held = meetings(4, (meeting) => (meeting === 1 ? ['ben'] : []))
  expect(held.map(({ hostId }) => hostId)).toEqual(['anna', 'tom', 'mia', 'ben'])
  expect(Object.values(meetings(2, () => ['ben', 'leo'])[1]!)).not.toContain('ben')
})

test('with few people somebody has two jobs, and with nobody nobody has one [S1.5]', () => {
  const two = nextRoles([anna, leo], { held: [], today })
  expect(two).toEqual({ hostId: 'anna', timekeeperId: 'leo', noteTakerId: 'anna' })
  const none = { hostId: null, timekeeperId: null, noteTakerId: null }
  expect(nextRoles([lu], { held: [], today })).toEqual(none)
  expect(nextRoles([], { held: [], today })).toEqual(none)
})

test('the rota begins again when the last host has left the family [S1.5]', () => {
  expect(nextRoles(family, { held: [{ hostId: 'gone' }], today }).hostId).toBe('anna')
})

test('each week counts with its plan meeting and its look back, also from before there were more jobs', () => {
  const retrospective = { stage: 'why', feelings: [], cards: [], why: '', thanks: '' } as const
  const first = aSprint({ meeting: { ...newMeeting(), hostId: 'ben' } })
  const second = aSprint({ retrospective: { ...retrospective, feelings: [], cards: [] } })
  const held = heldRoles([first, { ...second, meeting: { ...newMeeting(), hostId: 'tom' } }])
  expect(held.map(({ hostId }) => hostId)).toEqual(['ben', 'tom', undefined])
  expect(nextRoles(family, { held, today }).hostId).toBe('mia')
})

test('who has a job and is here keeps it; handing one over gives the other back [S1.5]', () => {
  const kept = { hostId: 'mia', timekeeperId: 'tom', noteTakerId: 'gone' }
  const roles = nextRoles(family, { held: [], kept, absentIds: ['tom'], today })
  expect(roles).toEqual({ hostId: 'mia', timekeeperId: 'ben', noteTakerId: 'anna' })
  const handed = handOver(roles, 'host', 'anna')
  expect(handed).toEqual({ hostId: 'anna', timekeeperId: 'ben', noteTakerId: null })
  expect(holderOf(handed, 'timekeeper')).toBe('ben')
})
