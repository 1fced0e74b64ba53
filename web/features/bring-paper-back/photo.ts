import type { PrintedSheet } from '#core/paper/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, isPassing, request } from '#web/data/api.ts'
import { copyThatCounts } from '#web/shared/sheet-reader/read-sheet.ts'
import type { Asked, Lying, Opened, Place, Read } from './photo-worker.ts'

/** A photograph that is being looked at, until it is dropped. */
export type Photo = {
  preview: ImageBitmap
  found: readonly Lying[]
  /** Where corners are of sheets that are there only in part. */
  partly: readonly Place[]
  read: (found: Lying, sheet: PrintedSheet) => Promise<Read>
  /** Ends the reader. */
  drop: () => void
}

/** Why nothing was read. */
export type Refused =
  | Extract<Opened, { refused: unknown }>['refused']
  | Extract<Read, { refused: unknown }>['refused']
  | 'unknown'
  | 'offline'
  | 'no-reader'
  | 'partly'

/** Why, and where in the photograph that was seen: across and down, from 0 to 1. */
export type Refusal = { why: Refused; where: readonly Place[] }

/** Opens a picture in a worker of its own; once `signal` ends it, nothing of it is left. */
export async function openPhoto(
  file: File,
  signal: AbortSignal,
): Promise<Photo | { refusal: Refusal; preview: ImageBitmap | null }> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const drop = () => worker.terminate()
  signal.addEventListener('abort', drop)
  const opened = await askWorker<Opened>(worker, { file })
  const preview = opened && 'preview' in opened ? opened.preview : null
  signal.addEventListener('abort', () => preview?.close())
  if (!opened || 'refused' in opened) {
    drop()
    const where = opened && 'where' in opened ? opened.where : []
    return { refusal: { why: opened?.refused ?? 'no-reader', where }, preview }
  }
  const read = async (found: Lying, sheet: PrintedSheet): Promise<Read> =>
    (await askWorker<Read>(worker, { found, sheet })) ?? {
      refused: 'one-more-photo',
      where: [],
      places: [],
    }
  return { ...opened, read, drop }
}

/** One question, one answer; null where the worker could not be loaded, or failed. */
function askWorker<Answer>(worker: Worker, asked: Asked): Promise<Answer | null> {
  return new Promise((resolve) => {
    const once = { once: true }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), once)
    worker.addEventListener('error', () => resolve(null), once)
    worker.postMessage(asked, { transfer: [] })
  })
}

type Boxes = Extract<Read, { boxes: unknown }>

/** A sheet that the family knows, and what was read of it; `copies`: of how many copies. */
export type ReadSheet = { sheet: PrintedSheet; copies: number } & Boxes

/** Reads every sheet of the photograph that the family knows; and why not the others, each reason once. */
export async function readPhoto(
  photo: Photo,
  familyId: string,
): Promise<{ sheets: ReadSheet[]; refusals: Refusal[] }> {
  const sheets: ReadSheet[] = []
  const refused = new Map<Refused, Refusal>()
  const refuse = (why: Refused, where: Refusal['where']) =>
    void refused.set(why, { why, where: [...(refused.get(why)?.where ?? []), ...where] })
  for (const code of new Set(photo.found.map((found) => found.code))) {
    const copies = photo.found.filter((found) => found.code === code)
    const sheet = await printedSheet(familyId, code)
    if (typeof sheet === 'string') {
      refuse(sheet, sheet === 'unknown' ? copies.map(({ middle }) => middle) : [])
      continue
    }
    const read: Boxes[] = []
    for (const copy of copies) {
      const answer = await photo.read(copy, sheet)
      if ('refused' in answer) refuse(answer.refused, answer.where)
      else read.push(answer)
    }
    if (read.length > 0) sheets.push({ sheet, copies: read.length, ...together(read) })
  }
  if (photo.partly.length > 0) refuse('partly', photo.partly)
  return { sheets, refusals: [...refused.values()] }
}

/** What copies of one sheet say: each box as it is on the copy that counts for it. */
function together(copies: readonly Boxes[]): Boxes {
  const counts = copyThatCounts(copies.map(({ boxes }) => boxes))
  return {
    boxes: counts.map((copy, at) => copies[copy]!.boxes[at]!),
    places: counts.map((copy, at) => copies[copy]!.places[at]!),
  }
}

async function printedSheet(
  familyId: string,
  code: string,
): Promise<PrintedSheet | 'unknown' | 'offline'> {
  try {
    return await request(apiPaths.printedSheet(familyId, code))
  } catch (error) {
    if (isPassing(error)) return 'offline'
    if (error instanceof ApiError) return 'unknown'
    throw error
  }
}
