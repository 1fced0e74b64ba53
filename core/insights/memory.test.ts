import { expect, test } from 'vitest'
import type { Sprint } from '../sprint/schema.ts'
import { aFamily, aSprint, ben, leo, mia, peopleOf } from '../testing/a-family.ts'
import { addDays } from '../time/calendar.ts'
import { summarize } from './insights.ts'
import { dearestOf, memoryKey, weeksToRemember } from './memory.ts'
import { newMeeting } from '../plan-meeting/meeting.ts'

const today = '2027-03-03'
const members = [mia, leo, ben].map((member) => ({ ...member, kind: 'child' as const }))
const week = (id: string, startsOn: string, fields: Partial<Sprint> = {}) =>
  aSprint({ id, name: id, startsOn, completed: true, ...fields })
const answer = { memberId: 'mia', passed: false, did: '', next: '', help: '' }
const moods = (date: string, mood: number) => [
  { date, answers: [{ ...answer, mood }], offer: '', closedAt: null },
]

const weeks = [
  week('a year', addDays(today, -366)),
  week('a hundred days', addDays(today, -106)),
  week('between', addDays(today, -60)),
  week('a month', addDays(today, -28)),
]
const remembered = (sprints: readonly Sprint[], answered: readonly string[] = []) =>
  weeksToRemember(
    sprints.map((sprint) => summarize(sprint, members, today)),
    { today, answered: new Set(answered) },
  ).map(({ sprintId }) => sprintId)

test('weeks of a year, a hundred days and a month ago are remembered, the oldest first', () => {
  expect(remembered(weeks)).toEqual(['a year', 'a hundred days', 'a month'])
  expect(remembered(weeks.filter(({ id }) => id === 'between'))).toEqual([])
})

test('what is not to come again does not, and no hard week comes unasked', () => {
  expect(remembered(weeks, [memoryKey('a year')])).toEqual(['a hundred days', 'a month'])
  const startsOn = addDays(today, -28)
  const of = (mood: number) => [week('a month', startsOn, { standUps: moods(startsOn, mood) })]
  expect(remembered(of(2))).toEqual([])
  expect(remembered(of(4))).toEqual(['a month'])
})

test('of a week its high is told before its thanks, and of one without any nothing', () => {
  const around = { today, people: peopleOf('mia'), family: aFamily() }
  const thanks = { ...newMeeting(), appreciations: [{ id: 't', fromId: 'mia', text: 'The soup' }] }
  const cards = [{ id: 'high', memberId: 'leo', kind: 'high' as const, text: 'Two stories' }]
  const retrospective = { stage: 'thanks' as const, feelings: [], cards, why: '', thanks: '' }
  const told = (fields: Partial<Sprint>) => dearestOf(week('w', today, fields), around)?.text
  expect(told({ meeting: thanks, retrospective })).toBe('Two stories')
  expect(told({ meeting: thanks })).toBe('The soup')
  expect(told({})).toBeUndefined()
})
