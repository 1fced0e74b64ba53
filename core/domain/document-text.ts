const texts = new WeakMap<object, string>()

/** The document as it is stored; written once, for documents are replaced and never changed. */
export function textOf(document: object): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const text = JSON.stringify(document)
  texts.set(document, text)
  return text
}
