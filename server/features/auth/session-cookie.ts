import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

const tokenLimit = 200

/** The name of the cookie that better-auth signs; browsers bind the prefixed one to TLS. */
export function sessionCookieName(secure: boolean): string {
  return `${secure ? '__Secure-' : ''}elefam.session_token`
}

/**
 * The session token of a Cookie header whose signature is ours, else null. The same check as the
 * authentication library's, without its database calls; a test holds the two against each other.
 */
export function tokenFrom(header: string | null, name: string, key: KeyObject): string | null {
  const value = header && cookieValue(header, name)
  if (!value) return null
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  if (dot < 1 || token.length > tokenLimit) return null
  // As texts: in base64 many of them would mean the same bytes.
  const expected = Buffer.from(createHmac('sha256', key).update(token).digest('base64'))
  const given = Buffer.from(value.slice(dot + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

function cookieValue(header: string, name: string): string | null {
  const prefix = `${name}=`
  const part = header.split(';').find((pair) => pair.trimStart().startsWith(prefix))
  if (!part) return null
  try {
    return decodeURIComponent(part.trimStart().slice(prefix.length).trim())
  } catch {
    return null
  }
}
