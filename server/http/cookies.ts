import { parse, serialize } from 'hono/utils/cookie'

/** The product's cookies; behind TLS their names bind them to it. */
export type Cookies = ReturnType<typeof cookiesFor>

type Name = 'session_token' | 'device' | 'state' | 'passkey' | 'paired' | 'sign_up_code'

/** Reads and writes the product's cookies: for no script, and for requests of its own pages only. */
export function cookiesFor(baseUrl: string) {
  const secure = baseUrl.startsWith('https:')
  const nameOf = (name: Name) => `${secure ? '__Secure-' : ''}elefam.${name}`
  return {
    nameOf,
    read: (headers: Headers, name: Name): string | null =>
      parse(headers.get('cookie') ?? '', nameOf(name))[nameOf(name)] ?? null,
    /** The header's line; `seconds: 0` has the browser forget it. */
    write: (name: Name, value: string, { seconds }: { seconds: number }): string =>
      serialize(nameOf(name), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: seconds,
      }),
  }
}
