import type { Picture } from '#web/shared/sheet-reader/picture.ts'
import type { Light } from './camera.ts'
import type { Chance } from './chance.ts'

/** Without a sheet as yet. */
export function lightOf(width: number, height: number, data: Float32Array): Light {
  return { width, height, data, spare: null, seen: { left: width, top: height, right: 0, low: 0 } }
}

/** A table, wood or plain, sometimes with other papers on it. */
export function tableOf(chance: Chance, width: number, height: number): Light {
  const data = new Float32Array(width * height * 3)
  const dark = chance.between(0.15, 0.9)
  const colour = [
    dark * chance.between(190, 240),
    dark * chance.between(150, 220),
    dark * chance.between(110, 220),
  ]
  const stripes = chance.often(0.6) ? chance.between(4, 22) : 0
  const turn = chance.between(0, 3)
  const [along, across] = [Math.cos(turn) / 23, Math.sin(turn) / 23]
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const far = x * along + y * across
      const grain = stripes * Math.sin(far + 2 * Math.sin((y * along - x * across) / 3) + (far % 1))
      const at = (y * width + x) * 3
      for (let channel = at; channel < at + 6; channel += 1) {
        data[channel] = data[channel + width * 3] = colour[channel % 3]! + grain
      }
    }
  }
  const light = lightOf(width, height, data)
  for (let papers = chance.often(0.3) ? chance.whole(1, 3) : 0; papers > 0; papers -= 1)
    otherPaper(chance, light)
  return light
}

function otherPaper(chance: Chance, { width, height, data }: Light): void {
  const left = chance.whole(-200, width - 100)
  const top = chance.whole(-200, height - 100)
  const [wide, high] = [chance.whole(200, 900), chance.whole(200, 900)]
  const [line, mark] = [chance.whole(12, 30), chance.whole(3, 9)]
  for (let y = Math.max(0, top); y < Math.min(height, top + high); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(width, left + wide); x += 1) {
      const isInk =
        (y - top) % line < line / 3 &&
        Math.floor((x * 7 + Math.floor(y / line) * 31) / mark) % 3 > 0
      data.fill(isInk ? 60 : 235, (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  }
}

/** The lamp's fall-off, a hand's shadow, gloss, the lens's darker corners and the white balance. */
export function illuminate(chance: Chance, light: Light, dark: number): void {
  const { width, height, data } = light
  const step = 16
  const columns = Math.ceil(width / step) + 1
  const rows = Math.ceil(height / step) + 1
  const factor = new Float32Array(columns * rows)
  const gloss = new Float32Array(columns * rows)
  const turn = chance.between(0, 2 * Math.PI)
  const fall = chance.between(0, 0.6)
  const corners = chance.between(0, 0.25)
  const shadow = chance.often(0.5) ? shadowOf(chance, width, height) : () => 1
  const spot = chance.often(0.3) ? spotOf(chance, width, height) : () => 0
  const half = Math.hypot(width, height) / 2
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * step, row * step]
      const [fromX, fromY] = [(x - width / 2) / half, (y - height / 2) / half]
      const lamp = 1 - (fall * (1 + fromX * Math.cos(turn) + fromY * Math.sin(turn))) / 2
      const at = row * columns + column
      factor[at] = lamp * (1 - corners * (fromX ** 2 + fromY ** 2)) * shadow(x, y)
      gloss[at] = spot(x, y)
    }
  }
  const bright = chance.between(dark, 245) / 255
  const warm = chance.normal() * 0.08
  const white = [bright * (1 + warm), bright * (1 + chance.normal() * 0.02), bright * (1 - warm)]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [right, down] = [(x % step) / step, (y % step) / step]
      const at = Math.floor(y / step) * columns + Math.floor(x / step)
      const [a, b] = [(1 - right) * (1 - down), right * (1 - down)]
      const [c, d] = [(1 - right) * down, right * down]
      const below = at + columns
      const much =
        factor[at]! * a + factor[at + 1]! * b + factor[below]! * c + factor[below + 1]! * d
      const more = gloss[at]! * a + gloss[at + 1]! * b + gloss[below]! * c + gloss[below + 1]! * d
      const pixel = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        data[pixel + channel] = data[pixel + channel]! * white[channel]! * much + more
      }
    }
  }
}

/** A hand or a head between lamp and paper: one side of a soft, bent edge is darker. */
function shadowOf(chance: Chance, width: number, height: number) {
  const turn = chance.between(0, 2 * Math.PI)
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  const at = along * width * chance.between(0.2, 0.8) + across * height * chance.between(0.2, 0.8)
  const soft = chance.between(8, 150)
  const deep = chance.between(0.2, 0.6)
  const [bend, wave] = [chance.between(0, 120), chance.between(150, 500)]
  return (x: number, y: number) => {
    const far = x * along + y * across - at + bend * Math.sin((y * along - x * across) / wave)
    return 1 - deep / (1 + Math.exp(-far / soft))
  }
}

function spotOf(chance: Chance, width: number, height: number) {
  const [x0, y0] = [chance.between(0, width), chance.between(0, height)]
  const reach = chance.between(40, 220)
  const much = chance.between(15, 75)
  return (x: number, y: number) =>
    much * Math.exp(-((x - x0) ** 2 + (y - y0) ** 2) / (2 * reach ** 2))
}

/** Focus and an unsteady hand: standard deviation and length in pixels. */
export function blur(chance: Chance, light: Light, most: number): void {
  const spread = chance.between(0.45, most)
  const taps: number[] = []
  const reach = Math.ceil(spread * 2)
  for (let at = -reach; at <= reach; at += 1)
    taps.push(Math.exp(-(at * at) / (2 * spread * spread)))
  smear(light, taps, 3)
  smear(light, taps, light.width * 3)
  if (!chance.often(0.3)) return
  // Of a shaken hand: along one of eight directions.
  const length = chance.whole(2, Math.max(2, Math.round(most * 2.2)))
  const row = light.width * 3
  smear(
    light,
    Array.from({ length }, () => 1),
    chance.oneOf([3, row, row + 3, row - 3]),
  )
}

/** Only where sheets are: what lies beside them needs no blur to be no sheet. */
function smear(light: Light, taps: readonly number[], step: number): void {
  const all = taps.reduce((sum, tap) => sum + tap, 0)
  const weights = Float32Array.from(taps, (tap) => tap / all)
  const { data, width, height, seen } = light
  const smeared = (light.spare ??= data.slice())
  const first = -Math.floor(taps.length / 2) * step
  const margin = Math.ceil(taps.length / 2) + 1
  const [left, right] = [Math.max(margin, seen.left), Math.min(width - margin, seen.right)]
  const low = Math.min(height - margin, seen.low)
  for (let row = Math.max(margin, seen.top); row < low; row += 1) {
    const end = (row * width + right) * 3
    for (let at = (row * width + left) * 3; at < end; at += 1) {
      let sum = 0
      for (let tap = 0, from = at + first; tap < weights.length; tap += 1, from += step) {
        sum += weights[tap]! * data[from]!
      }
      smeared[at] = sum
    }
  }
  light.data = smeared
  light.spare = data
}

const grains = 1 << 16

/** What the sensor makes of it: noise, and steps from 0 to 255. */
export function expose(chance: Chance, { width, height, data }: Light): Picture {
  const most = chance.between(0.8, 4)
  const noise = Float32Array.from({ length: grains + 7919 }, () => chance.normal() * most)
  const picture = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  for (let row = 0; row < height; row += 1) {
    let grain = chance.whole(0, grains - 1)
    for (let pixel = row * width; pixel < (row + 1) * width; pixel += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        grain = (grain + 1) % grains
        const value = data[pixel * 3 + channel]!
        picture.data[pixel * 4 + channel] = value + noise[grain]! * (0.6 + value / 400)
      }
      picture.data[pixel * 4 + 3] = 255
    }
  }
  return picture
}
