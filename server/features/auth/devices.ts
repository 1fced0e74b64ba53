import type { Context } from 'hono'
import { email as emailSchema } from '#core/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { Tried } from '#server/http/limits.ts'
import type { Env } from '#server/http/route.ts'
import { later } from '#server/platform/clock.ts'
import { networksOf } from '#server/platform/network-address.ts'
import { hashOfToken, newToken } from '#server/platform/one-time-token.ts'
import type { HashedFor } from '#server/platform/password-hash.ts'
import { findKnownDevice, isUsedElsewhere, saveKnownDevice } from '#server/store/known-devices.ts'
import type { OpenTransaction } from '#server/store/schema.ts'

/** In seconds: as long as browsers keep a cookie at most. */
const known = 400 * 24 * 60 * 60

/** So many people may share a device and all be known there. */
const people = 5

/** The cookie has a token for each account, the newest first: nobody's planted one counts for others. */
function tokensOf(cookies: Cookies, headers: Headers): string[] {
  const tokens = (cookies.read(headers, 'device') ?? '').split('.').slice(0, people)
  return tokens.filter((token) => /^[\w-]{22}$/.test(token))
}

/** From where an account is tried: a device that it knows, else an address. */
export async function triedFrom(c: Context<Env>, cookies: Cookies, email: string): Promise<Tried> {
  const { db, clock, clientAddress } = c.get('services')
  const account = email.toLowerCase()
  // Not every database takes every text as a parameter.
  const isAddress = emailSchema.safeParse(account).success
  const hashes = isAddress ? tokensOf(cookies, c.req.raw.headers).map(hashOfToken) : []
  const device = await findKnownDevice(db, account, { hashes, now: clock() })
  return { account, from: device ?? clientAddress(c), isKnown: device !== null }
}

/** In whose turn a password is hashed that somebody tries: all devices that an account knows have one (A83). */
export const hashedFor = ({ account, from, isKnown }: Tried): HashedFor =>
  isKnown ? { network: from, wider: account, isKnown } : { ...networksOf(from), isKnown }

/**
 * Has the account know this device from now on; gives the cookie by which it is known, and whether it
 * is one more: the account knew others, or is open elsewhere, and this one is new.
 */
export async function knowDevice(
  trx: OpenTransaction,
  c: Context<Env>,
  { cookies, user }: { cookies: Cookies; user: User },
): Promise<{ cookie: string; isOneMore: boolean }> {
  const now = c.get('services').clock()
  const tokens = tokensOf(cookies, c.req.raw.headers)
  const hashes = tokens.map(hashOfToken)
  const there = await findKnownDevice(trx, user.profile.email, { hashes, now })
  const isOneMore = !there && (await isUsedElsewhere(trx, user.id, now))
  const { token, hash } = newToken()
  await saveKnownDevice(trx, {
    hash: there ?? hash,
    userId: user.id,
    expiresAt: later(now, known * 1000),
  })
  const all = there ? tokens : [token, ...tokens].slice(0, people)
  return { cookie: cookies.write('device', all.join('.'), { seconds: known }), isOneMore }
}
