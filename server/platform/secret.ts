import { createHmac, randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The fewest characters, as of the setting SECRET. */
const shortest = 32

/** The install's own secret: made at the first start, readable by its owner only, kept for ever. */
export function readSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= shortest) return secret
  throw new Error(
    `${file} is not whole: it has ${secret.length} characters of at least ${shortest}. Put it back from a backup, or delete it: the next start makes a new one, and codes that were mailed before no longer work.`,
  )
}

/** Whole and on the disk before it has its name, so that a full disk or a power cut leaves none. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  const text = randomBytes(32).toString('base64url')
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
    giveName(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Another server on the folder may have been first: then its secret holds. */
function giveName(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch {
    if (!existsSync(file)) renameSync(draft, file) // Some file systems have no hard links.
  }
}

/** Tells secrets apart, and nothing else about them. */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('which secret').digest('base64url').slice(0, 16)
}
