import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codeBits,
  codeOf,
  codePlaces,
  tagOf,
  tagPlaces,
  tagsOf,
  turnClockwise,
} from './sheet-marks.ts'

const all = [0, 1, 2, 3, 4].flatMap((set) =>
  tagsOf(set).map((tag, corner) => ({ tag, set, corner })),
)
const distance = (a: number, b: number) => (a ^ b).toString(2).replaceAll('0', '').length
const turnsOf = (tag: number) => {
  const turns = [tag]
  for (let turn = 1; turn < 4; turn += 1) turns.push(turnClockwise(turns.at(-1)!))
  return turns
}

test('tags differ in six bits, whichever way round they are read', () => {
  for (const { tag } of all) {
    const [, ...turned] = turnsOf(tag)
    for (const other of turned) expect(distance(tag, other)).toBeGreaterThanOrEqual(6)
    for (const { tag: another } of all.filter((one) => one.tag !== tag)) {
      for (const other of turnsOf(another)) expect(distance(tag, other)).toBeGreaterThanOrEqual(6)
    }
  }
})

test('a tag is known however it is turned, with two of its bits misread', () => {
  for (const { tag, set, corner } of all) {
    for (const [turns, bits] of turnsOf(tag).entries()) {
      expect(tagOf(bits ^ 0b1000_0000_0000_0001)).toEqual({ set, corner, turns })
    }
  }
  expect(tagOf(0)).toBeNull()
  expect(tagOf(0xffff)).toBeNull()
})

const codes = fc.stringMatching(/^[0-9a-f]{10}$/)
const misread = (bits: boolean[], places: number[]) =>
  bits.map((bit, at) => bit !== places.includes(at))

test('a code is read back, also with two of its bits misread', () => {
  const places = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 2 })
  fc.assert(
    fc.property(codes, places, (code, wrong) => {
      expect(codeOf(misread(codeBits(code), wrong))).toBe(code)
    }),
    { numRuns: 60 },
  )
})

test('what is no code is none', () => {
  expect(codeOf(codeBits('0123456789').map((bit) => !bit))).toBeNull()
  expect(codeOf(Array.from({ length: 64 }, (_, at) => at % 2 === 0))).toBeNull()
})

test('the marks stand inside the sheet, clear of each other', () => {
  for (const sheet of [
    { width: 210, height: 297, tags: 0 },
    { width: 190, height: 60, tags: 1 },
  ]) {
    const [left, right] = codePlaces(sheet)
    const [, , , lowerLeft] = tagPlaces(sheet)
    expect(left.x).toBeGreaterThanOrEqual(lowerLeft!.x + lowerLeft!.width + 2)
    expect(right.x).toBeGreaterThan(left.x + left.width + 2)
    for (const { x, y, width, height } of [...tagPlaces(sheet), left, right]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(2)
      expect(x + width).toBeLessThanOrEqual(sheet.width - 2)
      expect(y + height).toBeLessThanOrEqual(sheet.height - 2)
    }
  }
})
