import { isUtf8 } from 'node:buffer'

/** So much is decoded at once: what is in a large calendar is never in memory as a whole. */
const pieceSize = 64 * 1024
/** What is written of a line beyond this is left out. */
const lineAtMost = 64 * 1024

/** The lines of a calendar as they are written, folds and all, one at a time. */
export function* linesOf(bytes: Uint8Array, charset: string | null): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes, charset))
  let rest = ''
  for (let from = 0; from < bytes.length; from += pieceSize) {
    const isLast = from + pieceSize >= bytes.length
    const text = rest + decoder.decode(bytes.subarray(from, from + pieceSize), { stream: !isLast })
    // Of a line's end in two characters the second may come with the next piece.
    const lines = text.split(text.endsWith('\r') && !isLast ? /\r\n|\n|\r(?!$)/ : /\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    if (rest.length > lineAtMost) rest = rest.slice(0, lineAtMost)
    yield* lines
  }
  yield rest
}

/** Encodings whose bytes look like UTF-8 and mean something else. */
const lookAlike = /^(utf-16|iso-2022)/

/**
 * How a text is written: as its first bytes say, and otherwise in UTF-8 where it can be, for servers call
 * that by any name; what is no UTF-8 as the site says (`charset`), or as Windows writes in the west.
 */
function encodingOf(bytes: Uint8Array, charset: string | null): string {
  const [one = 0, two = 0] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  const said = knownEncoding(charset)
  if (said !== null && lookAlike.test(said)) return said
  if (isUtf8(bytes)) return 'utf-8'
  return said === null || said === 'utf-8' ? 'windows-1252' : said
}

function knownEncoding(charset: string | null): string | null {
  try {
    return charset === null ? null : new TextDecoder(charset).encoding
  } catch {
    return null
  }
}
