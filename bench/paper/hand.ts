import type { PrintedBox, PrintedSheet } from '#core/paper/schema.ts'
import type { Chance } from './chance.ts'
import { stroke, type Colour, type Page, type Pen, type Point } from './page.ts'

type Tool = (chance: Chance) => Pen

const coloured: readonly Colour[] = [
  [200, 30, 40],
  [30, 60, 190],
  [20, 130, 50],
  [230, 110, 20],
  [120, 40, 140],
  [225, 175, 20],
  [230, 80, 140],
  [90, 60, 40],
]

const tools: Record<string, Tool> = {
  ballpoint: (chance) => ({
    colour: chance.oneOf([
      [25, 25, 35],
      [25, 40, 140],
      [150, 20, 30],
    ] as const),
    width: chance.between(0.35, 0.6),
    cover: chance.between(0.75, 1),
    grain: 0.2,
  }),
  pencil: (chance) => ({
    colour: [70, 70, 75],
    width: chance.between(0.4, 0.9),
    cover: chance.between(0.45, 0.9),
    grain: 0.5,
  }),
  felt: (chance) => ({
    colour: chance.oneOf(coloured),
    width: chance.between(0.8, 2),
    cover: chance.between(0.85, 1),
    grain: 0,
  }),
  'coloured pencil': (chance) => ({
    colour: chance.oneOf(coloured),
    width: chance.between(0.6, 1.2),
    cover: chance.between(0.45, 0.9),
    grain: 0.6,
  }),
  crayon: (chance) => ({
    colour: chance.oneOf(coloured),
    width: chance.between(1.8, 3.2),
    cover: chance.between(0.6, 0.95),
    grain: 0.7,
  }),
}

type Shape = (chance: Chance) => Point[][]

/** Lines in a box from -1 to 1; the hand that draws them is not steady. */
const shapes: Record<string, Shape> = {
  tick: (chance) => {
    const over = chance.often(0.3) ? chance.between(0.2, 0.7) : 0
    return [
      [
        [chance.between(-0.75, -0.4), chance.between(-0.15, 0.2)],
        [chance.between(-0.3, 0), chance.between(0.45, 0.75)],
        [chance.between(0.55, 0.85) + over, chance.between(-0.8, -0.5) - over],
      ],
    ]
  },
  cross: (chance) => {
    const reach = chance.between(0.5, 1.05)
    return [
      [
        [-reach, -reach],
        [reach, reach],
      ],
      [
        [reach, -reach],
        [-reach, reach],
      ],
    ]
  },
  dot: (chance) => {
    const turns = chance.between(0.12, 0.3)
    return [
      Array.from({ length: 14 }, (_, at) => [
        Math.cos(at) * turns * (at / 13),
        Math.sin(at) * turns * (at / 13),
      ]),
    ]
  },
  scribble: (chance) => {
    const lines = chance.whole(5, 12)
    const reach = chance.between(0.5, 0.95)
    return [
      Array.from({ length: lines }, (_, at) => [
        (at % 2 ? 1 : -1) * reach * chance.between(0.7, 1),
        (at / (lines - 1) - 0.5) * 2 * reach,
      ]),
    ]
  },
  line: (chance) => {
    const reach = chance.between(0.6, 1)
    return [
      [
        [-reach, chance.between(-0.3, 0.3)],
        [reach, chance.between(-0.3, 0.3)],
      ],
    ]
  },
}

/** Draws into some of the boxes what families draw, this share of it faint, and says into which. */
export function drawMarks(
  chance: Chance,
  page: Page,
  sheet: PrintedSheet,
  faint = 0.05,
): boolean[] {
  const share = chance.often(0.08) ? chance.oneOf([0, 1]) : chance.between(0.15, 0.85)
  const hands = Array.from({ length: chance.whole(1, 4) }, () => ({
    tool: chance.oneOf(Object.keys(tools)),
    shape: chance.oneOf(['tick', 'tick', 'cross', 'dot', 'scribble', 'line']),
  }))
  return sheet.boxes.map((box) => {
    if (!chance.often(share)) return false
    const { tool, shape } = chance.oneOf(hands)
    // Crayons need room; nobody can tell where theirs was meant to be in smaller boxes.
    const isFaint = chance.often(faint)
    const isTooSmall = tool === 'crayon' && box.height < 11
    const pen = tools[isTooSmall ? 'felt' : tool]!(chance)
    const narrower = {
      ...pen,
      cover: pen.cover * (isFaint ? 0.6 : 1),
      width: Math.min(pen.width, box.height / (tool === 'crayon' ? 3.5 : 5)),
    }
    drawOne(chance, page, box, narrower, shapes[shape]!(chance))
    return true
  })
}

function drawOne(chance: Chance, page: Page, box: PrintedBox, pen: Pen, lines: Point[][]): void {
  const size = (box.height / 2) * chance.between(0.75, 1.1)
  const free = Math.max(0, box.width - box.height) / 2
  const x =
    box.x + box.width / 2 + chance.normal() * box.height * 0.06 + chance.between(-free, free)
  const y = box.y + box.height / 2 + chance.normal() * box.height * 0.06
  const turn = chance.normal() * 0.12
  const at = ([right, down]: Point): Point => [
    x + size * (right * Math.cos(turn) - down * Math.sin(turn)) + chance.normal() * 0.12,
    y + size * (right * Math.sin(turn) + down * Math.cos(turn)) + chance.normal() * 0.12,
  ]
  for (const line of lines) {
    const points = line.map(at)
    for (let next = 1; next < points.length; next += 1) {
      stroke(page, points[next - 1]!, points[next]!, pen)
    }
  }
}

/** What a week on the fridge does to paper: grey lines where it was folded, and specks. */
export function wear(chance: Chance, page: Page): void {
  const [width, height] = [page.width / page.dots, page.height / page.dots]
  for (let creases = chance.often(0.4) ? chance.whole(1, 3) : 0; creases > 0; creases -= 1) {
    const pen = {
      colour: [110, 110, 110],
      width: 0.3,
      cover: chance.between(0.1, 0.3),
      grain: 0.5,
    } as const
    const [one, other] = [chance.between(0, 1), chance.between(0, 1)]
    if (chance.often(0.6)) stroke(page, [0, one * height], [width, other * height], pen)
    else stroke(page, [one * width, 0], [other * width, height], pen)
  }
  for (let specks = chance.often(0.4) ? chance.whole(3, 25) : 0; specks > 0; specks -= 1) {
    const pen = {
      colour: [90, 80, 70],
      width: chance.between(0.2, 0.8),
      cover: 0.6,
      grain: 0.2,
    } as const
    const place: Point = [chance.between(0, width), chance.between(0, height)]
    stroke(page, place, [place[0] + 0.1, place[1]], pen)
  }
}
