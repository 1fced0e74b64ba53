import { z } from 'zod'
import { createRequire } from 'node:module'
import { passwordLength } from '#core/account/password.ts'
import { builtFile, programText } from './program.ts'

/** How many are kept, of those that are long enough to be chosen at all. */
const kept = 3000

let loaded: { min: number; passwords: Set<string> } | undefined

/**
 * Whether this is one of the 3,000 passwords of at least `min` characters that leaked most often.
 * Read when first asked for; only those 3,000 stay in memory.
 */
export function isCommonPassword(password: string, min: number): boolean {
  if (loaded?.min !== min) loaded = { min, passwords: read(min) }
  return loaded.passwords.has(plain(password))
}

/** Compared in lower case: a capital letter makes no guess harder. */
const plain = (password: string) => password.normalize('NFKC').toLowerCase()

function read(min: number): Set<string> {
  // The file itself rather than the package's code, which would keep all of its 49,000 for ever; the
  // build puts a copy beside the server.
  const file = import.meta.url.endsWith('.ts')
    ? createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
    : builtFile('common-passwords.json')
  const byRank = z.array(z.string()).parse(JSON.parse(programText(file)))
  const longEnough = byRank.filter((password) => passwordLength(password) >= min)
  return new Set(longEnough.slice(0, kept).map(plain))
}
