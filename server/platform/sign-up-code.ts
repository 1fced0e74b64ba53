import { hashOfToken } from './one-time-token.ts'
import { newTypedCode, plainCode } from './typed-code.ts'

/** 57 bits: nothing that could be guessed. */
const groups = 3

/** A code with which a stranger may create an account, and what is stored of it. */
export function newSignUpCode(): { code: string; hash: string } {
  const code = newTypedCode(groups)
  return { code, hash: hashOfSignUpCode(code) }
}

/** What is stored of a code as somebody typed it. */
export function hashOfSignUpCode(typed: string): string {
  return hashOfToken(`sign-up ${plainCode(typed)}`)
}
