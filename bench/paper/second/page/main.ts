import type { PrintedSheet } from '#core/paper/schema.ts'
import { findSheets } from '#web/shared/sheet-reader/find-sheets.ts'
import { readSheet, type ReadBox } from '#web/shared/sheet-reader/read-sheet.ts'
import { chanceOf } from '../../chance.ts'
import type { Kind, Outcome } from '../outcome.ts'
import { take, type Printed, type Truth } from './take.ts'

const prints: Printed[] = []

/** A sheet to photograph, with the address of its picture. */
async function add(sheet: PrintedSheet, url: string) {
  prints.push({ sheet, image: await createImageBitmap(await (await fetch(url)).blob()) })
}

/** Takes the photograph of a seed, has it read, and compares; the photograph itself, as a JPEG, if it is wanted. */
async function look(seed: number, kind: Kind, isWanted: boolean): Promise<Looked> {
  const { picture, sheet, truth } = take(seed, kind, prints)
  const jpeg = await jpegOf(picture, chanceOf(seed).between(0.7, 0.93))
  const seen = await decoded(jpeg)
  const start = performance.now()
  const { refused, boxes } = read(seen, sheet)
  const milliseconds = performance.now() - start
  const outcome = { seed, kind, refused, ...compared(boxes, truth), milliseconds }
  return { outcome, photo: isWanted ? await base64(jpeg) : '' }
}

type Looked = { outcome: Outcome; photo: string }

function read(seen: ImageData, sheet: PrintedSheet): { refused: string | null; boxes: ReadBox[] } {
  const answer = findSheets(seen)
  if ('refused' in answer) return { refused: answer.refused, boxes: [] }
  const [found, again] = answer.found.filter(({ code }) => code === sheet.code)
  if (again) return { refused: 'two-copies', boxes: [] }
  if (!found) return { refused: 'not this one', boxes: [] }
  const result = readSheet(seen, found, sheet)
  if ('refused' in result) return { refused: result.refused, boxes: [] }
  return { refused: null, boxes: result.boxes }
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
