import { isFields } from '#core/domain/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { parsedJson } from '#server/http/json-structure.ts'

/** Lists of a file that may be long. Of them only the sprints are read in again. */
const longLists = ['sprints', 'accounts', 'invites', 'calendars', 'changes']

/** A sprint in whatever way it is written, or all that is not one: far more than a document has. */
const pieceAtMost = 2 * limits.bodySize

const code = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, colon, comma] = [code('"'), code('\\'), code(':'), code(',')]
const isOpening = (byte: number) => byte === code('{') || byte === code('[')
const isClosing = (byte: number) => byte === code('}') || byte === code(']')

/**
 * Tells the sprints from the rest while the bytes come in, without understanding any of them, so that
 * no more than a document is ever parsed at once (A57). Each sprint is given away as soon as it is
 * there, as the bytes that came; in the request they leave nulls.
 */
export function splitter(onSprint: (bytes: Uint8Array) => void) {
  const rest = collector()
  let sprints = 0
  let sprint = collector()
  /** Where the bytes go: to the rest, to a sprint, or nowhere. */
  let into: ReturnType<typeof collector> | null = rest
  let depth = 0
  let inText = false
  let isEscaped = false
  /** The last text, and the names of what the first two levels are about. */
  let text = ''
  let names = ['', '', '']

  const endSprint = () => {
    const bytes = sprint.end()
    // Those beyond the bound say no more than that there are too many.
    if (bytes.some((byte) => byte > 0x20) && sprints <= limits.sprints) {
      sprints += 1
      onSprint(bytes)
    }
    sprint = collector()
    into = sprint
  }

  const open = (chunk: Uint8Array, at: number) => {
    depth += 1
    if (depth > limits.jsonDepth) refuse('too-complex')
    const isList = depth === 3 && names[1] === 'file' && longLists.includes(names[2]!)
    if (!isList || chunk[at] !== code('[')) return
    rest.take(chunk, at + 1)
    into = names[2] === 'sprints' ? sprint : null
    into?.skip(at + 1)
  }

  const close = (chunk: Uint8Array, at: number) => {
    depth -= 1
    if (depth !== 2 || into === rest) return
    into?.take(chunk, at)
    if (into) endSprint()
    into = rest
    rest.skip(at)
  }

  const separate = (chunk: Uint8Array, at: number) => {
    if (depth <= 2) names = [names[0]!, depth === 1 ? '' : names[1]!, '']
    if (depth !== 3 || into !== sprint) return
    into.take(chunk, at)
    endSprint()
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
      if (file['sprints'].length > 0) refuse('import-unknown')
      return { ...request, file: { ...file, sprints: Array.from({ length: sprints }, () => null) } }
    },
  }
}

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
