import type { Chance } from '../../chance.ts'

/** A flat picture of something that lies before the camera: its colours, and how much light it gets. */
export type Lying = {
  width: number
  height: number
  /** Pixels of a millimetre in `colours`, RGBA. */
  fine: number
  colours: ImageData
  light: ImageData
  /** Millimetres from the middle of what is photographed to this one's middle, and its turn in radians. */
  at: readonly [number, number]
  turn: number
  shape: Shape
}

/** How paper is bent: a curl about one axis, and one sharp crease. Millimetres and radians. */
export type Shape = { curl: number; axis: number; crease: number; creaseAt: number; wave: number }

export type Camera = {
  width: number
  height: number
  /** From the paper's normal, and towards where; the turn about the line of sight. Radians. */
  tilt: number
  towards: number
  roll: number
  /** How much of the picture's shorter side the paper takes. */
  near: number
  bulge: number
  /** In pixels. */
  blur: number
  motion: number
  motionTowards: number
  sharpening: number
  /** 1 makes white paper bright without burning out. */
  exposure: number
  warmth: number
  grain: number
  seed: Chance
  aim: readonly [number, number]
}

type Space = readonly [number, number, number]

/** Photographs what lies there, in linear light; 8 bits with the curve of sRGB at the end. */
export function photograph(things: readonly Lying[], camera: Camera, ground: Ground): ImageData {
  const { width, height } = camera
  const light = new Float32Array(width * height * 3)
  paintGround(light, camera, ground)
  const view = viewOf(things[0]!, camera)
  for (const thing of things) paint(light, thing, camera, view)
  soften(light, camera)
  return develop(light, camera)
}

export type Ground = { color: readonly [number, number, number]; grain: number; stripes: number }

/** Stripes that waver: what a table, a door or a cloth looks like from afar. */
function paintGround(light: Float32Array, { width, height, seed }: Camera, ground: Ground) {
  const phase = seed.between(0, 6)
  const lean = seed.between(-0.3, 0.3)
  const wood = Float32Array.from({ length: 2 * width + height }, (_, at) => {
    return 1 + ground.grain * Math.sin(phase + at * ground.stripes + Math.sin(at * 0.01))
  })
  for (let y = 0, to = 0; y < height; y += 1) {
    const shift = Math.round(width / 2 + y * lean)
    for (let x = 0; x < width; x += 1, to += 3) {
      const level = wood[x + shift]!
      light[to] = ground.color[0] * level
      light[to + 1] = ground.color[1] * level
      light[to + 2] = ground.color[2] * level
    }
  }
}

/** Millimetres before the lens, to pixels. */
function viewOf({ width, height }: Lying, camera: Camera) {
  const [ct, st] = [Math.cos(camera.tilt), Math.sin(camera.tilt)]
  const [ca, sa] = [Math.cos(camera.towards), Math.sin(camera.towards)]
  const [cr, sr] = [Math.cos(camera.roll), Math.sin(camera.roll)]
  const focal = 0.8 * Math.max(camera.width, camera.height)
  const across = Math.abs(width * cr) + Math.abs(height * sr)
  const down = Math.abs(width * sr) + Math.abs(height * cr)
  const scale = camera.near * Math.min(camera.width / across, camera.height / down)
  const away = focal / scale
  return ([x, y, z]: Space): readonly [number, number] => {
    // About the axis that lies crosswise to `towards`.
    const along = x * ca + y * sa
    const beside = -x * sa + y * ca
    const [near, deep] = [along * ct - z * st, along * st + z * ct]
    const [px, py] = [near * ca - beside * sa, near * sa + beside * ca]
    const [rx, ry] = [px * cr - py * sr, px * sr + py * cr]
    const far = away - deep
    const [u, v] = [(rx / far) * focal, (ry / far) * focal]
    const reach = (u * u + v * v) / (focal * focal)
    const lens = 1 + camera.bulge * reach
    return [
      camera.width / 2 + camera.aim[0] + u * lens,
      camera.height / 2 + camera.aim[1] + v * lens,
    ]
  }
}

/** Where a point of the paper is in space, and which way it faces there. */
function bent(shape: Shape, x: number, y: number): number {
  const along = x * Math.cos(shape.axis) + y * Math.sin(shape.axis)
  const beyond = Math.max(0, along - shape.creaseAt)
  return shape.curl * along * along + shape.crease * beyond + shape.wave * Math.sin(along * 0.035)
}

const step = 4

function paint(light: Float32Array, thing: Lying, camera: Camera, view: ReturnType<typeof viewOf>) {
  const [columns, rows] = [Math.ceil(thing.width / step), Math.ceil(thing.height / step)]
  const [ct, st] = [Math.cos(thing.turn), Math.sin(thing.turn)]
  const corner = (column: number, row: number) => {
    const [px, py] = [Math.min(thing.width, column * step), Math.min(thing.height, row * step)]
    const [x, y] = [px - thing.width / 2, py - thing.height / 2]
    const z = bent(thing.shape, x, y)
    const slope = bent(thing.shape, x + 1, y) - z
    const drop = bent(thing.shape, x, y + 1) - z
    // A lamp from the upper left.
    const facing = Math.max(0.25, (1 + 0.35 * slope + 0.25 * drop) / Math.hypot(1, slope, drop))
    const [u, v] = view([thing.at[0] + x * ct - y * st, thing.at[1] + x * st + y * ct, z])
    return { u, v, px, py, facing }
  }
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => corner(column, row)),
  )
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [grid[row]![column]!, grid[row]![column + 1]!]
      const [d, c] = [grid[row + 1]![column]!, grid[row + 1]![column + 1]!]
      triangle(light, thing, camera, [a, b, c])
      triangle(light, thing, camera, [a, c, d])
    }
  }
}

type Corner = { u: number; v: number; px: number; py: number; facing: number }

function triangle(
  light: Float32Array,
  thing: Lying,
  { width, height }: Camera,
  [a, b, c]: readonly [Corner, Corner, Corner],
) {
  const area = (b.u - a.u) * (c.v - a.v) - (c.u - a.u) * (b.v - a.v)
  if (Math.abs(area) < 1e-9) return
  const [left, right] = [
    Math.max(0, Math.ceil(Math.min(a.u, b.u, c.u))),
    Math.min(width - 1, Math.floor(Math.max(a.u, b.u, c.u))),
  ]
  const [top, low] = [
    Math.max(0, Math.ceil(Math.min(a.v, b.v, c.v))),
    Math.min(height - 1, Math.floor(Math.max(a.v, b.v, c.v))),
  ]
  for (let v = top; v <= low; v += 1) {
    for (let u = left; u <= right; u += 1) {
      const wb = ((u - a.u) * (c.v - a.v) - (c.u - a.u) * (v - a.v)) / area
      const wc = ((b.u - a.u) * (v - a.v) - (u - a.u) * (b.v - a.v)) / area
      const wa = 1 - wb - wc
      if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue
      const px = wa * a.px + wb * b.px + wc * c.px
      const py = wa * a.py + wb * b.py + wc * c.py
      colour(
        light,
        (v * width + u) * 3,
        thing,
        px,
        py,
        wa * a.facing + wb * b.facing + wc * c.facing,
      )
    }
  }
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function colour(
  out: Float32Array,
  to: number,
  { colours, light, fine, width }: Lying,
  px: number,
  py: number,
  facing: number,
) {
  const x = Math.max(0, Math.min(colours.width - 1.001, px * fine - 0.5))
  const y = Math.max(0, Math.min(colours.height - 1.001, py * fine - 0.5))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - left, y - top]
  const at = (top * colours.width + left) * 4
  const under = at + colours.width * 4
  const dim = light.width / width
  const lit =
    linear[
      light.data[
        (Math.min(light.height - 1, Math.floor(py * dim)) * light.width +
          Math.min(light.width - 1, Math.floor(px * dim))) *
          4
      ]!
    ]!
  for (let channel = 0; channel < 3; channel += 1) {
    const upper =
      linear[colours.data[at + channel]!]! * (1 - fx) +
      linear[colours.data[at + 4 + channel]!]! * fx
    const lower =
      linear[colours.data[under + channel]!]! * (1 - fx) +
      linear[colours.data[under + 4 + channel]!]! * fx
    out[to + channel] = (upper * (1 - fy) + lower * fy) * facing * lit
  }
}

/** The lens, and a hand that moved: passes of a mean in each direction come near a bell. */
function soften(light: Float32Array, camera: Camera) {
  const passes = camera.blur > 1.2 ? 3 : 2
  for (let pass = 0; pass < passes; pass += 1) {
    smearAcross(light, camera, camera.blur * 0.6)
    smearDown(light, camera, camera.blur * 0.6)
  }
  if (camera.motion >= 0.5) {
    const isAcross = Math.abs(Math.cos(camera.motionTowards)) > 0.7
    if (isAcross) smearAcross(light, camera, camera.motion / 2)
    else smearDown(light, camera, camera.motion / 2)
  }
  // Every phone sharpens what it took: less than nothing of the neighbours.
  smearAcross(light, camera, -camera.sharpening)
  smearDown(light, camera, -camera.sharpening)
}

type Size = { width: number; height: number }

/** A mean over `radius` pixels to the left and right, with a part of the outermost ones. */
function smearAcross(light: Float32Array, { width, height }: Size, radius: number) {
  const whole = Math.max(0, Math.floor(radius))
  const part = radius - whole
  const share = 1 / (1 + 2 * radius)
  const reach = (whole + 1) * 3
  const line = new Float32Array(width * 3 + 2 * reach)
  for (let y = 0; y < height; y += 1) {
    const start = y * width * 3
    line.set(light.subarray(start, start + width * 3), reach)
    for (let at = 0; at < width * 3; at += 1) {
      let sum = part * (line[at]! + line[at + 2 * reach]!)
      for (let off = at + 3; off < at + 2 * reach; off += 3) sum += line[off]!
      light[start + at] = sum * share
    }
  }
}

/** The same upwards and downwards, row by row. */
function smearDown(light: Float32Array, { width, height }: Size, radius: number) {
  const whole = Math.max(0, Math.floor(radius))
  const part = radius - whole
  const share = 1 / (1 + 2 * radius)
  const length = width * 3
  const rows = Array.from({ length: 2 * whole + 3 }, (_, at) =>
    light.slice(Math.max(0, at - whole - 1) * length, (Math.max(0, at - whole - 1) + 1) * length),
  )
  for (let y = 0; y < height; y += 1) {
    const start = y * length
    const [first, last] = [rows[0]!, rows.at(-1)!]
    for (let at = 0; at < length; at += 1) {
      let sum = part * (first[at]! + last[at]!)
      for (let row = 1; row < rows.length - 1; row += 1) sum += rows[row]![at]!
      light[start + at] = sum * share
    }
    const next = Math.min(height - 1, y + whole + 2) * length
    rows.shift()
    rows.push(light.slice(next, next + length))
  }
}

/** Photons come by chance; bright light burns out; the curve and its eight bits. */
function develop(light: Float32Array, camera: Camera): ImageData {
  const { width, height, exposure, warmth, grain, seed } = camera
  const image = new ImageData(width, height)
  const noises = Float32Array.from({ length: 65521 }, () => seed.normal())
  const gains = [1 + warmth, 1, 1 - warmth]
  const curve = Uint8ClampedArray.from({ length: 4097 }, (_, step4096) => {
    const share = step4096 / 4096
    return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
  })
  const [middleX, middleY] = [width / 2, height / 2]
  const reach = middleX * middleX + middleY * middleY
  let noise = seed.whole(0, 65000)
  const root = Float32Array.from({ length: 1025 }, (_, at) => grain * Math.sqrt(at / 1024 + 0.004))
  for (let y = 0, at = 0, to = 0; y < height; y += 1) {
    const down = (y - middleY) ** 2
    for (let x = 0; x < width; x += 1, to += 4) {
      const falls = exposure * (1 - (0.25 * ((x - middleX) ** 2 + down)) / reach)
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        noise = noise === 65520 ? 0 : noise + 1
        const value = light[at]! * gains[channel]! * falls
        const seen = value + noises[noise]! * root[Math.min(1024, (value * 1024) | 0)]!
        image.data[to + channel] = curve[Math.max(0, Math.min(4096, (seen * 4096 + 0.5) | 0))]!
      }
      image.data[to + 3] = 255
    }
    noise = (noise + seed.whole(1, 60000)) % 65521
  }
  return image
}
