import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { confirmationSchema } from '#core/contract/account.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { answer, body, route, userOf, type Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { confirmEmail, readConfirmation } from './confirm-email.ts'
import { anything } from './credentials.ts'
import { mailVerification } from './mail-verification.ts'

const done = z.object({ ok: z.literal(true) })
const link = body(z.strictObject({ token: anything }))

/**
 * Proving that the account's address is one's own. The mail's link leads to a page, which asks here:
 * following it changes nothing, whoever follows it (A26).
 */
export const verificationRoutes = () =>
  routes()
    .openapi(
      route('signed-in', {
        method: 'post',
        path: apiPaths.sendVerification,
        summary: 'Send the verification e-mail once more, unless the address is verified',
        responses: { 200: answer(done, 'On its way; the link before it ends as this one is sent') },
      }),
      async (c) => {
        const user = userOf(c)
        if (user.emailVerified) return c.json({ ok: true as const }, 200)
        const { db, clock, limit } = c.get('services')
        await limit('verificationByAccount', user.id)
        await transaction(db, (trx) => mailVerification(trx, { now: clock() }, user))
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.confirmation,
        summary: 'What the link in a mail would confirm; changes nothing',
        request: { body: link },
        responses: { 200: answer(confirmationSchema, 'What there is to confirm') },
      }),
      async (c) => {
        const token = await tokenOf(c, c.req.valid('json'))
        const { db, clock, readSession } = c.get('services')
        const { userId, ...found } = await readConfirmation({ db, now: clock() }, token)
        const session = await readSession(c.req.raw.headers, { renew: false })
        return c.json({ ...found, own: session?.user.id === userId }, 200)
      },
    )
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.confirmEmail,
        summary: 'Confirm an address with the link from the mail, once',
        request: { body: link },
        responses: { 200: answer(done, 'The account has this address, and it is confirmed') },
      }),
      async (c) => {
        const token = await tokenOf(c, c.req.valid('json'))
        const { db, clock } = c.get('services')
        await confirmEmail({ db, now: clock() }, token)
        return c.json({ ok: true as const }, 200)
      },
    )

/** The token that somebody came with; from one address only so many an hour may be tried. */
async function tokenOf(c: Context<Env>, { token }: { token?: unknown }): Promise<string> {
  if (typeof token !== 'string') refuse('invalid-token')
  const { limit, clientAddress } = c.get('services')
  await limit('confirmationByAddress', clientAddress(c))
  return token
}
