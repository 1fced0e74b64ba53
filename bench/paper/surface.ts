import type { Chance } from './chance.ts'
import type { Page } from './page.ts'

/** What makes photographs hard; each is its most. */
export type Hardness = {
  tilt: number // degrees
  /** Waves' height over the table, in millimetres. */
  wave: number
  /** How steeply a fold stands up. */
  fold: number
  /** So many creases besides, half as steep. */
  crumple: number
  /** The paper's brightness at its least, of 255. */
  dark: number
  blur: number // standard deviation in pixels
  /** How much of the picture's edge the sheet may run over. */
  cropped: number
}

type Surface = (x: number, y: number) => number

/** Paper on a table: waves, folds, a curled corner, all within what is asked for. */
export function surfaceOf(chance: Chance, page: Page, hard: Hardness): Surface {
  const width = page.width / page.dots
  const height = page.height / page.dots
  const parts: Surface[] = []
  for (let count = chance.whole(0, 2); count > 0; count -= 1) {
    const length = chance.between(110, 320)
    const high = (chance.between(0, hard.wave) * Math.min(length, 200)) / 200
    const [turn, phase] = [chance.between(0, Math.PI), chance.between(0, 7)]
    const [along, across] = [Math.cos(turn), Math.sin(turn)]
    parts.push((x, y) => high * Math.sin(((x * along + y * across) * 2 * Math.PI) / length + phase))
  }
  if (chance.often(0.4)) {
    const steep = chance.between(-hard.fold, hard.fold)
    const isAcross = chance.often(0.7)
    const at = (isAcross ? height : width) * chance.oneOf([1 / 3, 1 / 2, 2 / 3])
    parts.push((x, y) => steep * softly(Math.abs((isAcross ? y : x) - at)))
  }
  if (chance.often(0.25)) {
    const reach = chance.between(25, 60)
    const high = chance.between(1, 4) * (hard.wave / 2)
    const [cornerX, cornerY] = [chance.oneOf([0, width]), chance.oneOf([0, height])]
    parts.push((x, y) => {
      const near = reach - (Math.abs(x - cornerX) + Math.abs(y - cornerY)) / 1.4
      return near > 0 ? high * (near / reach) ** 2 : 0
    })
  }
  for (let count = hard.crumple; count > 0; count -= 1) {
    const [along, across] = [chance.normal(), chance.normal()]
    const at = chance.between(0.2, 0.8) * (width * along + height * across)
    const length = Math.hypot(along, across)
    const [left, right] = [chance.normal() * hard.fold * 0.5, chance.normal() * hard.fold * 0.5]
    parts.push((x, y) => {
      const away = (x * along + y * across - at) / length
      return away > 0 ? left * softly(away) : -right * softly(-away)
    })
  }
  return (x, y) => parts.reduce((sum, part) => sum + part(x, y), 0)
}

/** A fold's edge is as round as paper is thick, some millimetres. */
const softly = (away: number) => Math.sqrt(away * away + 4) - 2
