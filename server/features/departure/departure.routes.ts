import { z } from '@hono/zod-openapi'
import { id } from '#core/contract/scalars.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { answer, body, proofFields, route, sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { deleteAccount } from './delete-account.ts'
import { endFamily } from './delete-family.ts'
import { deleteMember } from './delete-member.ts'
import { disownAccount } from './disown-account.ts'
import { handOver } from './hand-over.ts'

const family = `${apiPaths.families}/{familyId}` as const
const ofFamily = z.object({ familyId: z.string() })
const proof = body(z.strictObject(proofFields))
const gone = answer(z.object({ ok: z.literal(true) }), 'Deleted, for good')

/** What cannot be undone: deleting a member, the family, the account. Each asks who is there. */
export const departureRoutes = ({ baseUrl }: { baseUrl: string }) =>
  routes()
    .openapi(
      route('primary', {
        method: 'post',
        path: `${family}/hand-over`,
        summary: 'Make a co-parent the parent whose family it is',
        request: {
          params: ofFamily,
          body: body(z.strictObject({ userId: id, ...proofFields })),
        },
        responses: { 200: answer(z.object({ ok: z.literal(true) }), 'Handed over') },
      }),
      async (c) => {
        const { db, clock, requireProof } = c.get('services')
        const { userId, ...given } = c.req.valid('json')
        await requireProof(sessionOf(c), given)
        const context = { db, now: clock(), baseUrl, user: userOf(c) }
        await withNewToken(c, (renewToken) => handOver({ ...context, renewToken }, userId))
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('primary', {
        method: 'delete',
        path: `${family}/members/{memberId}`,
        summary: 'Delete a member with everything they said and did',
        request: { params: ofFamily.extend({ memberId: z.string() }), body: proof },
        responses: { 200: gone },
      }),
      async (c) => {
        const { db, clock, requireProof } = c.get('services')
        await requireProof(sessionOf(c), c.req.valid('json'))
        await deleteMember({ db, now: clock(), user: userOf(c) }, c.req.valid('param'))
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('primary', {
        method: 'delete',
        path: family,
        summary: 'Delete the family with everything in it; everybody keeps their account',
        request: { params: ofFamily, body: proof },
        responses: { 200: gone },
      }),
      async (c) => {
        const { db, clock, requireProof } = c.get('services')
        const { familyId } = c.req.valid('param')
        await requireProof(sessionOf(c), c.req.valid('json'))
        const deleted = await transaction(db, async (trx) => {
          const found = (await lockFamily(trx, familyId)) ?? refuse('family-missing')
          if (found.primaryUserId !== userOf(c).id) refuse('primary-only')
          return endFamily(trx, { familyId, now: clock(), baseUrl })
        })
        if (!deleted) refuse('family-missing')
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('self', {
        method: 'delete',
        path: `${apiPaths.users}/{userId}`,
        summary: 'Delete the own account with everything that belongs to it',
        request: { params: z.object({ userId: z.string() }), body: proof },
        responses: { 200: gone },
      }),
      async (c) => {
        const { db, clock, requireProof } = c.get('services')
        await requireProof(sessionOf(c), c.req.valid('json'))
        await deleteAccount({ db, now: clock(), baseUrl }, userOf(c))
        return c.json({ ok: true as const }, 200, { 'clear-site-data': '"cache", "storage"' })
      },
    )
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.disownAccount,
        summary: 'Delete an unconfirmed account that somebody made with another’s address',
        request: { body: body(z.strictObject({ token: z.unknown().optional() })) },
        responses: { 200: gone },
      }),
      async (c) => {
        const { token } = c.req.valid('json')
        if (typeof token !== 'string') refuse('invalid-token')
        const { db, clock, limit, clientAddress } = c.get('services')
        await limit('confirmationByAddress', clientAddress(c))
        await disownAccount({ db, now: clock(), baseUrl }, token)
        return c.json({ ok: true as const }, 200)
      },
    )
