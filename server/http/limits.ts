import { createHmac } from 'node:crypto'
import { limits as bounds } from '#core/limits.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import { networkIn } from '#server/platform/network-address.ts'
import type { Log } from '#server/platform/log.ts'
import { pacer } from './pace.ts'
import { countAttempt, forgetAttempts } from '#server/store/attempts.ts'
import { isStorageFull } from '#server/store/failures.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * How often something may be tried by one subject (an address, an account). By address: as often as
 * a house full of people might; by account: as often as somebody who has forgotten a lot.
 */
const allowances = {
  signInByAddress: { times: 20, within: minute },
  /** Only wrong passwords stay counted. */
  signInByAccount: { times: 50, within: hour },
  signInWithByAddress: { times: 20, within: minute },
  signUpByAddress: { times: 30, within: hour },
  challengeByAddress: { times: 60, within: 10 * minute },
  resetByAddress: { times: 20, within: hour },
  resetByAccount: { times: 5, within: hour },
  newPasswordByAddress: { times: 20, within: hour },
  confirmationByAddress: { times: 60, within: hour },
  verificationByAccount: { times: 6, within: hour },
  changeEmailByAccount: { times: 6, within: hour },
  /** Only wrong passwords and codes stay counted. */
  proofByAccount: { times: 10, within: hour },
  codeByAccount: { times: 6, within: hour },
  exportByAccount: { times: 20, within: hour },
  importByAccount: { times: 20, within: hour },
  feedByAccount: { times: 20, within: hour },
  contactByAddress: { times: 5, within: hour },
  /** Outlives the family, with which its invites go. */
  inviteByAccount: { times: bounds.invitesAnHour, within: hour },
} as const satisfies Record<string, { times: number; within: number }>

export type Limited = keyof typeof allowances

export type Limits = {
  /**
   * Counts one more try; refuses with too-many-requests beyond what is allowed. Within a transaction
   * it counts only if that comes to its end.
   */
  limit: (what: Limited, subject: string, trx?: OpenTransaction) => Promise<void>
  /** Lets an account write so many bytes now; refuses, with when it may, beyond its pace (A67). */
  pace: (userId: string, bytes: number) => void
  /** Begins the count anew: it was the right person after all. */
  forgive: (what: Limited, subject: string) => Promise<void>
}

type Options = { db: Database; clock: Clock; secret: string; log: Log; writePace: boolean }

/**
 * The limits of this server and of all others on the same database. Subjects are kept as keyed
 * hashes only. Where counting fails nothing passes (A43).
 */
export function limitsOf({ db, clock, secret, log, writePace }: Options): Limits {
  const keyOf = (what: Limited, subject: string) =>
    createHmac('sha256', secret)
      .update(`${what} ${networkIn(subject) ?? subject}`)
      .digest('base64url')

  return {
    pace: writePace ? pacer(clock) : () => undefined,
    limit: async (what, subject, trx) => {
      const { times, within } = allowances[what]
      const now = clock()
      const attempt = { key: keyOf(what, subject), times, now, endsAt: later(now, within) }
      const fullUntil = await countAttempt(trx ?? db, attempt).catch((error: unknown) => {
        if (isStorageFull(error as Error)) throw error
        log.error('limit.failed', error)
        return refuse('unavailable')
      })
      if (fullUntil) throw tooMany(Date.parse(fullUntil) - Date.parse(now))
    },
    forgive: async (what, subject) => forgetAttempts(db, keyOf(what, subject)),
  }
}

/** The refusal that says how long to wait: in seconds for programs, in words for people. */
function tooMany(wait: number): Refusal {
  const minutes = Math.ceil(wait / minute)
  const words = minutes <= 1 ? 'a minute' : `${minutes} minutes`
  const message = `That was a lot at once. Please wait ${words} and try again.`
  const retryAfter = Math.max(1, Math.ceil(wait / 1000))
  return new Refusal('too-many-requests', { retryAfter }, message)
}
