import { expect, test } from 'vitest'
import { chanceOf } from '../../../bench/paper/chance.ts'
import { photograph } from '../../../bench/paper/camera.ts'
import { makeStrip } from '../../../bench/paper/layouts.ts'
import { expose, lightOf } from '../../../bench/paper/lens.ts'
import { printPage, type Page } from '../../../bench/paper/page.ts'
import { findSheets } from './find-sheets.ts'

const sheet = makeStrip(chanceOf(3), 2)
const flat = { tilt: 0, wave: 0, fold: 0, crumple: 0, dark: 200, blur: 1, cropped: 0 }
const [width, height] = [1200, 1000]

/** Two copies of a strip, laid down neatly above each other; `draw` has the lower one before. */
function twoCopies(draw: (lower: Page) => void) {
  const chance = { ...chanceOf(11), often: () => true }
  const table = lightOf(width, height, new Float32Array(width * height * 3).fill(90))
  for (const y of [250, 700]) {
    const page = printPage(chanceOf(5), sheet, 8)
    if (y > 500) draw(page)
    photograph(chance, table, page, flat, { x: 600, y, width: 1100, height: 480, turn: 0 })
  }
  return findSheets(expose(chance, table))
}

test('two sheets side by side are two, not a larger one between the outer corners', () => {
  const answer = twoCopies(() => undefined)
  if ('refused' in answer) throw new Error(answer.refused)
  expect(answer.found.map(({ code }) => code)).toEqual([sheet.code, sheet.code])
  // The upper one has all of its corners in the upper half, the lower one in the lower.
  const inLower = answer.found.map(({ seen }) => seen.filter(({ corners }) => corners[1]! > 470))
  expect(new Set(inLower.map(({ length }) => length))).toEqual(new Set([0, 4]))
  expect(answer.partly).toEqual([])
})

test('corners of a sheet that is there only in part are told beside those that are found [R9]', () => {
  const answer = twoCopies(({ width: wide, data }) => {
    for (let at = 0; at < data.length; at += 1)
      if (((at / 3) | 0) % wide > wide * 0.7) data[at] = 90
  })
  if ('refused' in answer) throw new Error(answer.refused)
  expect(answer.found).toHaveLength(1)
  expect(answer.partly).toHaveLength(2)
  expect(answer.partly.every(([x, y]) => x < 600 && y > 470)).toBe(true)
})
