declare const told: unique symbol

/**
 * A text that is the JSON of such a value: made here from one, put together of such texts, or read
 * from where only such texts are stored.
 */
export type JsonText<Value> = string & { readonly [told]: Value }

const texts = new WeakMap<object, JsonText<unknown>>()

/** The document as it is stored; written once, for documents are replaced and never changed. */
export function textOf<Document extends object>(document: Document): JsonText<Document> {
  const known = texts.get(document)
  if (known !== undefined) return known as JsonText<Document>
  const text = JSON.stringify(document) as JsonText<Document>
  texts.set(document, text)
  return text
}

/** The document that such a text says. */
export function documentOf<Document extends object>(text: JsonText<Document>): Document {
  const document: Document = JSON.parse(text)
  texts.set(document, text)
  return document
}
