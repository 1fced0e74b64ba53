import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  acceptanceSchema,
  invitationSchema,
  inviteSchema,
  newInviteSchema,
  resendSchema,
} from '#core/contract/invite.ts'
import { userSchema } from '#core/contract/user.ts'
import { apiPaths } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import type { Log } from '#server/platform/log.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { answer, body, route, userOf, type Env } from '#server/http/route.ts'
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

const family = `${apiPaths.families}/{familyId}` as const
const ofFamily = z.object({ familyId: z.string() })
const ofInvite = ofFamily.extend({ inviteId: z.string() })
const byLink = z.object({ inviteId: z.string() })
const invite = answer(inviteSchema, 'The invite')

type Options = { baseUrl: string; strictInvites: boolean; sendsMail: boolean; log: Log }

/** Co-parent invites (S7.5): the family's, for the parent who started it, and each by its link. */
export function inviteRoutes({ baseUrl, strictInvites: strict, sendsMail, log }: Options) {
  const inviting = (c: Context<Env>): Mailing => {
    const { db, clock } = c.get('services')
    return { db, now: clock(), user: userOf(c), baseUrl, sendsMail }
  }
  return routes()
    .openapi(
      route('primary', {
        method: 'post',
        path: `${family}/invites`,
        summary:
          'Invite a co-parent; the mail waits until the own address is confirmed, and an address with an open invite keeps that one',
        request: { params: ofFamily, body: body(newInviteSchema) },
        responses: { 200: invite },
      }),
      async (c) => {
        const { limit } = c.get('services')
        const created = await createInvite({ ...inviting(c), limit }, c.req.valid('json'))
        return c.json(asToldTo(userOf(c), created), 200)
      },
    )
    .openapi(
      route('primary', {
        method: 'get',
        path: `${family}/invites`,
        summary: 'The co-parent invites that the user sent, the newest first',
        request: { params: ofFamily },
        responses: { 200: answer(z.array(inviteSchema), 'The invites') },
      }),
      async (c) => {
        const { familyId } = c.req.valid('param')
        const query = { familyId, fromUserId: userOf(c).id }
        const invites = await listInvites(c.get('services').db, query)
        const told = invites.map((one) => asToldTo(userOf(c), one))
        return c.json(told, 200)
      },
    )
    .openapi(
      route('primary', {
        method: 'post',
        path: `${family}/invites/{inviteId}/resend`,
        summary: 'Send an open invite’s mail once more',
        request: { params: ofInvite, body: body(resendSchema) },
        responses: { 200: invite },
      }),
      async (c) => {
        const { inviteId } = c.req.valid('param')
        const { timeZone } = c.req.valid('json')
        const resent = await resendInvite(inviting(c), { inviteId, timeZone })
        return c.json(asToldTo(userOf(c), resent), 200)
      },
    )
    .openapi(
      route('primary', {
        method: 'delete',
        path: `${family}/invites/{inviteId}`,
        summary: 'Take an invite back: its link opens nothing any more',
        request: { params: ofInvite },
        responses: { 200: invite },
      }),
      async (c) => {
        const revoked = await revokeInvite(c.get('services').db, c.req.valid('param'))
        return c.json(asToldTo(userOf(c), revoked), 200)
      },
    )
    .openapi(
      route('primary-or-self', {
        method: 'delete',
        path: `${family}/co-parents/{userId}`,
        summary: 'End a co-parent’s part in the family; they get a family of their own back',
        request: { params: ofFamily.extend({ userId: z.string() }) },
        responses: { 200: answer(z.object({ ok: z.literal(true) }), 'Removed') },
      }),
      async (c) => {
        const { db, now, user } = inviting(c)
        await withNewToken(c, (renewToken) =>
          removeCoParent({ db, now, by: user.id, renewToken }, c.req.valid('param')),
        )
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('public', {
        method: 'get',
        path: '/api/invites/{inviteId}',
        summary: 'What anybody with the link may know of an open invite',
        request: { params: byLink },
        responses: { 200: answer(invitationSchema, 'Who invites, and whom') },
      }),
      async (c) => {
        const { db, clock, readSession } = c.get('services')
        const session = await readSession(c.req.raw.headers, { renew: false })
        const options = { db, now: clock(), user: session?.user ?? null }
        const invitation = await viewInvitation(options, c.req.valid('param').inviteId)
        return c.json(invitation, 200)
      },
    )
    .openapi(
      route('accepter', {
        method: 'post',
        path: '/api/invites/{inviteId}/accept',
        summary: 'Join the inviter’s family as co-parent',
        request: { params: byLink, body: body(acceptanceSchema) },
        responses: { 200: answer(userSchema, 'The user, in the family') },
      }),
      async (c) => {
        const { inviteId } = c.req.valid('param')
        const input = { inviteId, strict, ...c.req.valid('json') }
        const joined = await withNewToken(c, (renewToken) =>
          acceptInvite(inviting(c), { ...input, renewToken }),
        ).catch((error: unknown) => {
          // Whoever has just signed up goes on without the invite: the host should know (S8.20).
          if (error instanceof Refusal) log.info('invite.refused', { code: error.code })
          throw error
        })
        return c.json(joined, 200)
      },
    )
}
