import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

const tokenLimit = 200

/** The name of the cookie that better-auth signs; browsers bind the prefixed one to TLS. */
export function sessionCookieName(secure: boolean): string {
  return `${secure ? '__Secure-' : ''}elefam.session_token`
}

/** As many Cookie headers as families are about at once, and no longer than a browser's are. */
const remembered = { headers: 2_000, length: 500 }

/**
 * Reads the session token of a Cookie header whose signature is ours, else null. A signature that was
 * right stays right, and checking it takes as long as asking the database: those are remembered.
 */
export function tokenReader(name: string, key: KeyObject) {
  const known = new Map<string, string>()
  return (header: string | null): string | null => {
    if (!header) return null
    const seen = known.get(header)
    if (seen !== undefined) return seen
    const token = tokenFrom(header, name, key)
    if (token === null || header.length > remembered.length) return token
    if (known.size >= remembered.headers) known.clear()
    known.set(header, token)
    return token
  }
}

/**
 * The same check as the authentication library's, without its database calls; a test holds the two
 * against each other.
 */
function tokenFrom(header: string, name: string, key: KeyObject): string | null {
  const value = cookieValue(header, name)
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
