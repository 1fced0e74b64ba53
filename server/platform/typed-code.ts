import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another one, and that spell no words: 4.8 bits each. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** A code to be read out and typed, as it is shown: so many groups of four with lines between them. */
export function newTypedCode(groups: number): string {
  const letter = () => alphabet[randomInt(alphabet.length)]
  const group = () => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A code as somebody typed it, in small letters, with blanks or lines, without any of that. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')

/** Whether a plain code has the letters of so many groups. */
export const isTypedCode = (plain: string, groups: number): boolean =>
  new RegExp(`^[${alphabet}]{${groups * 4}}$`).test(plain)
