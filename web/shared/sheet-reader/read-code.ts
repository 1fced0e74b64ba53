import { codeOf, marks } from '#core/paper/sheet-marks.ts'
import { project, type Homography } from './homography.ts'
import { brightnessAt, type Grey } from './picture.ts'

/** Where the lower tags stand, in millimetres as the homography knows them: their left edges, their lower edge. */
export type LowerTags = { left: number; right: number; low: number }

const length = marks.columns * marks.module
const beside = marks.tag + marks.white

/** The code beside the lower tags, if one of the two strips or both together say it; else null. */
export function readCode(
  grey: Grey,
  h: Homography,
  { left, right, low }: LowerTags,
): string | null {
  const y = low - 2 * marks.module
  const one = clearest(grey, h, left + beside, y, 1)
  const other = clearest(grey, h, right - marks.white - length, y, -1)
  const both = one.map((level, bit) => level + other[bit]!)
  const [clearer, dimmer] = contrast(one) > contrast(other) ? [one, other] : [other, one]
  for (const levels of [clearer, both, dimmer]) {
    const code = codeOf(levels.map((level) => level > 0))
    if (code) return code
  }
  return null
}

const contrast = (levels: readonly number[]) =>
  levels.reduce((sum, level) => sum + Math.abs(level), 0)

/**
 * How much darker than its surroundings each of the 64 modules is. Paper that is bent beside its tag
 * carries the strip's far end up, down, nearer or farther: of such places the clearest is taken.
 */
function clearest(grey: Grey, h: Homography, x: number, y: number, outwards: 1 | -1): number[] {
  let best: number[] = []
  for (let lift = -6; lift <= 6; lift += 1) {
    for (let stretch = -4; stretch <= 4; stretch += 1) {
      const levels = modules(grey, h, (column, row) => {
        const along = (column + 0.5) / marks.columns
        const away = outwards > 0 ? along : 1 - along
        return [
          x + along * length + away * stretch * 0.35 * outwards,
          y + (row + 0.5) * marks.module + away * lift * 0.3,
        ]
      })
      if (contrast(levels) > contrast(best)) best = levels
    }
  }
  return best
}

function modules(
  grey: Grey,
  h: Homography,
  placeOf: (column: number, row: number) => [number, number],
): number[] {
  const { columns } = marks
  const levels = Array.from({ length: 2 * columns }, (_, at) =>
    brightnessAt(grey, ...project(h, ...placeOf(at % columns, at < columns ? 0 : 1))),
  )
  return levels.map((level, at) => {
    let [darkest, brightest] = [255, 0]
    const column = at % columns
    for (let near = Math.max(0, column - 7); near <= Math.min(columns - 1, column + 7); near += 1) {
      const [upper, lower] = [levels[near]!, levels[near + columns]!]
      darkest = Math.min(darkest, upper, lower)
      brightest = Math.max(brightest, upper, lower)
    }
    return (darkest + brightest) / 2 - level
  })
}
