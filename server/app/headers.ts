import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

/** What every response carries; no page of ours needs anything inline or from elsewhere. */
const securityPolicy = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

type Options = {
  https: boolean
  /** More directives of the content policy: what the captcha needs. */
  policy: Readonly<Record<string, string>>
}

const contentPolicy = (more: Readonly<Record<string, string>>) =>
  [
    "default-src 'self'",
    ...Object.entries(more).map((directive) => directive.join(' ')),
    "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  ].join('; ')

/**
 * Puts the security headers on every response: on Node's own one where there is a socket, because
 * there they cost next to nothing, and otherwise (in tests without one) on the app's.
 */
export function securityHeaders({ https, policy }: Options) {
  const headers = Object.entries({
    'Content-Security-Policy': contentPolicy(policy),
    ...securityPolicy,
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  })
  return createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
    const { outgoing } = c.env ?? {}
    for (const [name, value] of headers) outgoing?.setHeader(name, value)
    await next()
    if (outgoing) return
    // As on the socket, what a page says itself counts.
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}

/** Whether a request comes from a page of ours. */
export function isFromUs(headers: Headers, baseUrl: string): boolean {
  const origin = headers.get('origin')
  const host = headers.get('host')
  if (origin === null || host === null) return origin === baseUrl
  return [baseUrl, `https://${host}`, `http://${host}`].includes(origin)
}

/** Anything that changes something must come from a page of ours, as JSON (A48). */
export function ownOriginOnly({ baseUrl, refuse }: { baseUrl: string; refuse: () => never }) {
  return createMiddleware(async (c, next) => {
    const type = c.req.header('content-type') ?? 'application/json'
    if (!isFromUs(c.req.raw.headers, baseUrl) || !type.startsWith('application/json')) refuse()
    await next()
  })
}
