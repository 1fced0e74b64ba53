import { expect, test } from 'vitest'
import { findSheets } from '#web/shared/sheet-reader/find-sheets.ts'
import { project } from '#web/shared/sheet-reader/homography.ts'
import { lookAtBoxes } from '#web/shared/sheet-reader/read-sheet.ts'
import { photograph } from './camera.ts'
import { chanceOf } from './chance.ts'
import { drawMarks } from './hand.ts'
import { makeStrip } from './layouts.ts'
import { expose, lightOf } from './lens.ts'
import { readAll } from './measure.ts'
import { printPage, stroke } from './page.ts'
import { withoutWords } from './without-words.ts'

test('a photograph without its words shows none, and is read as it was', () => {
  const sheet = makeStrip(chanceOf(3), 2)
  const chance = chanceOf(8)
  const light = lightOf(1200, 900, new Float32Array(1200 * 900 * 3).fill(90))
  const page = printPage({ ...chance, often: () => false }, sheet, 8)
  // What stands for words, left of the boxes.
  const [left, right, line] = [14, 50, 20]
  stroke(page, [left, line], [right, line], {
    colour: [0, 0, 0],
    width: 1,
    cover: 1,
    grain: 0,
  })
  const ticked = drawMarks(chance, page, sheet)
  const flat = { tilt: 15, wave: 1, fold: 0, crumple: 0, dark: 200, blur: 1, cropped: 0 }
  photograph(chance, light, page, flat, { x: 600, y: 450, width: 1100, height: 850, turn: 0.2 })
  const picture = expose(chance, light)
  const asked = [{ sheet, ticked }]
  const answer = findSheets(picture)
  if ('refused' in answer) throw new Error(answer.refused)
  const painted = withoutWords(picture, answer.found[0]!, sheet)

  const looked = lookAtBoxes(picture, answer.found[0]!, sheet)
  if ('refused' in looked) throw new Error(looked.refused)
  const darkest = ({ data }: typeof picture) => {
    const levels = Array.from({ length: 400 }, (_, at) => {
      const place = project(looked.h, left + ((right - left) * at) / 400, line)
      const [x, y] = place.map(Math.round)
      return data[(y! * 1200 + x!) * 4]!
    })
    return Math.min(...levels)
  }
  expect(darkest(picture)).toBeLessThan(80)
  expect(darkest(painted)).toBeGreaterThan(120)
  expect(painted.data.slice(0, 3)).toEqual(new Uint8ClampedArray([128, 128, 128]))
  expect(readAll(painted, asked)).toEqual(readAll(picture, asked))
})
