import { keysOf } from '../lib/typed-objects.ts'
import { refuse } from '../refusal.ts'
import { limits } from '../limits.ts'
import { textOf } from '../lib/json-text.ts'
import { merge } from './merge.ts'

/**
 * What a command may know besides its document: when, by whom, and who is in the family.
 * The browser takes the instant from its clock and, once acknowledged, from the server's receipt.
 */
export type Context = {
  /** UTC, `2026-01-31T08:00:00.000Z`. */
  now: string
  userId: string
  memberIds: readonly string[]
}

/** Refuses an id that belongs to nobody in the family (A19). */
export function requireMember(context: Context, memberId: string): void {
  if (!context.memberIds.includes(memberId)) refuse('member-missing')
}

/** Whether the document is within its bound. */
export function hasRoom(document: object): boolean {
  return textOf(document).length <= limits.documentSize
}

/** Refuses a document that has outgrown its bound; gives it back otherwise. */
export function requireRoom<Document extends object>(document: Document): Document {
  return hasRoom(document) ? document : refuse('document-full')
}

/** Some of a document's fields; what is there but undefined says nothing. */
export type Changes<Document> = { [Field in keyof Document]?: Document[Field] | undefined }

/**
 * The document with the fields that `changes` names; where `from` says what stood in one of them when the
 * editing began and somebody has changed it since, both are merged. A field that is there but undefined
 * changes nothing, because JSON drops it on its way: the browser and the server must see the same.
 */
export function edited<Document extends object>(
  document: Document,
  changes: Changes<Document>,
  from?: Changes<Document>,
): Document {
  const names = keysOf(changes).filter((name) => changes[name] !== undefined)
  const pick = (fields: Changes<Document>) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]))
  const wanted = pick(changes)
  return { ...document, ...(from ? merge(pick(from), pick(document), wanted) : wanted) }
}

/** The list with `entry` in the place of the one that `matches`, or at the end. */
export function put<Entry>(
  list: Entry[],
  entry: Entry,
  matches: (other: Entry) => boolean,
): Entry[] {
  const index = list.findIndex(matches)
  return index === -1 ? [...list, entry] : list.with(index, entry)
}

/** The list with one more entry; refuses beyond `max` and an id that is there already. */
export function append<Entry extends { id: string }>(
  list: Entry[],
  entry: Entry,
  max: number,
): Entry[] {
  if (list.some((other) => other.id === entry.id)) refuse('entry-exists')
  if (list.length >= max) refuse('list-full')
  return [...list, entry]
}

/** The list without the entry of this id; refuses where there is none. */
export function without<Entry extends { id: string }>(list: Entry[], id: string): Entry[] {
  const rest = list.filter((entry) => entry.id !== id)
  if (rest.length === list.length) refuse('entry-missing')
  return rest
}
