import type { Picture } from '#web/shared/sheet-reader/picture.ts'

/** JPEG's own tables of how coarsely light and colour are kept (T.81, annex K). */
const lightSteps = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
  92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]
const colourSteps = lightSteps.map((_step, at) =>
  (at >> 3) + (at & 7) < 2 ? 17 + (at ? 1 : 0) : (at >> 3) + (at & 7) < 5 ? 40 : 99,
)

const cosines = Float32Array.from({ length: 64 }, (_, at) => {
  const [wave, place] = [at >> 3, at & 7]
  return Math.cos(((2 * place + 1) * wave * Math.PI) / 16) * (wave ? 0.5 : Math.SQRT1_2 / 2)
})

type Rows = { top: number; low: number }

/** What is left of these rows after they were kept as JPEG of this quality, 1 to 100, colours at half the size. */
export function throughJpeg(picture: Picture, quality: number, rows: Rows): void {
  const from = Math.max(0, rows.top) & ~15
  const to = Math.min(picture.height, (rows.low + 15) & ~15)
  const { width } = picture
  const height = to - from
  const data = picture.data.subarray(from * width * 4, to * width * 4)
  const coarse = quality < 50 ? 50 / quality : 2 - quality / 50
  const light = new Float32Array(width * height)
  const [wide, high] = [width >> 1, height >> 1]
  const [blue, red] = [new Float32Array(wide * high), new Float32Array(wide * high)]
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const [r, g, b] = [data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!]
    light[pixel] = 0.299 * r + 0.587 * g + 0.114 * b - 128
    const at = (Math.floor(pixel / width) >> 1) * wide + ((pixel % width) >> 1)
    blue[at]! += (-0.1687 * r - 0.3313 * g + 0.5 * b) / 4
    red[at]! += (0.5 * r - 0.4187 * g - 0.0813 * b) / 4
  }
  roundBlocks(light, width, height, scaled(lightSteps, coarse))
  roundBlocks(blue, wide, high, scaled(colourSteps, coarse))
  roundBlocks(red, wide, high, scaled(colourSteps, coarse))
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = (Math.floor(pixel / width) >> 1) * wide + ((pixel % width) >> 1)
    const y = light[pixel]! + 128
    data[pixel * 4] = y + 1.402 * red[at]!
    data[pixel * 4 + 1] = y - 0.3441 * blue[at]! - 0.7141 * red[at]!
    data[pixel * 4 + 2] = y + 1.772 * blue[at]!
  }
}

const scaled = (steps: readonly number[], coarse: number) =>
  Float32Array.from(steps, (step) => Math.max(1, step * coarse))

/** Each whole block of 8 × 8 through cosines, rounded to the steps, and back; pictures' sides are whole blocks. */
function roundBlocks(
  plane: Float32Array,
  width: number,
  height: number,
  steps: Float32Array,
): void {
  const block = new Float32Array(64)
  const half = new Float32Array(64)
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let at = 0; at < 64; at += 1)
        block[at] = plane[(top + (at >> 3)) * width + left + (at & 7)]!
      turn(block, half, false)
      turn(half, block, false)
      for (let at = 0; at < 64; at += 1)
        block[at] = Math.round(block[at]! / steps[at]!) * steps[at]!
      turn(block, half, true)
      turn(half, block, true)
      for (let at = 0; at < 64; at += 1)
        plane[(top + (at >> 3)) * width + left + (at & 7)] = block[at]!
    }
  }
}

/** One pass of the cosine transform over rows, whose result lies turned; twice is the whole. */
function turn(from: Float32Array, to: Float32Array, isBack: boolean): void {
  for (let row = 0; row < 8; row += 1) {
    for (let wave = 0; wave < 8; wave += 1) {
      let sum = 0
      for (let at = 0; at < 8; at += 1) {
        sum += from[row * 8 + at]! * cosines[isBack ? at * 8 + wave : wave * 8 + at]!
      }
      to[wave * 8 + row] = sum
    }
  }
}
