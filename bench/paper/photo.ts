import type { PrintedSheet } from '#core/paper/schema.ts'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'
import { photograph, type Frame, type Light } from './camera.ts'
import { chanceOf, type Chance } from './chance.ts'
import { drawMarks, wear } from './hand.ts'
import { throughJpeg } from './jpeg.ts'
import { makeSheet, makeStrip, sizes, type Paper, type Size } from './layouts.ts'
import { blur, expose, illuminate, tableOf } from './lens.ts'
import { printPage } from './page.ts'
import type { Hardness } from './surface.ts'

/** A sheet in a photograph, and which of its boxes were ticked. */
export type Shown = {
  sheet: PrintedSheet
  ticked: boolean[]
  /** Where in the picture each box's middle lies. */
  middles: { x: number; y: number }[]
}
export type Photo = { picture: Picture; shown: Shown[] }
export type Kind = { size: Size | 'strips'; paper: Paper }

/** Dots a millimetre of the page that is photographed; a picture has four to six pixels for each. */
const dots = 10
/** As the canvas makes it of a photograph of 12 megapixels. */
const long = 2400
const short = 1800

const usual: Hardness = {
  tilt: 35,
  wave: 2.5,
  fold: 0.05,
  crumple: 1,
  dark: 110,
  blur: 1.25,
  cropped: 0,
}

/** Photographs that nobody could blame a reader for refusing: each is beyond the usual in one way or more. */
const extremes: readonly Partial<Hardness>[] = [
  { tilt: 60 },
  { blur: 5 },
  { cropped: 0.25 },
  { crumple: 6, wave: 8, fold: 0.12 },
  { dark: 12, blur: 2 },
  { tilt: 60, crumple: 3, fold: 0.12, blur: 3 },
]

/** What stands on the photograph with this number: all sizes and both papers in turn. */
export function kindOf(seed: number): Kind {
  const turn = Math.floor(seed / 2)
  return { size: sizes[turn % 4]!, paper: Math.floor(turn / 4) % 2 ? 'letter' : 'a4' }
}

/** The photograph with this number; even ones are for training, odd ones for measuring. Of its marks some are faint. */
export function takePhoto(
  seed: number,
  family: 'usual' | 'extreme' = 'usual',
  faint?: number,
): Photo {
  const chance = chanceOf(seed + (family === 'extreme' ? 500_000 : 0))
  const { size, paper } = kindOf(seed)
  const beyond = extremes[Math.floor(seed / 2) % extremes.length]!
  const hard = family === 'extreme' ? { ...usual, ...beyond } : usual
  const sheet = makeSheet(chance, size === 'strips' ? 5 : size, paper)
  const isUpright = chance.often(0.3)
  const light = tableOf(chance, isUpright ? short : long, isUpright ? long : short)
  const shown = putDown(chance, light, sheet, hard, { faint })
  return { picture: develop(chance, light, hard), shown: [shown] }
}

/** Up to four strips beside each other, none quite parallel to the next. */
export function takeStrips(seed: number): Photo {
  const chance = chanceOf(seed + 900_000)
  const light = tableOf(chance, long, short)
  const sets = [1, 2, 3, 4].slice(0, chance.whole(2, 4))
  const height = short / 4
  const shown = sets.map((set, at) => {
    const y = height * (at + (4 - sets.length) / 2 + 0.5)
    const into: Frame = {
      x: long / 2 + chance.normal() * 60,
      y,
      width: 2100,
      height,
      turn: chance.normal() * 0.03,
    }
    return putDown(
      chance,
      light,
      makeStrip(chance, set),
      { ...usual, tilt: 8, wave: 1, fold: 0 },
      { into },
    )
  })
  return { picture: develop(chance, light, usual), shown }
}

function putDown(
  chance: Chance,
  light: Light,
  sheet: PrintedSheet,
  hard: Hardness,
  { into, faint }: { into?: Frame; faint?: number | undefined },
): Shown {
  const page = printPage(chance, sheet, dots)
  const ticked = drawMarks(chance, page, sheet, faint)
  wear(chance, page)
  const see = photograph(chance, light, page, hard, into)
  const middles = sheet.boxes.map(({ x, y, width, height }) => see(x + width / 2, y + height / 2))
  return { sheet, ticked, middles }
}

function develop(chance: Chance, light: Light, hard: Hardness): Picture {
  illuminate(chance, light, hard.dark)
  blur(chance, light, hard.blur)
  const picture = expose(chance, light)
  throughJpeg(picture, chance.whole(68, 93), light.seen)
  return picture
}
