import { merge } from './merge.ts'
import { fromEntries, keysOf } from '../lib/typed-objects.ts'

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

/**
 * What stands in the fields that changes name, of those that say something: what their sender saw (P6).
 * Null where there is nothing that they could change.
 */
export function fieldsIn<Fields extends object>(
  target: Fields | null | undefined,
  changes: Changes<Fields>,
): Partial<Fields> | null {
  if (!target) return null
  const there = keysOf(changes).filter((name) => target[name] !== undefined)
  return fromEntries<Partial<Fields>>(there.map((name) => [name, target[name]] as const))
}

/** The fields that changes name; undefined ones change nothing. */
export function said<Fields extends object>(changes: Fields): (keyof Fields & string)[] {
  return keysOf(changes).filter((key) => changes[key] !== undefined)
}

/** What the fields that changes name were before. */
export function earlier<Document extends object>(
  document: Document,
  changes: Changes<Document>,
): Partial<Document> {
  const fields = said(changes).map((key) => [key, document[key]] as const)
  return fromEntries<Partial<Document>>(fields)
}

/** Whether changes name none but these fields. */
export const isOnly = (changes: object, names: readonly string[]) =>
  Object.keys(changes).every((name) => names.includes(name))
