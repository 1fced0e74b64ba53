const controlCharacters = /\p{Cc}+/gu
const controlCharactersButBreaks = /[^\P{Cc}\n\r\t]+/gu

/** What somebody typed or pasted, as one line without blanks at its ends. */
export function oneLine(text: string): string {
  return text.replace(controlCharacters, ' ').trim()
}

/** What somebody typed or pasted into several lines, without unreadable characters. */
export function manyLines(text: string): string {
  return text.replace(controlCharactersButBreaks, '').trim()
}
