import type { Challenge, SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import type { ErrorCode } from '#core/errors.ts'

/** A captcha's verdict on an answer: a refusal, or the mark by which it counts only once. */
export type Verdict = { code: ErrorCode } | { code: null; once: Once | null }

/** An answer that may count once until the instant at which it would expire anyway. */
export type Once = { id: string; expiresAt: string }

/** One way to tell a person from a program. */
export type Captcha = {
  /** What the front door needs to know of it. */
  offer: SignInSettings['captcha']
  /** A new task, where this server sets them; null where somebody else does. */
  challenge: (() => Promise<Challenge>) | null
  /** What pages may load for it beyond our own files, by the directive of the content policy. */
  policy: Readonly<Record<string, string>>
  /** Judges an answer that is not empty; the address is that of the visitor. */
  judge: (answer: string, address: string) => Promise<Verdict>
}
