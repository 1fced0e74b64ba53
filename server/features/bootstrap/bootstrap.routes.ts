import { rulesVersion } from '#core/rules-version.ts'
import type { User } from '#core/contract/user.ts'
import { newFamily } from '#core/domain/family.ts'
import { refuse } from '#core/refusal.ts'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '#server/platform/clock.ts'
import { jsonList, jsonText, jsonWith } from '#server/http/json-text.ts'
import { handled, sessionOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { insertFamily, readFamilyText } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { bootstrapApi } from './bootstrap.api.ts'

/** Everything for the first paint in one call; the stored texts go out as they are. */
export const bootstrapRoutes = ({ log }: { log: Log }) =>
  routes()
    .openapi(bootstrapApi.session, async (c) => {
      const session = await c.get('services').readSession(c.req.raw.headers, { renew: false })
      return c.json({ user: session?.user ?? null }, 200)
    })
    .openapi(handled(bootstrapApi.bootstrap, { withFamily: 'documents' }), async (c) => {
      const { db, clock } = c.get('services')
      const { user, documents } = sessionOf(c)
      const { diverged: at } = c.req.valid('query')
      if (at) log.error('replica.diverged', new Error('A replay led elsewhere'), { sequence: at })
      const { family: known, sprints, sequence } = documents!
      const family = known ?? (await beginFamily({ db, clock, user }))
      const told = { user, sequence, rules: rulesVersion, now: clock() }
      return jsonText(jsonWith(told, { family, sprints: jsonList(sprints) }))
    })

/** Makes up for a server that died between a sign-up and its family. */
async function beginFamily({ db, clock, user }: { db: Database; clock: Clock; user: User }) {
  if (user.role !== 'primary') refuse('family-missing')
  const family = newFamily({ userId: user.id, name: user.profile.name, now: clock() })
  await transaction(db, (trx) => insertFamily(trx, family))
  return (await readFamilyText(db, user.familyId)) ?? refuse('family-missing')
}
