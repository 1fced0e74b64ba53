import { createHmac } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#server/platform/same-secret.ts'

export const doctorHeader = 'x-elefam-doctor'

/** Shows that the doctor asks: who has the server's secret, runs the server. */
export function doctorToken(secret: string): string {
  return createHmac('sha256', secret).update('the doctor asks').digest('base64url')
}

/** What of the doctor's own question arrived behind all proxies. */
export const seenSchema = z.object({
  seen: z.object({
    visitor: z.string(),
    forwardedFor: z.string().nullable(),
    proto: z.string().nullable(),
  }),
})

type Options = { secret: string; clientAddress: (c: Context) => string }

/** Tells the doctor, and nobody else, what the server sees of whoever asks. */
export function seenByDoctor({ secret, clientAddress }: Options): MiddlewareHandler {
  const expected = doctorToken(secret)
  return async (c, next) => {
    if (!isSameSecret(c.req.header(doctorHeader) ?? '', expected)) return next()
    const forwardedFor = c.req.header('x-forwarded-for') ?? null
    const proto = c.req.header('x-forwarded-proto') ?? null
    const seen = { visitor: clientAddress(c), forwardedFor, proto }
    return c.json({ ok: true, seen } satisfies z.input<typeof seenSchema> & { ok: true })
  }
}
