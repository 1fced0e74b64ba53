import { isFields } from '#core/lib/typed-objects.ts'
import { hostLimits, limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { parsedJson } from '#server/http/json-structure.ts'

/** Lists of a file that may be long, and those of them that are read in again. */
const longLists = ['sprints', 'letters', 'accounts', 'invites', 'calendars', 'changes']
const readLists = ['sprints', 'letters'] as const
export type ReadList = (typeof readLists)[number]
const atMost: Record<ReadList, number> = {
  sprints: limits.sprints,
  letters: hostLimits.letters,
}

/** A sprint or letter in whatever way it is written, or all that is neither: far more than a document has. */
const pieceAtMost = 2 * limits.bodySize

const code = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, colon, comma] = [code('"'), code('\\'), code(':'), code(',')]
const isOpening = (byte: number) => byte === code('{') || byte === code('[')
const isClosing = (byte: number) => byte === code('}') || byte === code(']')

/**
 * Tells sprints and letters from the rest while the bytes come in, without understanding any of them, so
 * that no more than a document is ever parsed at once (A57). Each of them is given away as soon as it is
 * there, as the bytes that came; in the request they leave nulls.
 */
export function splitter(onPiece: (list: ReadList, bytes: Uint8Array) => void) {
  const rest = collector()
  const found = { sprints: 0, letters: 0 }
  let list: ReadList = 'sprints'
  let piece = collector()
  /** Where the bytes go: to the rest, to a piece of a list, or nowhere. */
  let into: ReturnType<typeof collector> | null = rest
  let depth = 0
  let inText = false
  let isEscaped = false
  /** The last text, and the names of what the first two levels are about. */
  let text = ''
  let names = ['', '', '']

  const endPiece = () => {
    const bytes = piece.end()
    // Those beyond the bound say no more than that there are too many.
    if (bytes.some((byte) => byte > 0x20) && found[list] <= atMost[list]) {
      found[list] += 1
      onPiece(list, bytes)
    }
    piece = collector()
    into = piece
  }

  const open = (chunk: Uint8Array, at: number) => {
    depth += 1
    if (depth > limits.jsonDepth) refuse('too-complex')
    const isList = depth === 3 && names[1] === 'file' && longLists.includes(names[2]!)
    if (!isList || chunk[at] !== code('[')) return
    rest.take(chunk, at + 1)
    const known = readLists.find((name) => name === names[2])
    list = known ?? list
    into = known ? piece : null
    into?.skip(at + 1)
  }

  const close = (chunk: Uint8Array, at: number) => {
    depth -= 1
    if (depth !== 2 || into === rest) return
    into?.take(chunk, at)
    if (into) endPiece()
    into = rest
    rest.skip(at)
  }

  const separate = (chunk: Uint8Array, at: number) => {
    if (depth <= 2) names = [names[0]!, depth === 1 ? '' : names[1]!, '']
    if (depth !== 3 || into !== piece) return
    into.take(chunk, at)
    endPiece()
    into.skip(at + 1)
  }

  const step = (chunk: Uint8Array, at: number, byte: number) => {
    if (inText) {
      if (isEscaped) isEscaped = false
      else if (byte === backslash) isEscaped = true
      else if (byte === quote) inText = false
      if (inText && depth <= 2 && text.length <= 10) text += String.fromCharCode(byte)
      return
    }
    if (byte === quote) [inText, text] = [true, '']
    else if (byte === colon && depth <= 2) names[depth] = text
    else if (byte === comma) separate(chunk, at)
    else if (isOpening(byte)) open(chunk, at)
    else if (isClosing(byte)) close(chunk, at)
  }

  return {
    take: (chunk: Uint8Array) => {
      into?.skip(0)
      for (let at = 0; at < chunk.length; at += 1) step(chunk, at, chunk[at]!)
      into?.take(chunk, chunk.length)
    },
    end: (): { file?: unknown } => {
      const request = parsedJson(rest.end())
      if (!isFields(request)) return {}
      const { file } = request
      if (!isFields(file) || !Array.isArray(file['sprints'])) return request
      // A list that was not known for what it is: its name is written as nothing of ours writes it.
      const { sprints, letters = [] } = file
      if (!isEmptyList(sprints) || !isEmptyList(letters)) refuse('import-unknown')
      const nulls = (name: ReadList) => Array.from({ length: found[name] }, () => null)
      const read = { sprints: nulls('sprints'), letters: nulls('letters') }
      return { ...request, file: { ...file, ...read } }
    },
  }
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Collects runs of bytes up to a bound. */
function collector() {
  const runs: Uint8Array[] = []
  let size = 0
  let from = 0
  return {
    /** The bytes from here on count. */
    skip: (to: number) => {
      from = to
    },
    /** Those up to here are taken. */
    take: (chunk: Uint8Array, to: number) => {
      size += to - from
      if (size > pieceAtMost) refuse('too-large')
      if (to > from) runs.push(chunk.subarray(from, to))
      from = to
    },
    end: (): Uint8Array => Buffer.concat(runs),
  }
}
