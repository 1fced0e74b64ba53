import { asciiEmail } from '#core/text/email.ts'
import { sessionOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { requireEmail } from './credentials.ts'
import { moveUnprovenAccount } from './move-unproven-account.ts'
import { requestNewEmail } from './request-new-email.ts'
import { requireProvenMove } from './sign-up-door.ts'
import { authApi } from './auth.api.ts'

/** Another address for the account: with the password, and the proof that the new one is one's own. */
export const changeEmailRoutes = () =>
  routes().openapi(authApi.changeEmail, async (c) => {
    const { newEmail, ...proof } = c.req.valid('json')
    const email = typeof newEmail === 'string' ? asciiEmail(newEmail.trim()).toLowerCase() : ''
    requireEmail(email, 'newEmail')
    const { db, clock, choices, limit, inBackground, requireProof } = c.get('services')
    const { user } = sessionOf(c)
    await limit('changeEmailByAccount', user.id)
    await requireProof(sessionOf(c), proof)
    const context = { db, now: clock() }
    if (email === user.profile.email) return c.json({ ok: true as const }, 200)
    requireProvenMove(await choices(), user)
    if (user.emailVerified) inBackground(() => requestNewEmail(context, user, email))
    else await moveUnprovenAccount(context, user, email)
    return c.json({ ok: true as const }, 200)
  })
