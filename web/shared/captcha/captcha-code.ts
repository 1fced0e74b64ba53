import { errors, type ErrorCode } from '#core/errors.ts'
import { ApiError } from '#web/data/api.ts'

export type CaptchaCode = Extract<ErrorCode, `captcha-${string}`>

export function isCaptchaCode(code: string): code is CaptchaCode {
  return code.startsWith('captcha-') && code in errors
}

/** Which refusal a failed captcha is: one that contains 401 is S8.12, any other S8.13. */
export function captchaCodeOf(failure: unknown): CaptchaCode {
  if (failure instanceof ApiError && isCaptchaCode(failure.problem.code)) {
    return failure.problem.code
  }
  const text =
    failure instanceof ApiError ? `${failure.status} ${failure.message}` : String(failure)
  return text.includes('401') ? 'captcha-domain' : 'captcha-failed'
}
