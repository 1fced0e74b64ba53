import { expect, test } from 'vitest'
import { aSprint, aTask, ben, leo, mia, today } from '../testing/a-family.ts'
import type { Member } from '../members/member.ts'
import { ownTasks, plentyFor, tiredness } from './load.ts'

const child = (fields: object): Member => ({ kind: 'child', ...mia, ...fields })

test('two tasks are plenty under six, three up to twelve; the others set their own [S1.5]', () => {
  const bands = ['under-3', '3-5', '6-8', '9-12', '13-17', undefined]
  const plenty = bands.map((ageBand) => plentyFor(child({ ageBand }), today))
  expect(plenty).toEqual([2, 2, 3, 3, null, null])
  expect(plentyFor({ kind: 'adult', ...ben }, today)).toBeNull()
})

test('what everybody does is nobody’s own', () => {
  const tasks = [
    aTask({ id: 'a' }),
    aTask({ id: 'b', owners: [leo.id, mia.id] }),
    aTask({ id: 'c', owners: [mia.id] }),
  ]
  const ids = (memberId: string) => ownTasks(aSprint({ tasks }), memberId).map(({ id }) => id)
  expect(ids(mia.id)).toEqual(['b', 'c'])
  expect(ids(leo.id)).toEqual(['b'])
})

test('a week is tired when the family is, and somebody may be tired in a good one', () => {
  const of = (...levels: number[]) =>
    tiredness({ energy: levels.map((level, index) => ({ memberId: `m${index}`, level })) })
  expect(of()).toBeNull()
  expect(of(2, 5, 4)).toEqual({ tiredIds: ['m0'], isTiredWeek: false })
  expect(of(2, 3)).toEqual({ tiredIds: ['m0'], isTiredWeek: true })
  expect(of(3, 3)).toEqual({ tiredIds: [], isTiredWeek: false })
})
