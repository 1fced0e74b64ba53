import { expect, test } from 'vitest'
import { nextRoles } from '../meetings/roles.ts'
import { summarize } from '../insights/insights.ts'
import { askedOn, isAsked, isHeld } from '../stand-up/stand-up.ts'
import { noAnswer } from '../stand-up/stand-up.ts'
import { dayLines } from '../stand-up/day.ts'
import { ownLines } from '../stand-up/own-day.ts'
import { sprintProgress } from '../tasks/progress.ts'
import { aFamily, aSprint, aTask, mia, today } from '../testing/a-family.ts'
import { isTooYoung, membersOf, speakersAmong } from './member.ts'
import type { Child } from './schema.ts'

/** Ten months old. */
const bo: Child = { id: 'bo', name: 'Bo', birthYear: 2025, animal: 'rabbit', color: 'marigold' }
const people = membersOf(aFamily({ children: [mia, bo] }).familyData)
const answered = (...ids: string[]) => ids.map((id) => ({ ...noAnswer(id), mood: 4 }))
const standUp = (...ids: string[]) => ({
  date: today,
  answers: answered(...ids),
  offer: '',
  closedAt: null,
})

test('who is under three is too young to answer, as long as nobody says otherwise [N27]', () => {
  const [young, old] = [
    { ...bo, tooYoung: true },
    { ...bo, tooYoung: false },
  ]
  expect([bo, young, old, mia].map((one) => isTooYoung(one, today))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isTooYoung({ ...mia, tooYoung: true }, today)).toBe(true)
  expect(isTooYoung(bo, '2028-01-01'), 'grows up').toBe(false)
  expect(speakersAmong(people, today).map(({ id }) => id)).toEqual(['primary', 'ben', 'mia'])
})

test('a check-in asks the others and is held without the smallest [N27]', () => {
  expect(askedOn(people, today).map(({ id }) => id)).toEqual(['primary', 'ben', 'mia'])
  expect(isAsked(standUp('bo'), bo, today)).toBe(false)
  expect(isHeld(standUp('primary', 'ben', 'mia'), people)).toBe(true)
  expect(isHeld(standUp('primary', 'ben'), people)).toBe(false)
})

test('what everyone does is for those who are old enough [N27, N28]', () => {
  const sprint = aSprint({ tasks: [aTask({ sharing: undefined })] })
  expect(sprintProgress(sprint, people).planned).toBe(3)
  const lines = dayLines(sprint, people, today)
  expect(ownLines(lines, 'bo')).toEqual([])
  expect(ownLines(lines, 'mia')).toHaveLength(1)
})

test('nobody too young has a job in a meeting [N27]', () => {
  const held = Array.from({ length: 9 }).reduce<ReturnType<typeof nextRoles>[]>(
    (before) => [...before, nextRoles(people, { held: before, today })],
    [],
  )
  expect(held.flatMap((roles) => Object.values(roles))).not.toContain('bo')
})

test('the face that a grown-up gives stands in no chart of moods [N27]', () => {
  const answers = [
    { ...noAnswer('mia'), mood: 5 },
    { ...noAnswer('bo'), mood: 1 },
  ]
  const sprint = aSprint({ standUps: [{ ...standUp(), answers }] })
  expect(summarize(sprint, people, today).moods).toEqual([{ date: today, mood: 5 }])
})
