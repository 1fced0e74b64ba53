import { describe, expect, test } from 'vitest'
import type { PrintedBox } from '#core/paper/schema.ts'
import { chanceOf } from '../../../bench/paper/chance.ts'
import { photograph } from '../../../bench/paper/camera.ts'
import { makeStrip } from '../../../bench/paper/layouts.ts'
import { expose, lightOf } from '../../../bench/paper/lens.ts'
import { printPage, stroke, type Page, type Pen, type Point } from '../../../bench/paper/page.ts'
import { findSheets, type Found } from './find-sheets.ts'
import { readSheet } from './read-sheet.ts'
import { darknessOf } from './strokes.ts'

const sheet = makeStrip(chanceOf(3), 2)
const flat = { tilt: 4, wave: 0, fold: 0, crumple: 0, dark: 200, blur: 1, cropped: 0 }
const pen: Pen = { colour: [30, 40, 110], width: 0.5, cover: 0.9, grain: 0 }

/** A strip without letters on a grey table; `draw` has it before it is photographed. */
function photographed(draw: (page: Page) => void, light = 1, tilt = flat.tilt, of = sheet) {
  const [width, height] = [1600, 1200]
  const chance = chanceOf(11)
  const table = lightOf(width, height, new Float32Array(width * height * 3).fill(90))
  const page = printPage({ ...chance, often: () => false }, of, 8)
  draw(page)
  const into = { x: 800, y: 600, width: 1500, height: 1100, turn: 0 }
  photograph(chance, table, page, { ...flat, tilt }, into)
  const picture = expose(chance, table)
  for (let at = 0; at < picture.data.length; at += 1) picture.data[at]! *= light
  return picture
}

function readOf(draw: (page: Page) => void, light = 1, of = sheet) {
  const picture = photographed(draw, light, flat.tilt, of)
  const answer = findSheets(picture)
  if ('refused' in answer) return { refused: answer.refused, states: [] }
  const read = readSheet(picture, answer.found[0]!, of)
  if ('refused' in read) return { refused: read.refused, states: [] }
  return {
    refused: null,
    states: read.boxes.map((box) => (box.state === 'unsure' ? box.why : box.state)),
  }
}

const box = (at: number) => sheet.boxes[at]!
const lines = (page: Page, points: readonly Point[], by = pen) => {
  for (const [at, end] of points.slice(1).entries()) stroke(page, points[at]!, end, by)
}
const place = ({ x, y, width, height }: PrintedBox, across: number, down: number): Point => [
  x + across * width,
  y + down * height,
]
const tickIn = (page: Page, of: PrintedBox) =>
  lines(page, [place(of, 0.2, 0.5), place(of, 0.4, 0.8), place(of, 0.8, 0.2)])
const tick = (page: Page, at: number) => tickIn(page, box(at))
const fill = (page: Page, at: number) => {
  for (let down = 0.08; down < 0.95; down += 0.04)
    lines(page, [place(box(at), 0.08, down), place(box(at), 0.92, down)])
}
const darken = (page: Page, isIn: (x: number, y: number) => boolean, share: number, more = 0) => {
  for (let at = 0; at < page.width * page.height; at += 1) {
    const [x, y] = [(at % page.width) / page.dots, Math.floor(at / page.width) / page.dots]
    if (!isIn(x, y)) continue
    for (let channel = at * 3; channel < at * 3 + 3; channel += 1)
      page.data[channel] = page.data[channel]! * share + more
  }
}
/** The strip with boxes as small as a sheet's. */
const small = { ...sheet, boxes: sheet.boxes.map((at) => ({ ...at, width: 6, height: 6 })) }
const eightToAMillimetre = [8, 0, 0, 0, 8, 0, 0, 0]
const still = { x: 0, y: 0, clear: 1 }
const isTickAt = (states: readonly string[], ...ticked: number[]) =>
  expect(states.flatMap((state, at) => (state === 'ticked' ? at : []))).toEqual(ticked)

describe('what darkens a box without a pen is no tick', () => {
  test('nothing, on an empty sheet; a tick, in its own box', () => {
    expect(readOf(() => undefined).states.every((state) => state === 'empty')).toBe(true)
    isTickAt(readOf((page) => tick(page, 3)).states, 3)
  })

  test('a fold through boxes goes on beyond each of them [R2]', () => {
    const fold: Pen = { colour: [0, 0, 0], width: 0.7, cover: 0.35, grain: 0 }
    const { states } = readOf((page) => {
      tick(page, 10)
      const x = box(1).x + box(1).width * 0.4
      stroke(page, [x, 0], [x, sheet.height], fold)
    })
    isTickAt(states, 10)
    expect(states[1]).not.toBe('empty')
  })

  test('the edge of a hard shadow is broader than any pen [R3]', () => {
    const edge = box(1).x + box(1).width * 0.4
    const { states } = readOf((page) => {
      tick(page, 5)
      darken(page, (x, y) => x + y * 0.3 > edge, 0.55)
    })
    isTickAt(states, 5)
  })

  test('the tail of a tick is no tick of the next box [R4]', () => {
    const { states } = readOf((page) => {
      const [x, y] = place(box(1), 0.5, 0.3)
      lines(page, [place(box(0), 0.2, 0.5), place(box(0), 0.4, 0.8), [x, y]])
    })
    isTickAt(states, 0)
    expect(states[1]).toBe('passing')
  })

  test('the end of another box’s line is asked about, however broad the pen [R4]', () => {
    const felt: Pen = { colour: [20, 110, 60], width: 1.3, cover: 0.95, grain: 0 }
    const { states } = readOf((page) => {
      tick(page, 5)
      const tail = [place(box(0), 0.2, 0.4), place(box(0), 0.4, 0.8), place(box(1), 0.45, 0.4)]
      lines(page, tail, felt)
    })
    isTickAt(states, 0, 5)
    expect(states[1]).toBe('passing')
  })

  test('a drop of coffee is paler than a pen so broad [R5]', () => {
    const coffee: Pen = { colour: [107, 64, 32], width: 2, cover: 0.3, grain: 0 }
    const { states } = readOf((page) => {
      tick(page, 5)
      stroke(page, place(box(1), 0.5, 0.5), place(box(1), 0.5, 0.5), coffee)
    })
    isTickAt(states, 5)
    expect(states[1]).toBe('pale')
  })

  test('a magnet and a thread are asked about [R5]', () => {
    const magnet: Pen = { colour: [160, 20, 20], width: 7, cover: 1, grain: 0 }
    const thread: Pen = { colour: [60, 20, 20], width: 0.35, cover: 0.9, grain: 0 }
    const { states } = readOf((page) => {
      tick(page, 5)
      stroke(page, place(box(0), 0.1, 0.2), place(box(0), 0.1, 0.2), magnet)
      stroke(page, place(box(10), -0.5, 0.1), place(box(10), 1.5, 0.9), thread)
    })
    isTickAt(states, 5)
    expect(states[0]).not.toBe('empty')
    expect(states[10]).toBe('passing')
  })
})

test('a small magnet within a large box is asked about, and a child’s crayon is a tick [R5]', () => {
  const magnet: Pen = { colour: [185, 185, 189], width: 5, cover: 1, grain: 0 }
  const shadow: Pen = { colour: [0, 0, 0], width: 5, cover: 0.5, grain: 0 }
  const crayon: Pen = { colour: [200, 30, 40], width: 3, cover: 0.8, grain: 0.7 }
  const { states } = readOf((page) => {
    tick(page, 5)
    const [x, y] = place(box(2), 0.6, 0.4)
    stroke(page, [x + 0.3, y + 0.9], [x + 0.3, y + 0.9], shadow)
    stroke(page, [x, y], [x, y], magnet)
    lines(
      page,
      [place(box(0), 0.15, 0.5), place(box(0), 0.4, 0.85), place(box(0), 0.85, 0.15)],
      crayon,
    )
    const toAndFro = Array.from({ length: 9 }, (_, at) =>
      place(box(9), at % 2 ? 0.8 : 0.2, 0.2 + at * 0.07),
    )
    lines(page, toAndFro, crayon)
  })
  isTickAt(states, 0, 5, 9)
  expect(states[2]).toBe('broad')
})

test('a pen only darkens: what hides a corner of a border is none, nor is its shadow [R5]', () => {
  const shadow: Pen = { colour: [0, 0, 0], width: 9, cover: 0.55, grain: 0 }
  const page = printPage({ ...chanceOf(11), often: () => false }, small, 8)
  const [x, y] = place(small.boxes[2]!, 0.1, 0.1)
  stroke(page, [x + 0.6, y + 0.8], [x + 0.6, y + 0.8], shadow)
  const isUnder = (right: number, down: number) => Math.hypot(right - x, down - y) < 4.5
  darken(page, isUnder, 0, 205)
  const { width, height } = page
  const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 ? 255 : page.data[Math.floor(at / 4) * 3 + (at % 4)]!,
  )
  expect(darknessOf({ width, height, data }, eightToAMillimetre, small.boxes, 2, still)).toBe(
    'broad',
  )
})

test('a thread that turns within a box passes through it all the same [R5]', () => {
  const thread: Pen = { colour: [60, 20, 20], width: 0.35, cover: 0.9, grain: 0 }
  const bent = [place(box(3), -0.5, 0.8), place(box(3), 0.5, 0.6), place(box(3), 0.7, -0.5)]
  const { states } = readOf((page) => {
    tick(page, 5)
    lines(page, bent, thread)
  })
  isTickAt(states, 5)
  expect(states[3]).toMatch(/passing|taken-back/)
})

test('a thread that ends within a box, and bends a little there, is asked about [R5]', () => {
  const thread: Pen = { colour: [40, 30, 60], width: 0.3, cover: 0.9, grain: 0 }
  const bent = [place(box(3), -0.7, 0.75), place(box(3), 0.3, 0.55), place(box(3), 0.75, 0.25)]
  const { states } = readOf((page) => {
    tick(page, 5)
    lines(page, bent, thread)
  })
  isTickAt(states, 5)
  expect(states[3]).toBe('passing')
})

/** Threads through a box, in its widths and heights. */
const threads: Record<string, readonly Point[]> = {
  'in at a low angle, out round a corner': [
    [-0.5, -0.3],
    [0.2, 0.04],
    [0.65, 0.2],
    [1, 0.55],
    [1.3, 1.2],
  ],
  'bent at the border, to a straight end': [
    [-0.4, -0.2],
    [0.1, -0.13],
    [0.4, 0.06],
    [0.7, 0.6],
  ],
  'across a corner': [
    [-0.7, -0.3],
    [0.9, 1.3],
  ],
  'from right behind a border to right behind another': [
    [-0.2, 0.05],
    [1.2, 0.75],
  ],
}

test.each(Object.keys(threads))(
  'a thread askew is asked about, and no long tick: %s [R5]',
  (which) => {
    const thread: Pen = { colour: [43, 63, 119], width: 0.4, cover: 0.9, grain: 0 }
    const [ticked, crossed] = [small.boxes[0]!, small.boxes[3]!]
    const draw = (page: Page) => {
      lines(page, [place(ticked, 0.1, 0.45), place(ticked, 0.4, 0.85), place(ticked, 1.2, -0.25)])
      lines(
        page,
        threads[which]!.map(([across, down]) => place(crossed, across, down)),
        thread,
      )
    }
    const { states } = readOf(draw, 1, small)
    isTickAt(states, 0)
    expect(states[3]).toBe('passing')
  },
)

test('a box that is filled is a tick for sure [R6]', () => {
  const { states } = readOf((page) => [1, 4, 6].forEach((at) => fill(page, at)))
  isTickAt(states, 1, 4, 6)
  expect(states).not.toContain('faint')
})

/** Around a box, so many times as large, and beside its middle. */
const ring = ({ x, y, width, height }: PrintedBox, grow: number, [right, down] = [0, 0]) =>
  Array.from({ length: 33 }, (_, at): Point => {
    const angle = (at / 32) * 2 * Math.PI
    return [
      x + right! + (width / 2) * (1 + grow * Math.cos(angle)),
      y + down! + (height / 2) * (1 + grow * Math.sin(angle)),
    ]
  })

test('a ring is one that is narrow, wide, or beside the middle of its box [R8]', () => {
  const fine = { ...pen, width: 0.35 }
  for (const [of, grow, beside] of [
    [small, 1.24, [0, 0]],
    [small, 1.47, [1.35, -0.1]],
    [small, 1.35, [0.3, -0.9]],
    [sheet, 1.5, [0, 0]],
  ] as const) {
    const { states } = readOf(
      (page) => {
        const marked = [2, 9].map((at) => of.boxes[at]!)
        for (const one of [...marked, of.boxes[5]!]) tickIn(page, one)
        for (const one of marked) lines(page, ring(one, grow, [...beside]), fine)
      },
      1,
      of,
    )
    isTickAt(states, 5)
    expect([states[2], states[9]]).toEqual(['taken-back', 'taken-back'])
  }
})

test('a box that is ringed or struck through is asked about [R8]', () => {
  const { states } = readOf((page) => {
    for (const at of [0, 5, 12]) tick(page, at)
    lines(page, ring(box(12), 1.4))
    lines(page, [place(box(0), -0.25, 0.5), place(box(0), 1.25, 0.5)])
  })
  isTickAt(states, 5)
  expect([states[0], states[12]]).toEqual(['taken-back', 'taken-back'])
})

test('however many were taken back, they are asked about: no other photo says more [R8]', () => {
  const struck = sheet.boxes.map((_box, at) => at).filter((at) => at % 2 === 0)
  const { states } = readOf((page) => {
    tick(page, 5)
    for (const at of struck) {
      tick(page, at)
      lines(page, [place(box(at), -0.12, 0.5), place(box(at), 1.12, 0.5)])
    }
  })
  isTickAt(states, 5)
  expect(struck.map((at) => states[at])).toEqual(struck.map(() => 'taken-back'))
})

test('a refusal names what was seen, and where: a bright spot, two of four corners [R10]', () => {
  const picture = photographed((page) => tick(page, 3))
  const [found] = (findSheets(picture) as { found: Found[] }).found
  const isInSpot = ([x, y]: readonly [number, number]) => x > 900 && x < 1180 && y > 420 && y < 790
  for (let row = 450; row < 760; row += 1)
    picture.data.fill(255, (row * 1600 + 930) * 4, (row * 1600 + 1150) * 4)
  const glare = readSheet(picture, found!, sheet)
  if (!('refused' in glare)) throw new Error('It was read')
  expect(glare.refused).toBe('glare')
  expect(glare.where.length).toBeGreaterThan(3)
  expect(glare.where.every(isInSpot)).toBe(true)
  const half = findSheets(photographed((page) => darken(page, (x) => x < 12, 0)))
  if (!('refused' in half)) throw new Error('It was found')
  expect(half.refused).toBe('two-corners')
  expect(half.where.map(([x]) => x > 800)).toEqual([true, true])
})

test('a card on boxes is named, the other side, a line for a week, a highlighter [R10]', () => {
  const isOn = ({ x: left, y: top, width, height }: PrintedBox, x: number, y: number) =>
    x > left - 1 && x < left + width + 1 && y > top - 1 && y < top + height + 1
  const covered = [2, 3, 4, 5].map(box)
  const card = (page: Page) => darken(page, (x, y) => covered.some((one) => isOn(one, x, y)), 0.3)
  expect(readOf(card).refused).toBe('covered')
  const ghost: Pen = { colour: [0, 0, 0], width: 1, cover: 0.14, grain: 0 }
  const otherSide = (page: Page) => {
    for (let at = 0; at < 9; at += 1)
      lines(
        page,
        [place(box(at), 0.3, 0.35), place(box(at), 0.7, 0.6), place(box(at), 0.3, 0.7)],
        ghost,
      )
  }
  expect(readOf(otherSide).refused).toBe('shines-through')
  const aLineForTheWeek = (page: Page) =>
    lines(page, [place(box(0), -0.4, 0.5), place(box(6), 1.4, 0.5)])
  expect(readOf(aLineForTheWeek).refused).toBe('lines')
  const highlighter: Pen = { colour: [240, 225, 40], width: 9, cover: 1, grain: 0 }
  const highlighted = (page: Page) => {
    for (const at of [0, 1, 2, 3, 4, 5])
      lines(page, [place(box(at), -0.2, 0.5), place(box(at), 1.2, 0.5)], highlighter)
  }
  expect(readOf(highlighted).refused).toBe('broad')
})

test('noise in the dark is no stroke and no ring [R5]', () => {
  const chance = chanceOf(6)
  const side = 200
  const grains = Array.from({ length: 4 * side * side }, () => chance.normal())
  // As JPEG leaves it: in spots of some pixels, each colour for itself.
  const spotAt = (at: number) =>
    [0, 1, 2, side, side + 1, side + 2].reduce(
      (sum, step) => sum + grains[(at + step * 4) % grains.length]!,
      0,
    )
  const data = Uint8ClampedArray.from(grains, (_grain, at) => 50 + 3.5 * spotAt(at))
  const of = { ...box(0), x: 9, y: 9, width: 6, height: 6, round: false }
  expect(darknessOf({ width: side, height: side, data }, eightToAMillimetre, [of], 0, still)).toBe(
    'broad',
  )
})

test('paper that is all white in the light is refused: less light [R7]', () => {
  expect(readOf((page) => tick(page, 3), 6).refused).toBe('too-bright')
})

describe('paper that is all white, with borders as black as printed', () => {
  const whitened = (tilt: number) => {
    const picture = photographed((page) => tick(page, 3), 1, tilt)
    for (const [at, level] of picture.data.entries()) picture.data[at] = level > 150 ? 255 : level
    const [found] = (findSheets(picture) as { found: Found[] }).found
    return readSheet(picture, found!, sheet)
  }

  test('is a scan where it is seen from right above, and is read', () => {
    const read = whitened(0)
    if ('refused' in read) throw new Error(read.refused)
    isTickAt(
      read.boxes.map(({ state }) => state),
      3,
    )
  })

  test('is a photograph with too much light where it is seen askew, and is refused [R7]', () => {
    expect(whitened(40)).toMatchObject({ refused: 'too-bright' })
  })
})
