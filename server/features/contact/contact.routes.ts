import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import { randomId } from '#server/platform/random-id.ts'
import { enqueue } from '#server/store/outbox.ts'
import { contactMail } from './contact-mail.ts'
import { contactApi } from './contact.api.ts'

/** What anybody may write to whoever hosts this server. */
export function contactRoutes({ contactTo }: { contactTo: string }) {
  return routes().openapi(contactApi.write, async (c) => {
    const { db, clock, clientAddress, limit, verifyCaptcha } = c.get('services')
    const { captcha, ...message } = c.req.valid('json')
    await limit('contactByAddress', clientAddress(c))
    await verifyCaptcha(captcha, clientAddress(c))
    const payload = contactMail(message, contactTo)
    const mail = { id: randomId(), payload, now: clock(), share: 'contact' } as const
    // Who writes keeps their words, and is told: nothing is lost in silence.
    if (!(await enqueue(db, mail))) refuse('too-many-requests')
    return c.json({ ok: true as const }, 200)
  })
}
