import { limits } from '../limits.ts'

/**
 * How long a password is: in characters of Unicode as they are stored, so that neither an emoji nor
 * an umlaut counts twice, however the keyboard puts it together.
 */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFKC')).length
}

/** Blanks of every script, and what cannot be seen. */
const nothingToSee = /^[\s\p{Z}\p{C}]+$/u

/** What is wrong with a new password, by the server's own minimum (S5.5). */
export function passwordProblem(
  password: string,
  min: number,
): 'password-blank' | 'password-too-short' | 'password-too-long' | null {
  if (nothingToSee.test(password)) return 'password-blank'
  const length = passwordLength(password)
  if (length < min) return 'password-too-short'
  return length > limits.passwordMax ? 'password-too-long' : null
}
