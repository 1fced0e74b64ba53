import { z } from '@hono/zod-openapi'
import { activitySchema } from '#core/contract/activity.ts'
import { personOf } from '#core/domain/member-of-user.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { listed, longAnswer } from '#server/http/long-answer.ts'
import { answer, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readActivity, type StoredChange } from '#server/store/changes.ts'
import { readFamily } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { readFamilyUsers } from '#server/store/users.ts'

const atOnce = 10

const query = z.object({
  /** Only what happened before this place in the log. */
  before: z.coerce.number().int().min(1).max(limits.changes).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(30),
})

/** Who changed what in a family, from its log. */
export const activityRoutes = () =>
  routes().openapi(
    route('family', {
      method: 'get',
      path: `${apiPaths.families}/{familyId}/activity`,
      summary: 'Who changed what, newest first, a page at a time',
      request: { params: z.object({ familyId: z.string() }), query },
      responses: { 200: answer(activitySchema, 'Changes, and the people of the family') },
    }),
    async (c) => {
      const { db } = c.get('services')
      const { familyId } = c.req.valid('param')
      const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
      const users = await readFamilyUsers(db, familyId)
      const people = users.map((user) => personOf(family, user))
      const changes = changesOf(db, familyId, c.req.valid('query'))
      return longAnswer(c, listed('{"changes":[', changes, `],"people":${JSON.stringify(people)}}`))
    },
  )

/** Some at a time: a single one can be as long as a document. */
async function* changesOf(
  db: Database,
  familyId: string,
  { before, limit }: z.infer<typeof query>,
): AsyncGenerator<string> {
  for (let left = limit, from = before; left > 0; left -= atOnce) {
    const page = { before: from, limit: Math.min(left, atOnce) }
    const changes = await readActivity(db, familyId, page)
    yield* changes.map(changeText)
    if (changes.length < page.limit) return
    from = changes.at(-1)!.sequence
  }
}

/** The commands go out as they are stored. */
function changeText({ command, undo, ...change }: StoredChange): string {
  return `${JSON.stringify(change).slice(0, -1)},"command":${command},"undo":${undo ?? 'null'}}`
}
