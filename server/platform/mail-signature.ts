import { createHmac } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

/** The header by which our servers prove to each other that one of them composed a mail (A52). */
export const signatureHeader = 'x-elefam-signature'

/** How far the clocks of two servers may differ, and how long a signature counts, in milliseconds. */
export const signatureLasts = 5 * 60_000

type Signed = { id: string; at: string; body: string }

const form = /^id=([A-Za-z0-9][A-Za-z0-9_-]{0,63}),at=([0-9TZ:.-]{24}),v1=([A-Za-z0-9_-]{43})$/

/** The header for a body sent at this instant; `id` is the mail's own. */
export function signMail(key: string, { id, at, body }: Signed): string {
  const value = createHmac('sha256', key).update(`${id}\n${at}\n${body}`).digest('base64url')
  return `id=${id},at=${at},v1=${value}`
}

/**
 * What a header proves of a body: the mail's id, and the signature's value, by which whoever keeps it
 * recognises it when it comes again. Null where it was not made with this key within five minutes.
 */
export function readSignature(
  key: string,
  { header, body, now }: { header: string | undefined; body: string; now: string },
): { id: string; value: string } | null {
  const [, id, at, value] = form.exec(header ?? '') ?? []
  if (!header || !id || !at || !value) return null
  if (!isSameSecret(header, signMail(key, { id, at, body }))) return null
  const age = Math.abs(Date.parse(now) - Date.parse(at))
  return age <= signatureLasts ? { id, value } : null
}
