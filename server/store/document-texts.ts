import { textOf, type JsonText } from '#core/domain/document-text.ts'

/** About as many characters of stored texts are remembered with what they say: eighty weeks. */
const charactersAtMost = 500_000

const known = new Map<string, object>()
let characters = 0

function remember(text: string, document: object): void {
  if (known.has(text) || text.length > charactersAtMost) return
  if (characters + text.length > charactersAtMost) {
    known.clear()
    characters = 0
  }
  known.set(text, document)
  characters += text.length
}

/**
 * The document of a stored text. In a family that is busy right now the next command finds what the
 * one before it wrote, and need not parse it. Whoever gets it must not change it.
 */
export function documentOf<Document extends object>(text: JsonText<Document>): Document {
  const found = known.get(text)
  if (found) return found as Document
  const document = JSON.parse(text) as Document
  remember(text, document)
  return document
}

/** The text to store. */
export function storedText<Document extends object>(document: Document): JsonText<Document> {
  const text = textOf(document)
  remember(text, document)
  return text
}
