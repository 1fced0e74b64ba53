import { expect, test } from 'vitest'
import { codeBits, codeOf, tagPlaces, tagsOf } from '#core/paper/sheet-marks.ts'
import { chanceOf } from '../../../bench/paper/chance.ts'
import { photograph } from '../../../bench/paper/camera.ts'
import { drawMarks } from '../../../bench/paper/hand.ts'
import { makeSheet, makeStrip } from '../../../bench/paper/layouts.ts'
import { blur, expose, lightOf } from '../../../bench/paper/lens.ts'
import { printPage } from '../../../bench/paper/page.ts'
import type { Hardness } from '../../../bench/paper/surface.ts'
import { tagCorners } from './find-sheets.ts'
import { findTags } from './find-tags.ts'
import { fitHomography, misfit, project } from './homography.ts'
import { linesIn, linesOf, softened } from './lines.ts'
import { greyOf, type Picture } from './picture.ts'
import { findSheets } from './find-sheets.ts'
import { copyThatCounts, readSheet, type ReadBox } from './read-sheet.ts'

const flat: Hardness = { tilt: 15, wave: 1, fold: 0, crumple: 0, dark: 200, blur: 1, cropped: 0 }
const sheet = makeStrip(chanceOf(3), 2)

/** A strip on a grey table, small so that the tests are quick. */
function picturedAt(seed: number, turn: number, hard = flat, blurred = 0) {
  const height = 900
  const chance = chanceOf(seed)
  const light = lightOf(1200, height, new Float32Array(1200 * height * 3).fill(90))
  const printed = printPage(chance, sheet, 8)
  const ticked = drawMarks(chance, printed, sheet)
  const into = { x: 600, y: height / 2, width: 1100, height: 850, turn }
  photograph(chance, light, printed, hard, into)
  const still = { ...chance, between: () => blurred, often: () => false }
  if (blurred > 0) blur(still, light, blurred)
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
  for (const [at, box] of read.boxes.entries()) {
    if (box.state === 'unsure')
      expect(box.crop.data).toHaveLength(box.crop.width * box.crop.height * 4)
    else expect([at, box.state]).toEqual([at, ticked[at] ? 'ticked' : 'empty'])
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
  expect(findSheets(picture)).toMatchObject({ refused: 'two-corners' })
  // A single one is no sheet: any dark square may look like it.
  hide(2)
  expect(findSheets(picture)).toMatchObject({ refused: 'no-sheet' })
})

test('nothing is read where no sheet is', () => {
  const data = new Uint8ClampedArray(400 * 300 * 4).fill(140)
  expect(findSheets({ width: 400, height: 300, data })).toMatchObject({ refused: 'no-sheet' })
  expect(findSheets({ width: 400, height: 300, data: data.fill(40) })).toMatchObject({
    refused: 'too-dark',
  })
})

test('crumpled paper is asked for once more', () => {
  const { picture } = picturedAt(12, 0, { ...flat, tilt: 50, crumple: 9, fold: 0.5 })
  expect(readSheet(picture, found(picture)[0]!, sheet)).toHaveProperty('refused')
})

test('paper too dark for a faint stroke is not believed, and the refusal asks for light', () => {
  const read = (share: number) => {
    const { picture } = picturedAt(8, 0.2)
    for (let at = 0; at < picture.data.length; at += 1) picture.data[at]! *= share
    return readSheet(picture, found(picture)[0]!, sheet)
  }
  expect(read(0.15)).toHaveProperty('boxes')
  expect(read(0.1)).toMatchObject({ refused: 'too-dark' })
})

test('a photograph out of focus is asked for once more, sharper', () => {
  const { picture } = picturedAt(8, 0.2, flat, 2.4)
  const [strip] = found(picture)
  expect(readSheet(picture, strip!, sheet)).toMatchObject({ refused: 'too-blurred' })
  // A corner that is lost in the blur is not hidden.
  const three = { ...strip!, seen: strip!.seen.slice(1) }
  expect(readSheet(picture, three, sheet)).toMatchObject({ refused: 'too-blurred' })
})

test('a box whose border is not seen where it should be is not said to be empty', () => {
  const { picture, ticked } = picturedAt(8, 0)
  const [strip] = found(picture)
  const hidden = 4
  expect(ticked[hidden]).toBe(true)
  const { x, y, width, height } = sheet.boxes[hidden]!
  const from = strip!.seen.flatMap(({ corner }) => {
    return tagCorners(tagPlaces(sheet)[corner]!.x, tagPlaces(sheet)[corner]!.y)
  })
  const to = strip!.seen.flatMap(({ corners }) => corners)
  const h = fitHomography(from, to)!
  const [left, top] = project(h, x - 1, y - 1).map(Math.round)
  const [right, low] = project(h, x + width + 1, y + height + 1).map(Math.round)
  for (let row = top!; row < low!; row += 1)
    picture.data.fill(250, (row * 1200 + left!) * 4, (row * 1200 + right!) * 4)
  const read = readSheet(picture, strip!, sheet)
  if (!('boxes' in read)) throw new Error(read.refused)
  expect(read.boxes[hidden]!.state).toBe('unsure')
  const isHidden = (box: ReadBox) => box.state === 'unsure' && box.why === 'hidden'
  expect(read.boxes.filter(isHidden)).toHaveLength(1)
})

test('a line is seen in noise that hides each of its samples, and letters are told from it', () => {
  const width = 42
  const chance = chanceOf(4)
  const depths = Float32Array.from({ length: width * width }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return (Math.min(x, y, width - 1 - x, width - 1 - y) - 6) / 5
  })
  const places = { depths, zones: new Uint8Array(depths.length).fill(3) }
  const noise = () => depths.map(() => chance.normal() * 0.05)
  const drawn = (from: number, end: number, dark: number) =>
    noise().map((level, at) => {
      const isLine = Math.abs((at % width) - 21) < 2 && at > from * width && at < end * width
      return level + (isLine ? dark : 0)
    })
  const lines = linesOf(width, places, 0.85)
  const strengths = (ink: Float32Array) => linesIn(softened(width, ink), lines)
  const empties = Array.from({ length: 8 }, () => strengths(noise()))
  for (const [at, strength] of strengths(drawn(8, 34, 0.07)).entries())
    expect(strength).toBeGreaterThan(Math.max(...empties.map((empty) => empty[at]!)) * 1.3)
  // A letter's stroke, 1.5 mm high, is no long line however dark it is.
  const [, short, , long] = strengths(drawn(18, 25, 0.5))
  expect(long!).toBeLessThan(short! / 2)
})

test('the code of another sheet reads nothing', () => {
  const { picture } = picturedAt(8, 0)
  const [strip] = found(picture)
  expect(readSheet(picture, strip!, { ...sheet, code: 'ffffffffff' })).toEqual({
    refused: 'one-more-photo',
    where: [],
  })
})

test('tags stand where the contract has them, and no two of a sheet are alike', () => {
  const whole = makeSheet(chanceOf(1), 5, 'a4')
  expect(tagPlaces(whole)).toHaveLength(4)
  expect(new Set(tagsOf(0)).size).toBe(4)
})

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
