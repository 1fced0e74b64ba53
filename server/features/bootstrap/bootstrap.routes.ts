import { z } from '@hono/zod-openapi'
import { bootstrapSchema } from '#core/contract/bootstrap.ts'
import { rulesVersion } from '#core/rules-version.ts'
import { userSchema, type User } from '#core/contract/user.ts'
import { newFamily } from '#core/domain/family.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '#server/platform/clock.ts'
import { jsonText } from '#server/http/json-text.ts'
import { answer, route, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readDocuments } from '#server/store/documents.ts'
import { transaction } from '#server/store/database.ts'
import { insertFamily, readFamilyText } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'

/** Everything for the first paint in one call; the stored texts go out as they are. */
export const bootstrapRoutes = ({ log }: { log: Log }) =>
  routes()
    .openapi(
      route('public', {
        method: 'get',
        path: apiPaths.session,
        summary: 'Who is signed in in this browser; null for a visitor',
        responses: { 200: answer(z.object({ user: userSchema.nullable() }), 'The user, or null') },
      }),
      async (c) => {
        const session = await c.get('services').readSession(c.req.raw.headers, { renew: false })
        return c.json({ user: session?.user ?? null }, 200)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'get',
        path: apiPaths.bootstrap,
        summary:
          'The user, the family and its current sprints; diverged= tells of a replay that failed',
        request: { query: z.object({ diverged: z.coerce.number().int().min(1).optional() }) },
        responses: { 200: answer(bootstrapSchema, 'User, family and sprints') },
      }),
      async (c) => {
        const { db, clock } = c.get('services')
        const user = userOf(c)
        const { diverged: at } = c.req.valid('query')
        if (at) log.error('replica.diverged', new Error('A replay led elsewhere'), { sequence: at })
        const { family: known, sprints, sequence } = await readDocuments(db, user.familyId)
        const family = known ?? (await beginFamily({ db, clock, user }))
        const userText = JSON.stringify(user)
        return jsonText(
          `{"user":${userText},"family":${family},"sprints":[${sprints.join(',')}],"sequence":${sequence},"rules":${rulesVersion},"now":"${clock()}"}`,
        )
      },
    )

/** Makes up for a server that died between a sign-up and its family. */
async function beginFamily({ db, clock, user }: { db: Database; clock: Clock; user: User }) {
  if (user.role !== 'primary') refuse('family-missing')
  const family = newFamily({ userId: user.id, name: user.profile.name, now: clock() })
  await transaction(db, (trx) => insertFamily(trx, family))
  return (await readFamilyText(db, user.familyId)) ?? refuse('family-missing')
}
