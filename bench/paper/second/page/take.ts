import type { PrintedSheet } from '#core/paper/schema.ts'
import { chanceOf, type Chance } from '../../chance.ts'
import type { Kind } from '../outcome.ts'
import { photograph, type Camera, type Ground, type Lying, type Shape } from './camera.ts'
import { drawLine, drawMark, filled, longTail, markOf, penOf, type Mark, type Pen } from './pens.ts'
import * as troubles from './troubles.ts'

/** What the pen said of a box; `taken-back`: ticked, and then corrected. */
export type Truth = 'ticked' | 'empty' | 'taken-back'
export type Printed = { sheet: PrintedSheet; image: ImageBitmap }
/** `truths`: of each copy of the sheet, from the left or from above. */
export type Taken = { picture: ImageData; sheet: PrintedSheet; truths: Truth[][] }

/** The photograph of a seed: even the kind follows from it. */
export function take(seed: number, kind: Kind, prints: readonly Printed[]): Taken {
  const chance = chanceOf(seed * 7919 + 13)
  const printed = chance.oneOf(prints)
  const { sheet } = printed
  const layers = layersOf(printed, chance)
  const truth = write(layers.paper, sheet, kind, chance)
  if (chance.often(0.5)) troubles.softShadow(layers, sheet, chance)
  for (const trouble of troublesOf(kind, chance)) trouble(layers, sheet, chance)
  const first = lying(layers, sheet, chance, kind)
  const other = besides(kind, printed, prints, chance)
  const camera = cameraOf(kind, chance)
  const picture = other
    ? photograph([first, other.lying], both(camera, first, other.lying), groundOf(chance))
    : photograph([first], camera, groundOf(chance))
  const truths = other && kind === 'two-copies' ? [truth, other.truth] : [truth]
  return { picture, sheet, truths }
}

const dim = 3

function layersOf({ sheet, image }: Printed, chance: Chance): troubles.Layers {
  const fine = image.width / sheet.width
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  })!
  paper.drawImage(image, 0, 0)
  // Toner is not black, and paper not white.
  paper.globalCompositeOperation = 'lighten'
  paper.fillStyle = chance.oneOf(['#121212', '#1f1f21', '#2f2f33'])
  paper.fillRect(0, 0, image.width, image.height)
  paper.globalCompositeOperation = 'multiply'
  paper.fillStyle = chance.oneOf(['#f4f4f2', '#eeece4', '#f6f1e2', '#e6e6e6'])
  paper.fillRect(0, 0, image.width, image.height)
  paper.globalCompositeOperation = 'source-over'
  paper.scale(fine, fine)
  const light = new OffscreenCanvas(
    Math.ceil(sheet.width * dim),
    Math.ceil(sheet.height * dim),
  ).getContext('2d', { willReadFrequently: true })!
  light.fillStyle = '#fff'
  light.fillRect(0, 0, sheet.width * dim, sheet.height * dim)
  light.scale(dim, dim)
  // Both kinds of canvas draw alike.
  return { paper, light } as unknown as troubles.Layers
}

/** Ticks the boxes as a family would, and says what each of them means. */
function write(
  paper: CanvasRenderingContext2D,
  sheet: PrintedSheet,
  kind: Kind,
  chance: Chance,
): Truth[] {
  const share = chance.between(0.15, 0.75)
  const family = Array.from({ length: 3 }, () => penOf(chance, kind === 'hard-pens'))
  const truth = sheet.boxes.map((box): Truth => {
    const pen = chance.oneOf(family)
    if (!chance.often(share)) return 'empty'
    drawMark(paper, box, chosen(kind, pen, chance), chance)
    const isWrong = chance.often(0.12)
    if (isWrong && (kind === 'taken-back' || kind === 'several')) ring(paper, box, pen, chance)
    else if (isWrong && kind === 'struck-out') strike(paper, box, pen, chance)
    else return 'ticked'
    return 'taken-back'
  })
  if (kind !== 'struck-row') return truth
  // All boxes that stand in one line, ticked or not.
  const { taskId, y } = chance.oneOf(sheet.boxes)
  const isStruck = (box: PrintedSheet['boxes'][number]) =>
    box.taskId === taskId && Math.abs(box.y - y) < 1
  strike(paper, around(sheet.boxes.filter(isStruck)), family[0]!, chance)
  return truth.map((was, at) => (isStruck(sheet.boxes[at]!) ? 'taken-back' : was))
}

function chosen(kind: Kind, pen: Pen, chance: Chance): Mark {
  if (kind === 'tails' && chance.often(0.4)) return longTail(chance, pen)
  if (kind === 'fills' && chance.often(0.7)) return filled(pen)
  if (kind === 'scribbles') return { lines: [scrawl(chance)], tail: 0, pen }
  if (kind === 'several' && chance.often(0.1))
    return chance.often(0.5) ? filled(pen) : longTail(chance, pen)
  return markOf(chance, pen, kind !== 'everyday')
}

/** Wild to and fro, partly over the border. */
function scrawl(chance: Chance): (readonly [number, number])[] {
  return Array.from(
    { length: chance.whole(6, 16) },
    (_, at) =>
      [
        at % 2 === 0 ? chance.between(-0.1, 0.3) : chance.between(0.7, 1.1),
        chance.between(0.05, 0.95),
      ] as const,
  )
}

type Rectangle = { x: number; y: number; width: number; height: number }

function around(boxes: readonly Rectangle[]): Rectangle {
  const x = Math.min(...boxes.map((one) => one.x))
  const right = Math.max(...boxes.map((one) => one.x + one.width))
  return { x, y: boxes[0]!.y, width: right - x, height: boxes[0]!.height }
}

/** A line through the middle that begins before and ends beyond. */
function strike(
  paper: CanvasRenderingContext2D,
  { x, y, width, height }: Rectangle,
  pen: Pen,
  chance: Chance,
) {
  const middle = y + height * chance.between(0.4, 0.6)
  const over = chance.between(1.2, 3)
  drawLine(
    paper,
    [
      [x - over, middle + chance.normal() * 0.5],
      [x + width / 2, middle],
      [x + width + over, middle + chance.normal() * 0.5],
    ],
    pen,
    chance,
  )
}

/** A ring round the box: what the sheet says to do with a wrong tick. */
function ring(
  paper: CanvasRenderingContext2D,
  { x, y, width, height }: Rectangle,
  pen: Pen,
  chance: Chance,
) {
  const grow = chance.between(1.15, 1.45)
  const points = Array.from({ length: 17 }, (_, at) => {
    const angle = 4 + (at / 16) * 2 * Math.PI * 1.03
    const wobble = 1 + chance.normal() * 0.02
    return [
      x + width / 2 + (width / 2) * grow * 1.1 * wobble * Math.cos(angle),
      y + height / 2 + (height / 2) * grow * 1.1 * wobble * Math.sin(angle),
    ] as const
  })
  drawLine(paper, points, pen, chance)
}

function troublesOf(kind: Kind, chance: Chance): troubles.Trouble[] {
  switch (kind) {
    case 'fold':
      return [troubles.fold]
    case 'hard-shadow':
      return [troubles.hardShadow]
    case 'show-through':
      return [troubles.showThrough]
    case 'magnets':
      return [troubles.magnets]
    case 'thread':
      return [troubles.thread]
    case 'stain':
      return [troubles.stain]
    case 'glare':
      return [troubles.glare]
    case 'covered-corner':
      return [troubles.coveredCorner]
    case 'several': {
      const all = [
        troubles.fold,
        troubles.hardShadow,
        troubles.magnets,
        troubles.thread,
        troubles.stain,
      ]
      return [chance.oneOf(all), chance.oneOf(all)]
    }
    default:
      return []
  }
}

const flat: Shape = { curl: 0, axis: 0, crease: 0, creaseAt: 0, wave: 0 }

function shapeOf(kind: Kind, chance: Chance): Shape {
  if (kind === 'bent')
    return {
      curl: chance.normal() * 0.0006,
      axis: chance.between(0, 3.1),
      crease: chance.normal() * 0.12,
      creaseAt: chance.between(-60, 60),
      wave: chance.normal() * 2,
    }
  if (kind === 'fold')
    return {
      ...flat,
      axis: Math.PI / 2,
      crease: chance.normal() * 0.1,
      creaseAt: chance.between(-60, 60),
    }
  return {
    curl: chance.normal() * 0.00012,
    axis: chance.between(0, 3.1),
    crease: chance.often(0.2) ? chance.normal() * 0.03 : 0,
    creaseAt: chance.between(-60, 60),
    wave: chance.normal() * 0.4,
  }
}

function lying(
  { paper, light }: troubles.Layers,
  { width, height }: PrintedSheet,
  chance: Chance,
  kind: Kind,
): Lying {
  return {
    width,
    height,
    fine: paper.canvas.width / width,
    colours: paper.getImageData(0, 0, paper.canvas.width, paper.canvas.height),
    light: light.getImageData(0, 0, light.canvas.width, light.canvas.height),
    at: [0, 0],
    turn: 0,
    shape: shapeOf(kind, chance),
  }
}

/** A second sheet in the picture: the same one again, another family's, or another week's. */
function besides(
  kind: Kind,
  printed: Printed,
  prints: readonly Printed[],
  chance: Chance,
): { lying: Lying; truth: Truth[] } | null {
  if (kind !== 'two-copies' && kind !== 'others-sheet' && kind !== 'last-week') return null
  const isAlike = ({ sheet }: Printed) =>
    sheet.code !== printed.sheet.code &&
    (kind === 'others-sheet' || sheet.tags === printed.sheet.tags)
  const other = kind === 'two-copies' ? printed : chance.oneOf(prints.filter(isAlike))
  const layers = layersOf(other, chance)
  const truth = write(layers.paper, other.sheet, 'everyday', chance)
  const { width, height } = printed.sheet
  const away = chance.between(8, 25)
  const at =
    width > height
      ? ([0, height / 2 + other.sheet.height / 2 + away] as const)
      : ([width / 2 + other.sheet.width / 2 + away, 0] as const)
  const turned = { ...lying(layers, other.sheet, chance, kind), at, turn: chance.normal() * 0.05 }
  return { lying: turned, truth }
}

function cameraOf(kind: Kind, chance: Chance): Camera {
  const isUpright = chance.often(0.75)
  const quarter = Math.PI / 2
  const lean = kind === 'tilted' ? chance.between(0.5, 0.95) : Math.abs(chance.normal()) * 0.16
  const blur = kind === 'blurred' ? chance.between(1.5, 4.5) : chance.between(0.35, 0.9)
  return {
    width: isUpright ? 1800 : 2400,
    height: isUpright ? 2400 : 1800,
    tilt: lean,
    towards: chance.between(0, 6.3),
    roll:
      (isUpright ? 0 : quarter) +
      chance.normal() * 0.06 +
      (chance.often(0.1) ? quarter * chance.whole(1, 3) : 0),
    near: chance.between(0.74, 0.93),
    bulge: chance.between(-0.03, 0.03),
    blur,
    sharpening: chance.between(0.08, 0.15),
    motion: kind === 'blurred' ? chance.between(0, 8) : 0,
    motionTowards: chance.between(0, 3),
    exposure: exposureOf(kind, chance),
    warmth: chance.normal() * 0.09,
    grain: kind === 'dim' ? chance.between(0.05, 0.13) : chance.between(0.01, 0.04),
    seed: chance,
    aim: [chance.normal() * 20, chance.normal() * 20],
  }
}

/** Held across, so that two sheets fill the picture. */
function both(camera: Camera, { width, height }: Lying, { at }: Lying): Camera {
  const scale = 0.9 * Math.min(2400 / (width + at[0]), 1800 / (height + at[1]))
  const near = scale / Math.min(2400 / width, 1800 / height)
  const aim = [(-at[0] / 2) * scale, (-at[1] / 2) * scale] as const
  return { ...camera, width: 2400, height: 1800, roll: 0, tilt: camera.tilt / 2, near, aim }
}

function exposureOf(kind: Kind, chance: Chance): number {
  if (kind === 'overexposed') return chance.between(2, 5)
  if (kind === 'dim') return chance.between(0.03, 0.2)
  return chance.between(0.45, 1)
}

function groundOf(chance: Chance): Ground {
  return chance.oneOf<Ground>([
    { color: [0.75, 0.76, 0.78], grain: 0.01, stripes: 0.003 },
    { color: [0.32, 0.18, 0.09], grain: 0.2, stripes: 0.05 },
    { color: [0.05, 0.05, 0.06], grain: 0.1, stripes: 0.02 },
    { color: [0.4, 0.42, 0.45], grain: 0.05, stripes: 0.3 },
    { color: [0.55, 0.2, 0.15], grain: 0.15, stripes: 0.6 },
  ])
}
