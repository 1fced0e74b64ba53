import type { User } from '#core/contract/user.ts'
import { newFamily } from '#core/domain/family.ts'
import { refuse } from '#core/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { jsonList, jsonText, jsonWith } from '#server/http/json-text.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readDocuments } from '#server/store/documents.ts'
import { insertFamily, readFamilyText } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { bootstrapApi } from './bootstrap.api.ts'

/** Everything for the first paint in one call; the stored texts go out as they are. */
export const bootstrapRoutes = () =>
  routes()
    .openapi(bootstrapApi.session, async (c) => {
      const session = await c.get('services').readSession(c.req.raw.headers, { renew: false })
      return c.json({ user: session?.user ?? null }, 200, { 'cache-control': 'no-store' })
    })
    .openapi(bootstrapApi.bootstrap, async (c) => {
      const { db, clock } = c.get('services')
      const user = userOf(c)
      const { family: known, sprints, sequence } = await readDocuments(db, user.familyId)
      const family = known ?? (await beginFamily({ db, clock, user }))
      return jsonText(jsonWith({ user, sequence }, { family, sprints: jsonList(sprints) }))
    })

/** Makes up for a server that died between a sign-up and its family. */
async function beginFamily({ db, clock, user }: { db: Database; clock: Clock; user: User }) {
  if (user.role !== 'primary') refuse('family-missing')
  await insertFamily(db, newFamily({ userId: user.id, name: user.profile.name, now: clock() }))
  return (await readFamilyText(db, user.familyId)) ?? refuse('family-missing')
}
