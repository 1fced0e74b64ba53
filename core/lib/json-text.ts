declare const told: unique symbol

/**
 * A text that is the JSON of such a value: made here from one, put together of such texts, or read
 * from where only such texts are stored.
 */
export type JsonText<Value> = string & { readonly [told]: Value }

/** Takes a text for the JSON of such a value: for whoever has made it of one, or knows where it comes from. */
export function knownJson<Value>(text: string): JsonText<Value> {
  return text as JsonText<Value> // The one place where a text becomes one.
}

const texts = new WeakMap<object, string>()

/** The document as it is stored; written once, for documents are replaced and never changed. */
export function textOf<Document extends object>(document: Document): JsonText<Document> {
  const text = texts.get(document) ?? JSON.stringify(document)
  texts.set(document, text)
  return knownJson(text)
}

/** The document that such a text says. */
export function documentOf<Document extends object>(text: JsonText<Document>): Document {
  const document: Document = JSON.parse(text)
  texts.set(document, text)
  return document
}
