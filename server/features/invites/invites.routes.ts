import type { Context } from 'hono'
import { Refusal } from '#core/refusal.ts'
import type { Log } from '#server/platform/log.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { sessionOf, userOf, type Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { listInvites } from '#server/store/invites.ts'
import { acceptInvite } from './accept-invite.ts'
import { createInvite } from './create-invite.ts'
import type { Mailing } from './inviting.ts'
import { asToldTo } from './queue-invite-mail.ts'
import { removeCoParent } from './remove-co-parent.ts'
import { resendInvite } from './resend-invite.ts'
import { revokeInvite } from './revoke-invite.ts'
import { viewInvitation } from './view-invitation.ts'
import { invitesApi } from './invites.api.ts'

type Options = { baseUrl: string; strictInvites: boolean; sendsMail: boolean; log: Log }

/** Co-parent invites (S7.5): the family's, for the parent who started it, and each by its link. */
export function inviteRoutes({ baseUrl, strictInvites: strict, sendsMail, log }: Options) {
  const inviting = (c: Context<Env>): Mailing => {
    const { db, clock } = c.get('services')
    return { db, now: clock(), user: userOf(c), baseUrl, sendsMail }
  }
  return routes()
    .openapi(invitesApi.create, async (c) => {
      const { limit, requireRecentProof, tellOfWayIn } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const inviter = { ...inviting(c), limit, tellOfWayIn }
      const created = await createInvite(inviter, c.req.valid('json'))
      return c.json(asToldTo(userOf(c), created), 200)
    })
    .openapi(invitesApi.list, async (c) => {
      const { familyId } = c.req.valid('param')
      const query = { familyId, fromUserId: userOf(c).id }
      const invites = await listInvites(c.get('services').db, query)
      const told = invites.map((one) => asToldTo(userOf(c), one))
      return c.json(told, 200)
    })
    .openapi(invitesApi.resend, async (c) => {
      const { inviteId } = c.req.valid('param')
      const { timeZone } = c.req.valid('json')
      const resent = await resendInvite(inviting(c), { inviteId, timeZone })
      return c.json(asToldTo(userOf(c), resent), 200)
    })
    .openapi(invitesApi.revoke, async (c) => {
      const revoked = await revokeInvite(c.get('services').db, c.req.valid('param'))
      return c.json(asToldTo(userOf(c), revoked), 200)
    })
    .openapi(invitesApi.removeCoParent, async (c) => {
      const { db, now, user } = inviting(c)
      const { choices } = c.get('services')
      await withNewToken(c, (renewToken) =>
        removeCoParent({ db, now, by: user.id, choices, renewToken }, c.req.valid('param')),
      )
      return c.json({ ok: true as const }, 200)
    })
    .openapi(invitesApi.view, async (c) => {
      const { db, clock, readSession } = c.get('services')
      const session = await readSession(c.req.raw.headers, { renew: false })
      const options = { db, now: clock(), user: session?.user ?? null }
      const invitation = await viewInvitation(options, c.req.valid('param').inviteId)
      return c.json(invitation, 200)
    })
    .openapi(invitesApi.accept, async (c) => {
      const { inviteId } = c.req.valid('param')
      const { membersMax } = await c.get('services').choices()
      const input = { inviteId, strict, membersMax, ...c.req.valid('json') }
      const joined = await withNewToken(c, (renewToken) =>
        acceptInvite(inviting(c), { ...input, renewToken }),
      ).catch((error: unknown) => {
        // Whoever has just signed up goes on without the invite: the host should know (S8.20).
        if (error instanceof Refusal) log.info('invite.refused', { code: error.code })
        throw error
      })
      return c.json(joined, 200)
    })
}
