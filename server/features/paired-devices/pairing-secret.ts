import { createHmac } from 'node:crypto'
import type { Purpose } from '#core/devices/schema.ts'
import { limits } from '#core/limits.ts'
import { later } from '#server/platform/clock.ts'
import { hashOfToken, newToken } from '#server/platform/one-time-token.ts'
import { isTypedCode, newTypedCode, plainCode } from '#server/platform/typed-code.ts'
import type { Offer } from '#server/store/paired-devices.ts'

/** Of four letters. */
const codeGroups = 2

const minute = 60_000
const day = 24 * 60 * minute

/** What a parent is told once, and what is stored of it: a short code for the wall, else for a link. */
export function newOffer(
  { kind }: Purpose,
  { now, secret }: { now: string; secret: string },
): Offer & { secret: string } {
  if (kind === 'member') {
    const { token, hash } = newToken()
    const offerEndsAt = later(now, limits.pairingLinkDays * day)
    return { secret: token, offerHash: hash, offerEndsAt }
  }
  const code = newTypedCode(codeGroups)
  const offerEndsAt = later(now, limits.pairingCodeMinutes * minute)
  return { secret: code, offerHash: hashOfCode(plainCode(code), secret), offerEndsAt }
}

/** By what an offer is found, from its secret as a link has it or as somebody typed it. */
export function offerHashOf(given: string, secret: string): string {
  const code = plainCode(given)
  return isTypedCode(code, codeGroups) ? hashOfCode(code, secret) : hashOfToken(given.trim())
}

/** A code is short enough to be found by trying all of them, so its hash needs this server’s secret. */
const hashOfCode = (code: string, secret: string) =>
  createHmac('sha256', secret).update(`pairing ${code}`).digest('base64url')
