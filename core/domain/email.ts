import { limits } from '../limits.ts'

const address = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/**
 * Whether a form may send this as an e-mail address. It never lets through what the contract
 * refuses, so that a mistyped address is named beside its field and not minutes later.
 */
export function isEmail(text: string): boolean {
  return text.length <= limits.email && address.test(text) && !text.includes("'@")
}
