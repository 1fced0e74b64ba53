import { expect, test } from 'vitest'
import { newLetterSchema, type Moment } from './schema.ts'
import { sheet } from './drawing.ts'
import { limits } from '../limits.ts'
import { aFamily, aSprint, goal } from '../testing/a-family.ts'
import { isDue, latestDay, momentRefusal, nextLookBack, weekOfLetter } from './letters.ts'
import { familyDay } from '../family/family-clock.ts'

const today = '2026-03-04'
const writtenAt = '2026-03-02T18:00:00.000Z'
const begun = { stage: 'feelings' as const, feelings: [], cards: [], why: '', thanks: '' }
const family = aFamily({ goal })
const week = aSprint({ plannedAt: '2026-03-01T17:00:00.000Z' })
const lookBack: Moment = { kind: 'look-back', sprintId: week.id }
const due = (moment: Moment, sprints = [week], day = today) =>
  isDue({ moment, writtenAt }, { family, sprints }, day)

test('a letter for a look back is due once it has begun, and stays so when the week is closed', () => {
  expect(due(lookBack)).toBe(false)
  expect(due(lookBack, [{ ...week, retrospective: begun }])).toBe(true)
  expect(due(lookBack, [{ ...week, completed: true }])).toBe(true)
})

test('a letter whose week nobody looked back on is due at a later one, never at an earlier', () => {
  const later = aSprint({ id: 'later', startsOn: '2026-03-08' })
  const earlier = aSprint({ id: 'earlier', startsOn: '2026-02-22', retrospective: begun })
  expect(due(lookBack, [earlier, week, later])).toBe(false)
  expect(due(lookBack, [earlier, week, { ...later, retrospective: begun }])).toBe(true)
})

test('a letter whose week is gone is due at the next look back after it was written', () => {
  const closed = (completedAt: string) =>
    aSprint({ id: 'other', completed: true, completedAt, retrospective: begun })
  expect(due(lookBack, [])).toBe(false)
  expect(due(lookBack, [closed('2026-03-01T18:00:00.000Z')])).toBe(false)
  expect(due(lookBack, [closed('2026-03-08T18:00:00.000Z')])).toBe(true)
  expect(due(lookBack, [aSprint({ id: 'other', retrospective: begun })])).toBe(true)
})

test('a letter for the mission’s end is due once it is no longer the present one', () => {
  expect(due({ kind: 'mission-end', goalId: goal.id })).toBe(false)
  expect(due({ kind: 'mission-end', goalId: 'the one before' })).toBe(true)
})

test('a letter for a day is due on it, by the family’s clocks', () => {
  expect(due({ kind: 'date', date: '2026-03-05' })).toBe(false)
  expect(due({ kind: 'date', date: '2026-03-05' }, [week], '2026-03-05')).toBe(true)
  const settings = { ...family.familyData.settings, timeZone: 'Pacific/Auckland' }
  expect(familyDay(aFamily({ settings }), '2026-03-04T11:30:00.000Z')).toBe('2026-03-05')
  expect(familyDay(aFamily(), '2026-03-04T23:30:00.000Z')).toBe('2026-03-04')
})

test('a letter is written for what is ahead: from tomorrow, for ten years', () => {
  const refusal = (date: string) =>
    momentRefusal({ kind: 'date', date }, { family, sprints: [] }, today)
  expect(refusal(today)).toBe('letter-too-late')
  expect(refusal('2026-03-05')).toBe(null)
  expect(refusal('2036-03-04')).toBe(null)
  expect(refusal('2036-03-05')).toBe('letter-too-late')
  expect(latestDay('2028-02-29')).toBe('2038-02-28')
})

test('an opened letter stands in its own week, else in the one that runs, else in the last before', () => {
  const next = aSprint({ id: 'next', startsOn: '2026-03-08', plannedAt: writtenAt })
  const sprints = [week, next]
  expect(weekOfLetter(lookBack, sprints, '2026-03-09')).toBe(week.id)
  expect(weekOfLetter({ kind: 'book' }, sprints, '2026-03-09')).toBe('next')
  expect(weekOfLetter({ kind: 'book' }, sprints, '2026-05-01')).toBe('next')
  expect(weekOfLetter({ kind: 'book' }, sprints, '2026-02-01')).toBe(null)
})

test('the next look back is that of the week that runs, else of the next, else of one that waits', () => {
  const next = aSprint({ id: 'next', startsOn: '2026-03-08', plannedAt: writtenAt })
  expect(nextLookBack([week, next], today)?.id).toBe(week.id)
  expect(nextLookBack([{ ...week, completed: true }, next], today)?.id).toBe('next')
  expect(nextLookBack([week], '2026-04-01')?.id).toBe(week.id)
  expect(nextLookBack([{ ...week, retrospective: begun }], today)).toBe(null)
})

test('a letter has words or a drawing, both within bounds', () => {
  const stroke = { color: 'ink', width: 1, points: [0, 0, 800, 600] }
  const isOne = (text: string, drawing: unknown) => {
    const content = { text, drawing }
    const letter = { id: 'letter1', memberId: 'mia', moment: { kind: 'book' }, content }
    return newLetterSchema.safeParse(letter).success
  }
  expect(isOne('', [stroke])).toBe(true)
  expect(isOne('Hello\nyou', null)).toBe(true)
  expect(isOne(' \n', null)).toBe(false)
  expect(isOne('', [])).toBe(false)
  expect(isOne('x'.repeat(limits.note + 1), null)).toBe(false)
  expect(isOne('', [{ ...stroke, points: [0, 0, 800] }])).toBe(false)
  expect(isOne('', [{ ...stroke, points: [0, 601] }])).toBe(false)
  expect(isOne('', [{ ...stroke, color: 'red' }])).toBe(false)
  const many = Array.from({ length: sheet.strokes + 1 }, () => stroke)
  expect(isOne('', many)).toBe(false)
  const points = Array.from({ length: sheet.points + 2 }, () => 1)
  expect(
    isOne('', [
      { ...stroke, points },
      { ...stroke, points },
    ]),
  ).toBe(false)
})
