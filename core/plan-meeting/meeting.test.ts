import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import {
  aSprint,
  manyIds,
  now,
  refusalOf,
  sprintAfter,
  type DoToSprint,
} from '../testing/a-family.ts'
import { newMeeting, thanksBetween, waitsForYes } from './meeting.ts'

const meetingAfter = (...commands: DoToSprint[]) => sprintAfter(aSprint(), commands).meeting
const refused = (command: DoToSprint, sprint = aSprint()) =>
  refusalOf(() => sprintAfter(sprint, [command]))

const thanks = { id: 'a1', fromId: 'mia', text: 'Thanks for the pancakes' }
const concert = { id: 'd1', date: '2026-03-06', text: 'Concert' }

test('a plan meeting begins with appreciations and nothing said', () => {
  expect(newMeeting()).toEqual({
    stage: 'appreciations',
    hostId: null,
    appreciations: [],
    dates: [],
    energy: [],
  })
})

test('it goes from stage to stage and back, with a host from the family [A19]', () => {
  const edit = (changes: object): DoToSprint => ({ type: 'edit-meeting', changes })
  const meeting = meetingAfter(edit({ hostId: 'mia' }), edit({ stage: 'mission' }))
  expect(meeting).toMatchObject({ stage: 'mission', hostId: 'mia' })
  expect(meetingAfter(edit({ hostId: 'mia' }), edit({ hostId: null })).hostId).toBeNull()
  expect(meetingAfter(edit({ hostId: 'mia' }), edit({ hostId: undefined })).hostId).toBe('mia')
  expect(refused(edit({ hostId: 'stranger' }))).toBe('member-missing')
})

test('who is here, who does what, how long and what was noted is kept with it [A19]', () => {
  const edit = (changes: object): DoToSprint => ({ type: 'edit-meeting', changes })
  const meeting = meetingAfter(
    edit({ hostId: 'mia', timekeeperId: 'leo', noteTakerId: 'ben', length: 'tired' }),
    edit({ absentIds: ['primary'], notes: 'Buy bread' }),
    edit({ notes: undefined, timekeeperId: null }),
  )
  expect(meeting).toMatchObject({
    hostId: 'mia',
    timekeeperId: null,
    noteTakerId: 'ben',
    length: 'tired',
    absentIds: ['primary'],
    notes: 'Buy bread',
  })
  expect(refused(edit({ timekeeperId: 'stranger' }))).toBe('member-missing')
  expect(refused(edit({ noteTakerId: 'stranger' }))).toBe('member-missing')
  expect(refused(edit({ absentIds: ['mia', 'stranger'] }))).toBe('member-missing')
})

test('an appreciation is said and can be taken back', () => {
  const said: DoToSprint = { type: 'appreciate', appreciation: thanks }
  const back: DoToSprint = { type: 'take-back-appreciation', appreciationId: 'a1' }
  expect(meetingAfter(said).appreciations).toEqual([thanks])
  expect(meetingAfter(said, back).appreciations).toEqual([])
  expect(refused(back)).toBe('entry-missing')
  expect(refused(said, sprintAfter(aSprint(), [said]))).toBe('entry-exists')
  expect(refused({ type: 'appreciate', appreciation: { ...thanks, fromId: 'stranger' } })).toBe(
    'member-missing',
  )
})

test('sixty appreciations and twenty dates have room', () => {
  const meeting = {
    ...newMeeting(),
    appreciations: manyIds(limits.appreciations).map((id) => ({ ...thanks, id })),
    dates: manyIds(limits.importantDates).map((id) => ({ ...concert, id })),
  }
  const full = aSprint({ meeting })
  expect(refused({ type: 'appreciate', appreciation: thanks }, full)).toBe('list-full')
  expect(refused({ type: 'note-date', entry: concert }, full)).toBe('list-full')
  const oneLess = aSprint({
    meeting: {
      ...meeting,
      appreciations: meeting.appreciations.slice(1),
      dates: meeting.dates.slice(1),
    },
  })
  expect(refused({ type: 'appreciate', appreciation: thanks }, oneLess)).toBeNull()
  expect(refused({ type: 'note-date', entry: concert }, oneLess)).toBeNull()
})

test('an important date is noted and removed; it may lie outside the sprint', () => {
  const later = { ...concert, id: 'd2', date: '2026-05-01' }
  const noted: DoToSprint[] = [
    { type: 'note-date', entry: concert },
    { type: 'note-date', entry: later },
  ]
  expect(meetingAfter(...noted).dates).toEqual([concert, later])
  expect(meetingAfter(...noted, { type: 'remove-date', entryId: 'd1' }).dates).toEqual([later])
  expect(refused({ type: 'remove-date', entryId: 'd1' })).toBe('entry-missing')
})

test('everybody has one energy; people who have left make room [A19]', () => {
  const energy = (memberId: string, level: number): DoToSprint => ({
    type: 'set-energy',
    memberId,
    level,
  })
  expect(meetingAfter(energy('mia', 2), energy('ben', 4), energy('mia', 5)).energy).toEqual([
    { memberId: 'mia', level: 5 },
    { memberId: 'ben', level: 4 },
  ])
  expect(refused(energy('stranger', 3))).toBe('member-missing')
  const gone = manyIds(limits.members, 'gone').map((memberId) => ({ memberId, level: 3 }))
  const full = aSprint({ meeting: { ...newMeeting(), energy: gone } })
  expect(sprintAfter(full, [energy('mia', 1)]).meeting.energy).toEqual([
    { memberId: 'mia', level: 1 },
  ])
})

test('finishing makes the draft the week’s plan, at the first time of asking', () => {
  const finished = sprintAfter(aSprint(), [{ type: 'finish-planning' }])
  expect(finished.plannedAt).toBe(now)
  const earlier = '2026-03-01T08:00:00.000Z'
  expect(
    sprintAfter(aSprint({ plannedAt: earlier }), [{ type: 'finish-planning' }]).plannedAt,
  ).toBe(earlier)
})

test('a plan made in the middle of its week asks for nothing on the days before [N4]', () => {
  const pausedOn = (day: string) =>
    sprintAfter(aSprint({ startsOn: '2026-03-01' }), [{ type: 'finish-planning', day }]).pausedDates
  expect(pausedOn('2026-03-03')).toEqual(['2026-03-01', '2026-03-02'])
  expect(pausedOn('2026-02-28')).toEqual([])
  expect(pausedOn('2026-03-20'), 'nothing would be left of it').toEqual([])
})

test('a week that one planned alone waits for the yes of all, once [N22]', () => {
  const alone = sprintAfter(aSprint(), [
    { type: 'edit-meeting', changes: { hostId: 'ben' } },
    { type: 'finish-planning' },
  ])
  expect(waitsForYes(alone)).toBe('ben')
  const agreed = sprintAfter(alone, [
    { type: 'edit-meeting', changes: { stage: 'read-back', round: 2 } },
  ])
  expect(waitsForYes(agreed)).toBeNull()
  expect(waitsForYes(aSprint({ meeting: { ...newMeeting(), hostId: 'ben' } }))).toBeNull()
  expect(waitsForYes(sprintAfter(aSprint(), [{ type: 'finish-planning' }]))).toBeNull()
})

test('what children said on their devices is heard at the next meeting, and once [N24]', () => {
  const said = { id: 'a1', fromId: 'mia', text: 'Maya, for the story', on: '2026-03-04' }
  const appreciations = [{ id: 'a0', fromId: 'mia', text: 'At the meeting' }, said]
  const meeting = { ...newMeeting(), appreciations }
  const plannedAt = '2026-03-01T18:00:00.000Z'
  const past = aSprint({ startsOn: '2026-03-01', plannedAt, meeting })
  const draft = aSprint({ id: 'next', startsOn: '2026-03-08' })
  const later = aSprint({ id: 'later', startsOn: '2026-03-15' })
  expect(thanksBetween([past, draft], draft)).toEqual([said])
  const heard = { ...draft, plannedAt: '2026-03-08T18:00:00.000Z' }
  expect(thanksBetween([past, heard, later], later)).toEqual([])
  expect(thanksBetween([draft], draft)).toEqual([])
})
