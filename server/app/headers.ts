import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/** What every response carries; no page of ours needs anything inline or from elsewhere. */
export function securityHeaders({ https }: { https: boolean }) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  })
}

/** Anything that changes something must come from a page of ours, as JSON (A48). */
export function ownOriginOnly({ baseUrl, refuse }: { baseUrl: string; refuse: () => never }) {
  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const origin = c.req.header('origin')
      const host = c.req.header('host')
      const own = origin === baseUrl || (origin !== undefined && sameHost(origin, host))
      const type = c.req.header('content-type') ?? 'application/json'
      if (!own || !type.startsWith('application/json')) refuse()
    }
    await next()
  })
}

function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
