import { expect, test } from 'vitest'
import { codeBits, codeOf, tagPlaces, tagsOf } from '#core/domain/sheet-marks.ts'
import { chanceOf } from '../../../bench/paper/chance.ts'
import { photograph } from '../../../bench/paper/camera.ts'
import { drawMarks } from '../../../bench/paper/hand.ts'
import { makeSheet, makeStrip } from '../../../bench/paper/layouts.ts'
import { expose, lightOf } from '../../../bench/paper/lens.ts'
import { printPage } from '../../../bench/paper/page.ts'
import type { Hardness } from '../../../bench/paper/surface.ts'
import { findTags } from './find-tags.ts'
import { fitHomography, misfit, project } from './homography.ts'
import { greyOf, type Picture } from './picture.ts'
import { findSheets, readSheet } from './read-sheet.ts'

const flat: Hardness = { tilt: 15, wave: 1, fold: 0, crumple: 0, dark: 200, blur: 1, cropped: 0 }
const sheet = makeStrip(chanceOf(3), 2)

/** A strip on a grey table, small so that the tests are quick. */
function picturedAt(seed: number, turn: number, hard = flat) {
  const height = 900
  const chance = chanceOf(seed)
  const light = lightOf(1200, height, new Float32Array(1200 * height * 3).fill(90))
  const printed = printPage(chance, sheet, 8)
  const ticked = drawMarks(chance, printed, sheet)
  const into = { x: 600, y: height / 2, width: 1100, height: 850, turn }
  photograph(chance, light, printed, hard, into)
  return { picture: expose(chance, light), ticked }
}

const found = (picture: Picture) => {
  const answer = findSheets(picture)
  if (!('found' in answer)) throw new Error(answer.refused)
  return answer.found
}

test('a homography goes through four points exactly, and back to the same places', () => {
  const from = [0, 0, 200, 0, 200, 290, 0, 290]
  const to = [310, 120, 1500, 260, 1380, 1700, 190, 1490]
  const h = fitHomography(from, to)!
  expect(misfit(h, from, to)).toBeLessThan(1e-6)
  const [x, y] = project(h, 100, 145)
  const back = fitHomography(to, from)!
  expect(project(back, x, y)).toEqual([expect.closeTo(100, 5), expect.closeTo(145, 5)])
})

test('points in one line tell no homography', () => {
  expect(fitHomography([0, 0, 1, 1, 2, 2, 3, 3], [0, 0, 1, 1, 2, 2, 3, 3])).toBeNull()
})

test.each([0.4, 2.6, 3.9])('tags are found turned by %f, their own upper left first', (turn) => {
  const { picture } = picturedAt(5, turn)
  const tags = findTags(greyOf(picture)).filter(({ set, wrong }) => set === 2 && wrong === 0)
  expect(tags.map(({ corner }) => corner).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  for (const { corners } of tags) {
    const along = Math.atan2(corners[3]! - corners[1]!, corners[2]! - corners[0]!)
    expect(Math.cos(along - turn)).toBeGreaterThan(0.9)
  }
})

test('a code is read with two of its bits wrong, and not with its bits at random', () => {
  const bits = codeBits('0badc0ffee')
  expect(codeOf(bits.map((bit, at) => (at === 7 || at === 50 ? !bit : bit)))).toBe('0badc0ffee')
  expect(codeOf(bits.map((bit, at) => bit !== (at % 3 === 0)))).toBeNull()
})

test('a photograph is read box by box as it was ticked', () => {
  const { picture, ticked } = picturedAt(8, 0.2)
  const [strip] = found(picture)
  expect(strip).toMatchObject({ code: sheet.code, tags: 2 })
  expect(strip!.seen).toHaveLength(4)
  const read = readSheet(picture, strip!, sheet)
  if (!('boxes' in read)) throw new Error(read.refused)
  expect(ticked).toContain(true)
  expect(ticked).toContain(false)
  for (const [at, { state, crop }] of read.boxes.entries()) {
    if (state === 'unsure') expect(crop!.data).toHaveLength(crop!.width * crop!.height * 4)
    else expect([at, state]).toEqual([at, ticked[at] ? 'ticked' : 'empty'])
  }
  expect(read.boxes.filter(({ state }) => state === 'unsure').length).toBeLessThan(3)
})

test('a sheet is read with one of its tags hidden, and not with two', () => {
  const { picture } = picturedAt(8, 0)
  const { seen } = found(picture)[0]!
  const hide = (corner: number) => {
    const { corners } = seen.find((tag) => tag.corner === corner)!
    const [x, y] = [Math.round(corners[0]!), Math.round(corners[1]!)]
    for (let row = y; row < y + 25; row += 1)
      picture.data.fill(200, (row * 1200 + x) * 4, (row * 1200 + x + 25) * 4)
  }
  hide(1)
  expect(found(picture)[0]!.seen).toHaveLength(3)
  hide(0)
  expect(findSheets(picture)).toEqual({ refused: 'too-blurred' })
  // A single one is no sheet: any dark square may look like it.
  hide(2)
  expect(findSheets(picture)).toEqual({ refused: 'no-sheet' })
})

test('nothing is read where no sheet is', () => {
  const data = new Uint8ClampedArray(400 * 300 * 4).fill(140)
  expect(findSheets({ width: 400, height: 300, data })).toEqual({ refused: 'no-sheet' })
})

test('crumpled paper is asked for once more', () => {
  const { picture } = picturedAt(12, 0, { ...flat, tilt: 50, crumple: 9, fold: 0.5 })
  expect(readSheet(picture, found(picture)[0]!, sheet)).toEqual({ refused: 'one-more-photo' })
})

test('the code of another sheet reads nothing', () => {
  const { picture } = picturedAt(8, 0)
  const [strip] = found(picture)
  expect(readSheet(picture, strip!, { ...sheet, code: 'ffffffffff' })).toEqual({
    refused: 'one-more-photo',
  })
})

test('tags stand where the contract has them, and no two of a sheet are alike', () => {
  const whole = makeSheet(chanceOf(1), 5, 'a4')
  expect(tagPlaces(whole)).toHaveLength(4)
  expect(new Set(tagsOf(0)).size).toBe(4)
})
