import type { PrintedBox } from '#core/paper/schema.ts'
import type { Chance } from '../../chance.ts'

/** What somebody writes with: a colour, a width in millimetres, how much of the paper it covers. */
export type Pen = { color: string; width: number; cover: number; grain: number }

const ballpoint = (color: string): Pen => ({ color, width: 0.45, cover: 0.92, grain: 0.1 })
const pens: readonly Pen[] = [
  ballpoint('#1b2a6b'),
  ballpoint('#202124'),
  ballpoint('#9c1c1c'),
  { color: '#4a4a4d', width: 0.6, cover: 0.75, grain: 0.35 },
  { color: '#5a5a5d', width: 0.5, cover: 0.6, grain: 0.35 },
  { color: '#15171a', width: 1.1, cover: 1, grain: 0 },
  { color: '#d81f4f', width: 1.3, cover: 0.95, grain: 0 },
  { color: '#0c7d3c', width: 1.2, cover: 0.95, grain: 0 },
  { color: '#2857c9', width: 0.9, cover: 0.75, grain: 0.3 },
  { color: '#d9731b', width: 1, cover: 0.8, grain: 0.3 },
  { color: '#7a2d91', width: 1.8, cover: 0.85, grain: 0.4 },
]
const hardPens: readonly Pen[] = [
  { color: '#7d7d80', width: 0.45, cover: 0.5, grain: 0.4 },
  { color: '#e0b414', width: 1.2, cover: 0.85, grain: 0.2 },
  { color: '#111214', width: 2.4, cover: 1, grain: 0 },
]

export const penOf = (chance: Chance, isHard: boolean): Pen =>
  chance.oneOf(isHard && chance.often(0.3) ? hardPens : pens)

export type Point = readonly [x: number, y: number]
/** A kind of mark: how it is drawn into a box one unit wide and high, as lines that are not lifted within. */
type Lines = readonly (readonly Point[])[]

function round(lines: number, from = 0): Point[] {
  return Array.from({ length: lines + 1 }, (_, at) => {
    const angle = from + (at / lines) * 2 * Math.PI * 1.04
    return [0.5 + 0.33 * Math.cos(angle), 0.5 + 0.33 * Math.sin(angle)]
  })
}

/** To and fro, from one side to the other. */
function hatch(
  times: number,
  [left, top, right, low]: readonly [number, number, number, number],
): Point[] {
  return Array.from({ length: times * 2 }, (_, at) => {
    const along = at / (times * 2 - 1)
    const y = top + (low - top) * along
    return at % 2 === 0 ? [left, y] : [right, y - (low - top) / (times * 4)]
  })
}

const tick: Lines = [
  [
    [0.18, 0.52],
    [0.38, 0.8],
    [0.62, 0.45],
    [0.86, 0.12],
  ],
]
const everyday: Record<string, Lines> = {
  tick,
  smallTick: [
    [
      [0.3, 0.55],
      [0.45, 0.74],
      [0.75, 0.3],
    ],
  ],
  cross: [
    [
      [0.2, 0.2],
      [0.8, 0.82],
    ],
    [
      [0.8, 0.18],
      [0.2, 0.8],
    ],
  ],
  slash: [
    [
      [0.15, 0.85],
      [0.85, 0.15],
    ],
  ],
  circle: [round(14, 2)],
  plus: [
    [
      [0.5, 0.15],
      [0.5, 0.85],
    ],
    [
      [0.15, 0.5],
      [0.85, 0.5],
    ],
  ],
  scribble: [hatch(4, [0.15, 0.2, 0.85, 0.85])],
  heart: [
    [
      [0.5, 0.85],
      [0.15, 0.45],
      [0.3, 0.2],
      [0.5, 0.4],
      [0.7, 0.2],
      [0.85, 0.45],
      [0.5, 0.85],
    ],
  ],
  letter: [
    [
      [0.2, 0.85],
      [0.25, 0.2],
      [0.5, 0.6],
      [0.75, 0.2],
      [0.8, 0.85],
    ],
  ],
}
const hard: Record<string, Lines> = {
  dot: [
    [
      [0.48, 0.5],
      [0.52, 0.5],
      [0.5, 0.54],
      [0.48, 0.5],
    ],
  ],
  short: [
    [
      [0.4, 0.6],
      [0.62, 0.4],
    ],
  ],
  scrawl: [hatch(9, [0.02, 0.02, 0.98, 0.98])],
}

export type Mark = { lines: Lines; tail: number; pen: Pen }

/** How far a big tick's tail flies: for everyday ones it stays near its box. */
export function markOf(chance: Chance, pen: Pen, isHard: boolean): Mark {
  const kinds = isHard && chance.often(0.3) ? hard : everyday
  const name = chance.often(0.5) ? 'tick' : chance.oneOf(Object.keys(kinds))
  const lines = kinds[name] ?? tick
  const tail = name === 'tick' && chance.often(0.3) ? chance.between(0.1, 0.35) : 0
  return { lines, tail, pen }
}

/** The tick of somebody in a hurry: its tail ends beyond the next box. */
export const longTail = (chance: Chance, pen: Pen): Mark => ({
  lines: tick,
  tail: chance.between(0.7, 1.6),
  pen,
})
export const filled = (pen: Pen): Mark => ({
  lines: [hatch(12, [0.05, 0.06, 0.95, 0.95])],
  tail: 0,
  pen,
})

/** Draws on a sheet whose canvas has a millimetre as its unit. */
export function drawMark(
  on: CanvasRenderingContext2D,
  box: PrintedBox,
  mark: Mark,
  chance: Chance,
) {
  const wobble = chance.between(0.01, 0.05)
  const size = Math.min(1, 0.72 + 0.3 * chance.between(0, 1))
  const [shiftX, shiftY] = [chance.normal() * 0.06, chance.normal() * 0.06]
  const side = Math.min(box.width, box.height)
  for (const line of mark.lines) {
    const points = line.map(([x, y], at): Point => {
      const flies = at === line.length - 1 ? mark.tail : 0
      const [wx, wy] = [chance.normal() * wobble, chance.normal() * wobble]
      return [
        box.x + box.width / 2 + ((x - 0.5 + shiftX) * size + wx + flies) * side,
        box.y + box.height / 2 + ((y - 0.5 + shiftY) * size + wy - flies * 0.9) * side,
      ]
    })
    drawLine(on, points, mark.pen, chance)
  }
}

/** One line of a pen: its width and its cover waver, as a hand presses. */
export function drawLine(
  on: CanvasRenderingContext2D,
  points: readonly Point[],
  pen: Pen,
  chance: Chance,
) {
  on.save()
  on.lineCap = 'round'
  on.strokeStyle = pen.color
  let [x, y] = points[0]!
  for (const [toX, toY] of smooth(points)) {
    on.globalAlpha = Math.max(
      0.05,
      Math.min(1, pen.cover * (1 + chance.normal() * pen.grain * 0.5)),
    )
    on.lineWidth = pen.width * (1 + chance.normal() * 0.08)
    on.beginPath()
    on.moveTo(x, y)
    on.lineTo(toX, toY)
    on.stroke()
    ;[x, y] = [toX, toY]
  }
  on.restore()
}

/** A curve through the points, in steps of about a third of a millimetre (Catmull and Rom). */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
  return points.slice(1).flatMap((end, index): Point[] => {
    const [a, b, c, d] = [at(index - 1), at(index), end, at(index + 2)]
    const steps = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / 0.35))
    return Array.from({ length: steps }, (_, step) => {
      const t = (step + 1) / steps
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      return [on(0), on(1)]
    })
  })
}
