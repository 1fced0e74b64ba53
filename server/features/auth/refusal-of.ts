import type { ErrorCode } from '#core/errors.ts'
import { codeOfFailure } from '#core/failure-names.ts'
import { Refusal } from '#core/refusal.ts'

/** The authentication library's codes in our catalogue; one text for a wrong address and password. */
const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credentials',
  INVALID_EMAIL: 'invalid-credentials',
  INVALID_PASSWORD: 'invalid-credentials',
  USER_ALREADY_EXISTS: 'email-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-in-use',
  // Two sign-ups with one address at once: the slower one fails at the table's unique key.
  FAILED_TO_CREATE_USER: 'email-in-use',
  PASSWORD_TOO_SHORT: 'password-too-short',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_TOKEN: 'invalid-token',
  TOKEN_EXPIRED: 'invalid-token',
}

/** What a failed answer of the authentication library means for the family. */
export async function refusalOf(response: Response): Promise<Error> {
  const answer = (await response.json().catch(() => ({}))) as { code?: string; message?: string }
  const code = answer.code && (codes[answer.code] ?? codeOfFailure(answer.code))
  if (code && code !== 'internal') return new Refusal(code)
  if (response.status === 429) return new Refusal('too-many-requests')
  if (response.status === 401) return new Refusal('unauthenticated')
  if (response.status < 500) return new Refusal('invalid-input')
  return new Error(
    `The accounts answered ${response.status} ${answer.code ?? answer.message ?? ''}`,
  )
}
