import { z } from '@hono/zod-openapi'
import { activitySchema } from '#core/contract/activity.ts'
import { personOf } from '#core/domain/member-of-user.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { jsonText } from '#server/http/json-text.ts'
import { answer, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readActivity, type StoredChange } from '#server/store/changes.ts'
import { readFamily } from '#server/store/families.ts'
import { readFamilyUsers } from '#server/store/users.ts'

const query = z.object({
  /** Only what happened before this place in the log. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
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
      const changes = await readActivity(db, familyId, c.req.valid('query'))
      const text = changes.map(changeText).join(',')
      return jsonText(`{"changes":[${text}],"people":${JSON.stringify(people)}}`)
    },
  )

/** The commands go out as they are stored. */
function changeText({ command, undo, ...change }: StoredChange): string {
  return `${JSON.stringify(change).slice(0, -1)},"command":${command},"undo":${undo ?? 'null'}}`
}
