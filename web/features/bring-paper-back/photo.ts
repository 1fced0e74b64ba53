import type { PrintedSheet } from '#core/paper/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, isPassing, request } from '#web/data/api.ts'
import type { Found } from '#web/shared/sheet-reader/find-sheets.ts'
import type { Asked, Opened, Read } from './photo-worker.ts'

/** A photograph that is being looked at, until it is dropped. */
export type Photo = {
  preview: ImageBitmap
  found: readonly Found[]
  read: (found: Found, sheet: PrintedSheet) => Promise<Read>
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
  | 'two-copies'

/** Why, and where in the photograph that was seen: across and down, from 0 to 1. */
export type Refusal = { why: Refused; where: readonly (readonly [number, number])[] }

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
  const read = async (found: Found, sheet: PrintedSheet): Promise<Read> =>
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

/** A sheet that the family knows, and what was read of it. */
export type ReadSheet = { sheet: PrintedSheet } & Extract<Read, { boxes: unknown }>

/** Reads every sheet of the photograph that the family knows; and why not the others, each reason once. */
export async function readPhoto(
  photo: Photo,
  familyId: string,
): Promise<{ sheets: ReadSheet[]; refusals: Refusal[] }> {
  const sheets: ReadSheet[] = []
  const refused = new Map<Refused, Refusal>()
  const refuse = (why: Refused, where: Refusal['where'] = []) =>
    void refused.set(why, { why, where: [...(refused.get(why)?.where ?? []), ...where] })
  const codes = new Set<string>()
  for (const found of photo.found) {
    if (codes.has(found.code)) continue
    codes.add(found.code)
    // Which of the two is the one on the fridge nobody but the family knows.
    if (photo.found.filter(({ code }) => code === found.code).length > 1) {
      refuse('two-copies')
      continue
    }
    const sheet = await printedSheet(familyId, found.code)
    if (typeof sheet === 'string') {
      refuse(sheet)
      continue
    }
    const read = await photo.read(found, sheet)
    if ('refused' in read) refuse(read.refused, read.where)
    else sheets.push({ sheet, ...read })
  }
  return { sheets, refusals: [...refused.values()] }
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
