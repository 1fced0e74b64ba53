import { refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { deleteAccount, leaveFamily } from './delete-account.ts'
import { deleteMember } from './delete-member.ts'
import { disownAccount } from './disown-account.ts'
import { handOver } from './hand-over.ts'
import { deletionApi } from './deletion.api.ts'

/** What cannot be undone: deleting a member, the family, the account. Each asks who is there. */
export const deletionRoutes = ({ baseUrl, cookies }: { baseUrl: string; cookies: Cookies }) =>
  routes()
    .openapi(deletionApi.handOver, async (c) => {
      const { db, clock, limit, requireProof } = c.get('services')
      const { userId, ...given } = c.req.valid('json')
      await limit('rewriteByAccount', userOf(c).id)
      await requireProof(sessionOf(c), given)
      const context = { db, now: clock(), baseUrl, user: userOf(c) }
      await withNewToken(c, (renewToken) => handOver({ ...context, renewToken }, userId))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(deletionApi.deleteMember, async (c) => {
      const { db, clock, limit, requireProof } = c.get('services')
      await limit('rewriteByAccount', userOf(c).id)
      await requireProof(sessionOf(c), c.req.valid('json'))
      await deleteMember({ db, now: clock(), user: userOf(c) }, c.req.valid('param'))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(deletionApi.deleteFamily, async (c) => {
      const { db, clock, limit, requireProof } = c.get('services')
      const { heirId, ...given } = c.req.valid('json')
      await limit('rewriteByAccount', userOf(c).id)
      await requireProof(sessionOf(c), given)
      await leaveFamily({ db, now: clock(), baseUrl }, userOf(c), heirId)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(deletionApi.deleteAccount, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      const { heirId, ...given } = c.req.valid('json')
      await requireProof(sessionOf(c), given)
      const context = { db, now: clock(), baseUrl }
      await deleteAccount(context, userOf(c), { others: 'go-on', heirId })
      return c.json({ ok: true as const }, 200, cookies.forgetting(c.req.raw.headers))
    })
    .openapi(deletionApi.disownAccount, async (c) => {
      const { token } = c.req.valid('json')
      if (typeof token !== 'string') refuse('invalid-token')
      const { db, clock, limit, clientAddress } = c.get('services')
      await limit('confirmationByAddress', clientAddress(c))
      await disownAccount({ db, now: clock(), baseUrl }, token)
      return c.json({ ok: true as const }, 200)
    })
