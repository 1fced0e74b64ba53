import { expect, test } from 'vitest'
import { copyThatCounts } from './copies.ts'
import type { ReadBox } from './read-sheet.ts'

const crop = { width: 1, height: 1, data: new Uint8ClampedArray(4) }
const empty: ReadBox = { state: 'empty' }
const ticked: ReadBox = { state: 'ticked' }
const faint: ReadBox = { state: 'unsure', why: 'faint', crop }
const takenBack: ReadBox = { state: 'unsure', why: 'taken-back', crop }

test('of two copies each box counts as ticked that is ticked on either [R9]', () => {
  expect(
    copyThatCounts([
      [ticked, empty, empty],
      [empty, ticked, empty],
    ]),
  ).toEqual([0, 1, 0])
})

test('what is unsure on one copy is asked about, unless the other has it ticked [R9]', () => {
  expect(
    copyThatCounts([
      [empty, faint],
      [faint, ticked],
    ]),
  ).toEqual([1, 1])
})

test('what was taken back on one copy is asked about, also where the other has it ticked [R9]', () => {
  expect(copyThatCounts([[ticked], [takenBack]])).toEqual([1])
})
