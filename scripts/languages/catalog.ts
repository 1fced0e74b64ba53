import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'
import type { Message } from './messages.ts'
import type { Translate } from './in-language.ts'

type Item = InstanceType<typeof PO.Item>

/** A sentence, and the file in which it stands. */
export type Found = Pick<Message, 'text' | 'context' | 'comment'> & { file: string }

export const folder = join(import.meta.dirname, '../../languages')

/** The languages that there is a catalog of; English needs none. */
export const otherLanguages = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.replace('.po', ''))
    .toSorted()

export const catalogFile = (language: string) => join(folder, `${language}.po`)

/** The catalog of a language; an empty one where it has none. */
export function readCatalog(language: string): PO {
  const file = catalogFile(language)
  if (existsSync(file)) return PO.parse(readFileSync(file, 'utf8'))
  const catalog = new PO()
  catalog.headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: language }
  return catalog
}

export function translateBy(catalog: PO): Translate {
  const texts = new Map(
    catalog.items
      .filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgctxt, msgstr }) => [keyOf({ text: msgid, context: msgctxt }), msgstr[0]]),
  )
  return (message) => texts.get(keyOf(message)) || undefined
}

/** gettext’s own way to tell one word with two meanings apart. */
export const keyOf = ({ text, context }: Pick<Message, 'text' | 'context'>) =>
  context ? `${context}\u0004${text}` : text

/**
 * The catalog with every sentence that is found, in the order in which it is read on the screens of a
 * feature. What nobody says any more stays as obsolete: it may come back, and helps who translates.
 */
export function updated(before: PO, found: readonly Found[]): PO {
  const known = new Map(
    before.items.map((item) => [keyOf({ text: item.msgid, context: item.msgctxt }), item]),
  )
  const after = new PO()
  after.headers = before.headers
  after.comments = before.comments
  const items = new Map<string, Item>()
  for (const sentence of found) {
    const key = keyOf(sentence)
    const item = items.get(key) ?? itemOf(sentence, known.get(key))
    items.set(key, item)
    if (!item.references.includes(sentence.file)) item.references.push(sentence.file)
    const { comment } = sentence
    if (comment && !item.extractedComments.includes(comment)) item.extractedComments.push(comment)
  }
  const gone = [...known].filter(([key, { msgstr }]) => !items.has(key) && msgstr[0])
  for (const [, item] of gone) item.obsolete = true
  after.items = [...items.values(), ...gone.map(([, item]) => item)]
  return after
}

function itemOf({ text, context }: Found, known: Item | undefined): Item {
  const item = new PO.Item()
  item.msgid = text
  item.msgstr = known?.msgstr ?? ['']
  item.comments = known?.comments ?? []
  item.flags = known?.flags ?? {}
  if (context) item.msgctxt = context
  return item
}
