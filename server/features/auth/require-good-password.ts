import { passwordProblem } from '#core/account/password.ts'
import { refuse } from '#core/refusal.ts'
import { isCommonPassword } from '#server/platform/common-passwords.ts'

/** Refuses a new password that is too short, too long, or what everybody chooses (S5.5). */
export function requireGoodPassword(password: string, min: number): void {
  const problem = passwordProblem(password, min)
  if (problem) refuse(problem)
  if (isCommonPassword(password, min)) refuse('password-common')
}
