import { parse, serialize } from 'hono/utils/cookie'
import type { Clock } from '#server/platform/clock.ts'

/** The product's cookies; behind TLS their names bind them to it. */
export type Cookies = ReturnType<typeof cookiesFor>

type Name = 'session_token' | 'user' | 'device' | 'state' | 'passkey' | 'paired' | 'sign_up_code'

/** Those that outlive a visit: of an earlier version they have names that a neighbour could plant. */
const lasting: readonly Name[] = ['session_token', 'device', 'paired']

export type CookieOptions = {
  baseUrl: string
  clock: Clock
  /** Until when cookies are read by their former names, too; null: nowhere is one. */
  formerCookiesUntil: string | null
}

/**
 * Reads and writes the product's cookies: for no script, but who is signed in, and for requests of its own pages only. Behind
 * TLS no other site can plant one, also none on a name beside ours or below (`__Host-`, A89).
 */
export function cookiesFor({ baseUrl, clock, formerCookiesUntil: formerUntil }: CookieOptions) {
  const secure = baseUrl.startsWith('https:')
  const nameOf = (name: Name) => `${secure ? '__Host-' : ''}elefam.${name}`
  const formerOf = (name: Name) => `__Secure-elefam.${name}`
  const valueOf = (headers: Headers, full: string): string | null =>
    parse(headers.get('cookie') ?? '', full)[full] ?? null
  const hasFormer = (name: Name) => secure && formerUntil !== null && lasting.includes(name)
  const line = (full: string, value: string, seconds: number) =>
    serialize(full, value, {
      path: '/',
      httpOnly: full !== nameOf('user'),
      sameSite: 'Lax',
      secure,
      maxAge: seconds,
    })
  const former = (headers: Headers, name: Name): string | null =>
    hasFormer(name) && clock() < formerUntil! ? valueOf(headers, formerOf(name)) : null
  const read = (headers: Headers, name: Name): string | null =>
    valueOf(headers, nameOf(name)) ?? former(headers, name)
  return {
    nameOf,
    read,
    /**
     * The header that has a browser forget all it keeps for us, whose page forgets its own in any case
     * (S4.6). Not that of a device without an account: what was ticked there may still wait in it.
     */
    forgetting: (headers: Headers): Record<string, string> =>
      read(headers, 'paired') === null ? { 'clear-site-data': '"storage"' } : {},
    /** Whether what is read has its former name, and is to be written anew. */
    isFormer: (headers: Headers, name: Name): boolean =>
      valueOf(headers, nameOf(name)) === null && former(headers, name) !== null,
    /** The header's line. */
    write: (name: Name, value: string, { seconds }: { seconds: number }): string =>
      line(nameOf(name), value, seconds),
    /** The lines that have the browser forget it, by whatever name. */
    forget: (name: Name): string[] =>
      [nameOf(name), ...(hasFormer(name) ? [formerOf(name)] : [])].map((full) => line(full, '', 0)),
    /** The lines that have the browser forget a former name alone. */
    forgetFormer: (name: Name): string[] => (hasFormer(name) ? [line(formerOf(name), '', 0)] : []),
  }
}
