import { z } from '@hono/zod-openapi'
import { contactSchema } from '#core/contract/mail.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { answer, body, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { randomId } from '#server/platform/random-id.ts'
import { enqueue } from '#server/store/outbox.ts'
import { contactMail } from './contact-mail.ts'

/** What anybody may write to whoever hosts this server. */
export function contactRoutes({ contactTo }: { contactTo: string }) {
  return routes().openapi(
    route('public', {
      method: 'post',
      path: apiPaths.contact,
      summary: 'Write to whoever hosts this server; they get it as an e-mail',
      request: { body: body(contactSchema) },
      responses: { 200: answer(z.object({ ok: z.literal(true) }), 'On its way') },
    }),
    async (c) => {
      const { db, clock, clientAddress, limit, verifyCaptcha } = c.get('services')
      const { captcha, ...message } = c.req.valid('json')
      await limit('contactByAddress', clientAddress(c))
      await verifyCaptcha(captcha, clientAddress(c))
      const payload = contactMail(message, contactTo)
      const mail = { id: randomId(), payload, now: clock(), share: 'contact' } as const
      // Who writes keeps their words, and is told: nothing is lost in silence.
      if (!(await enqueue(db, mail))) refuse('too-many-requests')
      return c.json({ ok: true as const }, 200)
    },
  )
}
