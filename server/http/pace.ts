import { plural, t } from '#core/say.ts'
import { hostLimits, limits } from '#core/limits.ts'
import { Refusal } from '#core/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Bytes, or questions, at once and a second, and what somebody is told who goes beyond. */
type Bounds = { burst: number; steady: number; tooFast: (seconds: number) => string }

export type Pace = {
  /** Lets an account go on with so many bytes; refuses, with when it may, beyond its pace (A67). */
  take: (account: string, bytes: number) => void
  /** Refuses, as `take` does, whoever has still to wait for what they did before. */
  admit: (account: string) => void
  /** Counts what is known only afterwards. */
  owe: (account: string, bytes: number) => void
}

/** As much as a family writes in a hurry, and steadily as much as hands can. */
export const writing: Bounds = {
  burst: limits.writeBurst,
  steady: limits.writeSteady,
  tooFast: (seconds) =>
    t`This is more at once than can be taken. You can go on reading; what was not saved yet can be sent again in ${plural(seconds, { one: 'a second', other: '# seconds' })}.`,
}

/** As much of long lists as a family has, and steadily as much as eyes read. */
export const reading: Bounds = {
  burst: limits.readBurst,
  steady: limits.readSteady,
  tooFast: (seconds) =>
    t`Your family has read a lot at once. What is open stays open; the rest can be asked for again in ${plural(seconds, { one: 'a second', other: '# seconds' })}.`,
}

/** As often as all screens of a family ask that are opened at once, and steadily as often as they follow (A81). */
export const asking: Bounds = {
  burst: hostLimits.asksBurst,
  steady: hostLimits.asksSteady,
  tooFast: (seconds) =>
    t`Your family has asked a lot at once. What is open stays open; the rest can be asked for again in ${plural(seconds, { one: 'a second', other: '# seconds' })}.`,
}

/** As often as many families behind one address. */
export const askingFromNetwork: Bounds = {
  burst: hostLimits.networkAsksBurst,
  steady: hostLimits.networkAsksSteady,
  tooFast: (seconds) =>
    t`A lot was asked at once from where you are. What is open stays open; please try again in ${plural(seconds, { one: 'a second', other: '# seconds' })}.`,
}

/** Nobody is paced. */
export const noPace: Pace = {
  take: () => undefined,
  admit: () => undefined,
  owe: () => undefined,
}

/** How many accounts are looked through at once for those that may be forgotten. */
const sweptAt = 10_000

/**
 * Gives each account a pace: on this server alone and without a trace, for counting in the database
 * would cost more than what is counted.
 */
export function pacer(clock: Clock, { burst, steady, tooFast }: Bounds): Pace {
  /** By account: until when what it did is paid off, in milliseconds. */
  const owing = new Map<string, number>()
  const ahead = (burst / steady) * 1000
  let latest = 0

  /** Now, and until when the account owes, which is now where it owes nothing. */
  const stand = (account: string) => {
    const now = Date.parse(clock())
    // A clock that is set back would have everybody wait until it is as late again.
    if (now < latest) owing.clear()
    latest = now
    return { now, until: Math.max(now, owing.get(account) ?? 0) }
  }
  const owe = (account: string, bytes: number): void => {
    const { now, until } = stand(account)
    if (owing.size >= sweptAt) for (const [one, end] of owing) if (end <= now) owing.delete(one)
    owing.set(account, until + (bytes / steady) * 1000)
  }
  const take = (account: string, bytes: number): void => {
    const { now, until } = stand(account)
    const wait = until + (bytes / steady) * 1000 - now - ahead
    // Whoever owes nothing may, however much it is.
    if (until > now && wait > 0) throw refusal(wait, tooFast)
    owe(account, bytes)
  }
  return { take, admit: (account) => take(account, 0), owe }
}

function refusal(wait: number, tooFast: Bounds['tooFast']): Refusal {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000))
  return new Refusal('too-many-requests', { retryAfter }, tooFast(retryAfter))
}
