import type { ActivityChange } from '#core/log/activity-schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import { personOf } from '#core/invites/member-of-user.ts'
import { refuse } from '#core/refusal.ts'
import { longAnswer, withListed } from '#server/http/long-answer.ts'
import { routes } from '#server/http/routes.ts'
import { readActivity } from '#server/store/changes.ts'
import { readFamily } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { readFamilyUsers } from '#server/store/users.ts'
import { changeText } from './change-text.ts'
import { liveApi } from './live.api.ts'

const atOnce = 10

/** Who changed what in a family, from its log. */
export const activityRoutes = () =>
  routes().openapi(liveApi.activity, async (c) => {
    const { db } = c.get('services')
    const { familyId } = c.req.valid('param')
    const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
    const users = await readFamilyUsers(db, familyId)
    const people = users.map((user) => personOf(family, user))
    const changes = changesOf(db, familyId, c.req.valid('query'))
    return longAnswer(c, withListed({ people }, 'changes', changes))
  })

/** Some at a time: a single one can be as long as a document. */
async function* changesOf(
  db: Database,
  familyId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): AsyncGenerator<JsonText<ActivityChange>> {
  for (let left = limit, from = before; left > 0; left -= atOnce) {
    const page = { before: from, limit: Math.min(left, atOnce) }
    const changes = await readActivity(db, familyId, page)
    yield* changes.map((change) => changeText(change, {}))
    if (changes.length < page.limit) return
    from = changes.at(-1)!.sequence
  }
}
