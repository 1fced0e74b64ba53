import { expect, test } from 'vitest'
import { planMeetingAgenda, retrospectiveAgenda } from '#content/agendas.ts'
import { questions } from '#content/questions.ts'
import { addDays } from '#core/domain/calendar.ts'
import type { Member } from '#core/domain/member.ts'
import { meetingIcons } from './meeting-icons.ts'
import { questionFor, speakerOf } from './question-for.ts'

const look = { animal: 'fox', color: 'leaf' } as const
const anna: Member = { kind: 'adult', id: 'anna', name: 'Anna', isParent: true, ...look }
const ben: Member = { kind: 'adult', id: 'ben', name: 'Ben', ...look }
const tom: Member = { kind: 'child', id: 'tom', name: 'Tom', ageBand: '3-5', ...look }
const baby: Member = { kind: 'child', id: 'baby', name: 'Lu', ageBand: 'under-3', ...look }
const members = [anna, ben, tom, baby]
const monday = '2026-05-11'

test('questions fit the age, and who does not talk yet is not asked [S1.5]', () => {
  expect(speakerOf(anna, monday)).toBe('adult')
  expect(speakerOf(tom, monday)).toBe('3-5')
  expect(questionFor('stand-up', baby, { members, date: monday })).toBeNull()
})

test('no question of a stand-up comes back until all were used [S1.5]', () => {
  const all = questions['stand-up']['3-5'].length
  const asked = Array.from({ length: all }, (_, day) =>
    questionFor('stand-up', tom, { members, date: addDays(monday, day) }),
  )
  expect(new Set(asked).size).toBe(all)
})

test('a meeting asks the same all week and the next question the week after [S1.5]', () => {
  const on = (date: string) => questionFor('retrospective', anna, { members, date })
  expect(on(addDays(monday, 6))).toBe(on(monday))
  expect(on(addDays(monday, 7))).not.toBe(on(monday))
})

test('two of one age are asked different things [S1.5]', () => {
  const ask = (member: Member) => questionFor('plan-meeting', member, { members, date: monday })
  expect(ask(anna)).not.toBe(ask(ben))
})

test('every stage, and every answer to point at, has its picture [S1.5]', () => {
  const answers = Object.values(questions)
    .flatMap((bySpeaker) => Object.values(bySpeaker).flat())
    .flatMap(({ choices }) => (choices ?? []).map(({ icon }) => icon))
  const stages = [planMeetingAgenda, retrospectiveAgenda].flatMap((agenda) =>
    agenda.stages.map(({ icon }) => icon),
  )
  expect(answers.length).toBeGreaterThan(0)
  expect([...answers, ...stages].filter((icon) => !(icon in meetingIcons))).toEqual([])
})
