import { parse, type Token } from '@messageformat/parser'
import type { Piece, Sentences } from '#server/platform/say.ts'
import { keyOf, readCatalog } from './catalog.ts'

/** What the server may say in a language, ready to be said: `rooms` are the folders that it runs. */
export function sentencesOf(language: string, rooms: readonly string[]): Sentences {
  const isIn = (file: string) => rooms.some((room) => file.startsWith(`${room}/`))
  const said = readCatalog(language)
    .items.filter(({ obsolete, references }) => !obsolete && references.some(isIn))
    .flatMap(({ msgid, msgctxt, msgstr: [translated] }) => {
      const key = keyOf({ text: msgid, context: msgctxt })
      return translated ? [[key, piecesOf(translated)] as const] : []
    })
  return Object.fromEntries(said)
}

/** A translation in ICU MessageFormat, ready to be said. */
export const piecesOf = (text: string): Piece[] => parse(text, { strict: true }).map(pieceOf)

function pieceOf(token: Token): Piece {
  if (token.type === 'content') return token.value
  if (token.type === 'octothorpe') return { kind: 'count' }
  if (token.type === 'argument') return { kind: 'value', name: token.arg }
  if (token.type === 'function') throw new Error(`nothing formats a value by ${token.key}`)
  const forms = token.cases.map(
    ({ key, tokens }) => [key.replace('=', ''), tokens.map(pieceOf)] as const,
  )
  return { kind: token.type, name: token.arg, forms: Object.fromEntries(forms) }
}
