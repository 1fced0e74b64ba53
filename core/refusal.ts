import type { ErrorCode } from './errors.ts'
import { t } from '#core/say.ts'

// Apart from the catalogue, so that a browser which plans a week need not load its sentences.

/** For a failure that nobody can say more about (S8.15). */
export const somethingWrong = t`Something went wrong. Try again.`
/** For answers that never came (S8.21). */
export const tookTooLong = t`The server took too long to answer. Please try again.`
export const unreachable = t`The server could not be reached. Look at your connection and try again.`

type Details = {
  field?: string
  version?: number
  /** In seconds, for the header that programs read. */
  retryAfter?: number
}

/**
 * A rule said no. Carries a code of the catalogue, never a status; a sentence only where it says
 * more than the catalogue's.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: Details
  readonly sentence: string | undefined

  constructor(code: ErrorCode, details: Details = {}, sentence?: string) {
    super(sentence ?? code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
    this.sentence = sentence
  }
}

/** Throws the refusal with this code. */
export function refuse(code: ErrorCode, details?: Details): never {
  throw new Refusal(code, details)
}
