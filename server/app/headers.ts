import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { bearerOf } from '#server/http/bearer.ts'

/** What every response carries; no page of ours needs anything inline or from elsewhere. */
const securityPolicy = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The microphone is for dictating a letter where the device understands by itself: no sound comes here.
  'Permissions-Policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Whether browsers that were here once take nothing but https, which is the host’s choice (H5). */
export type Hsts = keyof typeof strictTransports

const aYear = 'max-age=31536000'
const strictTransports = { no: null, yes: aYear, subdomains: `${aYear}; includeSubDomains` }

type Options = {
  https: boolean
  hsts: Hsts
  /** More directives of the content policy: what the captcha needs. */
  policy: Readonly<Record<string, string>>
}

const contentPolicy = (more: Readonly<Record<string, string>>) =>
  [
    "default-src 'self'",
    ...Object.entries(more).map((directive) => directive.join(' ')),
    "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  ].join('; ')

/** What every answer says of us, whoever asks. */
export function securityHeaders({ https, hsts, policy }: Options) {
  const strictTransport = https && strictTransports[hsts]
  return always({
    'Content-Security-Policy': contentPolicy(policy),
    ...securityPolicy,
    ...(strictTransport && { 'Strict-Transport-Security': strictTransport }),
  })
}

/** No answer of the API stays anywhere on its way: nearly all of them are about a family (A74). */
export const noStore = always({ 'Cache-Control': 'no-store' })

/**
 * Puts headers on every response that does not say them itself: on Node's own one where there is a
 * socket, because there they cost next to nothing, and otherwise (in tests without one) on the app's.
 */
function always(given: Record<string, string>) {
  const headers = Object.entries(given)
  return createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
    const { outgoing } = c.env ?? {}
    for (const [name, value] of headers) outgoing?.setHeader(name, value)
    await next()
    if (outgoing) return
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}

/** Where our pages are: at one address, or, where a host never said it, wherever the server answers. */
export type OwnAddress = { baseUrl: string; anyHost: boolean }

/** Whether a request comes from a page of ours. */
export function isFromUs(headers: Headers, { baseUrl, anyHost }: OwnAddress): boolean {
  const origin = headers.get('origin')
  const host = headers.get('host')
  if (origin === baseUrl) return true
  // Both are the visitor's to claim: a Host that equals the Origin proves nothing (A73).
  return anyHost && host !== null && [`https://${host}`, `http://${host}`].includes(origin ?? '')
}

/**
 * Anything that changes something must come from a page of ours, as JSON (A48); or bring a token, which
 * no page of another site has, nor may send along.
 */
export function ownOriginOnly(own: OwnAddress, refuse: () => never) {
  return createMiddleware(async (c, next) => {
    if (bearerOf(c.req.raw.headers) !== null) return next()
    const type = c.req.header('content-type') ?? 'application/json'
    if (!isFromUs(c.req.raw.headers, own) || !type.startsWith('application/json')) refuse()
    await next()
  })
}
