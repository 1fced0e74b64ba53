import { createMiddleware } from 'hono/factory'
import { isFields } from '#core/lib/typed-objects.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import { strangersBodyOf } from '#server/http/admission.ts'
import { usualBody } from '#server/http/read-body.ts'
import type { Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { later } from '#server/platform/clock.ts'
import { readSignature, signatureHeader, signatureLasts } from '#server/platform/mail-signature.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { markUsed } from '#server/store/mark-used.ts'
import { mailApi } from './mail.api.ts'

type Signature = { id: string; value: string }
type MailEnv = Env & { Variables: { signature: Signature } }

/** What mails are sent with for the host's other servers; without a key, for none. */
export type MailService = { key: string | undefined; mailer: Mailer }

/**
 * Our own e-mail service (S7.1). It is no relay: every order is signed with the host's key, which
 * servers have and browsers never see, over its whole body, so that one of the host's servers
 * composed recipient and text (A52). No cookie counts here, and no signature counts twice.
 */
export function mailRoutes({ key, mailer }: MailService) {
  const table = routes<MailEnv>()
  table.use(apiPaths.sendMail, withError, postOnly, signedOnly(key))
  return table.openapi(mailApi.send, async (c) => {
    const { db, clock } = c.get('services')
    const { id, value } = c.get('signature')
    const { toEmail, subject, messageBody, meetingStartISO } = c.req.valid('json')
    const expiresAt = later(clock(), 2 * signatureLasts)
    const isNew = await markUsed(db, { id: value, expiresAt })
    if (!isNew) refuse('mail-forbidden')
    const meeting = meetingStartISO && { meetingStart: new Date(meetingStartISO).toISOString() }
    await mailer({ to: toEmail, subject, text: messageBody, ...meeting }, id)
    return c.json({ message: 'Email sent', error: null }, 200)
  })
}

/** The contract's `error` in every answer that is not a success. */
const withError = createMiddleware(async (c, next) => {
  await next()
  if (c.res.ok) return
  const problem: unknown = await c.res.json()
  const told = isFields(problem) ? { ...problem, error: problem['code'] } : problem
  c.res = Response.json(told, { status: c.res.status })
})

const postOnly = createMiddleware(async (c, next) => {
  c.header('allow', 'POST')
  if (c.req.method !== 'POST') refuse('method-not-allowed')
  await next()
})

/** Before anything in the body is looked at, its signature is. */
function signedOnly(key: string | undefined) {
  return createMiddleware<MailEnv>(async (c, next) => {
    const header = c.req.header(signatureHeader)
    const now = c.get('services').clock()
    if (!key) refuse('mail-forbidden')
    const text = new TextDecoder().decode(await strangersBodyOf(c, usualBody))
    const signature = readSignature(key, { header, body: text, now })
    if (!signature) refuse('mail-forbidden')
    c.set('signature', signature)
    await next()
  })
}
