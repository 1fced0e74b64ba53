import type { PrintedSheet } from '#core/paper/schema.ts'
import { findSheets, type Found } from '#web/shared/sheet-reader/find-sheets.ts'
import { copyThatCounts, readSheet, type ReadBox } from '#web/shared/sheet-reader/read-sheet.ts'
import { chanceOf } from '../../chance.ts'
import type { Kind, Outcome } from '../outcome.ts'
import { take, type Printed, type Taken, type Truth } from './take.ts'

const prints: Printed[] = []

/** A sheet to photograph, with the address of its picture. */
async function add(sheet: PrintedSheet, url: string) {
  prints.push({ sheet, image: await createImageBitmap(await (await fetch(url)).blob()) })
}

/** Takes the photograph of a seed, has it read, and compares; the photograph itself, as a JPEG, if it is wanted. */
async function look(seed: number, kind: Kind, isWanted: boolean): Promise<Looked> {
  const taken = take(seed, kind, prints)
  const jpeg = await jpegOf(taken.picture, chanceOf(seed).between(0.7, 0.93))
  const seen = await decoded(jpeg)
  const start = performance.now()
  const { refused, boxes, truth } = read(seen, taken)
  const milliseconds = performance.now() - start
  const outcome = { seed, kind, refused, ...compared(boxes, truth), milliseconds }
  return { outcome, photo: isWanted ? await base64(jpeg) : '' }
}

type Looked = { outcome: Outcome; photo: string }

type Read = { refused: string | null; boxes: readonly ReadBox[]; truth: readonly Truth[] }

/** What all copies of the sheet say together; a copy that is refused, or there only in part, owes nothing. */
function read(seen: ImageData, { sheet, truths }: Taken): Read {
  const answer = findSheets(seen)
  if ('refused' in answer) return { refused: answer.refused, boxes: [], truth: [] }
  const copies = answer.found
    .filter(({ code }) => code === sheet.code)
    .map((found) => ({ at: placeOf(found, seen), result: readSheet(seen, found, sheet) }))
  const boxes = copies.flatMap(({ result }) => ('boxes' in result ? [result.boxes] : []))
  if (boxes.length === 0) {
    const refused = copies.flatMap(({ result }) => ('refused' in result ? result.refused : []))
    return { refused: refused[0] ?? 'not this one', boxes: [], truth: [] }
  }
  const isOwed = (_truth: Truth[], at: number) => {
    const copy = copies.find((one) => one.at === at)
    return copy ? 'boxes' in copy.result : answer.partly.length === 0
  }
  const owed = truths.length > 1 ? truths.filter(isOwed) : truths
  return {
    refused: null,
    boxes: copyThatCounts(boxes).map((copy, at) => boxes[copy]![at]!),
    truth: sheet.boxes.map((_box, at) => {
      const said = owed.map((truth) => truth[at]!)
      return said.includes('ticked') ? 'ticked' : (said[0] ?? 'empty')
    }),
  }
}

/** Of two copies: 0 for the left or upper one. They lie along the picture's middle, beside or below each other. */
function placeOf({ seen }: Found, { width, height }: ImageData): number {
  const all = seen.flatMap(({ corners }) => corners)
  const mean = (axis: number) =>
    all.reduce((sum, value, at) => sum + (at % 2 === axis ? (2 * value) / all.length : 0), 0)
  const [right, down] = [mean(0) / width - 0.5, mean(1) / height - 0.5]
  return Number((Math.abs(right) > Math.abs(down) ? right : down) > 0)
}

function compared(boxes: readonly ReadBox[], truth: readonly Truth[]) {
  const places = (isIt: (state: string, was: Truth) => boolean) =>
    boxes.flatMap(({ state }, at) => (isIt(state, truth[at]!) ? [at] : []))
  return {
    boxes: boxes.length,
    ticked: boxes.length > 0 ? truth.filter((was) => was === 'ticked').length : 0,
    falseTicks: places((state, was) => state === 'ticked' && was !== 'ticked'),
    missed: places((state, was) => state === 'empty' && was === 'ticked'),
    unsure: places((state) => state === 'unsure').length,
  }
}

async function jpegOf(picture: ImageData, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')!.putImageData(picture, 0, 0)
  return await canvas.convertToBlob({ type: 'image/jpeg', quality })
}

async function decoded(jpeg: Blob): Promise<ImageData> {
  const image = await createImageBitmap(jpeg)
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  })!
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

async function base64(blob: Blob): Promise<string> {
  const reader = new FileReader()
  return await new Promise((done) => {
    reader.addEventListener('load', () => done((reader.result as string).split(',')[1]!))
    reader.readAsDataURL(blob)
  })
}

Object.assign(globalThis, { second: { add, look } })
