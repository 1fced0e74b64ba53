import type { ErrorCode } from './errors.ts'

/**
 * How services name what went wrong, in our catalogue: each of the specification's provider codes
 * has one clear message for the screen (S8.21). Who signs in learns from neither "user not found" nor
 * "wrong password" which of the two it was (A32).
 */
export const failureNames = {
  unavailable: 'unavailable',
  'deadline exceeded': 'deadline-exceeded',
  unauthenticated: 'unauthenticated',
  'resource exhausted': 'storage-full',
  'invalid argument': 'invalid-input',
  'failed precondition': 'not-yet',
  aborted: 'stale-version',
  'wrong password': 'invalid-credentials',
  'e-mail already in use': 'email-in-use',
  'user not found': 'invalid-credentials',
  'too many requests': 'too-many-requests',
  'network request failed': 'network-failed',
} as const satisfies Record<string, ErrorCode>

export type FailureName = keyof typeof failureNames

/** Our code for a failure's name, in whatever way it is written: `auth/wrong-password`, `ABORTED`. */
export function codeOfFailure(name: string): ErrorCode {
  const words = name
    .replace(/^.*\//, '')
    .toLowerCase()
    .replaceAll(/[-_ ]+/g, ' ')
    .replace(/^(e ?mail)\b/, 'e-mail')
  return Object.hasOwn(failureNames, words) ? failureNames[words as FailureName] : 'internal'
}
