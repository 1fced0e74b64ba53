import { rulesVersion } from '#core/log/subjects.ts'
import { refuse } from '#core/refusal.ts'
import type { Log } from '#server/platform/log.ts'
import { beginFamily } from '#server/http/begin-family.ts'
import { jsonList, jsonText, jsonWith } from '#server/http/json-text.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readDocuments } from '#server/store/documents.ts'
import { readFamilyText } from '#server/store/families.ts'
import { bootstrapApi } from './bootstrap.api.ts'

/** Everything for the first paint in one call; the stored texts go out as they are. */
export const bootstrapRoutes = ({ log }: { log: Log }) =>
  routes()
    .openapi(bootstrapApi.session, async (c) => {
      const session = await c.get('services').readSession(c.req.raw.headers, { renew: false })
      return c.json({ user: session?.user ?? null }, 200)
    })
    .openapi(bootstrapApi.bootstrap, async (c) => {
      const { db, clock, choices, pace } = c.get('services')
      const user = userOf(c)
      // As much as long lists, and apart from them: whoever read a lot can still open what is theirs.
      const reader = `first paint of ${user.familyId}`
      pace.reading.admit(reader)
      const { diverged: at } = c.req.valid('query')
      if (at) log.error('replica.diverged', new Error('A replay led elsewhere'), { sequence: at })
      const { family: known, sprints, sequence } = await readDocuments(db, user.familyId)
      if (!known) await beginFamily({ db, now: clock(), choices }, user)
      const family = known ?? (await readFamilyText(db, user.familyId)) ?? refuse('family-missing')
      const told = { user, sequence, rules: rulesVersion, now: clock() }
      const whole = jsonWith(told, { family, sprints: jsonList(sprints) })
      pace.reading.owe(reader, whole.length)
      return jsonText(whole)
    })
