import { randomInt } from 'node:crypto'
import { hashOfToken } from './one-time-token.ts'

/** Letters and digits that nobody takes for another one, and that spell no words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ'
/** 57 bits in three groups: to be read out and typed, and nothing that could be guessed. */
const groups = 3
const groupLength = 4

/** A code with which a stranger may create an account, and what is stored of it. */
export function newSignUpCode(): { code: string; hash: string } {
  const letter = () => alphabet[randomInt(alphabet.length)]
  const group = () => Array.from({ length: groupLength }, letter).join('')
  const code = Array.from({ length: groups }, group).join('-')
  return { code, hash: hashOfSignUpCode(code) }
}

/** What is stored of a code as somebody typed it. */
export function hashOfSignUpCode(typed: string): string {
  return hashOfToken(`sign-up ${typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')}`)
}
