import { expect, test } from 'vitest'
import { sprintSchema } from '../sprint/schema.ts'
import { limits } from '../limits.ts'
import {
  aSprint,
  contextFor,
  manyIds,
  now,
  refusalOf,
  sprintAfter,
  type DoToSprint,
} from '../testing/a-family.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { standUpOn } from './stand-up.ts'

const saying = (memberId: string, did = '') => ({
  memberId,
  passed: false,
  mood: 4,
  did,
  next: '',
  help: '',
})
const answer = (memberId: string, date = '2026-03-04', did = ''): DoToSprint => ({
  type: 'answer-stand-up',
  date,
  answer: saying(memberId, did),
})
const close = (date: string, offer = ''): DoToSprint => ({ type: 'close-stand-up', date, offer })
const refused = (command: DoToSprint) => refusalOf(() => sprintAfter(aSprint(), [command]))

test('everybody has one answer a day; the later one counts', () => {
  const sprint = sprintAfter(aSprint(), [
    answer('mia'),
    answer('ben'),
    answer('mia', '2026-03-04', 'Read'),
  ])
  expect(sprint.standUps).toEqual([
    {
      date: '2026-03-04',
      answers: [saying('mia', 'Read'), saying('ben')],
      offer: '',
      closedAt: null,
    },
  ])
})

test('the days are in order, whenever they were answered', () => {
  const sprint = sprintAfter(aSprint(), [
    answer('mia', '2026-03-05'),
    answer('mia', '2026-03-02'),
    close('2026-03-03'),
  ])
  expect(sprint.standUps.map(({ date }) => date)).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-05',
  ])
  expect(standUpOn(sprint, '2026-03-05')?.answers).toHaveLength(1)
  expect(standUpOn(sprint, '2026-03-04')).toBeNull()
})

test('closing keeps the offer and the time; a late answer is still taken', () => {
  const sprint = sprintAfter(aSprint(), [
    answer('mia'),
    close('2026-03-04', 'Ben helps with maths'),
    answer('leo'),
  ])
  expect(sprint.standUps[0]).toMatchObject({ offer: 'Ben helps with maths', closedAt: now })
  expect(sprint.standUps[0]?.answers.map(({ memberId }) => memberId)).toEqual(['mia', 'leo'])
})

test('a stand-up is of the sprint’s days and of the family’s members [A19]', () => {
  expect(refused(answer('mia', '2026-03-08'))).toBe('date-outside-sprint')
  expect(refused(close('2026-02-28'))).toBe('date-outside-sprint')
  expect(refused(answer('stranger'))).toBe('member-missing')
})

test('answers of people who have left make room', () => {
  const before = sprintAfter(aSprint(), [answer('mia'), answer('ben')])
  const context = contextFor(undefined, { memberIds: ['primary', 'mia'] })
  const { standUps } = sprintAfter(before, [answer('primary')], context)
  expect(standUps[0]?.answers.map(({ memberId }) => memberId)).toEqual(['mia', 'primary'])
})

test('a sprint that moves on keeps what was said, as far as there is room', () => {
  const days = dayRange('2026-03-01', limits.sprintWeeks * 7)
  const full = sprintAfter(
    aSprint({ weeks: limits.sprintWeeks }),
    days.map((date) => answer('mia', date)),
  )
  const moved = sprintAfter(full, [{ type: 'edit-sprint', changes: { startsOn: '2026-03-08' } }])
  expect(moved.standUps).toHaveLength(28)
  const next = addDays(days.at(-1)!, 1)
  const after = sprintAfter(moved, [answer('mia', next)])
  expect(sprintSchema.safeParse(after).success).toBe(true)
  expect(after.standUps.map(({ date }) => date)).toEqual([...days.slice(7), next])
})

test('twenty members have room to answer', () => {
  const memberIds = manyIds(limits.members)
  const context = contextFor(undefined, { memberIds })
  const sprint = sprintAfter(
    aSprint(),
    memberIds.map((memberId) => answer(memberId)),
    context,
  )
  expect(sprint.standUps[0]?.answers).toHaveLength(20)
  expect(sprintSchema.safeParse(sprint).success).toBe(true)
})

test('its round is kept with the first answer of the day, and stays', () => {
  const first: DoToSprint = {
    type: 'answer-stand-up',
    date: '2026-03-04',
    answer: saying('mia'),
    round: 7,
  }
  const again: DoToSprint = {
    type: 'answer-stand-up',
    date: '2026-03-04',
    answer: saying('ben'),
    round: 9,
  }
  expect(sprintAfter(aSprint(), [first, again, answer('leo')]).standUps[0]?.round).toBe(7)
  expect(sprintAfter(aSprint(), [answer('leo'), first]).standUps[0]?.round).toBe(7)
})

test('who is away and how much time there is can be said before anybody speaks [A19]', () => {
  const edit = (changes: object): DoToSprint => ({
    type: 'edit-stand-up',
    date: '2026-03-04',
    changes,
  })
  const [standUp] = sprintAfter(aSprint(), [
    edit({ absentIds: ['mia'] }),
    edit({ length: 'tired' }),
    answer('ben'),
  ]).standUps
  expect(standUp).toMatchObject({ absentIds: ['mia'], length: 'tired' })
  expect(refused(edit({ absentIds: ['stranger'] }))).toBe('member-missing')
})
