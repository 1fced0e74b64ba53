import { limits } from '../limits.ts'

/**
 * How long a password is: in characters of Unicode as they are stored, so that neither an emoji nor
 * an umlaut counts twice, however the keyboard puts it together.
 */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFKC')).length
}

/** What is wrong with the length of a new password, by the server's own minimum (S5.5). */
export function passwordProblem(
  password: string,
  min: number,
): 'password-too-short' | 'password-too-long' | null {
  const length = passwordLength(password)
  if (length < min) return 'password-too-short'
  return length > limits.passwordMax ? 'password-too-long' : null
}
