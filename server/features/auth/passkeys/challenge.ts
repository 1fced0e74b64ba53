import { createHmac } from 'node:crypto'
import { limits } from '#core/limits.ts'
import { later } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { randomText } from '#server/platform/random-id.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'

/** What a passkey is asked for: each challenge is good for one of these. */
type Purpose = 'add' | 'sign-in' | 'proof'

/** For what, and by whom: the session that asks, or what a cookie says of a browser without one. */
export type Asked = { purpose: Purpose; by: string; now: string }

/** What has to be marked as used, so that the challenge counts once. */
type Mark = { id: string; expiresAt: string }

/**
 * What passkeys sign: random, signed by the server, for one purpose, browser and a few minutes. So
 * visitors who look and go away leave no row behind; one that was used is marked until it expires.
 */
export function passkeyChallenges(secret: string) {
  const signatureOf = (text: string, { purpose, by }: Asked) =>
    createHmac('sha256', secret).update(`passkey ${purpose} ${by} ${text}`).digest('base64url')
  return {
    make: (asked: Asked): string => {
      const text = `${Date.parse(asked.now)}.${randomText(16)}`
      return `${text}.${signatureOf(text, asked)}`
    },
    /** The mark of one that was made for this and is in time, as a browser sends it; else null. */
    read: (sent: string, asked: Asked): Mark | null => {
      const [made = '', random = '', signature = ''] = Buffer.from(sent, 'base64url')
        .toString()
        .split('.')
      const expected = signatureOf(`${made}.${random}`, asked)
      if (!isSameSecret(signature, expected)) return null
      const expiresAt = later(new Date(Number(made)).toISOString(), limits.ceremonySeconds * 1000)
      return asked.now < expiresAt ? { id: hashOfToken(`passkey ${random}`), expiresAt } : null
    },
  }
}
