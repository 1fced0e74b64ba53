import type { Chance } from './chance.ts'
import type { Page } from './page.ts'
import { surfaceOf, type Hardness } from './surface.ts'

/** Light as it falls on the sensor, RGB from 0 to 255, row by row. */
export type Light = {
  width: number
  height: number
  data: Float32Array
  /** Of the same size, to work in. */
  spare: Float32Array | null
  /** Where sheets lie in it. */
  seen: { left: number; top: number; right: number; low: number }
}

type Vertex = { x: number; y: number; u: number; v: number; light: number }

/** Metres away a phone sees as wide as its lens lets it: the focal length in the picture's long sides. */
const focal = { shortest: 0.7, longest: 1.1 }
const cell = 4

/** Photographs the page lying on the light's picture: places, shades and prints it there. Says where a printed place comes to lie. */
export function photograph(
  chance: Chance,
  light: Light,
  page: Page,
  hard: Hardness,
  into?: Frame,
): (x: number, y: number) => { x: number; y: number } {
  const print = scaleOf(chance, page)
  const surface = surfaceOf(chance, page, hard)
  const camera = cameraOf(chance, light, page, hard, into)
  const lamp = [chance.normal() * 0.5, chance.normal() * 0.5] as const
  const diffuse = chance.between(0.4, 0.8)
  const columns = Math.ceil(page.width / page.dots / cell)
  const rows = Math.ceil(page.height / page.dots / cell)
  const mesh = Array.from({ length: (rows + 1) * (columns + 1) }, (_, at): Vertex => {
    const u = ((at % (columns + 1)) * page.width) / page.dots / columns
    const v = (Math.floor(at / (columns + 1)) * page.height) / page.dots / rows
    const across = (surface(u + 1, v) - surface(u - 1, v)) / 2
    const down = (surface(u, v + 1) - surface(u, v - 1)) / 2
    const slope = (1 - lamp[0] * across - lamp[1] * down) / Math.hypot(across, down, 1)
    const seen = camera(u, v, surface(u, v))
    return { ...seen, ...print.to(u, v), light: 1 - diffuse + diffuse * slope }
  })
  for (let at = 0; at < mesh.length - columns - 1; at += 1) {
    if (at % (columns + 1) === columns) continue
    const [a, b, c] = [mesh[at]!, mesh[at + 1]!, mesh[at + columns + 1]!]
    triangle(light, page, a, b, c)
    triangle(light, page, b, mesh[at + columns + 2]!, c)
  }
  const { x, y, width, height } = boundsOf(mesh)
  noteSeen(light, x - width / 2, y - height / 2, x + width / 2, y + height / 2)
  return (printedX, printedY) => {
    const [u, v] = print.back(printedX, printedY)
    return camera(u, v, surface(u, v))
  }
}

/** Some pixels more, which blur reaches. */
function noteSeen({ seen }: Light, left: number, top: number, right: number, low: number): void {
  seen.left = Math.min(seen.left, Math.floor(left) - 12)
  seen.top = Math.min(seen.top, Math.floor(top) - 12)
  seen.right = Math.max(seen.right, Math.ceil(right) + 12)
  seen.low = Math.max(seen.low, Math.ceil(low) + 12)
}

/** Printers shrink what they print, about the middle or the upper left; the paper stays. */
function scaleOf(chance: Chance, { width, height, dots }: Page) {
  const scale = chance.often(0.5) ? 1 : chance.between(0.93, 1)
  const about = chance.often(0.5) ? 0.5 : 0
  const free = [
    (about * width * (1 - scale)) / dots,
    (about * height * (1 - scale)) / dots,
  ] as const
  return {
    to: (x: number, y: number) => ({
      u: ((x - free[0]) / scale) * dots,
      v: ((y - free[1]) / scale) * dots,
    }),
    back: (x: number, y: number) => [x * scale + free[0], y * scale + free[1]] as const,
  }
}

/** Where in the picture the page comes to lie: its middle, its size there, turned so far. */
export type Frame = { x: number; y: number; width: number; height: number; turn: number }

function cameraOf(chance: Chance, light: Light, page: Page, hard: Hardness, into?: Frame) {
  const size = Math.max(light.width, light.height)
  const far = chance.between(focal.shortest, focal.longest) * size
  const tilt = (chance.between(0, hard.tilt) * Math.PI) / 180
  const towards = chance.between(0, 2 * Math.PI)
  const longWays = page.width > page.height === light.width > light.height ? 0 : Math.PI / 2
  const straight = longWays + chance.oneOf([0, Math.PI]) + chance.normal() * 0.1
  const turn = into?.turn ?? (chance.often(0.75) ? straight : chance.between(0, 2 * Math.PI))
  const rotation = rotationOf(turn, tilt, towards)
  const [width, height] = [page.width / page.dots, page.height / page.dots]
  const project = (u: number, v: number, z: number, away: number) => {
    const [x, y] = [u - width / 2, v - height / 2]
    const [a, b, c] = rotation.map((row) => row[0]! * x + row[1]! * y + row[2]! * z)
    return { x: (far * a!) / (away - c!), y: (far * b!) / (away - c!) }
  }
  const corners = (away: number) =>
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ].map(([u, v]) => project(u!, v!, 0, away))
  const room = into ?? { x: light.width / 2, y: light.height / 2, ...light }
  const fill = into ? 0.96 : chance.between(0.86, 0.985) * (1 + hard.cropped)
  let away = Math.hypot(width, height)
  for (let tries = 0; tries < 200 && !fits(corners(away), room, fill); tries += 1) away *= 1.02
  const seen = boundsOf(corners(away))
  const free = (all: number, taken: number) => Math.abs(all - taken) / 2.2
  const slack = { x: free(room.width, seen.width), y: free(room.height, seen.height) }
  const middle = {
    x: room.x - seen.x + (into ? 0 : chance.between(-slack.x, slack.x)),
    y: room.y - seen.y + (into ? 0 : chance.between(-slack.y, slack.y)),
  }
  return (u: number, v: number, z: number) => {
    const { x, y } = project(u, v, z, away)
    return { x: x + middle.x, y: y + middle.y }
  }
}

/** First turned on the table, then tilted towards a side. */
function rotationOf(turn: number, tilt: number, towards: number): number[][] {
  const [c, s] = [Math.cos(turn - towards), Math.sin(turn - towards)]
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)]
  const [cb, sb] = [Math.cos(towards), Math.sin(towards)]
  const tilted = [
    [c * ct, -s * ct, st],
    [s, c, 0],
    [-c * st, s * st, ct],
  ]
  const [x, y, z] = tilted as [number[], number[], number[]]
  return [x.map((a, at) => cb * a - sb * y[at]!), x.map((a, at) => sb * a + cb * y[at]!), z]
}

function boundsOf(points: { x: number; y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, low] = [Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + low) / 2, width: right - left, height: low - top }
}

function fits(
  points: { x: number; y: number }[],
  room: { width: number; height: number },
  fill: number,
): boolean {
  const { width, height } = boundsOf(points)
  return width <= room.width * fill && height <= room.height * fill
}

/** Prints one triangle of the paper, each pixel from four dots of the page. */
function triangle(light: Light, page: Page, a: Vertex, b: Vertex, c: Vertex): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(area) < 1e-6) return
  const by = (pa: number, pb: number, pc: number) => {
    const perX = ((pb - pa) * (c.y - a.y) - (pc - pa) * (b.y - a.y)) / area
    const perY = ((pc - pa) * (b.x - a.x) - (pb - pa) * (c.x - a.x)) / area
    return [pa - perX * a.x - perY * a.y, perX, perY] as const
  }
  const [u0, ux, uy] = by(a.u, b.u, c.u)
  const [v0, vx, vy] = by(a.v, b.v, c.v)
  const [l0, lx, ly] = by(a.light, b.light, c.light)
  const [wb0, wbx, wby] = by(0, 1, 0)
  const [wc0, wcx, wcy] = by(0, 0, 1)
  const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x)))
  const right = Math.min(light.width - 1, Math.floor(Math.max(a.x, b.x, c.x)))
  const low = Math.min(light.height - 1, Math.floor(Math.max(a.y, b.y, c.y)))
  for (let y = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y))); y <= low; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const weightB = wb0 + wbx * x + wby * y
      const weightC = wc0 + wcx * x + wcy * y
      if (weightB < -1e-6 || weightC < -1e-6 || weightB + weightC > 1 + 1e-6) continue
      const [u, v] = [u0 + ux * x + uy * y, v0 + vx * x + vy * y]
      const shade = (l0 + lx * x + ly * y) / 4
      const at = (y * light.width + x) * 3
      light.data[at] = light.data[at + 1] = light.data[at + 2] = 0
      for (let part = 0; part < 4; part += 1) {
        const [right_, down] = [(part & 1) / 2 - 0.25, (part >> 1) / 2 - 0.25]
        const dotX = Math.min(page.width - 1, Math.max(0, Math.floor(u + ux * right_ + uy * down)))
        const dotY = Math.min(page.height - 1, Math.max(0, Math.floor(v + vx * right_ + vy * down)))
        const dot = (dotY * page.width + dotX) * 3
        light.data[at] += page.data[dot]! * shade
        light.data[at + 1]! += page.data[dot + 1]! * shade
        light.data[at + 2]! += page.data[dot + 2]! * shade
      }
    }
  }
}
