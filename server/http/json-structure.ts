import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openings = [0x5b, 0x7b]
const closings = [0x5d, 0x7d]

/** Byte by byte: 1 opens something, 2 closes it, 3 is a comma, 4 begins or ends a text, 5 escapes. */
const kinds = new Uint8Array(256)
for (const byte of openings) kinds[byte] = 1
for (const byte of closings) kinds[byte] = 2
kinds[comma] = 3
kinds[quote] = 4
kinds[backslash] = 5

/**
 * Refuses a JSON text that is deeper than anything here, or has more values in it, before anybody
 * parses it (A23, A57): to parse brackets within brackets costs far more than to send them.
 */
export function requireModest(text: Uint8Array): void {
  let depth = 0
  let values = 1
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const kind = kinds[text[at]!]
    if (kind === 0) continue
    if (kind === 4) inText = !inText
    else if (kind === 5) at += 1
    else if (inText) continue
    else if (kind === 2) depth -= 1
    else {
      values += 1
      if (kind === 1) depth += 1
      if (depth > limits.jsonDepth || values > limits.jsonValues) refuse('too-complex')
    }
  }
}

/** What a JSON text says; refuses one that is none. */
export function parsedJson(text: Uint8Array): unknown {
  requireModest(text)
  try {
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return refuse('invalid-json')
  }
}
