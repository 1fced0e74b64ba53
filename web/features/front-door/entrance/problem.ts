import { errors, type ErrorCode } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import { ApiError } from '#web/data/api.ts'

/** Why somebody could not come in, for the red box; the code says which field it is about. */
export type Problem = { code: ErrorCode | null; message: string; field?: string | undefined }

export function problemFrom(reason: unknown): Problem {
  if (reason instanceof ApiError) return reason.problem
  if (reason instanceof Refusal) return { code: reason.code, message: errors[reason.code].message }
  return { code: null, message: reason instanceof Error ? reason.message : String(reason) }
}

/** The name of the field that has to be changed; null where it is none of the form's. */
export function fieldOf({ code, field }: Problem): 'email' | 'password' | null {
  if (field === 'email' || field === 'password') return field
  if (code === 'email-in-use' || code === 'email-needed') return 'email'
  if (code === 'invalid-credentials' || code?.startsWith('password-')) return 'password'
  return null
}
