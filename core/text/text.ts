// What a text is, for whoever types it and whoever takes it: the contract's schemas, the rules and
// the forms ask here, so that no form lets through what the server refuses.

const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const controlCharacterButBreaks = /[^\P{Cc}\n\r\t]/u
const controlCharactersButBreaks = /[^\P{Cc}\n\r\t]+/gu
/** Something to see: more than blanks, invisible joiners and marks of direction. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u

export const isVisible = (text: string): boolean => visible.test(text)
export const isOneLine = (text: string): boolean => !controlCharacter.test(text)
export const isPlainText = (text: string): boolean => !controlCharacterButBreaks.test(text)

/** What somebody typed or pasted, as one line without blanks at its ends; empty where nothing shows. */
export function oneLine(text: string): string {
  return shown(text.replaceAll(controlCharacters, ' '))
}

/** The same as several lines, without unreadable characters. */
export function manyLines(text: string): string {
  return shown(text.replaceAll(controlCharactersButBreaks, ''))
}

function shown(text: string): string {
  return isVisible(text) ? text.toWellFormed().trim() : ''
}
