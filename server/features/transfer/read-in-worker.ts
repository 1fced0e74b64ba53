import { isFields } from '#core/lib/typed-objects.ts'
import { saidBy } from '#core/lib/said-by.ts'
import { on } from 'node:events'
import type { ErrorCode } from '#core/errors.ts'
import type { ExportedLetter } from '#core/letters/schema.ts'
import { Refusal } from '#core/refusal.ts'
import type { Family } from '#core/family/schema.ts'
import { joined } from '#server/http/read-body.ts'
import { startThread } from '#server/platform/program.ts'
import type { SprintRow } from '#server/store/sprint-row.ts'

/** Whose family the file is read for, and the versions of the sprints that it has. */
export type Task = { familyId: string; versions: ReadonlyMap<string, number> }

/** A file that was read, for the family that it is to take the place of. */
export type ReadFile = Task & {
  family: Family
  rows: readonly ImportedRow[]
  letters: readonly ExportedLetter[]
}

/** Whether it is one: what came in otherwise has no map in it. */
export const isReadFile = (file: unknown): file is ReadFile =>
  isFields(file) && file['versions'] instanceof Map && Array.isArray(file['rows'])

/** A sprint as it is stored, its document still in bytes: a thread gives them away without a copy. */
export type ImportedRow = Omit<SprintRow, 'document'> & { document: Uint8Array }

/** What the thread says: ready for more is the last word on each message. */
export type Answer =
  | { is: 'ready' }
  | { is: 'sprint'; row: ImportedRow }
  | { is: 'letter'; letter: ExportedLetter }
  | { is: 'read'; request: { file: Family } }
  | { is: 'refused'; code: ErrorCode; details: Refusal['details']; sentence: string | undefined }

const source = new URL('import-worker.ts', import.meta.url)

/** Megabytes; what is still bytes does not count. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/**
 * Bytes that the thread gets at once. A thread costs a tenth of a second of a core before it reads
 * anything, and some of it for each word with it: a file that drips in has none until so much is here.
 */
const portion = 64 * 1024

/**
 * The request with a family's file in it, checked like anything else that comes in. Splitting,
 * parsing and checking 31 MB takes seconds: it is done in a thread that a file brings along, so that
 * nobody waits for it and it cannot take more memory than it may (A57).
 */
export async function readInWorker(
  pieces: AsyncIterable<Uint8Array>,
  task: Task,
): Promise<unknown> {
  let reader: ReturnType<typeof readerOf> | undefined
  try {
    for await (const bytes of portionsOf(pieces)) await (reader ??= readerOf(task)).give(bytes)
    reader ??= readerOf(task)
    await reader.give(null)
    return reader.read()
  } catch (error) {
    throw problem(error)
  } finally {
    await reader?.end()
  }
}

/** The pieces as they come, several small ones together. */
async function* portionsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size < portion) continue
    yield joined(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield joined(waiting)
}

/** The thread that reads one file. */
function readerOf(task: Task) {
  const worker = startThread('import-worker', source, { workerData: task, resourceLimits })
  const rows: ImportedRow[] = []
  const letters: ExportedLetter[] = []
  let request: { file: Family } | undefined
  const messages = on(worker, 'message') // Throws what ends the thread.
  const give = async (piece: Uint8Array | null) => {
    // Its own, and all of it: a copy where others look at the same memory.
    const own = piece && (isWhole(piece) ? piece : new Uint8Array(piece))
    worker.postMessage(own, own ? [own.buffer] : [])
    for (;;) {
      const [answer] = (await messages.next()).value as [Answer]
      if (answer.is === 'ready') return
      if (answer.is === 'sprint') rows.push(answer.row)
      else if (answer.is === 'letter') letters.push(answer.letter)
      else if (answer.is === 'read') request = answer.request
      else throw new Refusal(answer.code, answer.details, answer.sentence)
    }
  }
  return {
    /** Waits until it has been looked at; null is the end of the file. */
    give,
    read: () => {
      const file: ReadFile = { ...task, family: request!.file, rows, letters }
      return { ...request, file }
    },
    end: () => worker.terminate(),
  }
}

/** Whether it is all of a memory that can be given away. */
const isWhole = (piece: Uint8Array): piece is Uint8Array<ArrayBuffer> =>
  piece.buffer instanceof ArrayBuffer && piece.length === piece.buffer.byteLength

const problem = (error: unknown) =>
  saidBy(error).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('too-complex') : error
