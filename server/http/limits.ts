import { createHmac } from 'node:crypto'
import { hostLimits, limits as bounds } from '#core/limits.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { plural, t } from '#core/say.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import { networkIn, widerNetworkIn } from '#server/platform/network-address.ts'
import type { Log } from '#server/platform/log.ts'
import { asking, askingFromNetwork, noPace, pacer, reading, writing, type Pace } from './pace.ts'
import { countAttempt, forgetAttempts } from '#server/store/attempts.ts'
import { isStorageFull } from '#server/store/failures.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'

const minute = 60_000
const hour = 60 * minute

type Allowance = { times: number; within: number }

/**
 * How often something may be tried by one subject (an address, an account). By address: as often as
 * a house full of people might; by account: as often as somebody who has forgotten a lot.
 */
const allowances = {
  signInByAddress: { times: 20, within: minute },
  signInWithByAddress: { times: 20, within: minute },
  passkeyByAddress: { times: 30, within: minute },
  signUpByAddress: { times: 30, within: hour },
  /** A sign-up code has 57 bits, and this is how often one may guess. */
  signUpCodeByAddress: { times: 20, within: hour },
  challengeByAddress: { times: 60, within: 10 * minute },
  resetByAddress: { times: 20, within: hour },
  newPasswordByAddress: { times: 20, within: hour },
  confirmationByAddress: { times: 60, within: hour },
  verificationByAccount: { times: 6, within: hour },
  changeEmailByAccount: { times: 6, within: hour },
  codeByAccount: { times: 6, within: hour },
  exportByAccount: { times: 20, within: hour },
  importByAccount: { times: 20, within: hour },
  /** Deleting somebody, or handing a family over: it goes through all weeks that there are (A87). */
  rewriteByAccount: { times: 20, within: hour },
  feedByAccount: { times: 20, within: hour },
  pairingByAccount: { times: 60, within: hour },
  /** A wall's code has 39 bits, lives a quarter of an hour, and this is how often one may guess. */
  pairingByAddress: { times: 20, within: 10 * minute },
  shareByAccount: { times: 20, within: hour },
  /** A code for a child’s other home has 57 bits, lives two days, and this is how often one may guess. */
  shareCodeByAccount: { times: 20, within: hour },
  /** Deciding at once whose a day is that two homes have, which changes the other home's document, too. */
  settleByFamily: { times: 60, within: hour },
  apiTokenByAccount: { times: 30, within: hour },
  webhookByAccount: { times: 30, within: hour },
  /** Wrong ones, of which each has 192 bits: it is for programs that nobody looks after. */
  tokenByAddress: { times: 60, within: 10 * minute },
  /** Adding a calendar from outside, and having one read again: nobody waits for longer than these minutes. */
  calendarByAccount: { times: 20, within: 10 * minute },
  contactByAddress: { times: 5, within: hour },
  sampleByAddress: { times: hostLimits.samplesByAddress, within: hour },
  /** By everybody together: as long as one is lent. */
  samples: { times: hostLimits.samples, within: 2 * hour },
  sampleWrites: { times: hostLimits.sampleWrites, within: 2 * hour },
  /** Outlives the family, with which its invites go. */
  inviteByAccount: { times: bounds.invitesAnHour, within: hour },
} as const satisfies Record<string, Allowance>

export type Limited = keyof typeof allowances

/** So many times as much from all of a wider network, of which one visitor may have every address (A83). */
const widerTimes = 10
/** So many that are full are remembered; of more, all of them are learnt anew. */
const fullAtMost = 1_000

/**
 * What somebody may try at one account: `each` from one place, and `all` from everywhere together,
 * which is far more, so that strangers' tries keep no owner out (A64). `instead` is what somebody who
 * has to wait can do now. What turned out to be the right person's is forgotten.
 */
const tries = {
  signIn: {
    each: { times: 50, within: hour },
    all: { times: 1000, within: hour },
    instead: () => t`Or choose a new password now, with “Forgot your password?”.`,
  },
  reset: {
    each: { times: 5, within: hour },
    all: { times: 60, within: hour },
    instead: () =>
      t`The newest mail that came works for an hour: please look for it, also among the junk.`,
  },
  proof: {
    each: { times: 10, within: hour },
    all: { times: 200, within: hour },
    instead: () => t`Or sign out, and choose a new password with “Forgot your password?”.`,
  },
  /**
   * Codes after a password that was right: six digits, of which three count at a time, so that a day's
   * guesses find one of three hundred accounts. They count for that password alone: another one, to which
   * the owner's mail leads, begins the count anew (decision 074).
   */
  secondFactor: {
    each: { times: 10, within: hour },
    all: { times: 1000, within: 24 * hour },
    instead: () =>
      t`A passkey opens your account now, if you have one; or choose a new password with “Forgot your password?”.`,
  },
} as const satisfies Record<string, Record<'each' | 'all', Allowance> & { instead: () => string }>

/** An account, and from where it is tried: an address, a session, or a device that it knows. */
export type Tried = { account: string; from: string; isKnown: boolean }

export type Limits = {
  /**
   * Counts one more try; refuses with too-many-requests beyond what is allowed. Within a transaction
   * it counts only if that comes to its end.
   */
  limit: (what: Limited, subject: string, trx?: OpenTransaction) => Promise<void>
  /** How fast an account writes, a family reads long lists (A67) and asks, and all of a network ask (A81). */
  pace: Record<'writing' | 'reading' | 'asking' | 'askingFromNetwork', Pace>
  /**
   * Counts one more try at an account; one from a device that it knows counts there alone. Gives how many
   * it is of those from everywhere, 0 from such a device.
   */
  limitTries: (what: keyof typeof tries, tried: Tried) => Promise<number>
  /** Begins these counts anew: it was the right person after all. */
  forgiveTries: (what: keyof typeof tries, tried: Tried) => Promise<void>
}

type Options = { db: Database; clock: Clock; secret: string; log: Log; writePace: boolean }

/**
 * The limits of this server and of all others on the same database. Subjects are kept as keyed
 * hashes only. Where counting fails nothing passes (A43).
 */
export function limitsOf({ db, clock, secret, log, writePace }: Options): Limits {
  const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  /** Wider networks that have had all they may, by their keys, and until when. */
  const full = new Map<string, string>()
  const noteFull = (key: string, until: string) => {
    if (full.size >= fullAtMost) full.clear()
    full.set(key, until)
  }

  /** Counts under a key; gives the refusal where that was too often, and tells `onFull` until when. */
  const count = async (
    on: Database,
    key: string,
    {
      times,
      within,
      instead,
      onFull,
    }: Allowance & { instead?: () => string; onFull?: typeof noteFull },
  ): Promise<number> => {
    const now = clock()
    const attempt = { key, times, now, endsAt: later(now, within) }
    const counted = await countAttempt(on, attempt).catch((error: unknown) => {
      if (isStorageFull(error)) throw error
      log.error('limit.failed', error)
      return refuse('unavailable')
    })
    if (typeof counted === 'number') return counted
    onFull?.(key, counted.fullUntil)
    throw tooMany(Date.parse(counted.fullUntil) - Date.parse(now), instead)
  }

  /** Where tries count, the place they come from first: what is refused there counts nowhere else. */
  const placesOf = (what: keyof typeof tries, { account, from, isKnown }: Tried) => {
    const { each, all, instead } = tries[what]
    const here = { key: keyOf(`${what}Here ${account} ${subjectIn(from)}`), ...each, instead }
    const everywhere = { key: keyOf(`${what}Everywhere ${account}`), ...all, instead }
    return isKnown ? [here] : [here, everywhere]
  }

  return {
    pace: {
      writing: writePace ? pacer(clock, writing) : noPace,
      reading: writePace ? pacer(clock, reading) : noPace,
      asking: writePace ? pacer(clock, asking) : noPace,
      askingFromNetwork: writePace ? pacer(clock, askingFromNetwork) : noPace,
    },
    limit: async (what, subject, trx) => {
      const { times, within } = allowances[what]
      const wider = widerNetworkIn(subject)
      const ofWider = wider === null ? null : keyOf(`${what} ${wider}`)
      // Nothing is asked of the database for a network that is known to be full: each address of a flood
      // would be written down there before its network is looked at (A83).
      const until = ofWider === null ? undefined : full.get(ofWider)
      const wait = until === undefined ? 0 : Date.parse(until) - Date.parse(clock())
      if (wait > 0) throw tooMany(wait)
      await count(trx ?? db, keyOf(`${what} ${subjectIn(subject)}`), { times, within })
      const together = { times: times * widerTimes, within, onFull: noteFull }
      if (ofWider !== null) await count(trx ?? db, ofWider, together)
    },
    limitTries: async (what, tried) => {
      const [here, everywhere] = placesOf(what, tried)
      const { key, ...allowance } = here!
      await count(db, key, allowance)
      if (!everywhere) return 0
      const { key: ofAll, ...most } = everywhere
      return count(db, ofAll, most)
    },
    forgiveTries: async (what, tried) => {
      for (const { key } of placesOf(what, { ...tried, isKnown: false })) {
        await forgetAttempts(db, key)
      }
    },
  }
}

/** One visitor is one subject, whatever the spelling of their address (A72). */
const subjectIn = (subject: string) => networkIn(subject) ?? subject

/** The refusal that says how long to wait, in seconds for programs, and what can be done now. */
function tooMany(wait: number, instead?: () => string): Refusal {
  const minutes = Math.max(1, Math.ceil(wait / minute))
  const message = t`That was a lot at once. Please wait ${plural(minutes, { one: 'a minute', other: '# minutes' })} and try again.`
  const sentence = instead ? `${message} ${instead()}` : message
  const retryAfter = Math.max(1, Math.ceil(wait / 1000))
  return new Refusal('too-many-requests', { retryAfter }, sentence)
}
