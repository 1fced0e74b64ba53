// Where on the pages of a PDF there is ink: a reader of as much of the format as Chromium writes.
import { inflateSync } from 'node:zlib'

/** How far from each edge of its page the ink stands, in millimetres. */
export interface Margins {
  left: number
  right: number
  top: number
  bottom: number
}

type Matrix = [number, number, number, number, number, number]
/** Left, bottom, right, top. */
type Box = [number, number, number, number]
type Objects = Map<number, { dictionary: string; stream: string }>

const millimetre = 25.4 / 72

export function marginsOf(pdf: Buffer): Margins[] {
  return pagesOf(pdf).map(({ width, height, ink }) => {
    const [left, bottom, right, top] = ink.reduce(around, nothing)
    const distances = { left, right: width - right, top: height - top, bottom }
    const rounded = Object.entries(distances).map(([side, points]) => [side, inMillimetres(points)])
    return Object.fromEntries(rounded) as Margins
  })
}

/** The highest band of each page on which nothing stands, between its topmost ink and its lowest, in millimetres. */
export function emptiestBands(pdf: Buffer): number[] {
  return pagesOf(pdf).map(({ ink }) => {
    const downwards = ink.toSorted(([, , , one], [, , , other]) => other - one)
    let [widest, lowest] = [0, downwards[0]?.[3] ?? 0]
    for (const [, bottom, , top] of downwards) {
      widest = Math.max(widest, lowest - top)
      lowest = Math.min(lowest, bottom)
    }
    return inMillimetres(widest)
  })
}

const inMillimetres = (points: number) => Math.round(points * millimetre * 10) / 10

/** Every page with its size and whatever is drawn on it, in points. */
function pagesOf(pdf: Buffer): { width: number; height: number; ink: Box[] }[] {
  const objects = objectsOf(pdf)
  const pages = [...objects.values()].filter(({ dictionary }) =>
    /\/Type\s*\/Page\b/.test(dictionary),
  )
  return pages.map(({ dictionary }) => {
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/
      .exec(dictionary)!
      .map(Number)
    const clip: Box = [0, 0, width!, height!]
    const content = objects.get(Number(/\/Contents (\d+)/.exec(dictionary)?.[1]))!.stream
    const ink = inkOf(content, dictionary, { objects, matrix: [1, 0, 0, 1, 0, 0], clip })
    return { width: width!, height: height!, ink }
  })
}

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1')
  const objects: Objects = new Map()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([^]*?)(endobj|stream\r?\n)/g)) {
    const [all, number, dictionary, end] = match
    const start = match.index + all.length
    const length = Number(/\/Length (\d+)/.exec(dictionary!)?.[1])
    const isText = end !== 'endobj' && !/\/Length1|\/Subtype\s*\/Image/.test(dictionary!)
    const bytes = isText ? pdf.subarray(start, start + length) : Buffer.alloc(0)
    const stream = /FlateDecode/.test(dictionary!) && isText ? inflateSync(bytes) : bytes
    objects.set(Number(number), { dictionary: dictionary!, stream: stream.toString('latin1') })
  }
  return objects
}

interface Ground {
  objects: Objects
  matrix: Matrix
  clip: Box
}

const nothing: Box = [Infinity, Infinity, -Infinity, -Infinity]
const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]
const within = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]
const isEmpty = ([left, bottom, right, top]: Box) => left > right || bottom > top

/** First `inner`, then `outer`. */
function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ]
}

/** The boxes of what a stream of operators draws; white is no ink. */
function inkOf(content: string, dictionary: string, ground: Ground): Box[] {
  let { matrix, clip } = ground
  let isWhite = false
  let path = nothing
  let isClip = false
  const ink: Box[] = []
  let text: Matrix = matrix
  let size = 0
  const stack: { matrix: Matrix; clip: Box; isWhite: boolean }[] = []
  const at = (x: number, y: number, by = matrix): Box => {
    const [a, b, c, d, e, f] = by
    return [a * x + c * y + e, b * x + d * y + f, a * x + c * y + e, b * x + d * y + f]
  }
  const put = (box: Box) => {
    const seen = within(box, clip)
    if (!isWhite && !isEmpty(seen)) ink.push(seen)
  }
  const operators: Record<string, (n: number[], name: string) => void> = {
    q: () => stack.push({ matrix, clip, isWhite }),
    Q: () => ({ matrix, clip, isWhite } = stack.pop()!),
    cm: (n) => (matrix = times(n as Matrix, matrix)),
    rg: (n) => (isWhite = n.every((part) => part > 0.99)),
    re: ([x, y, w, h]) => {
      path = around(path, around(at(x!, y!), at(x! + w!, y! + h!)))
      path = around(path, around(at(x!, y! + h!), at(x! + w!, y!)))
    },
    m: ([x, y]) => (path = around(path, at(x!, y!))),
    l: ([x, y]) => (path = around(path, at(x!, y!))),
    c: (n) => (path = around(path, at(n[4]!, n[5]!))),
    W: () => (isClip = true),
    Tf: ([points]) => (size = points!),
    BT: () => (text = matrix),
    Tm: (n) => (text = times(n as Matrix, matrix)),
    Do: (_, name) => {
      const number = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]
      const form = ground.objects.get(Number(number))
      if (form?.stream) {
        ink.push(...inkOf(form.stream, form.dictionary, { ...ground, matrix, clip }))
      }
    },
  }
  // Letters count from where they stand up to about the height of a small one.
  const letters = () => put(around(at(0, 0, text), at(0, size * 0.5, text)))
  const paint = () => {
    put(path)
    path = nothing
  }
  const end = () => {
    if (isClip) clip = within(clip, path)
    isClip = false
    path = nothing
  }
  Object.assign(operators, { 'W*': operators['W'], n: end, Tj: letters, TJ: letters })
  Object.assign(operators, { f: paint, 'f*': paint, S: paint, s: paint, B: paint, 'B*': paint })
  let numbers: number[] = []
  let name = ''
  for (const [token] of content.matchAll(/<[^>]*>|\((?:\\.|[^\\)])*\)|\[|\]|[^\s<>()[\]]+/g)) {
    if (/^[-+.\d]/.test(token)) numbers.push(Number(token))
    else if (token.startsWith('/')) name = token.slice(1)
    else if (/^[A-Za-z'"]/.test(token)) {
      operators[token]?.(numbers, name)
      numbers = []
    }
  }
  return ink
}
