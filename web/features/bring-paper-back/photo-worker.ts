// Finds and reads printed sheets in a photograph, beside the page. Nothing of it is kept or sent.
import type { PrintedSheet } from '#core/paper/schema.ts'
import { tagPlaces } from '#core/paper/sheet-marks.ts'
import {
  findSheets,
  tagCorners,
  type Found,
  type NoSheet,
} from '#web/shared/sheet-reader/find-sheets.ts'
import { fitHomography, project } from '#web/shared/sheet-reader/homography.ts'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'
import { readSheet } from '#web/shared/sheet-reader/read-sheet.ts'

/** A place in the picture: across and down, from 0 to 1. */
export type Place = readonly [across: number, down: number]

/** A sheet that lies there. */
export type Lying = Found & { middle: Place }

/** What the page asks: to open a file, then to read each sheet in it. Every question gets one answer. */
export type Asked = { file: Blob } | { found: Found; sheet: PrintedSheet }

export type Opened =
  | { found: Lying[]; partly: Place[]; preview: ImageBitmap }
  | (NoSheet & { preview: ImageBitmap })
  | { refused: 'unreadable' }

/** `places`: where each box stands. */
export type Read = ReturnType<typeof readSheet> & { places: Place[] }

/** Longer sides of what is read and of what is shown, in pixels. */
const sizes = { read: 2_400, shown: 1_000 }
/** More bytes than any camera's picture. */
const largest = 60 * 1024 * 1024

let picture: Picture | null = null

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('file' in data) void open(data.file).then(answer)
  else answer(read(data.found, data.sheet))
})

function answer(given: Opened | Read): void {
  postMessage(given, { transfer: 'preview' in given ? [given.preview] : [] })
}

async function open(file: Blob): Promise<Opened> {
  if (file.size > largest) return { refused: 'unreadable' }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const drawn = drawnAt(bitmap, sizes.read)
    const preview = drawnAt(bitmap, sizes.shown).canvas.transferToImageBitmap()
    bitmap.close()
    const { width, height } = drawn.canvas
    picture = drawn.getImageData(0, 0, width, height)
    const outcome = findSheets(picture)
    const place = within(picture)
    if ('refused' in outcome) return { ...outcome, where: outcome.where.map(place), preview }
    const found = outcome.found.map((one) => ({ ...one, middle: place(middleOf(one)) }))
    return { found, partly: outcome.partly.map(place), preview }
  } catch {
    return { refused: 'unreadable' }
  }
}

/** The picture with a longer side of so many pixels at most. */
function drawnAt(bitmap: ImageBitmap, side: number): OffscreenCanvasRenderingContext2D {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const context = canvas.getContext('2d', { willReadFrequently: side === sizes.read })
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context
}

function read(found: Found, sheet: PrintedSheet): Read {
  if (!picture) return { refused: 'one-more-photo', where: [], places: [] }
  const outcome = readSheet(picture, found, sheet)
  if ('refused' in outcome)
    return { ...outcome, where: outcome.where.map(within(picture)), places: [] }
  return { ...outcome, places: placesOf(picture, found, sheet) }
}

const within =
  ({ width, height }: Picture) =>
  ([x, y]: Place): Place => [x / width, y / height]

/** Between the corners that are seen. */
function middleOf({ seen }: Found): Place {
  const all = seen.flatMap(({ corners }) => corners)
  const mean = (axis: number) =>
    all.reduce((sum, value, at) => sum + (at % 2 === axis ? (2 * value) / all.length : 0), 0)
  return [mean(0), mean(1)]
}

/** By the tags alone: near enough to point at. */
function placesOf(seen: Picture, found: Found, sheet: PrintedSheet): Place[] {
  const tags = tagPlaces(sheet)
  const from = found.seen.flatMap(({ corner }) => tagCorners(tags[corner]!.x, tags[corner]!.y))
  const h = fitHomography(
    from,
    found.seen.flatMap(({ corners }) => corners),
  )
  return sheet.boxes.map((box) =>
    within(seen)(h ? project(h, box.x + box.width / 2, box.y + box.height / 2) : [0, 0]),
  )
}
