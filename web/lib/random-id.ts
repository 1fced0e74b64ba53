const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * A random id of letters and digits; 22 of them hold 128 bits. `crypto.randomUUID` is missing where
 * a family serves itself over plain HTTP at home, `getRandomValues` never is.
 */
export function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length * 2))
  let id = ''
  for (const byte of bytes) {
    // 248 is the largest multiple of 62 in a byte: what lies above would favour the first letters.
    if (byte < 248 && id.length < length) id += letters[byte % letters.length]
  }
  return id.length === length ? id : randomId(length)
}

/** An id for something new inside a document: a member, a task, a card. */
export const newId = () => randomId(12)
