import type { ApiToken } from '#core/programs/api-token-schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { later } from '#server/platform/clock.ts'
import { randomId } from '#server/platform/random-id.ts'
import {
  countApiTokens,
  deleteApiToken,
  insertApiToken,
  readApiTokens,
} from '#server/store/api-tokens.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'
import { warnOwner } from './warnings.ts'
import { newApiToken } from './api-token.ts'
import { apiTokensApi } from './api-tokens.api.ts'

const day = 24 * 60 * 60_000

/** Tokens of one's own: whoever has one acts in one's name, so making one asks for proof (A77). */
export const apiTokenRoutes = () =>
  routes()
    .openapi(apiTokensApi.list, async (c) =>
      c.json(await readApiTokens(c.get('services').db, userOf(c).id), 200),
    )
    .openapi(apiTokensApi.make, async (c) => {
      const { db, clock, limit, requireProof } = c.get('services')
      const { name, scope, days, ...proof } = c.req.valid('json')
      await requireProof(sessionOf(c), proof)
      const user = userOf(c)
      await limit('apiTokenByAccount', user.id)
      const now = clock()
      const { token, hash } = newApiToken()
      const expiresAt = days === null ? null : later(now, days * day)
      const made = { id: randomId(), name, scope, createdAt: now, expiresAt, usedAt: null }
      await insert(db, { user, made, hash })
      return c.json({ made, token }, 200)
    })
    .openapi(apiTokensApi.remove, async (c) => {
      const { tokenId } = c.req.valid('param')
      const user = userOf(c)
      const isGone = await transaction(c.get('services').db, async (trx) => {
        await lockUser(trx, user.id)
        return deleteApiToken(trx, user, tokenId)
      })
      if (!isGone) refuse('token-missing')
      return c.json({ ok: true as const }, 200)
    })

type New = { user: User; made: ApiToken; hash: string }

/** Keeps it, and tells the owner of a new way in (A60). */
async function insert(db: Database, { user, made, hash }: New): Promise<void> {
  await transaction(db, async (trx) => {
    const { id: userId, familyId } = user
    if (!(await lockFamily(trx, familyId))) refuse('family-missing')
    const owner = (await lockUser(trx, userId)) ?? refuse('user-missing')
    const now = made.createdAt
    if ((await countApiTokens(trx, userId, now)) >= limits.apiTokens) refuse('list-full')
    await insertApiToken(trx, { ...made, hash, userId, familyId })
    const change = { kind: 'token-made', name: made.name, scope: made.scope } as const
    await warnOwner(trx, owner, { now, happened: { what: 'sign-in-changed', change } })
  })
}
