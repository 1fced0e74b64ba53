import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#content/brand.ts'
import { limits } from '#core/limits.ts'

/** A code counts for half a minute, and for the one before and after it: clocks differ. */
const [period, window] = [30, 1]

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), period })

/** What an app makes codes from, and the same for its camera. */
export function newCodes(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totp(secret, email).toString() }
}

/** The half minute since 1970 whose code this is, if it counts now; null otherwise. */
export function stepOf(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now)
  const delta = totp(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}

/** Without letters that are taken for others: 50 bits in ten. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Codes for paper, as they are read: two groups of five. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: limits.recoveryCodes }, () => `${group()}-${group()}`)
}

/** What is stored of one; typed in small letters, without the line, or with blanks it is the same. */
export function hashOfRecoveryCode(secret: string, userId: string, code: string): string {
  const tidy = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery ${userId} ${tidy}`).digest('base64url')
}
