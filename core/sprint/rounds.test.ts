import { expect, test } from 'vitest'
import type { StandUp } from '../stand-up/schema.ts'
import { aSprint, now } from '../testing/a-family.ts'
import { dealt, roundOf } from './rounds.ts'

const standUp = (date: string, said = true): StandUp => ({
  date,
  answers: said ? [{ memberId: 'mia', passed: true, mood: null, did: '', next: '', help: '' }] : [],
  offer: '',
  closedAt: null,
})
const retrospective = { stage: 'why', feelings: [], cards: [], why: '', thanks: '' } as const
const lookedBack = { ...retrospective, feelings: [], cards: [] }
const weeks = [
  aSprint({
    id: 's1',
    plannedAt: now,
    retrospective: lookedBack,
    standUps: [standUp('2026-03-02'), standUp('2026-03-03', false)],
  }),
  aSprint({ id: 's2', startsOn: '2026-03-08', plannedAt: now }),
  aSprint({ id: 's3', startsOn: '2026-03-15', standUps: [standUp('2026-03-16')] }),
]

test('a stand-up from before rounds were kept counts the days before it on which somebody spoke', () => {
  const on = (date: string) => roundOf({ kind: 'stand-up', date }, weeks)
  expect(['2026-03-02', '2026-03-03', '2026-03-16', '2026-03-17'].map(on)).toEqual([0, 1, 1, 2])
})

test('the weekly meetings count those of earlier weeks that were held', () => {
  const of = (kind: 'plan-meeting' | 'retrospective') =>
    ['s1', 's2', 's3', 'new'].map((sprintId) => roundOf({ kind, sprintId }, weeks))
  expect(of('plan-meeting')).toEqual([0, 1, 2, 2])
  expect(of('retrospective')).toEqual([0, 1, 1, 1])
})

test('a pile is dealt through to its end before a card comes back', () => {
  const cards = [0, 1, 2, 3, 4].flatMap((round) =>
    [0, 1, 2].map((place) => dealt(5, { round, players: 3, place })),
  )
  expect(cards).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
})

test('what is kept with a meeting counts on, also where only the latest weeks are known', () => {
  const [, second, third] = weeks
  const late = [
    {
      ...second!,
      meeting: { ...second!.meeting, round: 40 },
      standUps: [{ ...standUp('2026-03-09'), round: 7 }],
    },
    third!,
  ]
  expect(roundOf({ kind: 'plan-meeting', sprintId: 's2' }, late)).toBe(40)
  expect(roundOf({ kind: 'plan-meeting', sprintId: 's3' }, late)).toBe(41)
  expect(roundOf({ kind: 'stand-up', date: '2026-03-09' }, late)).toBe(7)
  expect(roundOf({ kind: 'stand-up', date: '2026-03-16' }, late)).toBe(8)
  const lookedBackOn = { ...second!, retrospective: { ...lookedBack, round: 12 } }
  expect(roundOf({ kind: 'retrospective', sprintId: 's3' }, [lookedBackOn, third!])).toBe(13)
})
