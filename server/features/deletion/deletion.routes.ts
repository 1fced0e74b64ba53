import { refuse } from '#core/refusal.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { deleteAccount } from './delete-account.ts'
import { endFamily } from './delete-family.ts'
import { deleteMember } from './delete-member.ts'
import { disownAccount } from './disown-account.ts'
import { handOver } from './hand-over.ts'
import { deletionApi } from './deletion.api.ts'

/** What cannot be undone: deleting a member, the family, the account. Each asks who is there. */
export const deletionRoutes = ({ baseUrl }: { baseUrl: string }) =>
  routes()
    .openapi(deletionApi.handOver, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      const { userId, ...given } = c.req.valid('json')
      await requireProof(sessionOf(c), given)
      const context = { db, now: clock(), baseUrl, user: userOf(c) }
      await withNewToken(c, (renewToken) => handOver({ ...context, renewToken }, userId))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(deletionApi.deleteMember, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      await requireProof(sessionOf(c), c.req.valid('json'))
      await deleteMember({ db, now: clock(), user: userOf(c) }, c.req.valid('param'))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(deletionApi.deleteFamily, async (c) => {
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
    })
    .openapi(deletionApi.deleteAccount, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      await requireProof(sessionOf(c), c.req.valid('json'))
      await deleteAccount({ db, now: clock(), baseUrl }, userOf(c))
      return c.json({ ok: true as const }, 200, { 'clear-site-data': '"storage"' })
    })
    .openapi(deletionApi.disownAccount, async (c) => {
      const { token } = c.req.valid('json')
      if (typeof token !== 'string') refuse('invalid-token')
      const { db, clock, limit, clientAddress } = c.get('services')
      await limit('confirmationByAddress', clientAddress(c))
      await disownAccount({ db, now: clock(), baseUrl }, token)
      return c.json({ ok: true as const }, 200)
    })
