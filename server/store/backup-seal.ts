import { createHash } from 'node:crypto'
import { appendFile, open, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * A copy's checksum over all of its bytes, laid behind the last of them, where SQLite does not look:
 * so it cannot be lost on the way to another machine, as a file beside could.
 */
const beginning = '\nelefam-sha256 '
const sealSize = beginning.length + 64 + 1
/** The smallest page; a file of SQLite is a multiple of it, and one with a seal never is. */
const smallestPage = 512

/** Ends a complete copy with its checksum. */
export async function seal(file: string): Promise<void> {
  await appendFile(file, `${beginning}${await hashOf(file)}\n`)
}

/**
 * Whether a copy has a checksum and is, byte for byte, what was written; false for a database that
 * never had one, such as a live one or a copy of an earlier Elefam. Throws where a byte differs.
 */
export async function isAsSealed(file: string, name: string): Promise<boolean> {
  const { size } = await stat(file)
  const end = await lastBytes(file, size)
  if (end.startsWith(beginning)) {
    const expected = end.slice(beginning.length, -1)
    if (expected === (await hashOf(file, size - sealSize)) && end.endsWith('\n')) return true
    throw new Error(`${name} is damaged: it is not what was written when the copy was made.`)
  }
  if (size % smallestPage === 0) return false
  throw new Error(`${name} is damaged, or not a database: its end is missing or spoiled.`)
}

async function lastBytes(file: string, size: number): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.min(sealSize, size))
    await handle.read(bytes, 0, bytes.length, size - bytes.length)
    return bytes.toString('latin1')
  } finally {
    await handle.close()
  }
}

/** SHA-256 of a file, or of its first bytes, as hex digits. */
export async function hashOf(file: string, size = Infinity): Promise<string> {
  const hash = createHash('sha256')
  if (size > 0) await pipeline(createReadStream(file, { end: size - 1 }), hash)
  return hash.digest('hex')
}
